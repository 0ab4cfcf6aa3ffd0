"""A picture of every game for the lobby: the one that its primer names, else its board some way into a game that
chance played, or an icon of its table."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final

import msgspec.structs
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from flambeau.kernel import SPECTATOR, Game, Match, playout
from flambeau.table import Scene, Zone, draw_svg
from flambeau.table.icons import all_icons
from flambeau.table.palette import THEMES, theme
from flambeau.table.present import present
from flambeau.table.primer import cover, draw_picture
from flambeau.table.whole import whole

from ..context import context_of
from ..errors import Unknown
from ..problems import AnyRequest
from ..wire import Language
from ..wording import words_of
from .pages import File, file_of, sent

SEED: Final = 5
BOARDS: Final = ("grid", "sheet", "free")
FALLBACK: Final = "primitive-torch"
ANSWERS: Final = 60
"""Far enough that there is something to see; a game that ends sooner shows its last position."""


@get("/pictures/{name:str}", include_in_schema=False, sync_to_thread=True)
def picture_of(request: AnyRequest, name: FromPath[str], theme: FromQuery[str] = THEMES[0]) -> Response[bytes]:
    """The picture of a game, drawn once for each language and theme."""
    context = context_of(request)
    game = context.matches.games.get(name.removesuffix(".svg"))
    if game is None or not name.endswith(".svg") or theme not in THEMES:
        raise Unknown()
    return sent(request, _picture(game, context.language(request), theme))


@cache
def _picture(game: Game[Any], language: Language, colours: str) -> File:
    words = words_of(game.text, language)
    if named := cover(game):
        drawn = draw_picture(game, named, words, colours)
    else:
        match = Match.start(game, game.seats[0], seed=SEED)
        playout(match, random.Random(SEED), ANSWERS)
        scene = present(match, SPECTATOR, words)
        board = next((zone for zone in whole(scene) if zone.kind in BOARDS and not zone.inside), None)
        drawn = _emblem(scene) if board is None else draw_svg(_alone(scene, board), theme=colours, panel=False)
    return file_of(drawn.encode(), "image/svg+xml")


def _alone(scene: Scene, board: Zone) -> Scene:
    """The board with what lies inside it: a picture in a list is small."""
    inside = (zone for zone in whole(scene) if zone.inside == board.id)
    zones = (msgspec.structs.replace(board, label=""), *inside)
    return Scene(msgspec.structs.replace(scene.rest, ground="", zones=zones))


def _emblem(scene: Scene) -> str:
    """The first icon that lies on the table, large: for games without a board."""
    icons = [zone.icon for zone in whole(scene)]
    icons += [badge.icon for zone in whole(scene) for badge in zone.badges]
    icons += [element.icon for zone in whole(scene) for element in zone.elements]
    icon = next(filter(None, icons), FALLBACK)
    tone = theme("dark").tones["fire"]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 512">'
        f'<defs><radialGradient id="g"><stop stop-color="{tone.base}"/><stop offset="1" stop-color="{tone.deep}"/>'
        '</radialGradient></defs><path fill="url(#g)" d="M0 0h1024v512H0z"/>'
        f'<path fill="{tone.light}" transform="translate(352 96) scale(.625)" d="{all_icons()[icon].path}"/></svg>'
    )


HANDLERS = (picture_of,)
