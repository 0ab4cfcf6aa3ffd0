"""The vocabulary of effects of Spells, abilities, Rooms and Free Actions, applied (ledger, content 2).

Effects on enemies are resolved target by target in `attack.py`; here is what acts on Heroes, Torch, cards and Rooms.
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Task, tell

from ..cards import Deck, Hero
from ..events import Emboldened, Hastened, Hidden, Inspired, Shielded
from ..model import ENTRANCE, Discover, GrantedMelee, Play, Recover, RevealCard, Sneak, Strip
from ..model import Teleport as TeleportTask
from ..powers import Power
from ..vocabulary import (
    DICE,
    DISCOVER,
    ENEMIES_ACT,
    EXTRA,
    FOCUS,
    GOBLIN,
    HEAL,
    HERE,
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
    STRIP,
    TELEPORT,
    TORCH,
    Effect,
)  # fmt: skip
from .danger import halt
from .harm import gain_focus, heal_hero, hurt_hero, lose_focus
from .torch import add_goblin, lower_torch, raise_torch, wake_enemies
from .values import is_stealthy, speed_of
from .ways import heroes_in, reach_of


def affected(s: Play, power: Power, ally: Hero) -> list[Hero]:
    """The Heroes on whom an effect works (TED-RANGE-05, TED-ICON-28)."""
    if power.aim in (HERO, OTHER):
        return [ally]
    if power.aim == HEROES:
        return heroes_in(s, reach_of(s, s.heroes[s.turn.hero].cell, power))
    return [s.turn.hero]


def take_effect(s: Play, power: Power, ally: Hero) -> None:
    """Do what a success box or a Free Action says."""
    resolve(s, power.effects, affected(s, power, ally), "TED-TEST-03")


def resolve(s: Play, effects: Sequence[Effect], heroes: Sequence[Hero], rule: str) -> None:
    """Do what a box says, in its order; what asks somebody is left on `todo`."""
    later: list[Task] = []
    for verb, amount in effects:
        if verb in (HEAL, FOCUS, SHIELD, DICE):
            for hero in heroes:
                touch(s, verb, amount, hero, rule)
        elif verb in (TORCH, GOBLIN, ENEMIES_ACT):
            stir(s, verb, amount)
        elif verb in (EXTRA, SPEED, STEALTH):
            quicken(s, verb, amount)
        else:
            later += asked_later(s, verb, amount)
    s.todo.extend(reversed(later))


def asked_later(s: Play, verb: int, amount: int) -> list[Task]:
    """The effects in which a player has a say."""
    if verb == RECOVER:
        return [Recover(Deck(amount))]
    if verb == DISCOVER:
        return [Discover(Deck(amount))]
    if verb in (REVEAL, REVEAL_BESIDE):  # "up to" so many if it is more than one (TED-RULING-98)
        return [RevealCard(verb == REVEAL_BESIDE, amount > 1) for _ in range(amount)]
    if verb == MELEE_ATTACK:
        return [GrantedMelee(amount)]
    if verb == TELEPORT:
        return [TeleportTask()]
    if verb == SNEAK:
        return [Sneak(speed_of(s, s.turn.hero))]
    return [Strip(s.turn.hero)] if verb == STRIP else []


def touch(s: Play, verb: int, amount: int, hero: Hero, rule: str) -> None:
    """What a Hero gains or loses (TED-ICON-10, TED-ICON-11, TED-ICON-12)."""
    adventurer = s.heroes[hero]
    if verb == HEAL and amount > 0:
        heal_hero(s, hero, amount, "TED-HEAL-01")
    elif verb == HEAL:
        hurt_hero(s, hero, -amount, rule)
    elif verb == FOCUS and amount > 0:
        gain_focus(s, hero, amount, "TED-ICON-11")
    elif verb == FOCUS:
        lose_focus(s, hero, -amount, rule)
    elif verb == SHIELD:  # until the start of the caster's next turn (TED-RULING-99)
        adventurer.shields = (*adventurer.shields, (s.turn.hero, amount))
        tell(s, "TED-ICON-10", Shielded, hero)
    else:  # for its next test, until the end of its next turn at the latest (TED-RULING-99)
        adventurer.hymn += amount
        adventurer.hymn_turns = 2 if hero == s.turn.hero else 1
        tell(s, "TED-ICON-12", Inspired, hero)


def stir(s: Play, verb: int, amount: int) -> None:
    """What changes the dungeon: the Torch, a Goblin, enemy actions (TED-ICON-20, TED-ICON-22, TED-ICON-25, TED-ICON-30,
    TED-RULING-112)."""
    if verb == TORCH and amount > 0:
        raise_torch(s, amount, "TED-ICON-20")
    elif verb == TORCH:
        lower_torch(s, -amount, "TED-ICON-20")
    elif verb == ENEMIES_ACT:
        wake_enemies(s)
    elif amount == HERE:
        add_goblin(s, s.heroes[s.turn.hero].cell, "TED-ICON-25")
        if not is_stealthy(s):
            halt(s)  # but no ambush (TED-RULING-24)
    else:
        add_goblin(s, ENTRANCE, "TED-ICON-22")


def quicken(s: Play, verb: int, amount: int) -> None:
    """What the active Hero gains for this turn: Speed, Stealth, a Heroic Action (TED-ICON-08, TED-ICON-10,
    TED-ICON-17)."""
    if verb == SPEED:
        s.turn.haste += amount
        tell(s, "TED-ICON-10", Hastened, s.turn.hero, amount)
    elif verb == STEALTH:
        s.turn.stealth = True
        tell(s, "TED-ICON-17", Hidden, s.turn.hero)
    elif not s.turn.extra:  # at most one a turn, whatever its source (TED-RULING-60)
        s.turn.extra = True
        s.turn.spare = 1
        tell(s, "TED-ICON-08", Emboldened, s.turn.hero)
