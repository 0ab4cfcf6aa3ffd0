"""Attacks: who is beaten, in which order targets are struck, pushes (TED-ATK, TED-RULING-32, TED-RULING-33,
TED-RULING-66, TED-RULING-85)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import MAY_BE_FINAL, Ask, Choice, Guard, Kind, Script, Topic, ask, does, tell
from flambeau.parts.grid import Cell

from ..cards import Foe
from ..choices import SHOVE_TO, STAY, ShoveTo, Stay, Strike
from ..events import FoePushed, FoeUnhurt
from ..model import LAIR, Hits, Play, Shove
from ..powers import FIRST_BOSS, FIRST_MINION, POWERS
from ..vocabulary import DAMAGE, KILL, KILLS_MINIONS, MISSILE, PUSH
from .boss import entered_by_foe
from .harm import hurt_foe, kill_goblin, kill_minion
from .values import foe_defence, worn_by
from .ways import floor_of


def attack_damage(s: Play, foe: Foe) -> int:
    """What the settled result deals to a target: what exceeds its Defence (TED-ATK-08, TED-ATK-10, TED-ATK-11)."""
    trial = s.trial
    bane = trial.bane if foe < FIRST_MINION else 0
    return max(0, trial.result + bane - foe_defence(s, foe, POWERS[trial.deed].act))


def attack_succeeds(s: Play) -> bool:
    """An attack succeeds if it beats at least one target (TED-ATK-14, TED-RULING-85)."""
    return any(attack_damage(s, foe) for foe in s.trial.targets)


def is_unstruck(s: Play, q: Ask[Any], c: Strike) -> bool:
    return c.foe in s.trial.unstruck


NEXT_TARGET = Topic(
    "next-target",
    "TED-RULING-85",
    (Kind(Strike, (Guard("TED-RULING-85", "not-a-target", is_unstruck),), final=MAY_BE_FINAL),),
)


def targets_left(s: Play) -> list[Strike]:
    """The targets of which one must be next."""
    return [Strike(foe) for foe in s.trial.unstruck]


@does(Hits)
def hits(s: Play, todo: Hits) -> Script | None:
    """Strike the last target, or ask which of several is next (TED-RULING-85)."""
    left = s.trial.unstruck
    if len(left) > 1:
        return choose_target(s)
    strike(s, left[0])
    return None


async def choose_target(s: Play) -> None:
    """The attacker chooses the order of the targets, each with its kill and reward."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, NEXT_TARGET, targets_left)
    s.todo.append(Hits())
    strike(s, answer.foe)


def strike(s: Play, foe: Foe) -> None:
    """Resolve the attack or Spell on one target."""
    trial = s.trial
    trial.unstruck = tuple([other for other in trial.unstruck if other != foe])
    power = POWERS[trial.deed]
    if power.act <= MISSILE:
        damage = attack_damage(s, foe)
        if not damage:
            tell(s, "TED-ATK-11", FoeUnhurt, foe)
        hurt_foe(s, foe, damage)
        return
    for verb, amount in reversed(power.effects):  # what is pushed last is done first
        if verb == PUSH:
            s.todo.append(Shove(foe, amount))
    for verb, amount in power.effects:
        if verb == KILL and can_kill(foe, amount):
            kill(s, foe)
            return
        if verb == DAMAGE:
            hurt_foe(s, foe, amount + worn_by(s, s.turn.hero).cast_damage)  # Defence is ignored (TED-SPELL-06)


def can_kill(foe: Foe, whom: int) -> bool:
    """Kill effects work on Goblins, some on Minions, never on the Boss (TED-ICON-19, TED-RULING-106)."""
    return foe < FIRST_MINION or (whom == KILLS_MINIONS and foe < FIRST_BOSS)


def kill(s: Play, foe: Foe) -> None:
    """An enemy is killed outright; the usual steps follow (TED-ICON-19)."""
    if foe < FIRST_MINION:
        kill_goblin(s, foe)
    else:
        kill_minion(s, foe)


# Push


def ways_away(s: Play, foe: Foe) -> list[Cell]:
    """Where a pushed enemy can go: away from the Hero, never across the Lair's boundary (TED-RULING-66).

    Rooms side by side are never equally far, and what a deed reaches can be reached by path.
    """
    at = s.foe_at[foe]
    if at == LAIR or foe not in s.foes:
        return []
    floor, room = floor_of(s), s.heroes[s.turn.hero].cell
    here = floor.distance(room, at)
    return [cell for cell in floor.steps(at) if floor.distance(room, cell) > here]


def leads_away(s: Play, q: Ask[Any], c: ShoveTo) -> bool:
    return c.to in ways_away(s, q.args[0])


PUSHING = Topic(
    "push",
    "TED-RULING-66",
    (
        Kind(ShoveTo, (Guard("TED-RULING-66", "not-away", leads_away),), final=MAY_BE_FINAL),
        Kind(Stay, final=MAY_BE_FINAL),
    ),
    about=(("foe", "Foe"), ("rooms", "int")),
)


def push_choices(s: Play, foe: Foe, rooms: int) -> Sequence[Choice]:
    """One Room farther away from the Hero, or the push ends."""
    return (*[SHOVE_TO[cell] for cell in ways_away(s, foe)], STAY)


@does(Shove)
def shove(s: Play, todo: Shove) -> Script | None:
    """Push an enemy that survived, Room by Room (TED-ICON-18, TED-RULING-66)."""
    return push(s, todo.foe, todo.rooms) if ways_away(s, todo.foe) else None


async def push(s: Play, foe: Foe, rooms: int) -> None:
    """One Room of a push; the rest comes next."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, PUSHING, push_choices, foe, rooms)
    if isinstance(answer, ShoveTo):
        if rooms > 1:
            s.todo.append(Shove(foe, rooms - 1))
        s.foe_at[foe] = answer.to
        tell(s, "TED-ICON-18", FoePushed, foe, answer.to)
        entered_by_foe(s, foe)
