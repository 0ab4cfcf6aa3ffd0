"""Measures the house content of Paper Dungeons (`python -m tools.paper_balance --games 1000 --write`).

Solo games of the scripted player on every dungeon card: mean score, share of resurrections, and how far each card lies
from the mean. Powers and objectives are compared in games of their own, in which the first card dealt is kept, so that
no choice favours any. With `--write` the tables go into `docs/games/paper_dungeons-balance.md`. A compiled build first
on the path plays the same games in a third of the time.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from flambeau.bots import Chair
from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.bot import Scripted
from flambeau.games.paper_dungeons.box import DUNGEONS, OBJECTIVES, POWERS
from flambeau.games.paper_dungeons.rules.preparation import WHICH_OBJECTIVE, WHICH_POWER
from flambeau.kernel import Match, mix
from flambeau.lab import wilson
from flambeau.lab.statistics import Z95
from tools.ladder import PAGES, put

PAGE = PAGES / "paper_dungeons-balance.md"
LEAST, MOST, APART, TOO_OFTEN = 75, 115, 15, 0.4  # the bands for house content


@dataclass(frozen=True)
class Game:
    """How one solo game went."""

    card: int
    power: int
    objective: int
    score: int
    resurrected: bool


def played(card: int, number: int, choosing: bool) -> Game:
    """One solo game on a dungeon card."""
    seed = mix(2026, card + 1, number + 1)
    match = Match.start(GAME, 1, {"dungeon": DUNGEONS[card].id}, seed, forkable=False)
    bot = Scripted(seed)
    while match.outcome is None:
        kept = not choosing and match.question(0).topic in (WHICH_POWER, WHICH_OBJECTIVE)
        match.answer(0, 0 if kept else bot.answer(Chair(match, 0)))
    sheet = match.state.sheets[0]
    return Game(card, sheet.power, sheet.objective, match.outcome.scores[0], sheet.resurrected)


def spread(values: Sequence[float]) -> float:
    """Half the 95 % interval of a mean."""
    return Z95 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def card_lines(games: Sequence[Game]) -> Iterator[str]:
    """A line for each dungeon card, and whether it keeps to the bands."""
    mean = statistics.mean([game.score for game in games])
    yield f"{len(games)} solo games of the scripted player, mean {mean:.1f} points; 95 % intervals."
    yield ""
    yield "| card | games | mean score | from the mean | best | resurrections | within the bands |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for card, dungeon in enumerate(DUNGEONS):
        here = [game for game in games if game.card == card]
        scores = [game.score for game in here]
        own = statistics.mean(scores)
        share = wilson(sum(game.resurrected for game in here), len(here))
        fits = LEAST <= own <= MOST and abs(own - mean) <= APART and share.rate < TOO_OFTEN
        yield (
            f"| {dungeon.id} | {len(here)} | {own:.1f} ± {spread(scores):.1f} | {own - mean:+.1f} | {max(scores)} "
            f"| {100 * share.rate:.0f} % [{100 * share.low:.0f}, {100 * share.high:.0f}] | {'yes' if fits else 'no'} |"
        )


def worth_lines(games: Sequence[Game], what: str) -> Iterator[str]:
    """What each power or objective adds to a game, the best first; outliers are named."""
    by_card = {
        card: statistics.mean([game.score for game in games if game.card == card]) for card in {g.card for g in games}
    }
    names = [card.id for card in (POWERS if what == "power" else OBJECTIVES)]
    rows: list[tuple[float, float, str, int]] = []
    for number, name in enumerate(names):
        over = [game.score - by_card[game.card] for game in games if getattr(game, what) == number]
        if len(over) > 1:
            rows.append((statistics.mean(over), spread(over), name, len(over)))
    usual = statistics.pstdev([row[0] for row in rows])
    yield f"| {what} | games | points more or less | outlier |"
    yield "| --- | --- | --- | --- |"
    for mean, half, name, count in sorted(rows, reverse=True):
        yield f"| {name} | {count} | {mean:+.1f} ± {half:.1f} | {'yes' if abs(mean) > 1.5 * usual + half else ''} |"


def report(per_card: int, per_card_first: int) -> Iterator[str]:
    """All tables."""
    cards = range(len(DUNGEONS))
    yield "### Dungeon cards"
    yield ""
    yield from card_lines([played(card, number, True) for card in cards for number in range(per_card)])
    first = [played(card, number, False) for card in cards for number in range(per_card_first)]
    for what in ("power", "objective"):
        yield ""
        yield f"### Worth of {what}s"
        yield ""
        yield from worth_lines(first, what)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.paper_balance", description=(__doc__ or "").split("\n", 1)[0]
    )
    parser.add_argument("--games", type=int, default=1000, help="games a card (default: 1000)")
    parser.add_argument("--first", type=int, default=500, help="games a card that keep the first cards (default: 500)")
    parser.add_argument("--write", action="store_true", help=f"put the tables into docs/games/{PAGE.name}")
    given = parser.parse_args(arguments)
    lines = []
    for line in report(given.games, given.first):
        print(line, flush=True)
        lines.append(line)
    if given.write:
        page = Path(PAGE)
        page.write_text(put(page.read_text("utf-8"), lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
