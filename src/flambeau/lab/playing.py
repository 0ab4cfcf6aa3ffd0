"""One simulated game from its plan and number: the same wherever it is played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from flambeau.bots import quick_bots
from flambeau.kernel import Game, Match, Outcome, Refusal, after, goes_on, mix
from flambeau.records import write_record
from flambeau.registry import game as registered_game

from .plan import NO_SEAT, Plan, Played
from .sitting import Forfeited, Sitters

MOST_ANSWERS: Final = 100_000
MOST_CHAPTERS: Final = 1_000
EVERY: Final = 8  # answers between two looks at who leads
FORFEIT: Final = "forfeit"
"""The reason of a game that ended because a bot failed."""


class Tally:
    """What is counted while a game is played."""

    def __init__(self, watches_leads: bool) -> None:
        self.answers = self.choices = self.forced = 0
        self.leads: int | None = 0 if watches_leads else None
        self.forfeit, self.note = NO_SEAT, ""
        self._leader: int | None = None

    def count(self, match: Match, seat: int) -> None:
        """A question that is about to be answered."""
        choices = len(match.question(seat).choices)
        self.choices += choices
        self.forced += choices == 1
        if self.leads is not None and self.answers % EVERY == 0:
            leader = _leader(match)
            if leader is not None:
                self.leads += self._leader is not None and leader != self._leader
                self._leader = leader
        self.answers += 1


def _leader(match: Match) -> int | None:
    """The seat that stands best; of seats that stand alike (alone or together), whether they stand well (0) or not."""
    found = [match.game.evaluate(match.dossier(seat), seat) for seat in range(match.seats)]
    values = [value for value in found if value is not None]
    if not values:
        return None
    best = max(values)
    return values.index(best) if min(values) < best else -int(best <= 0)


def play_one(plan: Plan, number: int, records: Path | None = None, name: str | None = None) -> Played:
    """Play game `number` of a plan to its end; with a folder, the record of each match is written there.

    Under a `name` of its own a record replaces one that is there; else it never does.
    """
    game: Game[Any] = registered_game(plan.game)
    seed = mix(plan.seed & 0xFFFFFFFFFFFF, 17, number + 1)
    recorded = records is not None
    bots: Sequence[str] = plan.bots
    forkable = not set(bots) <= set(quick_bots(game))  # bots that answer at once never imagine
    options = {**game.automated, **plan.options}
    match = Match.start(game, plan.seats, options, seed, record=recorded, forkable=forkable)
    tally = Tally(plan.measured and type(game).evaluate is not Game.evaluate)
    for chapter in range(1, MOST_CHAPTERS):
        outcome = _play_out(plan, match, bots, seed if chapter == 1 else mix(seed, 41, chapter), tally)
        more = tally.forfeit == NO_SEAT and goes_on(match)
        if records is not None:
            part = f"-chapter{chapter}" if more or chapter > 1 else ""
            called = f"{plan.game}-seed{plan.seed}-game{number}" if name is None else name
            write_record(records, f"{called}{part}", match, over=name is not None)
        if not more:
            return _played(number, seed, match, outcome, chapter, tally)
        campaign = after(match)
        bots = campaign.seated(bots, bots[-1])
        match = campaign.start(mix(seed, 37, chapter), record=recorded)
    raise Refusal("endless-game", game=plan.game, seed=seed)


def _play_out(plan: Plan, match: Match, names: Sequence[str], seed: int, tally: Tally) -> Outcome:
    """How a match ends between bots of these names; a bot that fails gives it up."""
    with Sitters(plan, names, match, seed) as sitters:
        for answers in range(MOST_ANSWERS):
            if match.outcome is not None:
                return match.outcome
            asked = match.asked()
            seat = asked[0] if len(asked) == 1 else asked[mix(seed, 31, answers + 1) % len(asked)]
            tally.count(match, seat)
            try:
                index = sitters.answer(seat)
            except Forfeited as failed:
                tally.forfeit, tally.note = seat, str(failed)
                return _given_up(match, seat)
            match.answer(seat, int(index))
    raise Refusal("endless-game", game=match.game.id, seed=seed)


def _given_up(match: Match, seat: int) -> Outcome:
    ended = match.game.conceded(match.state, seat)
    return Outcome([winner for winner in ended.winners if winner < match.seats], FORFEIT, ended.rule)


def _played(number: int, seed: int, match: Match, outcome: Outcome, matches: int, tally: Tally) -> Played:
    return Played(
        number,
        seed,
        outcome.winners,
        outcome.scores,
        outcome.reason,
        tally.answers,
        matches,
        tally.choices,
        tally.forced,
        tally.leads,
        tally.forfeit,
        tally.note,
        tuple(match.game.traits(match.state)),
    )
