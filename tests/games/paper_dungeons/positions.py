"""Positions for rule tests: a table in the middle of a round, with the sheets and dice the test names."""

from __future__ import annotations

from typing import Any

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.box import MINION_LEVEL
from flambeau.games.paper_dungeons.choices import Enter, Step, TakeDie
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.model import (
    BARBARIAN,
    BOOTS,
    CLERIC,
    CLOVER,
    DICE,
    NONE,
    ROGUE,
    WARRIOR,
    WIZARD,
    Die,
    Dungeon,
    Face,
    Mission,
    Objective,
    Play,
    Power,
    Sheet,
)
from flambeau.games.paper_dungeons.setup import blank_sheet
from flambeau.kit import Table, changed

# White warrior, wizard, clover; black cleric, rogue, boots.
POOL = (Face(WARRIOR), Face(WIZARD), CLOVER, Face(CLERIC), Face(ROGUE), BOOTS)
DIE_WARRIOR, DIE_WIZARD, DIE_CLOVER, DIE_CLERIC, DIE_ROGUE, DIE_BOOTS = [Die(n) for n in range(6)]
BLACK_WARRIOR_CLERIC = 0b0101  # combat style of the objective with index 6
STYLE_OBJECTIVE = Objective(6)


def sheet(seat: int = 0, power: Power = BARBARIAN, /, **fields: Any) -> Sheet:
    """A sheet at the start of a round: style black for warrior and cleric, unless the test says otherwise."""
    made = blank_sheet(seat, (power, Power((power + 1) % 16)), (STYLE_OBJECTIVE, Objective(0)))
    made.power, made.objective, made.black, made.dice_left = power, STYLE_OBJECTIVE, BLACK_WARRIOR_CLERIC, 3
    return changed(made, **fields)


def in_room(name: str, *others: str) -> dict[str, int]:
    """The party stands in a room and has visited it, and others before."""
    visited = sum([1 << room_named(room) for room in (name, *others)])
    return {"room": room_named(name), "visited": visited}


def rooms(*names: str) -> int:
    """A set of rooms."""
    return sum([1 << room_named(name) for name in names])


def at_table(
    *sheets: Sheet,
    pool: tuple[int, ...] = POOL,
    dungeon: str = "A",
    missions: tuple[int, ...] = (),
    round: int = 1,
    **fields: Any,
) -> Table:
    """A round in progress: these sheets (one at a time if none is given), this pool."""
    given = list(sheets) or [sheet()]
    dice = tuple([Face(face) for face in pool])
    card = Dungeon("ABCDEFGHIJKL".index(dungeon))
    play = Play(card, tuple([Mission(n) for n in missions]), given, round, dice, stage=DICE, **fields)
    return Table(GAME, play, seats=len(given))


def next_roll(table: Table) -> Table:
    """The roll of the next round: six warriors."""
    return table.rolls("white", 0, 0, 0).rolls("black", 0, 0, 0)


def rolled(sheets: list[Sheet], *rolls: tuple[int, ...]) -> Table:
    """Begin round 1 with these rolls, three white and three black dice each."""
    given = {"white": [roll[:3] for roll in rolls], "black": [roll[3:] for roll in rolls]}
    table = Table(GAME, Play(Dungeon(0), (), sheets, round=1), seats=len(sheets), chance=given)
    table.done()
    return table


def take(table: Table, die: int, seat: int = 0) -> Table:
    """Take a die of the pool, whatever it shows."""
    return table.choose(seat, TakeDie(Die(die), table.state.pool[die]))


def enter(name: str) -> Enter:
    """Enter the dungeon here."""
    return Enter(room_named(name))


def step(name: str) -> Step:
    """Go to this room."""
    return Step(room_named(name))


def levels(warrior: int = 1, wizard: int = 1, cleric: int = 1, rogue: int = 1) -> dict[str, list[int]]:
    """Hero levels."""
    return {"levels": [warrior, wizard, cleric, rogue]}


def stages(**items: int) -> dict[str, list[int]]:
    """Item stages by the item's id."""
    order = ("sword", "tome", "crown", "cape", "armour", "cauldron", "medallion", "sceptre")
    return {"stages": [items.get(name, 0) for name in order]}


def nothing_kept(seat: int, powers: tuple[int, int], objectives: tuple[int, int] = (6, 0)) -> Sheet:
    """A player before the first round, with the cards just dealt."""
    dealt = tuple([Power(n) for n in powers]), tuple([Objective(n) for n in objectives])
    made = blank_sheet(seat, dealt[0], dealt[1])
    assert made.power == NONE
    return made


def of_level(level: int, count: int) -> int:
    """The first minions of a printed level."""
    found = [minion for minion, each in enumerate(MINION_LEVEL) if each == level]
    return sum([1 << minion for minion in found[:count]])
