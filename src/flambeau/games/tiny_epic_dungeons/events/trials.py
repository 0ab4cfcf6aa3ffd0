"""Tests and what they do to Heroes: dice, traps, Focus, Health."""

from __future__ import annotations

from flambeau.kernel import Event, event
from flambeau.parts.grid import Cell

from ..cards import Deed, Foe, Hero, Skill


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
class Countered(Event):
    SHOW = "damage"

    foe: Foe
    total: int
    defence: int


@event
class CounterMissed(Event):
    foe: Foe
