"""Measures the bots of a game against each other (`python -m tools.ladder GAME --games 200 --write`).

`docs/games/ladder.toml` says in which modes. With `--write` the table goes into `docs/games/<game>.md`, between the
lines `<!-- ladder -->` and `<!-- /ladder -->`.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from flambeau.bots import bot_names
from flambeau.kernel import Game
from flambeau.lab import Plan, Played, simulate, wilson
from flambeau.registry import game as registered_game

PAGES = Path(__file__).resolve().parent.parent / "docs" / "games"
OPEN, CLOSE = "<!-- ladder -->", "<!-- /ladder -->"


def modes(game: str) -> list[dict[str, Any]]:
    """The modes a game's bots are measured in: a title, seats and options each."""
    found: list[dict[str, Any]] = tomllib.loads((PAGES / "ladder.toml").read_text("utf-8"))[game]
    return found


def seatings(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: everybody everybody at one or two seats, else one among others of another name."""
    if seats <= 2:
        return list(product(names, repeat=seats))
    return [(one, *[other] * (seats - 1)) for one, other in product(names, repeat=2) if one != other]


def row(game: Game[Any], mode: dict[str, Any], bots: tuple[str, ...], games: int, seed: int) -> str:
    """One line of the table: who played, how often each seat won, how the games ended."""
    results = simulate(Plan(game.id, mode["seats"], bots, mode.get("options", {}), seed), games)
    shares = " · ".join(_share(results, seat) for seat in range(mode["seats"]))
    ends = ", ".join(f"{reason} {count}" for reason, count in Counter(one.reason for one in results).most_common())
    answers = sum(one.answers for one in results) / len(results)
    return f"| {mode['title']} | {' · '.join(bots)} | {shares} | {ends} | {answers:.0f} |"


def _share(results: Sequence[Played], seat: int) -> str:
    share = wilson(sum(seat in one.winners for one in results), len(results))
    won = f"{100 * share.rate:.0f} % [{100 * share.low:.0f}, {100 * share.high:.0f}]"
    points = [one.scores[seat] for one in results if one.scores]
    return f"{won}, {sum(points) / len(points):.0f} points" if points else won


def ladder(game: Game[Any], games: int, seed: int) -> Iterator[str]:
    """The table, line by line."""
    yield f"{games} games a line; each seat's share of wins with its 95 % interval (Wilson), and its mean score."
    yield ""
    yield "| mode | bots by seat | wins by seat | ends | answers a game |"
    yield "| --- | --- | --- | --- | --- |"
    for mode in modes(game.id):
        for bots in seatings(bot_names(game), mode["seats"]):
            yield row(game, mode, bots, games, seed)


def put(page: str, lines: Sequence[str]) -> str:
    """The page with these lines between its two marks."""
    before, rest = page.split(OPEN, 1)
    return f"{before}{OPEN}\n" + "\n".join(lines) + f"\n{CLOSE}{rest.split(CLOSE, 1)[1]}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", help="which game")
    parser.add_argument("--games", type=int, default=200, help="games a line (default: 200)")
    parser.add_argument("--seed", type=int, default=0, help="default: 0")
    parser.add_argument("--write", action="store_true", help="put the table into docs/games/GAME.md")
    given = parser.parse_args(arguments)
    lines = []
    for line in ladder(registered_game(given.game), given.games, given.seed):
        print(line, flush=True)
        lines.append(line)
    if given.write:
        page = PAGES / f"{given.game}.md"
        page.write_text(put(page.read_text("utf-8"), lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
