"""What can happen in a Night."""

from __future__ import annotations

from flambeau.kernel import Event, Seat, event

from ..model import Face, Hero, Portal, Temple


@event
class Rolled(Event):
    """The five dice were thrown."""

    SHOW = "roll"
    seat: Seat
    faces: tuple[Face, ...]


@event
class Hurt(Event):
    """A player lost Health to a die."""

    SHOW = "damage"
    seat: Seat
    by: int


@event
class Defended(Event):
    """A player paid Power to cancel a die."""

    SHOW = "lose"
    seat: Seat
    cost: int


@event
class Saved(Event):
    """The Fairy Jar kept a player on their feet."""

    SHOW = "heal"
    seat: Seat


@event
class Exhausted(Event):
    """A player's Health reached 0."""

    SHOW = "flip"
    seat: Seat


@event
class MagicRose(Event):
    """The Magic token moved; spaces are numbered from 1."""

    SHOW = "move"
    space: int
    level: int


@event
class Advanced(Event):
    """A Hero entered a space of this Temple."""

    SHOW = "move"
    hero: Hero
    temple: Temple
    space: int


@event
class GoblinHit(Event):
    """A Hero dealt damage to a Goblin."""

    SHOW = "damage"
    hero: Hero
    at: Portal
    by: int


@event
class GoblinDefeated(Event):
    """A Goblin's diamond reached the skull."""

    SHOW = "remove"
    seat: Seat
    at: Portal


@event
class GoblinHealed(Event):
    """A Goblin is back at full Health."""

    SHOW = "heal"
    at: Portal


@event
class Rested(Event):
    """A player turned the Adventure card to Rest by choice."""

    SHOW = "flip"
    seat: Seat


@event
class SpellLearned(Event):
    """A player reached a Library level."""

    SHOW = "gain"
    hero: Hero
    level: int
    power: int


@event
class DicePassed(Event):
    """The dice went to this player."""

    SHOW = "turn"
    seat: Seat


@event
class NightBegan(Event):
    """A Night phase begins."""

    SHOW = "round"
    round: int
    seat: Seat


@event
class DiceIgnored(Event):
    """Solo: dice of this face are ignored at this Magic level."""

    SHOW = "say"
    face: Face
    count: int


@event
class Scored(Event):
    """What a player's Victory Points are made of."""

    SHOW = "say"
    seat: Seat
    spells: int
    quests: int
    goblins: int
    legendary: int
    total: int
