"""Everything that is told: small facts with ids, worded by event-<kind>."""

from __future__ import annotations

from flambeau.kernel import Event, Seat, event
from flambeau.parts.grid import Cell

from .cards import Deed, Foe, Hero, Item, Marker, Room, Skill


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
class Ambushed(Event):
    SHOW = "damage"

    hero: Hero


@event
class MustTest(Event):
    hero: Hero
    deed: Deed


@event
class Evaded(Event):
    hero: Hero
    at: Cell


@event
class TrapSprung(Event):
    SHOW = "damage"

    hero: Hero
    at: Cell


@event
class Neutralised(Event):
    SHOW = "remove"

    at: Cell


@event
class SkillChosen(Event):
    hero: Hero
    skill: Skill


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
class BossRevealed(Event):
    SHOW = "reveal"

    foe: Foe


@event
class AltarPlaced(Event):
    SHOW = "spawn"

    at: Cell


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
class Declared(Event):
    hero: Hero
    deed: Deed


@event
class Targeted(Event):
    foe: Foe


@event
class Rolled(Event):
    SHOW = "roll"

    hero: Hero
    dice: tuple[int, ...]


@event
class EnemyRolled(Event):
    SHOW = "roll"

    face: int


@event
class DieChanged(Event):
    SHOW = "roll"

    dice: tuple[int, ...]


@event
class Rerolled(Event):
    SHOW = "roll"

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
    SHOW = "gain"

    hero: Hero
    amount: int


@event
class FocusLost(Event):
    SHOW = "lose"

    hero: Hero
    amount: int


@event
class Healed(Event):
    SHOW = "heal"

    hero: Hero
    amount: int


@event
class Woke(Event):
    SHOW = "heal"

    hero: Hero


@event
class Hurt(Event):
    SHOW = "damage"

    hero: Hero
    amount: int


@event
class Fell(Event):
    SHOW = "damage"

    hero: Hero


@event
class Shielded(Event):
    hero: Hero


@event
class Inspired(Event):
    hero: Hero


@event
class FoeHurt(Event):
    SHOW = "damage"

    foe: Foe
    amount: int


@event
class FoeUnhurt(Event):
    foe: Foe


@event
class FoeKilled(Event):
    SHOW = "remove"

    foe: Foe


@event
class FoeMended(Event):
    SHOW = "heal"

    foe: Foe
    amount: int


@event
class MarkerMoved(Event):
    SHOW = "mark"

    marker: Marker
    to: int


@event
class DamageLost(Event):
    amount: int


@event
class Countered(Event):
    SHOW = "damage"

    foe: Foe
    total: int
    defence: int


@event
class CounterMissed(Event):
    foe: Foe


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
class GoblinCame(Event):
    SHOW = "spawn"

    foe: Foe
    at: Cell


@event
class GoblinsShuffled(Event):
    SHOW = "flip"

    count: int


@event
class MinionCame(Event):
    SHOW = "spawn"

    foe: Foe
    at: Cell


@event
class EnemiesAct(Event):
    count: int


@event
class FoeMoved(Event):
    SHOW = "move"

    foe: Foe
    to: Cell


@event
class FoePushed(Event):
    SHOW = "move"

    foe: Foe
    to: Cell


@event
class FoeAttacked(Event):
    SHOW = "damage"

    foe: Foe


@event
class AltarTaken(Event):
    SHOW = "gain"

    at: Cell


@event
class Revealed(Event):
    SHOW = "reveal"

    at: Cell
    room: Room


@event
class CardLaid(Event):
    SHOW = "spawn"

    at: Cell


EVENTS = (
    TurnBegan, Walked, Explored, EnteredLair, HeroPicked, Ambushed, MustTest, Evaded, TrapSprung, Neutralised,
    SkillChosen, Hastened, Hidden, Emboldened, HandMoved, BossRevealed, AltarPlaced, Provoked, Paid, Teleported,
    Rested, Declared, Targeted, Rolled, EnemyRolled, DieChanged, Rerolled, Boosted, Settled, Failed, FocusGained,
    FocusLost, Healed, Woke, Hurt, Fell, Shielded, Inspired, FoeHurt, FoeUnhurt, FoeKilled, FoeMended, MarkerMoved,
    DamageLost, Countered, CounterMissed, Drew, Took, Wore, Discarded, UsedUp, TorchMoved, GoblinCame,
    GoblinsShuffled, MinionCame, EnemiesAct, FoeMoved, FoePushed, FoeAttacked, AltarTaken, Revealed, CardLaid,
)  # fmt: skip
