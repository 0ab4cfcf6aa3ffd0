"""Magic portals (DSO-PORTAL)."""

from __future__ import annotations

from flambeau.kernel import tell
from flambeau.parts.grid import Cell

from ..box import HERO_FIGURES
from ..events import Carried
from ..model import ARRIVED, NOWHERE, WAITING, Play
from .board import move_to
from .movement import step_mask
from .traps import flip_tokens, is_on_trap_line


def other_end(s: Play, cell: int) -> int:
    """The square of the other portal with the same letter, NOWHERE if it is not revealed (DSO-RULING-29,
    DSO-RULING-30)."""
    for letter, here in s.portals:
        if here == cell:
            for other, there in s.portals:
                if other == letter and there != cell:
                    return there
    return NOWHERE


def is_portal(s: Play, hero: int) -> bool:
    """Whether the Hero stands on a portal that may still carry it: not if its turn was cut short (DSO-RULING-183)."""
    cell = s.cell[hero]
    return s.base[hero] != 0 and any(here == cell for _, here in s.portals)


def is_blocked(s: Play, there: int) -> bool:
    """Whether a destination cannot be used: unrevealed, or a figure on it (DSO-PORTAL-07, DSO-RULING-30)."""
    return there == NOWHERE or (s.hero_cells | s.monster_cells) >> there & 1 == 1


async def enter_portal(s: Play, hero: int) -> None:
    """A Hero on a portal is carried to the other one at once, free of points (DSO-PORTAL-03, DSO-PORTAL-04)."""
    turn = s.turns[-1]
    there = other_end(s, s.cell[hero])
    if turn.over or is_blocked(s, there):
        s.sheets[hero].portal = WAITING  # DSO-PORTAL-08, DSO-RULING-31
        return
    await carry(s, hero, there)


async def carry(s: Play, hero: int, there: int) -> None:
    """The transport provokes nothing (DSO-RULING-24), may set off traps (DSO-RULING-82) and obliges to leave
    (DSO-RULING-32)."""
    turn = s.turns[-1]
    move_to(s, hero, there)
    turn.back = there
    s.sheets[hero].portal = ARRIVED
    tell(s, "DSO-PORTAL-03", Carried, HERO_FIGURES[hero], Cell(there))
    if is_on_trap_line(s, hero):
        await flip_tokens(s, hero)
    if not turn.over and turn.points == 0 and step_mask(s, hero, 1):
        turn.points, turn.gift = 1, True  # DSO-PORTAL-06


def must_leave(s: Play, hero: int) -> bool:
    """Whether the Hero stands on the portal it arrived by (DSO-PORTAL-05)."""
    return s.sheets[hero].portal == ARRIVED


def is_carried_now(s: Play, hero: int) -> bool:
    """Whether a Hero that waits on a portal is carried as its turn begins (DSO-PORTAL-08)."""
    return s.sheets[hero].portal == WAITING and not is_blocked(s, other_end(s, s.cell[hero]))


async def carry_at_start(s: Play, hero: int) -> None:
    """The transport that was put off, before anything else of the turn (DSO-RULING-31)."""
    await carry(s, hero, other_end(s, s.cell[hero]))
