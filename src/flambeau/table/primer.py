"""How to play a game, on one page: goal, turn, pieces, end, with pictures of real positions.

A primer is `primer.fr.md` and `primer.en.md` in the folder of a game's words: headings (`##`), paragraphs, lists (`-`),
`**bold**`, and pictures, `![what one sees](name)`. The pictures are named once for all languages in `primer.toml`; each
is a position that the game's own bot reaches, drawn as the table draws it:

    [[picture]]
    name = "first-turn"
    seats = 2
    seed = 5
    answers = 12              # so many answers into the match, and then on
    asked = "hero-action"     # to the first question of this topic
    zones = ["board"]         # what of the table is drawn; everything if none is named
    lit = ["hero.0"]          # ringed; they must be there
    crop = "board"            # the zone to which the picture is cut

`cover = "first-turn"` above them names the one that stands for the game in the lobby.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from flambeau.kernel import SPECTATOR, Chair, Game, Match, playout

from .present import present
from .scene import Scene, Zone
from .svg import draw_svg
from .text import draw_text
from .whole import whole
from .words import Words, WordsError

BlockKind = Literal["heading", "text", "item", "picture"]
PICTURE: Final = re.compile(r"!\[(?P<caption>[^\]]*)\]\((?P<name>[a-z0-9-]+)\)")
MOST_ANSWERS: Final = 2000
"""A picture of a question that is not asked within so many answers is a mistake."""


class Block(Struct, frozen=True):
    """A heading, a paragraph, an item of a list, or a picture with its caption; `**` stands around bold words."""

    kind: BlockKind
    text: str
    picture: str = ""


class PictureOf(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be drawn: how it is reached, who looks at it, and what of it is shown."""

    name: str
    seats: int = 0
    """How many play; 0 for the fewest."""
    seed: int = 1
    answers: int = 0
    asked: str = ""
    """Play on to the first question of this topic; without, none is shown."""
    seat: int = 0
    """Who looks, -1 for a spectator."""
    options: dict[str, bool | int | str] = {}
    zones: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    crop: str = ""
    """The zone to which the picture is cut, if only a part of a sheet is meant."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    cover: str = ""
    picture: tuple[PictureOf, ...] = ()


def primer_file(game: Game[Any], language: str) -> Path | None:
    """Where a game's primer is, or would be; nowhere for a game without words."""
    return None if game.text is None else game.text / f"primer.{language}.md"


def has_primer(game: Game[Any], language: str) -> bool:
    """Whether somebody wrote how to play this game in this language."""
    path = primer_file(game, language)
    return path is not None and path.is_file()


@cache
def primer(game: Game[Any], language: str) -> tuple[Block, ...]:
    """How to play, block by block; nothing if nobody wrote it yet."""
    path = primer_file(game, language)
    return () if path is None or not path.is_file() else tuple(_blocks(path.read_text("utf-8")))


def _blocks(source: str) -> list[Block]:
    found: list[Block] = []
    for part in re.split(r"\n\s*\n", source.strip()):
        lines = [line.strip() for line in part.splitlines()]
        picture = PICTURE.fullmatch(" ".join(lines))
        if lines[0].startswith("#"):
            found.append(Block("heading", lines[0].lstrip("# ")))
        elif picture is not None:
            found.append(Block("picture", picture["caption"], picture["name"]))
        elif lines[0].startswith("- "):
            found += [Block("item", item) for item in _items(lines)]
        else:
            found.append(Block("text", " ".join(lines)))
    return found


def _items(lines: Sequence[str]) -> list[str]:
    """The items of a list; a line without a dash goes on with the one before."""
    items: list[str] = []
    for line in lines:
        if line.startswith("- "):
            items.append(line.removeprefix("- "))
        else:
            items[-1] += f" {line}"
    return items


def pictures(game: Game[Any]) -> Mapping[str, PictureOf]:
    """The pictures of a game's primer by name."""
    return {one.name: one for one in _read(game).picture}


def cover(game: Game[Any]) -> str:
    """The name of the picture that stands for the game in the lobby; "" if none is named."""
    return _read(game).cover


@cache
def _read(game: Game[Any]) -> _File:
    path = None if game.text is None else game.text / "primer.toml"
    if path is None or not path.is_file():
        return _File()
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise WordsError(f"{path}: {problem}") from problem


def draw_picture(game: Game[Any], name: str, words: Words, theme: str = "dark") -> str:
    """A picture of the primer as SVG, labelled in these words."""
    shown = _scene(game, name, words)
    of = pictures(game)[name]
    return draw_svg(shown, theme=theme, picked=of.lit, panel=False, crop=of.crop)


def tell_picture(game: Game[Any], name: str, words: Words) -> str:
    """The same picture as lines of text."""
    shown = _scene(game, name, words)
    bare = msgspec.structs.replace(shown.rest, title="", seats=(), status=(), prompt=None, outcome="")
    drawn = draw_text(msgspec.structs.replace(shown, rest=bare), choices=False, log=0)
    return drawn.strip("\n")


def _scene(game: Game[Any], name: str, words: Words) -> Scene:
    """The zones that a picture shows, and of the question only what can be chosen in them."""
    of = _known(game, name)
    scene = present(_position(game, name), SPECTATOR if of.seat < 0 else of.seat, words)
    shown = _shown(whole(scene), of.zones)
    names = {zone.id for zone in shown}
    zones = tuple(zone if zone.inside in names else _alone(zone) for zone in shown)
    there = {element.id for zone in zones for element in zone.elements}
    lacking = [one for one in of.lit if one not in there] + [
        one for one in (*of.zones, *filter(None, [of.crop])) if one not in names
    ]
    if lacking:
        raise WordsError(f"the picture {name!r} of {game.id} does not show {', '.join(lacking)}")
    choices = scene.rest.choices if of.asked and not of.lit else ()
    rest = msgspec.structs.replace(scene.rest, ground="", zones=zones, choices=choices, groups=(), events=(), log=())
    return Scene(rest)


def _shown(zones: Sequence[Zone], wanted: Sequence[str]) -> list[Zone]:
    """Those that are named, with what lies inside them unless some of that is named too."""
    picky = {zone.inside for zone in zones if zone.id in wanted}
    return [
        zone for zone in zones
        if not wanted or zone.id in wanted or (zone.inside in wanted and zone.inside not in picky)
    ]  # fmt: skip


def _alone(zone: Zone) -> Zone:
    """A zone that has the picture to itself and its like: nothing is left free for a board beside it."""
    return msgspec.structs.replace(zone, inside="", place="main")


def _known(game: Game[Any], name: str) -> PictureOf:
    found = pictures(game).get(name)
    if found is None:
        raise WordsError(f"the primer of {game.id} has no picture {name!r}")
    return found


@cache
def _position(game: Game[Any], name: str) -> Match:
    """The match in the position of a picture: nobody plays on from there."""
    of = _known(game, name)
    seats = of.seats or game.seats.start
    match = Match.start(game, seats, of.options, of.seed)
    bots = [list(game.bots.values())[-1](seat) for seat in range(seats)] if game.bots else []
    for count in range(MOST_ANSWERS):
        asked = match.asked()
        if not asked:
            break
        if count >= of.answers and (not of.asked or of.asked in _topics(match, of.seat)):
            return match
        if bots:
            match.answer(asked[0], bots[asked[0]].answer(Chair(match, asked[0])))
        else:
            playout(match, count, 1)
    if of.asked or match.outcome is None:
        raise WordsError(f"the picture {name!r} of {game.id} is never reached")
    return match


def _topics(match: Match, seat: int) -> list[str]:
    """What whoever looks is asked; a spectator sees everybody's questions."""
    return [match.question(one).topic.name for one in match.asked() if seat in (one, -1)]
