"""What lies on the table: the ids of pieces, the player sheets, and what remains to be done on a sheet.

A sheet is all that its player may write during a round; nothing of it is seen by the others before the round ends
(PD-RULING-23, PD-RULING-79). Sets of rooms, minions, gems and dice are ints with one bit each.
"""

from __future__ import annotations

from typing import Final, NewType

from flambeau.kernel import Owner, Position, Public, Seat, State, Task, state, task

Hero = NewType("Hero", int)
Item = NewType("Item", int)
Die = NewType("Die", int)
Face = NewType("Face", int)
Room = NewType("Room", int)
Minion = NewType("Minion", int)
Gem = NewType("Gem", int)
Power = NewType("Power", int)
Objective = NewType("Objective", int)
Mission = NewType("Mission", int)
Dungeon = NewType("Dungeon", int)
Monster = NewType("Monster", int)
Potions = NewType("Potions", int)
Source = NewType("Source", int)
Line = NewType("Line", int)  # a box of a glory line: seat * LINES + 0 to 11 for A to L

NONE: Final = -1
LINES: Final = 12  # boxes of the glory line (PD-SHEET-11)

# Heroes, in the order of the sheet; the first four faces of every die are theirs (PD-DICE-02).
WARRIOR: Final = Hero(0)
WIZARD: Final = Hero(1)
CLERIC: Final = Hero(2)
ROGUE: Final = Hero(3)
HEROES: Final = (WARRIOR, WIZARD, CLERIC, ROGUE)

CLOVER: Final = Face(4)
BOOTS: Final = Face(5)
SKULL: Final = Face(6)
FACES: Final = ("warrior", "wizard", "cleric", "rogue", "clover", "boots", "skull")

# Magic items, in the order of the sheet (PD-SHEET-05): the upper four need a symbol.
SWORD: Final = Item(0)
TOME: Final = Item(1)
CROWN: Final = Item(2)
CAPE: Final = Item(3)
ARMOUR: Final = Item(4)
CAULDRON: Final = Item(5)
MEDALLION: Final = Item(6)
SCEPTRE: Final = Item(7)
STAGES: Final = 2  # PD-ITEM-02

# Powers, in the order of the book.
ALCHEMIST: Final = Power(0)
ARTISAN: Final = Power(1)
ASSASSIN: Final = Power(2)
BARBARIAN: Final = Power(3)
SHAMAN: Final = Power(4)
SCOUT: Final = Power(5)
BERSERKER: Final = Power(6)
MERCHANT: Final = Power(7)
NOBLE: Final = Power(8)
GOLDSMITH: Final = Power(9)
PLUNDERER: Final = Power(10)
PSIONIC: Final = Power(11)
RANGER: Final = Power(12)
HEALER: Final = Power(13)
VETERAN: Final = Power(14)
SEER: Final = Power(15)

# Where an effect comes from, in the order in which several are carried out by default (PD-RULING-33).
FROM_ITEM: Final = Source(0)
FROM_SKILL: Final = Source(1)
FROM_POWER: Final = Source(2)
FROM_TRACK: Final = Source(3)

OUTSIDE: Final = Room(-1)  # the outside is not a room (PD-MOVE-17)
TOP_LEVEL: Final = 6  # PD-LEVEL-04
SKILL_LEVEL: Final = 4  # PD-LEVEL-07
DICE_A_ROUND: Final = 3  # PD-USE-01
MOST_POTIONS: Final = 12  # PD-POTION-08


# The stages of a round (PD-ROUND-03, PD-RULING-25).
ROLL: Final = 0
DICE: Final = 1  # every player uses three
BLOWS: Final = 2  # the monster strikes
SPOILS: Final = 3  # the victory bonus
OVER: Final = 4  # only the scoring is left

LAST_ROUND: Final = 8  # PD-ROUND-01
SEASON_ENDS: Final = (3, 6, 8)  # PD-ROUND-02


@task
class StartPower(Task):
    """Carry out the power that acts at the start of the game (PD-SETUP-15)."""


@task
class MorePotions(Task):
    """Gain so many potions, one by one (PD-RULING-68), and from where."""

    count: int
    cause: str = ""


@task
class FreeStage(Task):
    """Check one stage of any item (PD-ITEM-11)."""


@task
class FreeLevel(Task):
    """Raise any hero by one level (PD-LEVEL-14)."""


@task
class OutsideGem(Task):
    """Gain a gem that lies in no room (PD-GEM-11)."""


@task
class Elimination(Task):
    """Cross out two minions of the own dungeon (PD-MINION-08)."""


@task
class Reward(Task):
    """Receive what a room holds, after its minion or trap (PD-ROOM-02)."""

    room: Room


@task
class GemEffects(Task):
    """The Merchant's potion and the bonus of this gem box: the player says which comes first (PD-RULING-33)."""

    box: int


@task
class Blow(Task):
    """Suffer the damage of a monster (PD-MONSTER-12)."""

    damage: int


START_POWER: Final = StartPower()
FREE_STAGE: Final = FreeStage()
FREE_LEVEL: Final = FreeLevel()
OUTSIDE_GEM: Final = OutsideGem()
ELIMINATION: Final = Elimination()


@state
class Sheet(State):
    """One player's sheet (PD-SHEET), and where that player stands in the round."""

    seat: Public[Seat]
    powers: Owner[tuple[Power, ...]]  # the two that were dealt
    objectives: Owner[tuple[Objective, ...]]
    levels: Public[list[int]]  # by hero
    stages: Public[list[int]]  # by item

    power: Public[Power] = Power(NONE)
    objective: Owner[Objective] = Objective(NONE)
    goal: Public[Objective] = Objective(NONE)  # the same, once the final scoring has shown it
    black: Public[int] = 0  # heroes whose box is blackened: they need black dice

    potions: Public[int] = 0  # gained, used or not
    potions_used: Public[int] = 0
    damage: Public[int] = 0
    resurrected: Public[bool] = False

    room: Public[Room] = OUTSIDE
    visited: Public[int] = 0  # rooms
    path: Public[tuple[Room, ...]] = ()  # every room entered, in order
    minions: Public[int] = 0  # crossed out
    traps: Public[int] = 0  # how often one was triggered
    walls_crossed: Public[int] = 0
    moats_crossed: Public[int] = 0

    gems: Public[int] = 0  # letters collected
    gem_boxes: Public[int] = 0
    gems_lost: Public[int] = 0  # letters crossed out
    gems_to_announce: Public[int] = 0  # letters collected in the dungeon this round

    monster_points: Public[tuple[int, int, int]] = (0, 0, 0)  # boxes A, B, C
    mission_points: Public[int] = 0  # box K

    noted: Public[tuple[int, ...]] = ()  # numbers of the dice used, three a round; 0 is a use forgone

    skulls: Public[int] = 0  # damage of this round's roll, still to be suffered
    dice_left: Public[int] = 0
    dice_used: Public[int] = 0
    swaps_used: Public[int] = 0  # dice read in the other colour this round
    steps_left: Public[int] = 0  # movement points of the current move
    moats_paid: Public[int] = 0  # moats that gave the Ranger a point in the current move
    todo: Public[list[Task]] = []


@state
class Play(Position):
    """The common area, and a sheet for each player."""

    dungeon: Public[Dungeon]
    missions: Public[tuple[Mission, ...]]
    sheets: list[Sheet]
    round: Public[int] = 0  # 0 while the powers and objectives are chosen
    pool: Public[tuple[Face, ...]] = ()  # the six dice, white ones first; empty before the roll
    stage: Public[int] = ROLL  # of the round
    victor: Public[Seat] = Seat(NONE)  # who has the victory bonus of the fight that is going on

    with_missions: Public[bool] = True
    ephemeral: Public[bool] = False  # gems vanish after a fight (PD-VAR-02)
    eighth_potion: Public[bool] = True  # the 8th potion circle carries its bonus (PD-POTION-10)
    scenario: Public[int] = NONE  # the campaign this game is a chapter of
    before: Public[tuple[tuple[int, ...], ...]] = ()  # the scores of its earlier chapters
    rooms_before: Public[tuple[int, ...]] = ()  # rooms visited in them, by seat


def life(sheet: Sheet) -> int:
    """The life column: the sum of the hero levels (PD-LEVEL-05), which is also the power level (PD-LEVEL-06)."""
    a, b, c, d = sheet.levels
    return a + b + c + d


def has(sheet: Sheet, item: Item) -> bool:
    """Whether an item is complete, and so has its effect (PD-ITEM-06, PD-ITEM-08)."""
    return sheet.stages[item] == STAGES


def potions_left(sheet: Sheet) -> int:
    """Potions that can still absorb damage (PD-POTION-11)."""
    return sheet.potions - sheet.potions_used
