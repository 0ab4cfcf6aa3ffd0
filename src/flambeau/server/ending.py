"""The end of a match: what people scored, and for each viewer the verdict, its story in numbers, the scale of a score
and the best scores of this server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flambeau.kernel import SPECTATOR, Match, Outcome
from flambeau.table import Words
from flambeau.table.counted import Counted, counted
from flambeau.table.ending import marks, mode_of, say_next, verdict

from .storage import Score, Storage
from .wire import Best, Deeds, Ending, Language, Rung
from .wording import distinct_names, names_at

if TYPE_CHECKING:
    from .live_table import LiveTable


MOST_BEST: Final = 5


class Endings:
    """How the match of one table ended; what is costly is made once for each seat and language."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._stories: dict[tuple[int, str, tuple[str, ...]], tuple[Counted, ...]] = {}
        self._told: Match | None = None

    def of(self, ended: Outcome, yours: tuple[int, ...], seat: int, words: Words, language: Language) -> Ending:
        """The end as somebody who holds these seats is shown it."""
        live, match = self._live, self._live.match
        people = [live.name_of(one.guest) for one in live.sitters]
        names = distinct_names(people, names_at(match, language))
        chapter = say_next(words, match)
        return Ending(
            verdict(words, ended, names, yours, live.conceded),
            "chapter" if chapter else "again",
            chapter,
            ended.winners,
            ended.scores,
            tuple([Deeds(one.who, one.said, one.seat) for one in self._story(seat, words, language, tuple(names))]),
            tuple([Rung(*mark) for mark in marks(words, match)]),
            tuple(match.game.sums(ended.carry)) if chapter else (),
            tuple([Best(live.name_of(one.guest), one.score, one.at, one.table == live.id) for one in live.best]),
        )

    def _story(self, seat: int, words: Words, language: str, names: tuple[str, ...]) -> tuple[Counted, ...]:
        match = self._live.match
        if self._told is not match:
            self._told, self._stories = match, {}
        key = (seat, language, names)
        if key not in self._stories:
            self._stories[key] = counted(match, SPECTATOR if seat < 0 else seat, words, names)
        return self._stories[key]


def new_scores(live: LiveTable, after: Match, now: float) -> list[Score]:
    """What people have scored if the table's match ends with this; in study, and by giving up, nobody scores."""
    ended = after.outcome
    if ended is None or live.match.outcome is not None or after.study:
        return []
    mode = mode_of(after)
    people = [(seat, one) for seat, one in enumerate(live.sitters) if one.kind == "person" and one.guest]
    return [
        Score(live.id, seat, mode, one.guest, ended.scores[seat], now)
        for seat, one in people if seat < len(ended.scores)
    ]  # fmt: skip


async def best_scores(storage: Storage, match: Match) -> list[Score]:
    """The best scores of this server in the mode of a match that is over, if it was played for points."""
    if match.outcome is None or not match.outcome.scores:
        return []
    return await storage.best(mode_of(match), MOST_BEST)
