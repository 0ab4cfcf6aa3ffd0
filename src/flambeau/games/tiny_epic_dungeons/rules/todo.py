"""What comes next: the top of `todo`, else the turn goes on, else the next turn.

Work that asks nobody is done here and now; the first script that will ask is returned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from flambeau.kernel import Script, Task

from .. import model as m
from .attack import hits, shove
from .boss import boss_torch, mend, split_damage
from .counter import boss_loss, counter_attack
from .danger import danger, move_in
from .enemies import attack_after_moving, enemy_action, enemy_move
from .equip import discover, fit, recover, strip
from .harm import heal_sixes, torch_up
from .movement import sneak, teleport
from .preparation import prepare
from .reveal import lay_cards, reveal_all, reveal_card
from .reward import reward
from .skill import skill_test
from .torch import torch_down
from .turn import close_turn, granted_melee, next_turn, take_turn

WORK: Final[dict[type[Task], Callable[[m.Play, Any], Script | None]]] = {
    m.SkillTest: skill_test,
    m.Hits: hits,
    m.CounterAttack: counter_attack,
    m.BossLoss: boss_loss,
    m.SplitDamage: split_damage,
    m.Mend: mend,
    m.Shove: shove,
    m.Reward: reward,
    m.Discover: discover,
    m.Recover: recover,
    m.Fit: fit,
    m.Strip: strip,
    m.GrantedMelee: granted_melee,
    m.Teleport: teleport,
    m.Sneak: sneak,
    m.HealSixes: heal_sixes,
    m.MoveIn: move_in,
    m.Danger: danger,
    m.RevealAll: reveal_all,
    m.TorchUp: torch_up,
    m.RevealCard: reveal_card,
    m.LayCards: lay_cards,
    m.TorchDown: torch_down,
    m.BossTorch: boss_torch,
    m.EnemyAction: enemy_action,
    m.EnemyMove: enemy_move,
    m.EnemyAttack: attack_after_moving,
}


def advance(s: m.Play) -> Script:
    """The script of the next question from a position at rest."""
    while True:
        if s.todo:
            task = s.todo.pop()
            script = WORK[type(task)](s, task)
            if script is not None:
                return script
        elif s.turn.hero < 0:
            script = prepare(s)
            if script is not None:
                return script
        elif not s.turn.over:
            return take_turn(s)
        elif not s.turn.closed:
            close_turn(s)
        else:
            next_turn(s)
