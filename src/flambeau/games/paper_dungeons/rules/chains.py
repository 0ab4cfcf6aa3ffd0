"""Chains of effects: what is still to be done on a sheet is done at once, the latest first (PD-RULING-33, -34)."""

from __future__ import annotations

from ..model import (
    Blow,
    Elimination,
    FreeLevel,
    FreeStage,
    GemEffects,
    MorePotions,
    OutsideGem,
    Play,
    Reward,
    StartPower,
)
from .damage import suffer
from .gems import gain_outside_gem, gem_effects
from .items import free_stage
from .levels import free_level
from .minions import eliminate_two
from .potions import gain_potions
from .powers import start_power
from .rooms import take_reward


async def carry_out(s: Play, seat: int) -> None:
    """Do what stands on top of the sheet's list; whatever it causes lands above the rest. PD-RULING-33."""
    sheet = s.sheets[seat]
    task = sheet.todo.pop()
    if isinstance(task, Reward):
        await take_reward(s, seat, task.room)
    elif isinstance(task, MorePotions):
        gain_potions(s, sheet, task.count, task.cause)
    elif isinstance(task, FreeStage):
        await free_stage(s, seat)
    elif isinstance(task, FreeLevel):
        await free_level(s, seat)
    elif isinstance(task, OutsideGem):
        gain_outside_gem(s, sheet)
    elif isinstance(task, GemEffects):
        await gem_effects(s, seat, task.box)
    elif isinstance(task, Blow):
        await suffer(s, seat, task.damage, "monster")  # PD-MONSTER-12
    elif isinstance(task, Elimination):
        await eliminate_two(s, seat)
    elif isinstance(task, StartPower):
        await start_power(s, seat)
