"""The position of a game: ids, players, Day, Night, final battle, and what remains to be done.

While symbols are used, every seat plays in a lane of its own and writes to its own `Player` only (TEQ-RULING-45). So
the Temple space of a Hero and the damage a player has dealt to a Goblin belong to the player. A Goblin has one attacker
at most (one Hero on a Portal, TEQ-REG-10; the only Bow may not aim at an occupied Portal, TEQ-RULING-111) and heals
when that attacker leaves (TEQ-ATK-06, TEQ-RULING-99), so its damage is never anybody else's business.
"""

from __future__ import annotations

from typing import Final, NewType

from flambeau.kernel import Pile, Position, Public, Seat, State, Task, state, task

Colour = NewType("Colour", int)  # a Player card: red, blue, green, yellow
Hero = NewType("Hero", int)  # 3 x colour + 0 to 2
Temple = NewType("Temple", int)
Face = NewType("Face", int)  # of an Adventure die
Card = NewType("Card", int)  # a Map card
Region = NewType("Region", int)  # 2 x Map card + left or right
Portal = NewType("Portal", int)
Movement = NewType("Movement", int)  # a Movement card
Quest = NewType("Quest", int)
Item = NewType("Item", int)

ROUNDS: Final = 5  # TEQ-ROUND-02
NO_CARD: Final = Movement(-1)
NOWHERE: Final = Region(-1)

# Where a Goblin stands on a Portal, its face.
NO_GOBLIN: Final = 0
PASSIVE: Final = 1
AGGRESSIVE: Final = 2

# Who has an item: a Hero, or beside the Player card of a colour (BESIDE + colour), or nobody (yet, or any more).
UNWON: Final = -1
BESIDE: Final = 100

# Where the round stands.
DAY: Final = 0
NIGHT: Final = 1
RESOLUTION: Final = 2
SHADOW: Final = 3  # what Danongorf takes after the Resolution (TEQ-DAN-13, TEQ-DAN-14)
BATTLE: Final = 4

# Where the Night stands.
TAKE_DICE: Final = 0  # the holder of the dice decides: roll or rest
DEAL_DAMAGE: Final = 1  # step 1
DEAL_MAGIC: Final = 2  # step 3: Magic dice that deal damage
USE_SYMBOLS: Final = 3  # step 4


@state
class Player(State):
    """A player with the Player card: all that this seat's lane may write while symbols are used."""

    seat: Public[Seat]
    colour: Public[Colour]
    heroes: Public[tuple[Hero, ...]]
    castles: Public[tuple[Colour, ...]]  # the own Castle; all four in the Danongorf variant (TEQ-DAN-15)
    tracks: Public[list[int]]  # of Sword, Shield, Staff: Temples completed; 2 is won
    spaces: Public[list[int]]  # by Hero: the space of a Temple it stands on; 0 is the entrance
    hits: Public[list[int]]  # by Portal: the damage its Goblin has from this player
    health: Public[int] = 6
    power: Public[int] = 3
    spell: Public[int] = 0
    goblins: Public[int] = 0  # tokens taken
    quests: Public[tuple[Quest, ...]] = ()
    adventuring: Public[bool] = False  # the side of the Adventure card
    torches: Public[int] = 0  # symbols of this roll that are left to this player
    scrolls: Public[int] = 0
    attacks: Public[int] = 0
    done: Public[bool] = True  # has no use for symbols, or has said so
    used_this_roll: Public[int] = 0  # items, one bit each
    used_tonight: Public[int] = 0
    unsettled: Public[bool] = False  # Heroes in the Castle or items changed since the last chance to rearrange


@state
class Day(State):
    """The turn record of the Day phase."""

    turn: Public[int] = 0  # 0 to 3
    active: Public[Seat] = Seat(0)  # who selects the Movement card
    card: Public[Movement] = NO_CARD  # the selected one
    mover: Public[Seat] = Seat(0)  # who moves or idles now
    ready: Public[int] = 31  # Movement cards on their active side, one bit each
    hand: Public[tuple[Movement, ...]] = ()  # solo: the drawn cards


@state
class Night(State):
    """The turn record of the Night phase."""

    step: Public[int] = TAKE_DICE
    holder: Public[Seat] = Seat(0)  # of the dice
    roll: Public[tuple[int, ...]] = ()  # the faces of the last roll
    dice: Public[int] = 0  # damaging dice still to be dealt in this step
    receiver: Public[Seat] = Seat(0)  # with whom the deal goes on, if still Adventuring


@state
class Battle(State):
    """The turn record of the final battle."""

    rounds: Public[int] = 0
    roll: Public[tuple[int, ...]] = ()  # the dice as they lie; none before the throw of a round
    used: Public[int] = 0  # items whose limit is a battle, one bit each


@state
class Realm(Position):
    """A game of Tiny Epic Quest."""

    players: list[Player]
    day: Day
    night: Night
    battle: Battle
    cards: Public[tuple[int, ...]]  # the Map card on each place
    places: Public[tuple[int, ...]]  # the place of each Map card
    dark: Public[int]  # Map cards that show their dark side, one bit each
    where: Public[list[Region]]  # of each Hero; NOWHERE if it does not take part
    goblins: Public[list[int]]  # by Portal: the Goblin's face, or none
    held: Public[list[int]]  # by item: the Hero who carries it, BESIDE + colour, or UNWON
    offer: Public[list[Quest]]  # left to right
    discard: Public[tuple[Quest, ...]]  # face up (TEQ-RULING-29)
    deck: Pile
    draft: Pile  # solo: Movement cards not drawn yet (TEQ-SOLO-03)
    boss: Pile  # Quest cards that Danongorf has stored, face down (TEQ-DAN-11)
    todo: Public[list[Task]]
    phase: Public[int] = DAY
    round: Public[int] = 1
    first: Public[Seat] = Seat(0)  # who has the First Player token
    quest_done: Public[bool] = False  # the token shows its "no quest" face (TEQ-TOKEN-01)
    reserve: Public[int] = 9  # Goblin tokens not on the map
    magic: Public[int] = 0  # the space of the Magic token, from 0
    solo: Public[bool] = False
    target: Public[int] = 0  # of the official solo mode (TEQ-SOLO-02)
    danongorf: Public[bool] = False
    minions: Public[int] = 0  # Goblin tokens that Danongorf has stored
    summoned: Public[bool] = False  # the final battle follows at the end of this round (TEQ-RULING-80)
    days: Public[int] = 0  # Days begun; the Round token stays where it is in the Danongorf variant
    gloomfall: Public[bool] = False
    staff_by_space: Public[bool] = False  # the option of TEQ-RULING-58


@task
class Resting(Task):
    """A player who rests has Heroes left to resolve before all of them return (TEQ-REST-02, TEQ-RULING-54)."""

    seat: Seat
    left: tuple[Hero, ...]


@task
class Rearranging(Task):
    """A player may rearrange items in the own Castle (TEQ-RULING-31)."""

    seat: Seat


@task
class Returning(Task):
    """An exhausted player of the Danongorf variant names the Castle to return to (TEQ-DAN-18)."""

    seat: Seat
