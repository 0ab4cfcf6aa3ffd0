"""What Danongorf does, and what is done to him."""

from __future__ import annotations

from flambeau.kernel import Event, Seat, event

from ..model import Card, Face, Item, Portal, Region


@event
class Darkened(Event):
    """A Map card was turned to its dark side."""

    SHOW = "flip"
    card: Card


@event
class QuestStored(Event):
    """Danongorf stored a Quest card, face down."""

    SHOW = "remove"
    stored: int


@event
class MinionStored(Event):
    """Danongorf stored a Goblin token."""

    SHOW = "remove"
    at: Portal
    stored: int


@event
class Summoned(Event):
    """The conditions of the final battle are met."""

    SHOW = "say"
    seat: Seat


@event
class CastleNamed(Event):
    """The player named the main Castle for an effect."""

    SHOW = "say"
    seat: Seat
    to: Region


@event
class BattleRolled(Event):
    """The dice of a battle round were thrown."""

    SHOW = "roll"
    round: int
    faces: tuple[Face, ...]


@event
class Rerolled(Event):
    """Dice without a Torch were thrown again for 1 Power."""

    SHOW = "roll"
    faces: tuple[Face, ...]


@event
class Blocked(Event):
    """The Shield softened Danongorf's blow for 1 Power."""

    SHOW = "lose"
    seat: Seat


@event
class Struck(Event):
    """Danongorf hurt the player."""

    SHOW = "damage"
    seat: Seat
    by: int


@event
class ItemLost(Event):
    """An item was discarded in the final battle."""

    SHOW = "lose"
    item: Item


@event
class StrengthLost(Event):
    """Danongorf lost a stored Quest card."""

    SHOW = "remove"
    left: int


@event
class MinionsLost(Event):
    """Danongorf lost stored Goblins."""

    SHOW = "remove"
    count: int
    left: int
