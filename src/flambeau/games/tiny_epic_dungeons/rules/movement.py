"""Heroes' movement: Rooms, exploring, Hero spaces, Portals, granted moves (TED-MOVE, TED-PORT, TED-EXPL, TED-LAIR).

What entering does to a Hero is in `danger.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import FINAL, FREE, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Script, Topic, ask, does, tell
from flambeau.parts.grid import Cell, cells_of

from ..cards import Deck
from ..choices import EXPLORE, STAY, WALK, Explore, Stay, Walk
from ..events import Explored, Teleported, Walked
from ..model import CELLS, LAIR, SQUARES, THRESHOLD, MoveIn, Play, Recover, Sneak, Teleport
from ..vocabulary import FOCUS, HEAL, RECOVER
from .danger import enter
from .harm import gain_focus, heal_hero, hurt_hero, lose_focus
from .reveal import flip, hidden_cards
from .values import space_effect, speed_of
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


def speed_left(s: Play) -> int:
    """How many more Rooms the active Hero may enter by moving (TED-MOVE-01, TED-RULING-12)."""
    return 0 if s.turn.halted else max(0, speed_of(s, s.turn.hero) - s.turn.rooms)


def steps_from(s: Play, cell: Cell, left: int) -> list[Cell]:
    """Where a Hero can go next with so many Rooms of movement left (TED-MOVE-01, TED-MOVE-02, TED-MOVE-03, TED-LAIR-07,
    TED-LAIR-12)."""
    if left <= 0:
        return []
    if cell < SQUARES:
        return floor_of(s).steps(cell)
    taken = taken_spaces(s)
    found = [to for to in RING[cell - THRESHOLD] if can_end_from(taken, to, left - 1, False)]
    return [s.door, *found] if cell == THRESHOLD else found


def walks(s: Play) -> list[Cell]:
    """Where the active Hero may move now."""
    return steps_from(s, s.heroes[s.turn.hero].cell, speed_left(s))


def unexplored(s: Play) -> int:
    """The mask of cards that the active Hero may reveal and enter if it can move (TED-EXPL-01)."""
    return hidden_cards(s, s.heroes[s.turn.hero].cell)


def walk(s: Play, to: Cell) -> None:
    """Enter a Room at the price of 1 Speed (TED-MOVE-01)."""
    s.turn.rooms += 1
    tell(s, "TED-MOVE-01", Walked, s.turn.hero, to)
    enter(s, to)


async def explore(s: Play, to: Cell) -> None:
    """Reveal a card and enter it; the price of 1 Speed has been paid (TED-EXPL-01, TED-EXPL-05, TED-EXPL-07)."""
    tell(s, "TED-EXPL-01", Explored, s.turn.hero, to)
    await flip(s, to, s.heroes[s.turn.hero].cell, MoveIn(to))


# The bonus of a Hero space


def owes_bonus(s: Play) -> bool:
    """Whether the active Hero moved and has not yet met what its space does, were it nothing (TED-LAIR-09,
    TED-RULING-48)."""
    if s.turn.blessed or not s.turn.rooms or s.heroes[s.turn.hero].cell < THRESHOLD:
        return False
    return space_effect(s, s.turn.hero) is not None


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
    """Not from the Boss board, past an enemy that holds the Hero, or to nowhere (TED-PORT-03, TED-RULING-68,
    TED-RULING-86)."""
    cell = s.heroes[s.turn.hero].cell
    return cell < SQUARES and not (s.turn.held and foes_in(s, 1 << cell)) and bool(destinations(s))


def destinations(s: Play) -> list[Cell]:
    """Every other revealed card, never the Boss board (TED-PORT-01, TED-PORT-04)."""
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


def is_sneaking_find(s: Play, q: Ask[Any], c: Explore) -> bool:
    return unexplored(s) >> c.to & 1 == 1


SNEAKING = Topic(
    "sneak",
    "TED-RULING-92",
    (
        Kind(Walk, (Guard("TED-MOVE-03", "no-way", is_sneaking_step),), final=MAY_BE_FINAL),
        Kind(Explore, (Guard("TED-EXPL-01", "nothing-to-explore", is_sneaking_find),), final=FINAL),
        Kind(Stay, final=FREE),
    ),
    about=(("rooms", "int"),),
)


def sneak_choices(s: Play, rooms: int) -> Sequence[Choice]:
    """The next Room of a granted move, known or not, or no farther."""
    cell = s.heroes[s.turn.hero].cell
    found: list[Choice] = [WALK[to] for to in steps_from(s, cell, rooms)]
    if rooms:
        found += [EXPLORE[to] for to in cells_of(unexplored(s))]
    return [*found, STAY]


@does(Sneak)
def sneak(s: Play, todo: Sneak) -> Script | None:
    """A granted move with Stealth has its own allowance and does not count as having moved (TED-RULING-92)."""
    s.turn.sneaking = not s.turn.over and len(sneak_choices(s, todo.rooms)) > 1
    return sneak_on(s, todo.rooms) if s.turn.sneaking else None


async def sneak_on(s: Play, rooms: int) -> None:
    """One Room of the granted move."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, SNEAKING, sneak_choices, rooms)
    if isinstance(answer, Walk):
        s.todo.append(Sneak(rooms - 1))
        tell(s, "TED-RULING-92", Walked, s.turn.hero, answer.to)
        enter(s, answer.to)
    elif isinstance(answer, Explore):
        s.todo.append(Sneak(rooms - 1))
        await explore(s, answer.to)
    else:
        s.turn.sneaking = False
