"""Scripted players: Heroes that guard each other's backs, a Game Master that plays Monsters by their cards.

They play from dossiers alone: what their seat sees and has seen. They keep nothing between questions, so the same seed
and the same dossier always give the same answer.
"""

from __future__ import annotations

from .evaluation import evaluate
from .player import Scripted

__all__ = ["Scripted", "evaluate"]
