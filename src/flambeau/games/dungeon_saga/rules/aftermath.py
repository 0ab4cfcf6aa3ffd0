"""What actions leave to be done: leaps, attacks of one action on several figures, Free Attacks and the step after them,
drawn cards, Wandering Monsters, traps, storage that overflows, Spawn Points.

Each is a task of `todo`. A task is taken off the stack before its script runs; one that goes on is put back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import AUTOMATED, Ask, Choice, Guard, Kind, Script, Topic, ask, at, does, tell

from .. import automa
from ..box import PARTY, Figure
from ..choices import Strike
from ..events import SecondRolled
from ..model import (
    MOVING,
    AreaAttack,
    Arrive,
    DrawnCard,
    FreeAttack,
    Leap,
    OverLimit,
    Play,
    SecondMonster,
    SpawnAt,
    TrapOn,
    Wandering,
)
from .combat import D6, melee
from .explore import resolve_card
from .gear import storage_limit
from .movement import arrive
from .spawning import can_spawn, put_on_spawn, spawn_by_hand
from .spells import spell_attack
from .topics import OVER_LIMIT, attack_finality
from .trading import make_room, over_limit_choices
from .traps import spring
from .turn import face_and_end, leap_activity
from .wandering import send, send_first
from .windows import ENTERED


@does(Leap)
def run_leap(s: Play, task: Leap) -> Script | None:
    """A move by a spell or Feat goes on until it ends; one cut short ends with a facing, if the Hero is up."""
    turn = s.turns[-1]
    if s.sheets[task.hero].hp and (not turn.over or turn.stage == MOVING):
        s.todo.append(task)
        return face_and_end(s, task.hero) if turn.over else leap_activity(s, task.hero)
    s.turns.pop()
    return None


# Attacks of one action on several figures


@does(AreaAttack)
def run_area_attack(s: Play, task: AreaAttack) -> Script | None:
    """One attack for each figure, in the order the attacker likes (DSO-RULING-55)."""
    left = still_there(s, task.targets)
    return area_attack(s, task.caster, task.spell, left) if left else None


def still_there(s: Play, targets: Sequence[int]) -> tuple[int, ...]:
    """Those of these figures that can still be attacked; an Exhausted Hero is left out (DSO-RULING-190)."""
    return tuple([f for f in targets if s.base[f] and (f >= PARTY or s.sheets[f].hp)])


def next_targets(s: Play, hero: int, spell: int, targets: tuple[int, ...]) -> Sequence[Choice]:
    """Whom the spell strikes next."""
    return [Strike(Figure(figure)) for figure in targets]


async def area_attack(s: Play, caster: int, spell: int, targets: tuple[int, ...]) -> None:
    """The next attack; the rest is left for later."""
    target = targets[0]
    if len(targets) > 1:
        answer = await ask(s, s.owners[caster], AREA, next_targets, caster, spell, targets)
        target = answer.target if isinstance(answer, Strike) else target
    s.todo.append(AreaAttack(Figure(caster), spell, tuple([figure for figure in targets if figure != target])))
    await spell_attack(s, caster, target, spell, area=True)


@does(TrapOn)
def run_trap_on(s: Play, task: TrapOn) -> Script | None:
    return spring(s, task.hero) if s.sheets[task.hero].hp else None


@does(OverLimit)
def run_over_limit(s: Play, task: OverLimit) -> Script | None:
    """At once, until everything fits (DSO-EQ-14)."""
    if len(s.sheets[task.hero].stored) <= storage_limit(s, task.hero) or s.sheets[task.hero].out:
        return None
    s.todo.append(task)
    return sort_out(s, task.hero)


async def sort_out(s: Play, hero: int) -> None:
    """The Hero puts something on, hands it over or discards it."""
    make_room(s, hero, await ask(s, s.owners[hero], OVER_LIMIT, over_limit_choices, hero))


@does(FreeAttack)
def run_free_attack(s: Play, task: FreeAttack) -> Script | None:
    """One Free Attack, unless the mover has fallen already or the attacker can no longer strike (DSO-RULING-34)."""
    if not s.base[task.mover] or not s.arc[task.attacker] & s.base[task.mover]:
        return None
    if task.mover < PARTY and not s.sheets[task.mover].hp:
        return None
    return melee(s, task.attacker, task.mover, free=True)


@does(Arrive)
def run_arrive(s: Play, task: Arrive) -> Script | None:
    """The step after the Free Attacks, if the figure is still up (DSO-DIS-04, DSO-RULING-38)."""
    mover = task.mover
    if not s.base[mover] or (mover < PARTY and not s.sheets[mover].hp):
        return None
    return at(s, ENTERED, mover) if arrive(s, mover, task.to) else None


@does(DrawnCard)
def run_drawn_card(s: Play, task: DrawnCard) -> Script | None:
    return resolve_card(s, task.hero, task.card)


@does(Wandering)
def run_wandering(s: Play, task: Wandering) -> Script | None:
    return automa.send_first(s, task.hero) if s.gm == AUTOMATED else send_first(s, task.hero)


@does(SecondMonster)
def run_second_monster(s: Play, task: SecondMonster) -> Script | None:
    """On 5 or 6 one more Monster may come, farther away and not activated (DSO-WAND-04, DSO-WAND-05)."""
    die = s.chance.roll("second monster", D6, 1)[0]
    tell(s, "DSO-WAND-04", SecondRolled, die)
    if die < 5:
        return None
    return automa.send_second(s, task.hero) if s.gm == AUTOMATED else send_second(s, task.hero)


async def send_second(s: Play, hero: int) -> None:
    """The Game Master may place the second one."""
    await send(s, hero, True)


@does(SpawnAt)
def run_spawn_at(s: Play, task: SpawnAt) -> Script | None:
    """A Monster appears, unless the Spawn Point is occupied or no figure is left (DSO-SPAWN-04)."""
    monster = can_spawn(s, task.spawn)
    if monster < 0:
        return None
    if s.gm == AUTOMATED:
        put_on_spawn(s, task.spawn, monster, automa.spawn_facing(s, monster, dict(s.spawns)[task.spawn]))
        return None
    return spawn_by_hand(s, task.spawn, monster)


def is_among(s: Play, question: Ask[Any], choice: Strike) -> bool:
    return choice.target in question.args[2]


AREA: Final = Topic(
    "area",
    "DSO-RULING-55",
    (Kind(Strike, (Guard("DSO-RULING-55", "not-now", is_among),), attack_finality),),
    (("figure", "Figure"), ("spell", "Spell")),
)
