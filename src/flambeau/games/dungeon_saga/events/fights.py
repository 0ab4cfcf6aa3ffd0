"""Attacks, damage, traps, Feats and spells."""

from __future__ import annotations

from flambeau.kernel import Event, event
from flambeau.parts.grid import Cell

from ..box import Die, Feat, Figure, Foe, Spell


@event
class Threw(Event):
    """The dice lie as they fell."""

    SHOW = "roll"
    WHY = True
    target: Figure
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]


@event
class TooWeak(Event):
    """Attack dice too weak for the Armour."""

    SHOW = "mark"
    WHY = True
    dice: tuple[int, ...]
    armour: int


@event
class Paired(Event):
    """An attack die and the defence die opposite, which both lie at the same place of their rows."""

    SHOW = "mark"
    WHY = True
    mine: int
    theirs: int
    hit: bool
    die: Die
    foe: Foe


@event
class Unopposed(Event):
    """An attack die with no defence die opposite: a Hit."""

    SHOW = "mark"
    WHY = True
    mine: int
    die: Die
    foe: Foe


@event
class Attacked(Event):
    SHOW = "mark"
    attacker: Figure
    target: Figure
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    armour: int
    hits: int


@event
class FreeAttacked(Event):
    SHOW = "mark"
    attacker: Figure
    target: Figure


@event
class Modified(Event):
    """One contribution to a pool of dice or to Armour; the rule it is told with is the reason."""

    WHY = True
    figure: Figure
    by: int


@event
class DartsFlew(Event):
    SHOW = "mark"
    hero: Figure
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    armour: int
    hits: int


@event
class DiceChanged(Event):
    SHOW = "roll"
    hero: Figure
    dice: tuple[int, ...]


@event
class Destroyed(Event):
    SHOW = "remove"
    monster: Figure


@event
class Unharmed(Event):
    SHOW = "mark"
    target: Figure


@event
class Wounded(Event):
    SHOW = "damage"
    hero: Figure
    left: int


@event
class Healed(Event):
    SHOW = "heal"
    hero: Figure
    left: int


@event
class Exhausted(Event):
    SHOW = "flip"
    hero: Figure


@event
class KnockedOut(Event):
    SHOW = "remove"
    hero: Figure


@event
class Revived(Event):
    SHOW = "heal"
    hero: Figure


@event
class TrapFlipped(Event):
    SHOW = "mark"
    hero: Figure
    at: Cell
    real: bool


@event
class TrapRolled(Event):
    SHOW = "roll"
    hero: Figure
    die: int
    trap: str


@event
class TrapDie(Event):
    SHOW = "roll"
    hero: Figure
    die: int
    hurt: bool


@event
class BossWounded(Event):
    SHOW = "damage"
    boss: Figure
    left: int


@event
class FeatUsed(Event):
    SHOW = "mark"
    hero: Figure
    feat: Feat


@event
class SpellCast(Event):
    SHOW = "mark"
    caster: Figure
    spell: Spell


@event
class SpellKept(Event):
    """A spell stays in hand, or comes back to it."""

    SHOW = "gain"
    hero: Figure
    spell: Spell


@event
class Teleported(Event):
    SHOW = "move"
    hero: Figure
    to: Cell


@event
class Pushed(Event):
    SHOW = "move"
    figure: Figure
    to: Cell


@event
class Affected(Event):
    """An effect begins to last on a figure."""

    SHOW = "mark"
    figure: Figure
    effect: str


@event
class Eased(Event):
    """An effect ends."""

    SHOW = "mark"
    figure: Figure
    effect: str
