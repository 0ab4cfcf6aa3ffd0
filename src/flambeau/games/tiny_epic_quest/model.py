"""The position of a game: ids, players, the Night, and what remains to be done.

Two things are kept where one would not look first, because several seats use their symbols at the same time and may
then write to their own `Player` only (TEQ-RULING-45):
a Temple space belongs to the player whose Hero stands on it, and so does the damage dealt to a Goblin. A Goblin has one
attacker at most (one Hero on a Portal, TEQ-REG-10; the only Bow may not aim at an occupied Portal, TEQ-RULING-111) and
heals when that attacker stops (TEQ-ATK-06), so its damage is never anybody else's business.
"""

from __future__ import annotations

from typing import Final, NewType

from flambeau.kernel import Pile, Position, Public, Seat, State, Task, state, task

Colour = NewType("Colour", int)  # a Player card: red, blue, green, yellow
Hero = NewType("Hero", int)  # 3 x colour + 0 to 2
Temple = NewType("Temple", int)
Face = NewType("Face", int)  # of an Adventure die
Region = NewType("Region", int)  # 2 x Map card + left or right
Portal = NewType("Portal", int)
Quest = NewType("Quest", int)
Item = NewType("Item", int)
Payment = NewType("Payment", int)  # a way to pay for a Temple space: see choices.PAYMENTS

# Where a Goblin stands on a Portal, its face.
NO_GOBLIN: Final = 0
PASSIVE: Final = 1
AGGRESSIVE: Final = 2

# Who has an item: a Hero, or beside the Player card of a colour (BESIDE + colour), or nobody yet.
UNWON: Final = -1
BESIDE: Final = 100

# Where the Night stands.
TAKE_DICE: Final = 0  # the holder of the dice decides: roll or rest
DEAL_DAMAGE: Final = 1  # step 1
DEAL_MAGIC: Final = 2  # step 3: Magic dice that deal damage
USE_SYMBOLS: Final = 3  # step 4
NIGHT_OVER: Final = 4


@state
class Player(State):
    """A player with the Player card: all that this seat's lane may write while symbols are used."""

    seat: Public[Seat]
    colour: Public[Colour]
    tracks: Public[list[int]]  # of Sword, Shield, Staff: Temples completed; 2 is won
    spaces: Public[list[int]]  # of each Hero in a Temple: 0 is the entrance
    hits: Public[list[int]]  # by Portal: the damage its Goblin has from this player
    health: Public[int] = 6
    power: Public[int] = 3
    spell: Public[int] = 0
    goblins: Public[int] = 0  # tokens taken
    quests: Public[tuple[Quest, ...]] = ()
    adventuring: Public[bool] = True  # the side of the Adventure card
    torches: Public[int] = 0  # symbols of this roll that are left to this player
    scrolls: Public[int] = 0
    attacks: Public[int] = 0
    done: Public[bool] = True  # has no use for symbols, or has said so
    used_this_roll: Public[int] = 0  # items, one bit each
    used_tonight: Public[int] = 0


@state
class Night(State):
    """The turn record of the Night phase."""

    step: Public[int] = TAKE_DICE
    holder: Public[Seat] = Seat(0)  # of the dice
    roll: Public[tuple[int, ...]] = ()  # the faces of the last roll
    dice: Public[int] = 0  # damaging dice still to be dealt in this step
    receiver: Public[Seat] = Seat(0)  # with whom the deal goes on, if still Adventuring


@state
class Realm(Position):
    """A game of Tiny Epic Quest."""

    players: list[Player]
    night: Night
    cards: Public[tuple[int, ...]]  # the Map card on each place
    dark: Public[int]  # Map cards that show their dark side, one bit each
    where: Public[list[Region]]  # of each Hero; -1 if its colour is not played
    goblins: Public[list[int]]  # by Portal: the Goblin's face, or none
    held: Public[list[int]]  # by item: the Hero who carries it, BESIDE + colour, or UNWON
    offer: Public[list[Quest]]  # left to right
    discard: Public[tuple[Quest, ...]]  # face up (TEQ-RULING-29)
    deck: Pile
    todo: Public[list[Task]]
    magic: Public[int] = 0  # the space of the Magic token, from 0
    staff_by_space: Public[bool] = False  # the option of TEQ-RULING-58


@task
class Resting(Task):
    """A player who rests has Heroes left to resolve (TEQ-REST-02)."""

    seat: Seat


@task
class Rearranging(Task):
    """A player may rearrange items in the own Castle (TEQ-RULING-31)."""

    seat: Seat
