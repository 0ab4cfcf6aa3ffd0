"""Monster tiles become figures, and figures fall (DH-MON, DH-AGG-01, DH-EXP-06, DH-RULING-31).

A monster tile covered by another figure waits face up until that figure leaves (DH-RULING-18, DH-RULING-81).
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Ask, Guard, Kind, OfView, Topic, ask, tell

from ..automa.special import second_square
from ..board import BITS, NOWHERE, ORTH, Cell, cells_of
from ..choices import SPREAD, Spread
from ..events import Appeared, SpreadOut, TurnedAggressive
from ..model import LORD, Play, tile_at
from ..tiles import ALWAYS_AGGRESSIVE, DRAGON, EFFECT, MONSTER, TAIL, Hero, Monster
from .experience import bury
from .explaining import explain, listened
from .finality import lord_may_take_back
from .room import set_figure, take_off


def rises(s: Play, cell: Cell) -> bool:
    """Whether the tile on a square is a monster that must become a figure now (DH-RULING-16, DH-RULING-81)."""
    if not s.tiled & ~s.veiled & BITS[cell]:
        return False
    tile = tile_at(s, cell)
    return EFFECT[tile] == MONSTER and (s.aggressive or ALWAYS_AGGRESSIVE[tile]) and not s.covered & BITS[cell]


def stand_up(s: Play, cell: Cell) -> Monster:
    """Replace a monster tile by its figure on the same square (DH-AGG-01, DH-EXP-06)."""
    monster = Monster(tile_at(s, cell))
    take_off(s, cell)
    set_figure(s, monster, cell)
    usual = "DH-SOLO-12" if s.solo else "DH-AGG-01"
    tell(s, "DH-EXP-06" if ALWAYS_AGGRESSIVE[monster] else usual, Appeared, monster, cell)
    return monster


async def rise(s: Play, cell: Cell) -> None:
    """If a monster tile here must become a figure it does; the dragon then covers a second square (DH-RULING-31)."""
    if rises(s, cell) and stand_up(s, cell) == DRAGON:
        if s.solo:
            spread_by_itself(s, cell)
        elif ORTH[cell] & ~s.covered:
            second = await ask(s, LORD, SECOND_SQUARE, second_squares, cell)
            set_figure(s, TAIL, second.to)
            tell(s, "DH-RULING-31", SpreadOut, second.to)


def spread_by_itself(s: Play, cell: Cell) -> None:
    """In the solo game nobody chooses the second square (DH-RULING-51)."""
    trail = listened(s)
    to = second_square(s, cell, trail)
    explain(s, DRAGON, trail)
    if to != NOWHERE:
        set_figure(s, TAIL, to)
        tell(s, "DH-RULING-51", SpreadOut, to)


def turn_aggressive(s: Play) -> None:
    """The aggressive phase begins: face-up monster tiles become figures (DH-TURN-04, DH-AGG-01)."""
    s.aggressive = True
    tell(s, "DH-TURN-04", TurnedAggressive)
    for cell in cells_of(s.tiled & ~s.veiled):
        if rises(s, cell):  # a dragon can only be waiting under a figure, so nobody needs to be asked
            stand_up(s, cell)


async def fall(s: Play, hero: Hero, monster: Monster, here: Cell) -> None:
    """A hero kills a figure; what waited under it rises (DH-MON-05, DH-RULING-64, DH-RULING-81).

    The tile on the square `here` is left to the hero who enters it.
    """
    squares = [s.figures[monster]]
    set_figure(s, monster, NOWHERE)
    if monster == DRAGON:
        squares.append(s.figures[TAIL])
        set_figure(s, TAIL, NOWHERE)
    bury(s, hero, monster)
    for cell in squares:
        if cell not in (here, NOWHERE):
            await rise(s, cell)


# The dragon's second square


def second_squares(s: Play, cell: Cell) -> Sequence[Spread]:
    """The squares the dragon revealed here can spread to (DH-RULING-31)."""
    return [SPREAD[to] for to in cells_of(ORTH[cell] & ~s.covered)]


def _beside_dragon(view: Play, question: Ask[Spread], choice: Spread) -> bool:
    cell: Cell = question.args[0]
    return BITS[choice.to] & ORTH[cell] != 0


def _uncovered(view: Play, question: Ask[Spread], choice: Spread) -> bool:
    return not view.covered & BITS[choice.to]


SPREAD_GUARDS = (
    Guard("DH-RULING-31", "beside-dragon", _beside_dragon),
    Guard("DH-RULING-31", "covered", _uncovered),
)
SECOND_SQUARE = Topic(
    "second-square",
    rule="DH-RULING-31",
    about=(("cell", "Cell"),),
    kinds=(Kind(Spread, SPREAD_GUARDS, final=OfView(lord_may_take_back)),),
)
