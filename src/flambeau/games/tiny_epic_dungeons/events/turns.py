"""What Heroes do on their turns: moving, resting, gear, and the Torch."""

from __future__ import annotations

from flambeau.kernel import Event, Seat, event
from flambeau.parts.grid import Cell

from ..cards import Foe, Hero, Item, Room


@event
class TurnBegan(Event):
    SHOW = "turn"

    hero: Hero


@event
class Walked(Event):
    SHOW = "move"

    hero: Hero
    to: Cell


@event
class Explored(Event):
    hero: Hero
    to: Cell


@event
class EnteredLair(Event):
    SHOW = "move"

    hero: Hero


@event
class HeroPicked(Event):
    SHOW = "spawn"

    hero: Hero
    seat: Seat


@event
class Hastened(Event):
    hero: Hero
    amount: int


@event
class Hidden(Event):
    hero: Hero


@event
class Emboldened(Event):
    hero: Hero


@event
class HandMoved(Event):
    SHOW = "move"

    hero: Hero
    item: Item


@event
class Provoked(Event):
    hero: Hero
    foe: Foe


@event
class Paid(Event):
    SHOW = "lose"

    hero: Hero
    amount: int


@event
class Teleported(Event):
    SHOW = "move"

    hero: Hero
    to: Cell


@event
class Rested(Event):
    hero: Hero


@event
class Drew(Event):
    SHOW = "draw"

    hero: Hero
    item: Item


@event
class Took(Event):
    SHOW = "gain"

    hero: Hero
    item: Item


@event
class Wore(Event):
    SHOW = "gain"

    hero: Hero
    item: Item


@event
class Discarded(Event):
    SHOW = "lose"

    hero: Hero
    item: Item


@event
class UsedUp(Event):
    SHOW = "remove"

    item: Item


@event
class TorchMoved(Event):
    SHOW = "move"

    to: int


@event
class Revealed(Event):
    SHOW = "reveal"

    at: Cell
    room: Room


@event
class CardLaid(Event):
    SHOW = "spawn"

    at: Cell
