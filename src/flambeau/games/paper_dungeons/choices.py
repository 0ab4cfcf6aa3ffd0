"""Every way to answer a question, and the instances of it that all matches share."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Choice, choice

from .box import ALL_DICE, HARDEST, ITEMS, MINIONS, OBJECTIVES, POWERS
from .geometry import ENTRANCES, ROOMS
from .model import FACES, HEROES, Die, Face, Gem, Hero, Item, Minion, Objective, Potions, Power, Room, Source
from .plan import EXITS
from .proofs import GEMS


@choice
class KeepPower(Choice):
    """Keep this power and discard the other (PD-SETUP-12)."""

    power: Power


@choice
class KeepObjective(Choice):
    """Keep this objective and discard the other (PD-SETUP-12)."""

    objective: Objective


@choice
class CollectGem(Choice):
    """Collect the gem of this letter at the start (PD-POWER-13)."""

    gem: Gem


@choice
class Eliminate(Choice):
    """Cross out this minion without a fight (PD-MINION-08)."""

    minion: Minion


@choice
class Drink(Choice):
    """Let so many potions absorb damage (PD-POTION-04)."""

    potions: Potions


@choice
class TakeDie(Choice):
    """Use this die, which shows this face (PD-USE-01)."""

    die: Die
    face: Face


@choice
class Pass(Choice):
    """Forgo the uses that are left this round (PD-RULING-03)."""


@choice
class Train(Choice):
    """Spend the die: this hero gains a level (PD-LEVEL-01)."""

    hero: Hero


@choice
class TrainSwapped(Choice):
    """Spend the die, read in the other colour: this hero gains a level (PD-LEVEL-09, PD-POWER-15)."""

    hero: Hero


@choice
class Craft(Choice):
    """Spend the die: check a stage of this item (PD-ITEM-01)."""

    item: Item


@choice
class Brew(Choice):
    """Spend the die: brew potions (PD-POTION-01)."""


@choice
class Explore(Choice):
    """Spend the die: walk in the dungeon (PD-MOVE-01)."""


@choice
class Enter(Choice):
    """Enter the dungeon by this entrance (PD-MOVE-05)."""

    to: Room


@choice
class Step(Choice):
    """Go on to this room (PD-MOVE-07)."""

    to: Room


@choice
class Stop(Choice):
    """Leave the remaining movement points unused (PD-MOVE-04)."""


@choice
class Raise(Choice):
    """This hero gains a level for free (PD-LEVEL-14)."""

    hero: Hero


@choice
class Check(Choice):
    """A stage of this item is checked for free (PD-ITEM-11)."""

    item: Item


@choice
class First(Choice):
    """Of several effects, this one comes first (PD-RULING-33)."""

    source: Source


KEEP_POWER: Final = tuple([KeepPower(Power(n)) for n in range(len(POWERS))])
KEEP_OBJECTIVE: Final = tuple([KeepObjective(Objective(n)) for n in range(len(OBJECTIVES))])
COLLECT: Final = tuple([CollectGem(Gem(n)) for n in range(len(GEMS))])
ELIMINATE: Final = tuple([Eliminate(Minion(n)) for n in range(MINIONS)])
MOST_DRUNK: Final = HARDEST
DRINK: Final = tuple([Drink(Potions(n)) for n in range(MOST_DRUNK + 1)])
DRINK_UP_TO: Final = tuple([DRINK[: n + 1] for n in range(MOST_DRUNK + 1)])
TAKE: Final = tuple([tuple([TakeDie(Die(die), Face(face)) for face in range(len(FACES))]) for die in range(ALL_DICE)])
PASS: Final = Pass()
TRAIN: Final = tuple([Train(hero) for hero in HEROES])
TRAIN_SWAPPED: Final = tuple([TrainSwapped(hero) for hero in HEROES])
CRAFT: Final = tuple([Craft(Item(n)) for n in range(len(ITEMS))])
BREW: Final = Brew()
EXPLORE: Final = Explore()
STEP: Final = tuple([Step(Room(n)) for n in range(ROOMS)])
STOP: Final = Stop()
RAISE: Final = tuple([Raise(hero) for hero in HEROES])
CHECK: Final = tuple([Check(Item(n)) for n in range(len(ITEMS))])
FIRST: Final = tuple([First(Source(n)) for n in range(4)])


def with_stop(row: tuple[Step, ...]) -> tuple[Step | Stop, ...]:
    """The same steps, or none of them."""
    return (*row, STOP)


# Rows of steps by dungeon card, abilities and room; a move that has begun may also stop.
ENTERS: Final = tuple([Enter(room) for room in ENTRANCES])
STEPS: Final = tuple(
    [tuple([tuple([tuple([STEP[to] for to in row]) for row in rows]) for rows in card]) for card in EXITS]
)
STEPS_OR_STOP: Final = tuple([tuple([tuple([with_stop(row) for row in rows]) for rows in card]) for card in STEPS])
