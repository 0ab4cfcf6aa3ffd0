"""The scripted hero, which plays with its comrades, and what it thinks of a position.

It plays from dossiers alone and keeps nothing between questions: the same seed and dossier give the same answer.
"""

from __future__ import annotations

from .evaluation import evaluate
from .player import Scripted

__all__ = ["Scripted", "evaluate"]
