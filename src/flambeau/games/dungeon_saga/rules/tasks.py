"""Which runner takes up which task of `todo`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from flambeau.kernel import Script

from ..model import (
    Activation,
    AreaAttack,
    Arrive,
    Consequences,
    DrawnCard,
    EndInterrupt,
    EndRound,
    FreeAttack,
    GmTurn,
    HeroTurn,
    HeroTurns,
    Introduction,
    Leap,
    OverLimit,
    PickFeat,
    PickHero,
    PickSpheres,
    Play,
    SecondMonster,
    SpawnAt,
    TrapOn,
    TrapSlots,
    Wandering,
)
from . import consequences, preparing, rounds

Runner = Callable[[Play, Any], "Script | None"]
RUNNERS: Final[dict[type, Runner]] = {
    PickHero: preparing.run_pick_hero,
    PickFeat: preparing.run_pick_feat,
    PickSpheres: preparing.run_pick_spheres,
    TrapSlots: preparing.run_trap_slots,
    Introduction: rounds.run_introduction,
    HeroTurns: rounds.run_hero_turns,
    HeroTurn: rounds.run_hero_turn,
    Leap: rounds.run_leap,
    AreaAttack: rounds.run_area_attack,
    FreeAttack: rounds.run_free_attack,
    Arrive: rounds.run_arrive,
    DrawnCard: rounds.run_drawn_card,
    Wandering: rounds.run_wandering,
    SecondMonster: rounds.run_second_monster,
    TrapOn: rounds.run_trap_on,
    OverLimit: rounds.run_over_limit,
    SpawnAt: rounds.run_spawn_at,
    GmTurn: rounds.run_gm_turn,
    Activation: rounds.run_activation,
    EndInterrupt: rounds.run_end_interrupt,
    Consequences: consequences.run_consequences,
    EndRound: rounds.run_end_round,
}


def next_activity(s: Play) -> Script:
    """The script of whatever lies on top of `todo`."""
    while True:
        task = s.todo[-1]
        script = RUNNERS[type(task)](s, task)
        if script is not None:
            return script
