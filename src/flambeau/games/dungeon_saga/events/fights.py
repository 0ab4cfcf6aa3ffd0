"""Attacks, damage, traps, Feats and spells."""

from __future__ import annotations

from flambeau.kernel import Event, event
from flambeau.parts.grid import Cell

from ..box import Feat, Figure, Spell


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
