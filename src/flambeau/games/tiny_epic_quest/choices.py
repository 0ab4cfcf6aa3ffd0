"""Every way to answer a question, and rows of them made once."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Choice, choice

from .box import CARDS, CASTLE_REGION, HEROES_IN_ALL, ITEMS, MOVEMENTS, PORTALS, QUESTS, REGIONS
from .geometry import WAYS
from .model import Card, Hero, Item, Movement, Portal, Quest, Region


@choice
class Select(Choice):
    """Use this Movement card."""

    card: Movement


@choice
class Travel(Choice):
    """Move a Hero to a region in this way."""

    hero: Hero
    to: Region
    way: int  # see geometry.WAYS


@choice
class Idle(Choice):
    """Move no Hero."""


@choice
class Arrange(Choice):
    """Rearrange items before moving or idling."""


@choice
class Guide(Choice):
    """Advance this Hero one Temple space."""

    hero: Hero


@choice
class Smite(Choice):
    """Deal damage to this Goblin."""

    at: Portal


@choice
class Calm(Choice):
    """Turn this Goblin passive."""

    at: Portal


@choice
class Conjure(Choice):
    """Advance the Magic token."""


@choice
class Accept(Choice):
    """Use the Grotto."""


@choice
class Leave(Choice):
    """Leave what is offered."""


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
    pay: int  # see PAYMENTS


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
    """Take a Quest."""

    quest: Quest


@choice
class Decline(Choice):
    """Take no Quest."""


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
class Exchange(Choice):
    """Let two items change places."""

    item: Item
    other: Item


@choice
class Keep(Choice):
    """Leave the items as they are."""


@choice
class GainHealth(Choice):
    """Gain 1 Health."""


@choice
class GainPower(Choice):
    """Gain 1 Power."""


@choice
class Return(Choice):
    """Return to this Castle."""

    to: Region


@choice
class Anger(Choice):
    """Turn this Goblin aggressive."""

    at: Portal


@choice
class Darken(Choice):
    """Turn this Map card to its dark side."""

    card: Card


@choice
class Store(Choice):
    """Let Danongorf have this Goblin."""

    at: Portal


@choice
class Reroll(Choice):
    """Spend 1 Power and reroll what is no Torch."""


@choice
class FightOn(Choice):
    """Let the dice lie as they are."""


@choice
class Block(Choice):
    """Spend 1 Power: the Shield softens the blow."""


@choice
class Endure(Choice):
    """Take the whole blow."""


@choice
class Cut(Choice):
    """Spend Power: the Sword strikes as an Attack result would."""


@choice
class Sheathe(Choice):
    """Keep the Sword sheathed."""


@choice
class Discard(Choice):
    """Give this item up."""

    item: Item


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

IDLE: Final = Idle()
ARRANGE: Final = Arrange()
CONJURE: Final = Conjure()
ACCEPT: Final = Accept()
LEAVE: Final = Leave()
REROLL: Final = Reroll()
FIGHT_ON: Final = FightOn()
BLOCK: Final = Block()
ENDURE: Final = Endure()
CUT: Final = Cut()
SHEATHE: Final = Sheathe()
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

SELECTS: Final = tuple([Select(Movement(card)) for card in range(MOVEMENTS)])
# By Hero: the row of its journeys, at 4 x region + way.
TRAVELS: Final = tuple(
    [tuple([Travel(hero, Region(to), way) for to in range(REGIONS) for way in range(len(WAYS))]) for hero in _HEROES]
)
GUIDES: Final = tuple([Guide(hero) for hero in _HEROES])
SMITES: Final = tuple([Smite(Portal(at)) for at in range(len(PORTALS))])
CALMS: Final = tuple([Calm(Portal(at)) for at in range(len(PORTALS))])
ANGERS: Final = tuple([Anger(Portal(at)) for at in range(len(PORTALS))])
STORES: Final = tuple([Store(Portal(at)) for at in range(len(PORTALS))])
DARKENINGS: Final = tuple([Darken(Card(card)) for card in range(len(CARDS))])
RETURNS: Final = tuple([Return(Region(castle)) for castle in CASTLE_REGION])  # by colour
DISCARDS: Final = tuple([Discard(Item(item)) for item in range(ITEMS)])
BLOWS: Final = tuple([Blow(hero) for hero in _HEROES])
THROWS: Final = tuple([Throw(hero) for hero in _HEROES])
STRIKES: Final = tuple([tuple([Strike(hero, Portal(at)) for at in range(len(PORTALS))]) for hero in _HEROES])
ADVANCES: Final = tuple([tuple([Advance(hero, p) for p in range(len(PAYMENTS))]) for hero in _HEROES])
RESOLVES: Final = tuple([Resolve(hero) for hero in _HEROES])
EQUIPS: Final = tuple([Equip(hero) for hero in _HEROES])
HANDINGS: Final = tuple([tuple([Hand(Item(item), hero) for hero in _HEROES]) for item in range(ITEMS)])
EXCHANGES: Final = tuple([tuple([Exchange(Item(one), Item(two)) for two in range(ITEMS)]) for one in range(ITEMS)])
CLAIMS: Final = tuple([Claim(Quest(quest)) for quest in range(len(QUESTS))])
