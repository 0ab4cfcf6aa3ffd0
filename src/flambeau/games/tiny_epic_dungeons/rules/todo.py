"""What comes next: the top of `todo`, else the turn goes on, else the next turn.

Work that asks nobody is done here and now; the first script that will ask is returned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from flambeau.kernel import Script, Task

from ..model import (
    BossLoss,
    BossTorch,
    CounterAttack,
    Discover,
    EnemyAction,
    EnemyAttack,
    EnemyMove,
    Fit,
    GrantedMelee,
    Hits,
    LayCards,
    Mend,
    Play,
    Recover,
    RevealCard,
    Reward,
    Shove,
    SkillTest,
    Sneak,
    SplitDamage,
    Strip,
    Teleport,
    TorchDown,
)  # fmt: skip
from .attack import hits, shove
from .boss import boss_torch, mend, split_damage
from .counter import boss_loss, counter_attack
from .enemies import attack_after_moving, enemy_action, enemy_move
from .equip import discover, fit, recover, strip
from .movement import sneak, teleport
from .reveal import lay_cards, reveal_card
from .reward import reward
from .skill import skill_test
from .torch import torch_down
from .turn import close_turn, end_of_slice, granted_melee, next_turn, take_turn

WORK: Final[dict[type[Task], Callable[[Play, Any], Script | None]]] = {
    SkillTest: skill_test,
    Hits: hits,
    CounterAttack: counter_attack,
    BossLoss: boss_loss,
    SplitDamage: split_damage,
    Mend: mend,
    Shove: shove,
    Reward: reward,
    Discover: discover,
    Recover: recover,
    Fit: fit,
    Strip: strip,
    GrantedMelee: granted_melee,
    Teleport: teleport,
    Sneak: sneak,
    RevealCard: reveal_card,
    LayCards: lay_cards,
    TorchDown: torch_down,
    BossTorch: boss_torch,
    EnemyAction: enemy_action,
    EnemyMove: enemy_move,
    EnemyAttack: attack_after_moving,
}


def advance(s: Play) -> Script:
    """The script of the next question from a position at rest."""
    while True:
        if s.todo:
            task = s.todo.pop()
            script = WORK[type(task)](s, task)
            if script is not None:
                return script
        elif not s.turn.over:
            end_of_slice(s)
            return take_turn(s)
        elif not s.turn.closed:
            close_turn(s)
        else:
            end_of_slice(s)
            next_turn(s)
