"""Many games at once: simulate them, and say what came out with its uncertainty."""

from __future__ import annotations

from .simulate import Plan, Played, each_game, play_one, simulate
from .statistics import Share, wilson

__all__ = ["Plan", "Played", "Share", "each_game", "play_one", "simulate", "wilson"]
