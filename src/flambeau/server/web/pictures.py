"""A picture of every game for the lobby: the middle of its table some way into a game that chance played."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final

import msgspec.structs
from litestar import Response, get
from litestar.params import FromPath

from flambeau.kernel import SPECTATOR, Game, Match
from flambeau.kernel.playout import playout
from flambeau.table import Scene, draw_svg
from flambeau.table.present import present
from flambeau.table.whole import whole

from ..errors import Unknown
from ..wording import words_of
from .desk import desk_of
from .errors import AnyRequest
from .pages import File, file_of, sent

SEED: Final = 5
ANSWERS: Final = 60
"""Far enough that there is something to see; a game that ends sooner shows its last position."""


@get("/pictures/{name:str}", include_in_schema=False, sync_to_thread=True)
def picture_of(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The picture of a game, drawn once."""
    game = desk_of(request).house.games.get(name.removesuffix(".svg"))
    if game is None or not name.endswith(".svg"):
        raise Unknown()
    return sent(request, _picture(game))


@cache
def _picture(game: Game[Any]) -> File:
    match = Match.start(game, game.seats[0], seed=SEED)
    playout(match, random.Random(SEED), ANSWERS)
    scene = present(match, SPECTATOR, words_of(game.text, "en"))
    return file_of(draw_svg(_middle(scene), panel=False).encode(), "image/svg+xml")


def _middle(scene: Scene) -> Scene:
    """The first zone of the main place alone, with what lies inside it: a picture in a list is small."""
    zones = whole(scene)
    first = next((zone for zone in zones if zone.place == "main" and not zone.inside), zones[0])
    kept = tuple(zone for zone in zones if zone.id == first.id or zone.inside == first.id)
    bare = tuple(msgspec.structs.replace(zone, label="" if zone.id == first.id else zone.label) for zone in kept)
    return Scene(msgspec.structs.replace(scene.rest, ground="", zones=bare))


HANDLERS = (picture_of,)
