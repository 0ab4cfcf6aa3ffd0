"""What can happen in a Night."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Event, Seat, event

from .model import Face, Hero, Item, Portal, Quest, Temple


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
class HealthGained(Event):
    """A player gained Health."""

    SHOW = "heal"
    seat: Seat
    by: int


@event
class PowerGained(Event):
    """A player gained Power."""

    SHOW = "gain"
    seat: Seat
    by: int


@event
class MagicRose(Event):
    """The Magic token moved; spaces are numbered from 1."""

    SHOW = "move"
    space: int
    level: int


@event
class Advanced(Event):
    """A Hero entered a Temple space."""

    SHOW = "move"
    hero: Hero
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
class TempleCompleted(Event):
    """A Hero completed a Temple."""

    SHOW = "gain"
    hero: Hero
    temple: Temple


@event
class Returned(Event):
    """A Hero went back to its own Castle."""

    SHOW = "move"
    hero: Hero


@event
class QuestTaken(Event):
    """A player completed a Quest."""

    SHOW = "gain"
    seat: Seat
    quest: Quest


@event
class QuestRevealed(Event):
    """A Quest was dealt to the offer."""

    SHOW = "reveal"
    quest: Quest


@event
class QuestDiscarded(Event):
    """A Quest left the offer for the discard pile."""

    SHOW = "remove"
    quest: Quest


@event
class DeckRebuilt(Event):
    """The discard pile was shuffled to form a new Quest deck."""

    SHOW = "draw"


@event
class LegendProgressed(Event):
    """A Legendary Item moved on its track."""

    SHOW = "mark"
    seat: Seat
    item: Item


@event
class ItemWon(Event):
    """A player gained an item."""

    SHOW = "gain"
    seat: Seat
    item: Item


@event
class Equipped(Event):
    """An item went into a Hero's hand."""

    SHOW = "move"
    hero: Hero
    item: Item


@event
class LaidDown(Event):
    """An item lies beside the Player card."""

    SHOW = "move"
    seat: Seat
    item: Item


@event
class DicePassed(Event):
    """The dice went to this player."""

    SHOW = "turn"
    seat: Seat


EVENTS: Final = (
    Rolled, Hurt, Defended, Saved, Exhausted, HealthGained, PowerGained, MagicRose, Advanced, GoblinHit,
    GoblinDefeated, GoblinHealed, Rested, SpellLearned, TempleCompleted, Returned, QuestTaken, QuestRevealed,
    QuestDiscarded, DeckRebuilt, LegendProgressed, ItemWon, Equipped, LaidDown, DicePassed,
)  # fmt: skip
