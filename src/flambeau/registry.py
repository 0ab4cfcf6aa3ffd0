"""Which games there are: every package may add some through the entry point group `flambeau.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from flambeau.kernel import FlambeauError, Game, Refusal


@cache
def registered() -> dict[str, Game[Any]]:
    """All games by id, in the order of their ids."""
    found: dict[str, Game[Any]] = {}
    for entry in entry_points(group="flambeau.games"):
        game = entry.load()
        if not isinstance(game, Game):
            raise FlambeauError(f"entry point {entry.name!r}: {entry.value} is not a game")
        found[game.id] = game
    return dict(sorted(found.items()))


def game(id_: str) -> Game[Any]:
    """The game of this id."""
    games = registered()
    if id_ not in games:
        raise Refusal("unknown-game", game=id_, known=", ".join(games))
    return games[id_]
