"""Whether those at a table know different things. Read from the match alone, so a restart does not change it."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import SPECTATOR, Match


class SharedScreens:
    """Whether a screen that several seats share has to be covered when it is handed over from one to the other."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._found: dict[tuple[int, ...], bool] = {}  # of this position

    def have_secrets(self, match: Match, seats: tuple[int, ...]) -> bool:
        """Whether these seats see different things or, while the match runs, were told different things."""
        if self._match is not match:
            self._match, self._found = match, {}
        if seats not in self._found:
            is_told = match.outcome is None and were_told_differently(match, seats)
            self._found[seats] = is_told or see_differently(match, seats)
        return self._found[seats]


def were_told_differently(match: Match, seats: Sequence[int]) -> bool:
    """Whether something was told to one of these seats and not to another: then one may not read the other's log."""
    everybody = sum(1 << seat for seat in seats)
    told = () if match.journal is None else match.journal.told
    return any(one.to & everybody not in (0, everybody) for one in told)


def see_differently(match: Match, seats: Sequence[int]) -> bool:
    """Whether these seats see, or since the last shuffle saw, different things."""
    first = match.dossier(seats[0])
    return any(match.dossier(seat) != first for seat in seats[1:])


def has_private_knowledge(match: Match) -> bool:
    """Whether some seat sees, or since the last shuffle saw, what a spectator does not."""
    return see_differently(match, (SPECTATOR, *range(match.seats)))
