"""Everything that is told: small facts with ids, worded by event-<kind>."""

from __future__ import annotations

from flambeau.kernel import Event, event
from flambeau.parts.grid import Cell

from .cards import Deck, Deed, Foe, Hero, Item, Marker, Room


@event
class TurnBegan(Event):
    hero: Hero


@event
class Walked(Event):
    hero: Hero
    to: Cell


@event
class Teleported(Event):
    hero: Hero
    to: Cell


@event
class Rested(Event):
    hero: Hero


@event
class Declared(Event):
    hero: Hero
    deed: Deed


@event
class Targeted(Event):
    foe: Foe


@event
class Rolled(Event):
    hero: Hero
    dice: tuple[int, ...]


@event
class EnemyRolled(Event):
    face: int


@event
class DieChanged(Event):
    dice: tuple[int, ...]


@event
class Rerolled(Event):
    deed: Deed
    dice: tuple[int, ...]


@event
class Boosted(Event):
    deed: Deed


@event
class Settled(Event):
    result: int


@event
class Failed(Event):
    hero: Hero


@event
class FocusGained(Event):
    hero: Hero
    amount: int


@event
class FocusLost(Event):
    hero: Hero
    amount: int


@event
class Healed(Event):
    hero: Hero
    amount: int


@event
class Woke(Event):
    hero: Hero


@event
class Hurt(Event):
    hero: Hero
    amount: int


@event
class Fell(Event):
    hero: Hero


@event
class Shielded(Event):
    hero: Hero


@event
class Inspired(Event):
    hero: Hero


@event
class FoeHurt(Event):
    foe: Foe
    amount: int


@event
class FoeUnhurt(Event):
    foe: Foe


@event
class FoeKilled(Event):
    foe: Foe


@event
class FoeMended(Event):
    foe: Foe
    amount: int


@event
class MarkerMoved(Event):
    marker: Marker
    to: int


@event
class DamageLost(Event):
    amount: int


@event
class Countered(Event):
    foe: Foe
    total: int
    defence: int


@event
class CounterMissed(Event):
    foe: Foe


@event
class Drew(Event):
    hero: Hero
    item: Item


@event
class Took(Event):
    hero: Hero
    item: Item


@event
class Wore(Event):
    hero: Hero
    item: Item


@event
class Discarded(Event):
    hero: Hero
    item: Item


@event
class UsedUp(Event):
    item: Item


@event
class DeckEmpty(Event):
    deck: Deck


@event
class TorchMoved(Event):
    to: int


@event
class GoblinCame(Event):
    foe: Foe
    at: Cell


@event
class GoblinsShuffled(Event):
    count: int


@event
class MinionCame(Event):
    foe: Foe
    at: Cell


@event
class EnemiesAct(Event):
    count: int


@event
class FoeMoved(Event):
    foe: Foe
    to: Cell


@event
class FoePushed(Event):
    foe: Foe
    to: Cell


@event
class FoeAttacked(Event):
    foe: Foe


@event
class AltarTaken(Event):
    at: Cell


@event
class Revealed(Event):
    at: Cell
    room: Room


@event
class CardLaid(Event):
    at: Cell


EVENTS = (
    TurnBegan, Walked, Teleported, Rested, Declared, Targeted, Rolled, EnemyRolled, DieChanged, Rerolled, Boosted,
    Settled, Failed, FocusGained, FocusLost, Healed, Woke, Hurt, Fell, Shielded, Inspired, FoeHurt, FoeUnhurt,
    FoeKilled, FoeMended, MarkerMoved, DamageLost, Countered, CounterMissed, Drew, Took, Wore, Discarded, UsedUp,
    DeckEmpty, TorchMoved, GoblinCame, GoblinsShuffled, MinionCame, EnemiesAct, FoeMoved, FoePushed, FoeAttacked,
    AltarTaken, Revealed, CardLaid,
)  # fmt: skip
