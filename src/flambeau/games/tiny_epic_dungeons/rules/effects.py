"""The vocabulary of effects of Spells, abilities and Free Actions, applied (ledger, content 2).

Effects on enemies are resolved target by target in `attack.py`; here is what acts on Heroes, Torch, cards and Rooms.
"""

from __future__ import annotations

from flambeau.kernel import tell

from ..cards import (
    CAST,
    DICE,
    DISCOVER,
    ENEMIES,
    ENEMY,
    EXTRA,
    FOCUS,
    HEAL,
    HERO,
    HEROES,
    MELEE_ATTACK,
    OTHER,
    RECOVER,
    REVEAL,
    REVEAL_BESIDE,
    SHIELD,
    SNEAK,
    SPEED,
    STEALTH,
    TELEPORT,
    TORCH,
    Deck,
    Hero,
)  # fmt: skip
from ..events import Failed, Inspired, Shielded
from ..model import CounterAttack, Discover, GrantedMelee, Hits, Play, Recover, RevealCard, Sneak
from ..model import Teleport as TeleportTask
from ..powers import POWERS, Power
from .harm import gain_focus, heal_hero
from .torch import raise_torch
from .values import speed_of
from .ways import heroes_in, reach_of


def follow_cast(s: Play, works: bool) -> None:
    """After the test of a Spell or ability: its effect if it succeeded and was paid; a Spell aimed at enemies is an
    attack and can be countered all the same (TED-SPELL-04, -05, TED-RULING-25, -32)."""
    trial = s.trial
    power = POWERS[trial.deed]
    if trial.enemy_die and power.act == CAST:
        s.todo.append(CounterAttack())
    if not works:
        tell(s, "TED-TEST-04", Failed, s.turn.hero)
    elif power.aim in (ENEMY, ENEMIES):
        trial.unstruck = trial.targets
        s.todo.append(Hits())
    else:
        take_effect(s, power, trial.ally)


def affected(s: Play, power: Power, ally: Hero) -> list[Hero]:
    """The Heroes on whom an effect works (TED-RANGE-05, TED-ICON-28)."""
    if power.aim in (HERO, OTHER):
        return [ally]
    if power.aim == HEROES:
        return heroes_in(s, reach_of(s, s.heroes[s.turn.hero].cell, power))
    return [s.turn.hero]


def take_effect(s: Play, power: Power, ally: Hero) -> None:
    """Do what the success box says, in its order; what asks somebody is left on `todo`."""
    for verb, amount in power.effects:
        if verb in (HEAL, FOCUS, SHIELD, DICE):
            for hero in affected(s, power, ally):
                _help(s, verb, amount, hero)
        elif verb == TORCH:
            raise_torch(s, amount, "TED-ICON-20")
        elif verb == RECOVER:
            s.todo.append(Recover(Deck(amount)))
        elif verb == DISCOVER:
            s.todo.append(Discover(Deck(amount)))
        elif verb in (REVEAL, REVEAL_BESIDE):
            s.todo.append(RevealCard(verb == REVEAL_BESIDE, False))
        elif verb == EXTRA:
            if not s.turn.extra:  # at most one a turn, whatever its source (TED-RULING-60)
                s.turn.extra = True
                s.turn.heroic += 1
        elif verb == MELEE_ATTACK:
            s.todo.append(GrantedMelee(amount))
        elif verb == SPEED:
            s.turn.haste += amount
        elif verb == STEALTH:
            s.turn.stealth = True
        elif verb == TELEPORT:
            s.todo.append(TeleportTask())
        elif verb == SNEAK:
            s.todo.append(Sneak(speed_of(s, s.turn.hero)))


def _help(s: Play, verb: int, amount: int, hero: Hero) -> None:
    adventurer = s.heroes[hero]
    if verb == HEAL:
        heal_hero(s, hero, amount, "TED-HEAL-01")
    elif verb == FOCUS:
        gain_focus(s, hero, amount, "TED-ICON-11")
    elif verb == SHIELD:  # until the start of the caster's next turn (TED-RULING-99)
        adventurer.shields = (*adventurer.shields, (s.turn.hero, amount))
        tell(s, "TED-ICON-10", Shielded, hero)
    else:  # for its next test, until the end of its next turn at the latest (TED-RULING-99)
        adventurer.hymn += amount
        adventurer.hymn_turns = 2 if hero == s.turn.hero else 1
        tell(s, "TED-ICON-12", Inspired, hero)
