"""What comes of a test: success or failure, and the order of all that follows (TED-RULING-05 steps 8 to 12).

Tasks are pushed in reverse: what is pushed last is done first.
"""

from __future__ import annotations

from flambeau.kernel import tell

from ..events import Evaded, Failed, Neutralised, TrapSprung
from ..model import BossLoss, CounterAttack, HealSixes, Hits, Play
from ..powers import FIRST_BOSS, POWERS
from ..vocabulary import CAST, DISARM, ENEMIES, ENEMY, ENTRY, EVADE, MISSILE, SEARCH
from .effects import resolve, take_effect

FAILURES = {SEARCH: "TED-SEARCH-03", EVADE: "TED-TRAP-03", ENTRY: "TED-RULING-107"}


def follow_test(s: Play, passed: bool, works: bool) -> None:
    """After the result: effect or failure, Health from sixes, counter-attack, what the Boss takes.

    A Spell aimed at enemies is an attack and is answered even if it failed or was not paid (TED-RULING-32)."""
    trial = s.trial
    power = POWERS[trial.deed]
    if trial.targets and trial.targets[-1] >= FIRST_BOSS and power.act <= CAST:
        s.todo.append(BossLoss())  # without further condition (TED-RULING-53)
    if trial.enemy_die and power.act <= CAST:
        s.todo.append(CounterAttack())
    if trial.sixes:
        s.todo.append(HealSixes(trial.sixes))
    if not passed:
        fail(s)
    elif power.aim in (ENEMY, ENEMIES) and works:
        trial.unstruck = trial.targets
        s.todo.append(Hits())
    elif works:
        succeed(s)


def succeed(s: Play) -> None:
    """The success box of a test without enemies as targets (TED-TEST-03)."""
    power, cell = POWERS[s.trial.deed], s.heroes[s.turn.hero].cell
    if power.act == EVADE:
        tell(s, "TED-TRAP-02", Evaded, s.turn.hero, cell)
    elif power.act == DISARM:
        s.neutralised |= 1 << cell  # TED-DISARM-03
        tell(s, "TED-DISARM-03", Neutralised, cell)
    take_effect(s, power, s.trial.ally)


def fail(s: Play) -> None:
    """The failure box, if there is one (TED-TEST-03, TED-TEST-04, TED-ATK-11, TED-TRAP-03)."""
    power = POWERS[s.trial.deed]
    if power.act == EVADE:
        tell(s, "TED-TRAP-03", TrapSprung, s.turn.hero, s.heroes[s.turn.hero].cell)
    else:
        tell(s, "TED-ATK-11" if power.act <= MISSILE else "TED-TEST-04", Failed, s.turn.hero)
    if power.failure:
        resolve(s, power.failure, [s.turn.hero], FAILURES.get(power.act, "TED-TEST-03"))
