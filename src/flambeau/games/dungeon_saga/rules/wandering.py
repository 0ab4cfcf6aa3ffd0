"""Wandering Monsters (DSO-WAND): where they may be put, and the Game Master's decisions about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import FINAL, FREE, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Topic, ask, tell
from flambeau.parts.figures import anchors_covering
from flambeau.parts.grid import Cell, Direction, cells_of
from flambeau.parts.paths import FAR, distances

from ..box import HERO_FIGURES, SIZE, Figure
from ..choices import ACTIVATE, FACES, PASS, PLACES, Activate, Face, Pass, PlaceAt
from ..events import Placed, WanderingCame
from ..model import Play, SecondMonster
from .board import board_of, free_miniature, place
from .effects import passing
from .monsters import begin_activation

NEAR: Final = 5  # squares: the first comes within them, the second from beyond


def path_distances(s: Play, cell: int) -> list[int]:
    """Steps from a square over revealed floor, figures ignored; adjacent squares count 1 (DSO-RULING-01)."""
    board = board_of(s)
    found = distances(board.terrain, 1 << cell, s.high | s.low)
    for beside in cells_of(board.near[cell]):
        found[beside] = 1
    return found


def placing_cells(s: Play, kind: int, hero: int, second: bool) -> int:
    """The squares on which a Wandering Monster may be put (DSO-WAND-02, DSO-WAND-04, DSO-RULING-73)."""
    # A Hero knocked out meanwhile has no square to measure from: nothing can be placed for it.
    if s.cell[hero] < 0:
        return 0
    free = s.ground & ~(s.high | s.low | s.hero_cells | s.monster_cells)
    steps = path_distances(s, s.cell[hero])
    inside = 0
    for cell, distance in enumerate(steps):
        if (NEAR <= distance < FAR) if second else distance <= NEAR:
            inside |= 1 << cell
    if SIZE[kind] == 1:
        return free & inside
    grid = board_of(s).floor.grid
    stands = board_of(s).ways().standing(free)
    if second:  # no square of the base may be nearer
        return stands & ~anchors_covering(grid, grid.full & ~inside, 2)
    return stands & anchors_covering(grid, inside, 2)


def places(s: Play, hero: int, second: bool) -> Sequence[Choice]:
    """Where the Game Master may put it, or not at all ("may")."""
    found: list[Choice] = [PLACES[c] for c in cells_of(placing_cells(s, s.wandering, hero, second))]
    found.append(PASS)
    return found


def any_facing(s: Play, figure: int) -> Sequence[Choice]:
    """The Game Master chooses the facing (DSO-RULING-74)."""
    return FACES


def at_once_or_later(s: Play, monster: int) -> Sequence[Choice]:
    """Activate the new Monster now, or keep its activation for later (DSO-RULING-75)."""
    return (ACTIVATE[monster], PASS)


async def send_first(s: Play, hero: int) -> None:
    """The Game Master may place a Monster near the Hero and activate it at once (DSO-WAND-02, DSO-WAND-03)."""
    s.todo.append(SecondMonster(HERO_FIGURES[hero]))
    tell(s, "DSO-WAND-01", WanderingCame, HERO_FIGURES[hero])
    monster = await send(s, hero, False)
    if monster >= 0:
        answer = await ask(s, s.gm, AT_ONCE, at_once_or_later, monster)
        if isinstance(answer, Activate):
            begin_activation(s, monster)  # no Interrupt, DSO-RULING-76


async def send(s: Play, hero: int, second: bool) -> int:
    """The Game Master chooses square and facing; returns the Monster, or -1 if none came (DSO-RULING-72)."""
    monster = free_miniature(s, s.wandering)
    if monster < 0 or not placing_cells(s, s.wandering, hero, second):
        return -1
    where = await ask(s, s.gm, PLACE, places, hero, second)
    if not isinstance(where, PlaceAt):
        return -1
    facing = await ask(s, s.gm, PLACE_FACING, any_facing, monster)
    put(s, monster, where.at, facing.facing if isinstance(facing, Face) else 0, second)
    return monster


def put(s: Play, monster: int, cell: int, facing: int, second: bool) -> None:
    """Put a Wandering Monster on the board."""
    place(s, monster, cell, facing)
    rule = "DSO-WAND-04" if second else "DSO-WAND-02"
    tell(s, rule, Placed, Figure(monster), Cell(cell), Direction(facing))


def fits_and_is_near(s: Play, question: Ask[Any], choice: PlaceAt) -> bool:
    hero: int = question.args[0]
    second: bool = question.args[1]
    return placing_cells(s, s.wandering, hero, second) >> choice.at & 1 == 1


def is_this_one(s: Play, question: Ask[Any], choice: Activate) -> bool:
    monster: int = question.args[0]
    return choice.monster == monster


PLACE: Final = Topic(
    "place",
    "DSO-WAND-02",
    (
        Kind(PlaceAt, (Guard("DSO-WAND-02", "placing-distance", fits_and_is_near),), FREE),
        Kind(Pass, final=MAY_BE_FINAL),
    ),
    (("hero", "Figure"), ("second", "bool")),
    default=lambda s, hero, second: passing(s, hero),
)
PLACE_FACING: Final = Topic(
    "place-facing", "DSO-RULING-74", (Kind(Face, final=MAY_BE_FINAL),), (("monster", "Figure"),)
)
AT_ONCE: Final = Topic(
    "at-once",
    "DSO-WAND-03",
    (Kind(Activate, (Guard("DSO-RULING-75", "new-monster", is_this_one),), FREE), Kind(Pass, final=FINAL)),
    (("monster", "Figure"),),
    default=passing,
)
