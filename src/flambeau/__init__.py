"""Flambeau plays dungeon board games: rules are Python that asks questions, everybody else answers them."""

from __future__ import annotations

__version__ = "0.1.0"
