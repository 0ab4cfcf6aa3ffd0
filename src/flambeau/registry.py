"""Which games there are: every package may add some through the entry point group `flambeau.games`."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from flambeau.kernel import BadData, FlambeauError, Game, Refusal, packs_in_force
from flambeau.table import Untaught, missing_words, untaught


@cache
def registered() -> dict[str, Game[Any]]:
    """All games by id, in the order of their ids; one that cannot be loaded is left out with a warning."""
    found: dict[str, Game[Any]] = {}
    for entry in entry_points(group="flambeau.games"):
        try:
            game = _load(entry)
        except Exception as problem:  # whatever is wrong with one game, the others can be played
            if isinstance(problem, BadData) and packs_in_force():
                raise  # a pack that was named and is wrong is an error, not a missing game
            warnings.warn(f"the game {entry.name!r} is left out: {problem}", RuntimeWarning, stacklevel=2)
            continue
        found[game.id] = game
    return dict(sorted(found.items()))


@cache
def offered() -> dict[str, Game[Any]]:
    """The games that people can sit down to; one that lacks words in some language is left out with a warning."""
    return worded(registered())


def worded(games: Mapping[str, Game[Any]]) -> dict[str, Game[Any]]:
    """Those of these games that have all their words."""
    found: dict[str, Game[Any]] = {}
    for game in games.values():
        missing = missing_words(game)
        if missing:
            more = f" (and {len(missing) - 1} more)" if len(missing) > 1 else ""
            warnings.warn(f"the game {game.id!r} is left out: {missing[0]}{more}", RuntimeWarning, stacklevel=2)
        else:
            found[game.id] = game
            for lacking in untaught(game)[:1]:
                warnings.warn(f"{lacking} (people who do not know the game will miss it)", Untaught, stacklevel=2)
    return found


def game(id_: str) -> Game[Any]:
    """The game of this id; a hyphen is taken for an underscore."""
    games = registered()
    found = games.get(id_) or games.get(id_.replace("-", "_"))
    if found is None:
        raise Refusal("unknown-game", game=id_, known=", ".join(games))
    return found


def _load(entry: EntryPoint) -> Game[Any]:
    game = entry.load()
    if not isinstance(game, Game):
        raise FlambeauError(f"{entry.value} is not a game")
    return game


def in_the_making() -> dict[str, Game[Any]]:
    """Games of this package that are not offered to players yet: folders of `flambeau.games` without an entry point."""
    folders = [init.parent.name for init in sorted((Path(__file__).parent / "games").glob("*/__init__.*"))]
    found = [import_module(f"flambeau.games.{name}").GAME for name in folders]
    return {game.id: game for game in found if game.id not in registered()}
