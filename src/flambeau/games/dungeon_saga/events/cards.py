"""Exploring, treasure, Equipment and what Heroes hold and choose."""

from __future__ import annotations

from flambeau.kernel import Event, Seat, event

from ..box import Card, Feat, Figure, Gear, Sphere, Talent
from ..quest import Text


@event
class Used(Event):
    hero: Figure
    card: Card


@event
class TalentUsed(Event):
    hero: Figure
    talent: Talent


@event
class GearUsed(Event):
    hero: Figure
    gear: Gear


@event
class Explored(Event):
    hero: Figure


@event
class AlarmRolled(Event):
    hero: Figure
    die: int


@event
class CardDrawn(Event):
    hero: Figure
    card: Card


@event
class GoldFound(Event):
    hero: Figure
    gold: int


@event
class NothingFound(Event):
    hero: Figure


@event
class Equipped(Event):
    hero: Figure
    gear: Gear


@event
class Stowed(Event):
    hero: Figure
    gear: Gear


@event
class HeroTaken(Event):
    seat: Seat
    hero: Figure


@event
class FeatChosen(Event):
    hero: Figure
    feat: Feat


@event
class SpheresChosen(Event):
    hero: Figure
    one: Sphere
    other: Sphere


@event
class GaveCard(Event):
    hero: Figure
    to: Figure
    card: Card


@event
class GaveGear(Event):
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
    hero: Figure
    thing: Text


@event
class Dropped(Event):
    hero: Figure
    thing: Text


@event
class GearFound(Event):
    hero: Figure
    gear: Gear


@event
class Discarded(Event):
    hero: Figure
    gear: Gear


@event
class Foreseen(Event):
    """Told to the Hero players alone."""

    card: Card
