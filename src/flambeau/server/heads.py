"""What lists of tables show of a match without opening it, and whether a change of it is for everybody's eyes."""

from __future__ import annotations

from flambeau.kernel import SPECTATOR, Match, goes_on

from .storage import Head


def head_of(match: Match, changed: float) -> Head:
    """What lists need to know of a match."""
    asked = sum(1 << seat for seat in match.asked())
    ended = match.outcome
    return Head(changed, asked, ended is not None, "" if ended is None else ended.reason, goes_on(match))


def is_visible(before: Match, after: Match) -> bool:
    """Whether a spectator was told something by this change."""
    if before.journal is None or after.journal is None:
        return True
    known, told = len(before.journal.told), after.journal.told
    return len(told) < known or any(one.to >> SPECTATOR & 1 for one in told[known:])
