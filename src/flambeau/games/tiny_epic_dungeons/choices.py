"""Every kind of answer, and the rows of ready-made ones from which hot lists are taken."""

from __future__ import annotations

from itertools import product
from typing import Final

from flambeau.kernel import Choice, choice
from flambeau.parts.grid import Cell

from .cards import HERO_CARDS, Deck, Deed, Die, Foe, Hero, Item, Marker, Part, Quarter, Skill, Slot
from .model import CELLS, FOES
from .powers import ITEM_IDS, POWERS

# Before play


@choice
class PickHero(Choice):
    """Play this Hero."""

    hero: Hero


@choice
class GoFirst(Choice):
    """This Hero takes the first turn."""

    hero: Hero


# The turn


@choice
class Attack(Choice):
    """Attack one enemy, with a weapon or a Spell."""

    deed: Deed
    foe: Foe


@choice
class Perform(Choice):
    """Use an action that needs no target, or has all in its range."""

    deed: Deed


@choice
class Search(Choice):
    """Search the Room."""

    deed: Deed


@choice
class Disarm(Choice):
    """Disarm the Room's trap."""

    deed: Deed


@choice
class UseRoom(Choice):
    """Use the Room's Free Action: a Portal or another."""

    deed: Deed


@choice
class Aid(Choice):
    """Use an action on a Hero."""

    deed: Deed
    hero: Hero


@choice
class Walk(Choice):
    """Move into a Room or onto a Hero space."""

    to: Cell


@choice
class Explore(Choice):
    """Reveal a face-down card beside the Room and enter it."""

    to: Cell


@choice
class EnterLair(Choice):
    """Go from the Lair Door onto the Boss board."""


@choice
class RevealAround(Choice):
    """Lower the Torch to reveal all unexplored Rooms beside this one."""


@choice
class ShiftHand(Choice):
    """Move the only Hand Loot to the other slot."""


@choice
class Provoke(Choice):
    """Make the Boss come."""


@choice
class Rest(Choice):
    """Rest as the Heroic Action."""


@choice
class EndTurn(Choice):
    """Do nothing more."""


# The test


@choice
class UseSkill(Choice):
    """Test this Skill."""

    skill: Skill


@choice
class Boost(Choice):
    """Buy a bonus for this test."""

    deed: Deed


@choice
class RollNow(Choice):
    """Roll the dice."""


@choice
class ChangeDie(Choice):
    """Change a die's face by 1 for 2 Focus."""

    die: Die
    up: bool


@choice
class Reroll(Choice):
    """Roll one die again."""

    deed: Deed
    die: Die


@choice
class RerollAny(Choice):
    """Roll several dice again."""

    deed: Deed
    first: bool
    second: bool
    third: bool


@choice
class Settle(Choice):
    """Take one die as the result, and add some of the plus dice."""

    result: Die
    first: bool
    second: bool
    third: bool


@choice
class Pay(Choice):
    """Pay the cost of the effect."""


@choice
class Forgo(Choice):
    """Leave the effect."""


# Damage, rewards, cards


@choice
class Strike(Choice):
    """This target is next."""

    foe: Foe


@choice
class Wound(Choice):
    """One point of damage to a marker of the Boss."""

    marker: Marker


@choice
class Raise(Choice):
    """The Boss regains a point on this marker."""

    marker: Marker


@choice
class ShoveTo(Choice):
    """Push the enemy into this Room."""

    to: Cell


@choice
class Stay(Choice):
    """No farther."""


@choice
class TakeReward(Choice):
    """This part of the reward."""

    part: Part


@choice
class Decline(Choice):
    """Leave it."""


@choice
class DrawCard(Choice):
    """Draw the top card of a deck."""

    deck: Deck


@choice
class TakeCard(Choice):
    """Take a card from the row."""

    item: Item


@choice
class Wear(Choice):
    """Wear the card here; what lies here is discarded."""

    slot: Slot


@choice
class DiscardCard(Choice):
    """Discard the card that was drawn."""


@choice
class GiveUp(Choice):
    """Discard a card that is worn."""

    item: Item


# Enemies


@choice
class LetCounter(Choice):
    """This enemy makes the counter-attack."""

    foe: Foe


@choice
class Brace(Choice):
    """Buy Defence against the counter-attack."""

    deed: Deed


@choice
class Endure(Choice):
    """Face the counter-attack as you are."""


@choice
class Lure(Choice):
    """The enemy goes for this Hero."""

    hero: Hero


@choice
class Lead(Choice):
    """The enemy takes this way."""

    to: Cell


# The dungeon


@choice
class Reveal(Choice):
    """Turn this card up."""

    cell: Cell


@choice
class Orient(Choice):
    """Lay the card with so many quarter turns."""

    turn: Quarter


@choice
class Lay(Choice):
    """A face-down card goes here."""

    cell: Cell


ATTACK: Final = tuple([tuple([Attack(Deed(d), Foe(f)) for f in range(FOES)]) for d in range(len(POWERS))])
PERFORM: Final = tuple([Perform(Deed(d)) for d in range(len(POWERS))])
SEARCH: Final = tuple([Search(Deed(d)) for d in range(len(POWERS))])
DISARM: Final = tuple([Disarm(Deed(d)) for d in range(len(POWERS))])
USE_ROOM: Final = tuple([UseRoom(Deed(d)) for d in range(len(POWERS))])
AID: Final = tuple([tuple([Aid(Deed(d), Hero(h)) for h in range(len(HERO_CARDS))]) for d in range(len(POWERS))])
PICK_HERO: Final = tuple([PickHero(Hero(h)) for h in range(len(HERO_CARDS))])
GO_FIRST: Final = tuple([GoFirst(Hero(h)) for h in range(len(HERO_CARDS))])
USE_SKILL: Final = tuple([UseSkill(Skill(i)) for i in range(3)])
EXPLORE: Final = tuple([Explore(Cell(c)) for c in range(CELLS)])
GIVE_UP: Final = tuple([GiveUp(Item(i)) for i in range(len(ITEM_IDS))])
WALK: Final = tuple([Walk(Cell(c)) for c in range(CELLS)])
LEAD: Final = tuple([Lead(Cell(c)) for c in range(CELLS)])
SHOVE_TO: Final = tuple([ShoveTo(Cell(c)) for c in range(CELLS)])
REVEAL: Final = tuple([Reveal(Cell(c)) for c in range(CELLS)])
LAY: Final = tuple([Lay(Cell(c)) for c in range(CELLS)])
BOOST: Final = tuple([Boost(Deed(d)) for d in range(len(POWERS))])
REROLL: Final = tuple([tuple([Reroll(Deed(d), Die(i)) for i in range(3)]) for d in range(len(POWERS))])
WOUND: Final = tuple([Wound(Marker(m)) for m in range(4)])
RAISE: Final = tuple([Raise(Marker(m)) for m in range(4)])
TAKE_CARD: Final = tuple([TakeCard(Item(i)) for i in range(len(ITEM_IDS))])
DRAW_CARD: Final = (DrawCard(Deck(0)), DrawCard(Deck(1)))
WEAR: Final = tuple([Wear(Slot(i)) for i in range(7)])
ENTER_LAIR: Final = EnterLair()
REVEAL_AROUND: Final = RevealAround()
SHIFT_HAND: Final = ShiftHand()
PROVOKE: Final = Provoke()
REST: Final = Rest()
END_TURN: Final = EndTurn()
ROLL_NOW: Final = RollNow()
PAY: Final = Pay()
FORGO: Final = Forgo()
STAY: Final = Stay()
DECLINE: Final = Decline()
DISCARD: Final = DiscardCard()
ENDURE: Final = Endure()


def is_settling(dice: tuple[int, ...], chosen: Settle) -> bool:
    """Whether this takes a rolled die and adds plus dice only, never itself (TED-TEST-09, TED-TEST-10)."""
    for i, added in enumerate((chosen.first, chosen.second, chosen.third)):
        if added and (i >= len(dice) or i == chosen.result or dice[i] > 2):
            return False
    return chosen.result < len(dice)


def is_step(dice: tuple[int, ...], chosen: ChangeDie) -> bool:
    """Whether this die can be changed that way (TED-FREE-06)."""
    return chosen.die < len(dice) and (dice[chosen.die] < 6 if chosen.up else dice[chosen.die] > 1)


_ALL_SETTLES: Final = [Settle(Die(r), a, b, c) for r in range(3) for a, b, c in product((False, True), repeat=3)]
_ALL_STEPS: Final = [ChangeDie(Die(i), up) for i in range(3) for up in (False, True)]
_ROLLS: Final = [roll for n in (1, 2, 3) for roll in product(range(1, 7), repeat=n)]
SETTLES: Final[dict[tuple[int, ...], tuple[Choice, ...]]] = {
    roll: tuple([c for c in _ALL_SETTLES if is_settling(roll, c)]) for roll in _ROLLS
}
SETTLES_AND_STEPS: Final[dict[tuple[int, ...], tuple[Choice, ...]]] = {
    roll: (*SETTLES[roll], *[c for c in _ALL_STEPS if is_step(roll, c)]) for roll in _ROLLS
}
