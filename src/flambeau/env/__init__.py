"""Environments for learners, made from any game: PettingZoo (AEC and parallel), Gymnasium, and a vector of matches.

    from flambeau.env import aec_env, parallel_env, single_env

    env = aec_env("dungeon_heroes", seats=2)

Observations come from the dossier of a seat, actions are numbers of choices (`flambeau actions GAME` says what each
means), masks say which are legal, and every environment has `clone()`. It needs the extra `rl`.
"""

from __future__ import annotations

from .aec import AecEnv, aec_env
from .parallel import ParallelGame, parallel_env
from .single import SingleEnv, single_env
from .spaces import Learning
from .vector import Vector

__all__ = [
    "AecEnv",
    "Learning",
    "ParallelGame",
    "SingleEnv",
    "Vector",
    "aec_env",
    "parallel_env",
    "single_env",
]
