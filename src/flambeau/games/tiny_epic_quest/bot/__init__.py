"""The scripted player of every mode, and what it thinks of a position.

It plays from dossiers alone: what its seat sees and has seen. It keeps nothing between questions, so the same seed and
the same dossier always give the same answer.
"""

from __future__ import annotations

from .evaluation import evaluate
from .player import Scripted

__all__ = ["Scripted", "evaluate"]
