"""Exploring: movement points, entrances, walls, moats and tunnels (PD-MOVE). A move goes on room by room."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, ask, tell

from ..choices import ENTERS, STEPS, STEPS_OR_STOP, Enter, Step, Stop
from ..events import MoatPaid
from ..geometry import APART, CROSSES_MOATS, CROSSES_WALLS, ENTRANCES, MOAT, ROOMS, WALL
from ..model import BOOTS, CAPE, MEDALLION, OUTSIDE, RANGER, Play, Room, Sheet, has
from ..plan import BORDERS, MOAT_NUMBER
from .asking import perhaps_last, perhaps_last_step, sheet_of
from .rooms import enter


async def explore(s: Play, seat: int, face: int) -> None:
    """Spend a die to move: up to two rooms, three with boots; at least one. PD-MOVE-01, PD-MOVE-02, PD-MOVE-03,
    PD-RULING-66."""
    sheet = s.sheets[seat]
    sheet.steps_left = 3 if face == BOOTS else 2
    sheet.moats_paid = 0
    await go_on(s, seat, begun=False)


async def go_on(s: Play, seat: int, begun: bool = True) -> None:
    """One movement point: enter, go to a neighbouring room, or stop. PD-MOVE-04, PD-MOVE-05, PD-MOVE-07."""
    sheet = s.sheets[seat]
    step = await ask(s, seat, WHERE, steps, seat, begun)
    if isinstance(step, Stop):
        sheet.steps_left = 0
        return
    sheet.steps_left -= 1
    if sheet.room != OUTSIDE:
        cross(s, sheet, step.to)
    await enter(s, seat, step.to)


def cross(s: Play, sheet: Sheet, to: Room) -> None:
    """Walls and moats that are crossed count, and a moat refunds the Ranger. PD-MOVE-15, PD-RULING-54, PD-RULING-65."""
    here = sheet.room * ROOMS + to
    border = BORDERS[s.dungeon][here]
    if border == WALL:
        sheet.walls_crossed += 1
    elif border == MOAT:
        sheet.moats_crossed += 1
        moat = 1 << MOAT_NUMBER[here]
        if sheet.power == RANGER and not sheet.moats_paid & moat:
            sheet.moats_paid |= moat
            sheet.steps_left += 1  # PD-RULING-10
            tell(s, "PD-POWER-16", MoatPaid, sheet.seat)


def abilities(sheet: Sheet) -> int:
    """What the party can cross. PD-ITEM-13, PD-ITEM-17."""
    return (CROSSES_WALLS if has(sheet, CAPE) else 0) | (CROSSES_MOATS if has(sheet, MEDALLION) else 0)


def steps(s: Play, seat: int, begun: bool) -> Sequence[Enter | Step | Stop]:
    """Six entrances from outside, the open neighbours from a room; a move that has begun may stop."""
    sheet = s.sheets[seat]
    if sheet.room == OUTSIDE:
        return ENTERS
    if begun:
        return STEPS_OR_STOP[s.dungeon][abilities(sheet)][sheet.room]
    return STEPS[s.dungeon][abilities(sheet)][sheet.room]


def _is_outside(s: Play, question: Ask[Choice], choice: Enter) -> bool:
    return sheet_of(s, question).room == OUTSIDE


def _is_entrance(s: Play, question: Ask[Choice], choice: Enter) -> bool:
    return choice.to in ENTRANCES


def _is_inside(s: Play, question: Ask[Choice], choice: Step) -> bool:
    return sheet_of(s, question).room != OUTSIDE


def _border(s: Play, question: Ask[Choice], to: Room) -> int:
    return BORDERS[s.dungeon][sheet_of(s, question).room * ROOMS + to]


def _is_beside(s: Play, question: Ask[Choice], choice: Step) -> bool:
    return _border(s, question, choice.to) != APART


def _no_wall(s: Play, question: Ask[Choice], choice: Step) -> bool:
    return _border(s, question, choice.to) != WALL or has(sheet_of(s, question), CAPE)


def _no_moat(s: Play, question: Ask[Choice], choice: Step) -> bool:
    return _border(s, question, choice.to) != MOAT or has(sheet_of(s, question), MEDALLION)


def _has_begun(s: Play, question: Ask[Choice], choice: Stop) -> bool:
    begun: bool = question.args[1]
    return begun


WHERE = Topic(
    "where",
    rule="PD-MOVE-07",
    kinds=(
        Kind(
            Enter,
            (
                Guard("PD-MOVE-12", "outside", _is_outside),
                Guard("PD-MOVE-06", "entrance", _is_entrance),
            ),
            final=perhaps_last_step,
        ),
        Kind(
            Step,
            (
                Guard("PD-MOVE-05", "inside", _is_inside),
                Guard("PD-MOVE-07", "beside", _is_beside),
                Guard("PD-MOVE-08", "wall", _no_wall),
                Guard("PD-MOVE-09", "moat", _no_moat),
            ),
            final=perhaps_last_step,
        ),
        Kind(Stop, (Guard("PD-RULING-66", "one-step", _has_begun),), final=perhaps_last),
    ),
    about=(("seat", "Seat"), ("begun", "bool")),
)
