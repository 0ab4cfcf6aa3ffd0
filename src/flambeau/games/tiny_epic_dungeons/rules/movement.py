"""Heroes' movement over revealed Rooms and Hero spaces (TED-MOVE, TED-LAIR, TED-RULING-10, -49 to -51, -86, -89, -92).

The slice leaves out exploring by moving; every Room it deals can be entered without a test.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import FREE, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Script, Topic, ask, does, tell
from flambeau.parts.grid import Cell, cells_of

from ..cards import DICE, FOCUS, HEAL, RECOVER, SKILL, Deck
from ..choices import STAY, WALK, Stay, Walk
from ..events import Teleported, Walked
from ..model import CELLS, LAIR, SQUARES, THRESHOLD, Play, Recover, Sneak, Teleport
from .harm import gain_focus, heal_hero, hurt_hero, lose_focus
from .values import space_effect, speed_of, worn_by
from .ways import floor_of, foes_in, room_of

SPACES = CELLS - THRESHOLD
RING = tuple([(Cell(THRESHOLD + (i + 1) % SPACES), Cell(THRESHOLD + (i - 1) % SPACES)) for i in range(SPACES)])


def taken_spaces(s: Play) -> int:
    """The mask of squares where other Heroes stand, conscious or not (TED-RULING-49)."""
    mine, taken = s.turn.hero, 0
    for hero, adventurer in s.heroes.items():
        if hero != mine:
            taken |= 1 << adventurer.cell
    return taken


def is_crowded(s: Play) -> bool:
    """Whether the active Hero is passing over another's space: it must move on (TED-LAIR-10, TED-RULING-49)."""
    cell = s.heroes[s.turn.hero].cell
    return cell >= THRESHOLD and s.turn.rooms > 0 and taken_spaces(s) >> cell & 1 == 1


def can_end_from(taken: int, cell: Cell, left: int, entering: bool) -> bool:
    """Whether a Hero may step onto this Hero space with so much Speed left afterwards (TED-LAIR-11, TED-RULING-89)."""
    if not taken >> cell & 1:
        return True
    space = cell - THRESHOLD
    if not entering and min(space, SPACES - space) + 1 <= left:
        return True  # as far as the Lair Door; who comes from there has not entered by going back (TED-EX-46)
    for steps in range(1, left + 1):
        for turn in (steps, -steps):
            if not taken >> (THRESHOLD + (space + turn) % SPACES) & 1:
                return True
    return False


def steps_from(s: Play, cell: Cell, left: int) -> list[Cell]:
    """Where a Hero can go next with so many Rooms of movement left (TED-MOVE-01 to -03, TED-LAIR-01, -06, -07, -12)."""
    if left <= 0:
        return []
    if cell < SQUARES:
        found = floor_of(s).steps(cell)
        if cell == s.door and s.act == 2 and can_end_from(taken_spaces(s), THRESHOLD, left - 1, True):
            return [*found, THRESHOLD]
        return found
    taken = taken_spaces(s)
    found = [to for to in RING[cell - THRESHOLD] if can_end_from(taken, to, left - 1, False)]
    return [s.door, *found] if cell == THRESHOLD else found


def walks(s: Play) -> list[Cell]:
    """Where the active Hero may move now."""
    turn = s.turn
    if turn.halted:
        return []
    return steps_from(s, s.heroes[turn.hero].cell, speed_of(s, turn.hero) - turn.rooms)


def is_stealthy(s: Play) -> bool:
    """Whether the active Hero moves unaffected by enemies (TED-ICON-17)."""
    return s.turn.stealth or worn_by(s, s.turn.hero).stealth


def walk(s: Play, to: Cell) -> None:
    """Enter a Room at the price of 1 Speed (TED-MOVE-01)."""
    s.turn.rooms += 1
    tell(s, "TED-MOVE-01", Walked, s.turn.hero, to)
    enter(s, to)


def enter(s: Play, to: Cell, sneaking: bool = False) -> None:
    """An enemy in the Room ends the movement, except on the Boss board (TED-MOVE-07, TED-RULING-13, -50)."""
    s.heroes[s.turn.hero].cell = to
    if to < SQUARES and to in s.foe_at and not sneaking and not is_stealthy(s):
        s.turn.halted = s.turn.held = True


# The bonus of a Hero space


def owes_bonus(s: Play) -> bool:
    """Whether the active Hero moved and has not yet met what its space does (TED-LAIR-09, TED-RULING-48)."""
    if s.turn.blessed or not s.turn.rooms or s.heroes[s.turn.hero].cell < THRESHOLD:
        return False
    effect = space_effect(s, s.turn.hero)
    return effect is not None and effect[0] < SKILL and effect[0] != DICE


def space_bonus(s: Play) -> None:
    """The bonus of the space where a move ended, once a turn (TED-LAIR-09, TED-RULING-48)."""
    hero, effect = s.turn.hero, space_effect(s, s.turn.hero)
    s.turn.blessed = True
    if effect is None:
        return
    verb, amount = effect
    if verb == HEAL and amount > 0:
        heal_hero(s, hero, amount, "TED-LAIR-09")
    elif verb == HEAL:
        hurt_hero(s, hero, -amount, "TED-LAIR-09")
    elif verb == FOCUS and amount > 0:
        gain_focus(s, hero, amount, "TED-LAIR-09")
    elif verb == FOCUS:
        lose_focus(s, hero, -amount, "TED-LAIR-09")
    elif verb == RECOVER:
        s.todo.append(Recover(Deck(amount)))


# Teleport


def can_teleport(s: Play) -> bool:
    """Not from the Boss board, nor past an enemy that holds the Hero (TED-PORT-03, TED-RULING-68, -86)."""
    cell = s.heroes[s.turn.hero].cell
    return cell < SQUARES and not (s.turn.held and foes_in(s, 1 << cell))


def destinations(s: Play) -> list[Cell]:
    """Every other revealed card, never the Boss board (TED-PORT-01, -04)."""
    return cells_of(s.ground & ~(1 << LAIR) & ~(1 << room_of(s.heroes[s.turn.hero].cell)))


def is_destination(s: Play, q: Ask[Any], c: Walk) -> bool:
    return c.to in destinations(s)


TELEPORTING = Topic(
    "teleport",
    "TED-ICON-16",
    (Kind(Walk, (Guard("TED-PORT-01", "not-revealed", is_destination),), final=MAY_BE_FINAL),),
)


def teleport_choices(s: Play) -> list[Walk]:
    """Where the Hero may arrive."""
    return [WALK[cell] for cell in destinations(s)]


@does(Teleport)
async def teleport(s: Play, todo: Teleport) -> None:
    """Arriving counts as entering; it costs no Speed (TED-PORT-02, TED-RULING-68)."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, TELEPORTING, teleport_choices)
    tell(s, "TED-ICON-16", Teleported, s.turn.hero, answer.to)
    enter(s, answer.to)


# A granted move


def is_sneaking_step(s: Play, q: Ask[Any], c: Walk) -> bool:
    return c.to in steps_from(s, s.heroes[s.turn.hero].cell, q.args[0])


def may_stop(s: Play, q: Ask[Any], c: Stay) -> bool:
    cell = s.heroes[s.turn.hero].cell
    return cell < THRESHOLD or not taken_spaces(s) >> cell & 1


SNEAKING = Topic(
    "sneak",
    "TED-RULING-92",
    (
        Kind(Walk, (Guard("TED-MOVE-03", "no-way", is_sneaking_step),), final=MAY_BE_FINAL),
        Kind(Stay, (Guard("TED-LAIR-10", "space-is-taken", may_stop),), final=FREE),
    ),
    about=(("rooms", "int"),),
)


def sneak_choices(s: Play, rooms: int) -> Sequence[Choice]:
    """The next Room of a granted move, or no farther."""
    cell = s.heroes[s.turn.hero].cell
    found: list[Choice] = [WALK[to] for to in steps_from(s, cell, rooms)]
    return found if cell >= THRESHOLD and taken_spaces(s) >> cell & 1 else [*found, STAY]


@does(Sneak)
def sneak(s: Play, todo: Sneak) -> Script | None:
    """A granted move with Stealth has its own allowance and does not count as having moved (TED-RULING-92)."""
    return sneak_on(s, todo.rooms) if len(sneak_choices(s, todo.rooms)) > 1 else None


async def sneak_on(s: Play, rooms: int) -> None:
    """One Room of the granted move."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, SNEAKING, sneak_choices, rooms)
    if isinstance(answer, Walk):
        tell(s, "TED-RULING-92", Walked, s.turn.hero, answer.to)
        enter(s, answer.to, sneaking=True)
        s.todo.append(Sneak(rooms - 1))
