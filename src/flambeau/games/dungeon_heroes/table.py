"""The table as one viewer sees it: the board with its tiles and figures; `mats` lays out what lies beside it.

Everything is read from a view, so a face-down tile is only ever a place. Elements are named as choices name them:
cell.17, hero.2, monster.5, slot.0, artifact.3. A tile on the board is named by its square, laid.17: events name tiles
by what they are, and must not mean another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, repeat
from typing import Final

from flambeau.table import Words
from flambeau.table.memory import remembered
from flambeau.table.noun import Noun
from flambeau.table.scene import Badge, Element, Ground, Path, Rest, Scene, Seat, Zone, changed, ground_of

from .board import BITS, CELLS, COLUMNS, NAMES, NOWHERE, PLACES, ROOM, VAULT, cell_named
from .foresight import intents
from .mats import side_zones
from .model import HERO_PLAYER, LORD, Play
from .rules.solo import ROWS
from .scoring import treasures_to_win
from .tiles import DRAGON, EFFECT, HEROES, MONSTER, MONSTERS, TAIL, VAULT_CHEST, artifacts_in, tile_of
from .tokens import figure, foretold, hero_token, piece, tile_noun, tired_heroes

TOP_ROW: Final = 7
CHEST_CELL: Final = cell_named("c7")  # drawn here, taken on any square of the treasure room (DH-RULING-02)


def scene(view: Play, seat: int, words: Words) -> Scene:
    """What this seat sees, in these words."""
    ground = _ground(words)
    zones = [
        _tiles(tuple(view.room.faces), view.tiled, view.veiled, words),
        _pieces(
            view.vault,
            tuple(view.dropped.items()),
            tuple(view.figures),
            tuple(view.acted),
            foretold(view, words),
            tuple(view.at),
            tuple(view.hp),
            tired_heroes(view),
            view.possessed,
            view.tireless,
            intents(view),
            words,
        ),
        *side_zones(view, words),
    ]
    rest = Rest(
        "dungeon_heroes",
        words.say("title"),
        ground.name,
        you=seat if seat in (HERO_PLAYER, LORD) else -1,
        language=words.language,
        status=_status(
            view.round, view.aggressive, view.solo, view.actions, len(view.treasures), treasures_to_win(view), words
        ),
        seats=_seats(view.seat, view.solo, words),
        zones=tuple(zones),
    )
    return Scene(rest, ground)


@remembered
def _seats(acting: int, solo: bool, words: Words) -> tuple[Seat, ...]:
    heroes = Seat(HERO_PLAYER, words.say("role-heroes"), active=acting == HERO_PLAYER)
    if solo:
        return (heroes,)
    return (heroes, Seat(LORD, words.say("role-lord"), active=acting == LORD))


@remembered
def _ground(words: Words) -> Ground:
    return ground_of([_board_ground(words)])


def _board_ground(words: Words) -> Zone:
    cells = []
    for cell in range(CELLS):
        column, row = PLACES[cell]
        kind = "square" if cell < ROOM else "start" if cell < VAULT else "vault"
        cells.append(
            Element(
                f"cell.{cell}",
                "cell",
                words.say(f"label-{kind}", cell=NAMES[cell]),
                x=column,
                y=TOP_ROW - row,
                glyph=NAMES[cell],
                terrain="floor" if cell < ROOM else "start" if cell < VAULT else "vault",
            )
        )
    return Zone(
        "board",
        "grid",
        words.say("label-board"),
        cols=len(COLUMNS),
        rows=TOP_ROW + 1,
        elements=tuple(cells),
    )


def _light(at: Sequence[int], possessed: int) -> str:
    """The torch stands with the first hero who can still act, else on the treasure."""
    for hero in HEROES:
        if at[hero] != NOWHERE and hero != possessed:
            return f"cell.{at[hero]}"
    return f"cell.{CHEST_CELL}"


@remembered
def _status(
    round_: int, aggressive: bool, solo: bool, actions: int, found: int, needed: int, words: Words
) -> tuple[Badge, ...]:
    phase = "aggressive" if aggressive else "passive"
    danger = Badge(words.say(f"label-phase-{phase}"), "dungeon-gate", "blood" if aggressive else "")
    if solo:
        danger = Badge(words.say("label-solo-turn", row=max(0, ROWS + 1 - max(1, round_))), "dungeon-gate", "blood")
    treasures = Badge(f"{found}/{needed}", "chest", "gold", words.say("label-treasures", count=found, needed=needed))
    if not round_:  # the heroes are being arranged: no round has begun, nobody has actions
        return (danger, treasures)
    return (
        Badge(str(round_), "hourglass", label=words.say("label-round", count=round_)),
        danger,
        Badge(str(actions), "power-lightning", label=words.say("label-actions", count=actions)),
        treasures,
    )


# The board


@remembered
def _pieces(
    vault: bool,
    dropped: tuple[tuple[int, int], ...],
    figures: tuple[int, ...],
    acted: tuple[int, ...],
    foretold: tuple[str, ...],
    at: tuple[int, ...],
    hp: tuple[int, ...],
    tired: tuple[bool, ...],
    possessed: int,
    tireless: int,
    paths: tuple[Path, ...],
    words: Words,
) -> Zone:
    """What lies and stands on the board besides its tiles."""
    found = []
    if vault:
        chest = words.say(tile_noun(VAULT_CHEST))
        found.append(piece("vault", VAULT_CHEST, chest, words, on=f"cell.{CHEST_CELL}"))
    for cell, bag in dropped:
        for artifact in artifacts_in(bag):
            label = words.say("label-dropped", tile=Noun(tile_noun(tile_of(artifact))))
            found.append(piece(f"artifact.{artifact}", tile_of(artifact), label, words, on=f"cell.{cell}"))
    found += _figures(figures, acted, foretold, words)
    if figures[TAIL] != NOWHERE:
        on = f"cell.{figures[TAIL]}"
        about = words.attribute(tile_noun(DRAGON), "help")
        tail = Element("tail", "token", words.say("label-tail"), on=on, icon="dragon-head", shape="boss", help=about)
        found.append(tail)
    for hero in HEROES:
        if at[hero] != NOWHERE:
            found.append(hero_token(hero, at[hero], hp[hero], tired[hero], possessed == hero, tireless == hero, words))
    light = _light(at, possessed)
    return Zone("board", "grid", cols=len(COLUMNS), rows=TOP_ROW + 1, light=light, elements=tuple(found), paths=paths)


@remembered
def _figures(
    cells: tuple[int, ...], acted: tuple[int, ...], foretold: tuple[str, ...], words: Words
) -> tuple[Element, ...]:
    standing = [monster for monster in MONSTERS if cells[monster] != NOWHERE]
    return tuple([figure(one, cells[one], bool(acted[one]), foretold[one], words) for one in standing])


@remembered
def _tiles(faces: tuple[int, ...], tiled: int, veiled: int, words: Words) -> Zone:
    """The tiles of the board: a zone of their own that adds to the same one, because between two reveals it is not sent
    again."""
    cells = list(compress(range(CELLS), map(tiled.__and__, BITS)))
    down = map(bool, map(veiled.__and__, map(BITS.__getitem__, cells)))
    laid = tuple(map(_tile, map(faces.__getitem__, cells), cells, down, repeat(words)))
    return Zone("board", "grid", cols=len(COLUMNS), rows=TOP_ROW + 1, elements=laid)


@remembered
def _tile(tile: int, cell: int, down: bool, words: Words) -> Element:
    if tile < 0:
        label = words.say("label-face-down", cell=NAMES[cell])
        return Element(f"laid.{cell}", "card", label, on=f"cell.{cell}", flags=("down",))
    label = words.say("label-tile", tile=Noun(tile_noun(tile)), cell=NAMES[cell])
    if not down:  # a monster in the open is pointed at as such, tile or figure
        id_ = f"monster.{tile}" if EFFECT[tile] == MONSTER else f"laid.{cell}"
        return piece(id_, tile, label, words, on=f"cell.{cell}")
    known = piece(f"laid.{cell}", tile, label, words, on=f"cell.{cell}")
    # The Dungeon Lord sees it, the others do not.
    return changed(known, flags=("dim",))
