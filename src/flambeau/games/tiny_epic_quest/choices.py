"""Every way to answer a question of the Night, and rows of them made once."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Choice, choice

from .box import HEROES_IN_ALL, ITEMS, PORTALS, QUESTS
from .model import Hero, Item, Payment, Portal, Quest


@choice
class Roll(Choice):
    """Throw the dice: go on adventuring."""


@choice
class Rest(Choice):
    """Turn the Adventure card to Rest."""


@choice
class Blow(Choice):
    """Spend 1 Power: the Sword deals 1 damage."""

    hero: Hero


@choice
class Defend(Choice):
    """Spend Power to cancel a die."""


@choice
class Suffer(Choice):
    """Let a die have its damage."""


@choice
class OpenJar(Choice):
    """Let the Fairy out: Health becomes 1."""


@choice
class KeepJar(Choice):
    """Keep the Fairy Jar shut."""


@choice
class Advance(Choice):
    """Enter the next Temple space, paid in this way."""

    hero: Hero
    pay: Payment


@choice
class Strike(Choice):
    """Use an Attack symbol on a Goblin."""

    hero: Hero
    at: Portal


@choice
class Throw(Choice):
    """Spend 1 Power: the Boomerang deals 1 damage."""

    hero: Hero


@choice
class Done(Choice):
    """Use nothing more."""


@choice
class Resolve(Choice):
    """Resolve this Hero next."""

    hero: Hero


@choice
class Learn(Choice):
    """Learn the Spell."""


@choice
class LearnNothing(Choice):
    """Leave the Spell."""


@choice
class Claim(Choice):
    """Take a Treasure Quest."""

    quest: Quest


@choice
class Decline(Choice):
    """Take no Quest."""


@choice
class Progress(Choice):
    """Move this Legendary Item on its track."""

    item: Item


@choice
class Equip(Choice):
    """Give the gained item to this Hero."""

    hero: Hero


@choice
class Hand(Choice):
    """Give an item to a Hero in the Castle."""

    item: Item
    hero: Hero


@choice
class Lay(Choice):
    """Lay an item beside the Player card."""

    item: Item


@choice
class Keep(Choice):
    """Leave the items as they are."""


@choice
class GainHealth(Choice):
    """Gain 1 Health."""


@choice
class GainPower(Choice):
    """Gain 1 Power."""


# Ways to pay for a Temple space: rolled symbols of its kind, rolled symbols of the other kind (Ember Lantern, Cipher
# Lens), forged symbols (2 Power each), and whether the Grapnel stands for one of two symbols.
PAYMENTS: Final = (
    (1, 0, 0, False),
    (0, 1, 0, False),
    (0, 0, 1, False),
    (2, 0, 0, False),
    (1, 1, 0, False),
    (1, 0, 1, False),
    (0, 1, 1, False),
    (0, 0, 2, False),
    (1, 0, 0, True),
    (0, 1, 0, True),
    (0, 0, 1, True),
)

_HEROES: Final = [Hero(hero) for hero in range(HEROES_IN_ALL)]

ROLL: Final = Roll()
REST: Final = Rest()
DEFEND: Final = Defend()
SUFFER: Final = Suffer()
OPEN_JAR: Final = OpenJar()
KEEP_JAR: Final = KeepJar()
DONE: Final = Done()
LEARN: Final = Learn()
LEARN_NOTHING: Final = LearnNothing()
DECLINE: Final = Decline()
KEEP: Final = Keep()
GAIN_HEALTH: Final = GainHealth()
GAIN_POWER: Final = GainPower()

BLOWS: Final = tuple([Blow(hero) for hero in _HEROES])
THROWS: Final = tuple([Throw(hero) for hero in _HEROES])
STRIKES: Final = tuple([tuple([Strike(hero, Portal(at)) for at in range(len(PORTALS))]) for hero in _HEROES])
ADVANCES: Final = tuple([tuple([Advance(hero, Payment(p)) for p in range(len(PAYMENTS))]) for hero in _HEROES])
RESOLVES: Final = tuple([Resolve(hero) for hero in _HEROES])
EQUIPS: Final = tuple([Equip(hero) for hero in _HEROES])
HANDINGS: Final = tuple([tuple([Hand(Item(item), hero) for hero in _HEROES]) for item in range(ITEMS)])
LAYINGS: Final = tuple([Lay(Item(item)) for item in range(ITEMS)])
PROGRESSES: Final = tuple([Progress(Item(item)) for item in range(ITEMS)])
CLAIMS: Final = tuple([Claim(Quest(quest)) for quest in range(len(QUESTS))])
