"""Many games at once: simulate them, compare variants, and say what came out with its uncertainty."""

from __future__ import annotations

from .plan import Plan, Played
from .playing import play_one
from .simulate import each_game, simulate
from .statistics import Interval, Share, mean_interval, paired_share, wilson

__all__ = [
    "Interval",
    "Plan",
    "Played",
    "Share",
    "each_game",
    "mean_interval",
    "paired_share",
    "play_one",
    "simulate",
    "wilson",
]
