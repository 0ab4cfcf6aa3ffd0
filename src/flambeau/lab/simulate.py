"""Simulated games: one plan, many seeds, the same results on any number of processes.

Game `n` of a plan has its own seed, and so has each bot in it, so results depend on nothing but the plan. A campaign is
played to its end and counts as one game.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from flambeau.bots import make_bot
from flambeau.kernel import Chair, Game, Match, Outcome, Refusal, after, goes_on, mix
from flambeau.records import make_folder, write_record
from flambeau.registry import game as registered_game

MOST_ANSWERS: Final = 100_000
MOST_CHAPTERS: Final = 1_000
FEWEST_FOR_PROCESSES: Final = 4
AHEAD: Final = 4
"""How many games wait for each process, so that none is idle."""


@dataclass(frozen=True)
class Plan:
    """What to play: which game, how many seats, who sits there, with which options."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one a seat
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0

    def check(self) -> None:
        """Refuse a plan that cannot be played, before any game is."""
        game = registered_game(self.game)
        game.settle_options(self.options, self.seats)
        if len(self.bots) != self.seats:
            raise Refusal("wrong-bots", bots=len(self.bots), seats=self.seats)
        for name in self.bots:
            make_bot(game, name, 0)


@dataclass(frozen=True)
class Played:
    """How one simulated game went; of a campaign, how its last match ended."""

    number: int
    seed: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    answers: int
    matches: int = 1


def play_one(plan: Plan, number: int, records: Path | None = None) -> Played:
    """Play game `number` of a plan to its end; with a folder, the record of each match is written there."""
    game: Game[Any] = registered_game(plan.game)
    seed = mix(plan.seed & 0xFFFFFFFFFFFF, 17, number + 1)
    recorded = records is not None
    bots: Sequence[str] = plan.bots
    match = Match.start(game, plan.seats, {**game.automated, **plan.options}, seed, record=recorded)
    total = 0
    for chapter in range(1, MOST_CHAPTERS):
        outcome, answers = _play_out(match, bots, seed if chapter == 1 else mix(seed, 41, chapter))
        total += answers
        more = goes_on(match)
        if records is not None:
            part = f"-chapter{chapter}" if more or chapter > 1 else ""
            write_record(records, f"{plan.game}-seed{plan.seed}-game{number}{part}", match)
        if not more:
            return Played(number, seed, outcome.winners, outcome.scores, outcome.reason, total, chapter)
        campaign = after(match)
        bots = campaign.seated(bots, bots[-1])
        match = campaign.start(mix(seed, 37, chapter), record=recorded)
    raise Refusal("endless-game", game=plan.game, seed=seed)


def _play_out(match: Match, names: Sequence[str], seed: int) -> tuple[Outcome, int]:
    """How a match ends between bots of these names, and after how many answers."""
    bots = [make_bot(match.game, name, mix(seed, 29, seat + 1)) for seat, name in enumerate(names)]
    for answers in range(MOST_ANSWERS):
        if match.outcome is not None:
            return match.outcome, answers
        asked = match.asked()
        seat = asked[0] if len(asked) == 1 else asked[mix(seed, 31, answers + 1) % len(asked)]
        match.answer(seat, bots[seat].answer(Chair(match, seat)))
    raise Refusal("endless-game", game=match.game.id, seed=seed)


def simulate(
    plan: Plan,
    games: int,
    workers: int | None = None,
    heard: Callable[[Played], None] | None = None,
    records: Path | None = None,
) -> list[Played]:
    """Play so many games; `heard` is told of each, in order."""
    results: list[Played] = []
    for played in each_game(plan, games, workers, records):
        results.append(played)
        if heard is not None:
            heard(played)
    return results


def each_game(
    plan: Plan, games: int, workers: int | None = None, records: Path | None = None
) -> Generator[Played, None, None]:
    """Play so many games and give each in order, as soon as it is over; whoever stops listening ends the others."""
    plan.check()
    if records is not None:
        make_folder(records)
    count = workers or os.cpu_count() or 1
    if count == 1 or games < FEWEST_FOR_PROCESSES:
        return _alone(plan, games, records)
    return _in_processes(plan, games, count, records)


def _alone(plan: Plan, games: int, records: Path | None) -> Generator[Played, None, None]:
    for number in range(games):
        yield play_one(plan, number, records)


def _in_processes(plan: Plan, games: int, workers: int, records: Path | None) -> Generator[Played, None, None]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent)
    waiting: deque[Future[Played]] = deque()
    number = 0
    try:
        while waiting or number < games:
            while number < games and len(waiting) < AHEAD * workers:
                waiting.append(pool.submit(play_one, plan, number, records))
                number += 1
            yield waiting.popleft().result()
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the parent ends its workers itself, without their tracebacks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
