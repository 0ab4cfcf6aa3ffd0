"""Exploring, treasure, Equipment and what Heroes hold and choose."""

from __future__ import annotations

from flambeau.kernel import Event, Seat, event

from ..box import Card, Feat, Figure, Gear, Sphere, Talent
from ..quest import Text


@event
class Used(Event):
    SHOW = "mark"
    hero: Figure
    card: Card


@event
class TalentUsed(Event):
    SHOW = "mark"
    hero: Figure
    talent: Talent


@event
class GearUsed(Event):
    SHOW = "mark"
    hero: Figure
    gear: Gear


@event
class Explored(Event):
    hero: Figure


@event
class AlarmRolled(Event):
    SHOW = "roll"
    hero: Figure
    die: int


@event
class CardDrawn(Event):
    SHOW = "draw"
    hero: Figure
    card: Card


@event
class GoldFound(Event):
    SHOW = "gain"
    hero: Figure
    gold: int


@event
class NothingFound(Event):
    hero: Figure


@event
class Equipped(Event):
    SHOW = "mark"
    hero: Figure
    gear: Gear


@event
class Stowed(Event):
    SHOW = "mark"
    hero: Figure
    gear: Gear


@event
class HeroTaken(Event):
    SHOW = "mark"
    seat: Seat
    hero: Figure


@event
class FeatChosen(Event):
    SHOW = "mark"
    hero: Figure
    feat: Feat


@event
class SpheresChosen(Event):
    SHOW = "mark"
    hero: Figure
    one: Sphere
    other: Sphere


@event
class GaveCard(Event):
    SHOW = "mark"
    hero: Figure
    to: Figure
    card: Card


@event
class GaveGear(Event):
    SHOW = "mark"
    hero: Figure
    to: Figure
    gear: Gear


@event
class GaveThing(Event):
    hero: Figure
    to: Figure
    thing: Text


@event
class Taken(Event):
    SHOW = "gain"
    hero: Figure
    thing: Text


@event
class Dropped(Event):
    SHOW = "lose"
    hero: Figure
    thing: Text


@event
class GearFound(Event):
    SHOW = "gain"
    hero: Figure
    gear: Gear


@event
class Discarded(Event):
    SHOW = "lose"
    hero: Figure
    gear: Gear


@event
class Foreseen(Event):
    """Told to the Hero players alone."""

    SHOW = "draw"
    card: Card
