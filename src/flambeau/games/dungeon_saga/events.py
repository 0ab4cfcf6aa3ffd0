"""Everything that can be told: facts for the log, the animation and the metrics."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Event, Seat, event
from flambeau.parts.grid import Cell, Direction, Edge

from .box import Card, Feat, Figure, Gear, Spell, Sphere, Talent
from .quest import Text


@event
class RoundBegan(Event):
    round: int


@event
class TurnBegan(Event):
    figure: Figure


@event
class Moved(Event):
    figure: Figure
    to: Cell


@event
class Faced(Event):
    figure: Figure
    facing: Direction


@event
class Carried(Event):
    hero: Figure
    to: Cell


@event
class PutBack(Event):
    figure: Figure
    to: Cell


@event
class DoorOpened(Event):
    hero: Figure
    door: Edge


@event
class PassageFound(Event):
    door: Edge


@event
class ZoneRevealed(Event):
    cells: tuple[Cell, ...]


@event
class Placed(Event):
    monster: Figure
    at: Cell
    facing: Direction


@event
class Said(Event):
    """The quest speaks."""

    text: Text


@event
class Attacked(Event):
    attacker: Figure
    target: Figure
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    armour: int
    hits: int


@event
class FreeAttacked(Event):
    attacker: Figure
    target: Figure


@event
class Modified(Event):
    """One contribution to a pool of dice or to Armour; the rule it is told with is the reason."""

    figure: Figure
    by: int


@event
class DartsFlew(Event):
    hero: Figure
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    armour: int
    hits: int


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
class DiceChanged(Event):
    hero: Figure
    dice: tuple[int, ...]


@event
class Destroyed(Event):
    monster: Figure


@event
class Unharmed(Event):
    target: Figure


@event
class Wounded(Event):
    hero: Figure
    left: int


@event
class Healed(Event):
    hero: Figure
    left: int


@event
class Exhausted(Event):
    hero: Figure


@event
class KnockedOut(Event):
    hero: Figure


@event
class Revived(Event):
    hero: Figure


@event
class TrapFlipped(Event):
    hero: Figure
    at: Cell
    real: bool


@event
class TrapRolled(Event):
    hero: Figure
    die: int
    trap: str


@event
class TrapDie(Event):
    hero: Figure
    die: int
    hurt: bool


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
class WanderingCame(Event):
    hero: Figure


@event
class SecondRolled(Event):
    die: int


@event
class Interrupted(Event):
    monster: Figure
    left: int


@event
class InterruptDrawn(Event):
    card: Card
    symbol: bool


@event
class MoodChanged(Event):
    aggressive: bool


@event
class Decided(Event):
    """The Automated Game Master decided about a Monster: the criterion that settled it, and how many were left."""

    monster: Figure
    what: str
    criterion: str
    considered: int
    left: int


@event
class Equipped(Event):
    hero: Figure
    gear: Gear


@event
class Stowed(Event):
    hero: Figure
    gear: Gear


@event
class NewGoal(Event):
    text: Text


@event
class Retreated(Event):
    monster: Figure


@event
class TokenLaid(Event):
    """Told to the Game Master alone."""

    at: Cell


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
class BossWounded(Event):
    boss: Figure
    left: int


@event
class FeatUsed(Event):
    hero: Figure
    feat: Feat


@event
class SpellCast(Event):
    caster: Figure
    spell: Spell


@event
class SpellKept(Event):
    """A spell stays in hand, or comes back to it."""

    hero: Figure
    spell: Spell


@event
class Teleported(Event):
    hero: Figure
    to: Cell


@event
class Pushed(Event):
    figure: Figure
    to: Cell


@event
class Affected(Event):
    """An effect begins to last on a figure."""

    figure: Figure
    effect: str


@event
class Eased(Event):
    """An effect ends."""

    figure: Figure
    effect: str


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


@event
class DoorShut(Event):
    door: Edge


@event
class SpawnChanged(Event):
    at: Cell
    there: bool


@event
class SpawnMoved(Event):
    at: Cell


@event
class TokensGiven(Event):
    left: int


@event
class GoalMet(Event):
    text: Text


@event
class InitiativeRolled(Event):
    boss: Figure
    die: int
    total: int


@event
class VillainChanged(Event):
    seat: Seat


EVENTS: Final = (
    RoundBegan, TurnBegan, Moved, Faced, Carried, PutBack, DoorOpened, PassageFound, ZoneRevealed, Placed, Said,
    Attacked, FreeAttacked, Modified, DartsFlew, Used, TalentUsed, GearUsed, DiceChanged, Destroyed, Unharmed, Wounded,
    Healed, Exhausted, KnockedOut, Revived, TrapFlipped, TrapRolled, TrapDie, Explored, AlarmRolled, CardDrawn,
    GoldFound, NothingFound, WanderingCame, SecondRolled, Interrupted, InterruptDrawn, MoodChanged, Decided, Equipped,
    Stowed, NewGoal, Retreated, TokenLaid, HeroTaken, FeatChosen, SpheresChosen, BossWounded, FeatUsed, SpellCast,
    SpellKept, Teleported, Pushed, Affected, Eased, GaveCard, GaveGear, GaveThing, Taken, Dropped, GearFound, Discarded,
    Foreseen, DoorShut, SpawnChanged, SpawnMoved, TokensGiven, GoalMet, InitiativeRolled, VillainChanged,
)  # fmt: skip
