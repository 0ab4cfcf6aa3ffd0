"""The scripted player, and what it thinks of a sheet.

It plays from dossiers alone. For the dice of a round it looks a few uses ahead with the rules themselves, on a copy of
its own sheet, and takes the line whose sheet is worth most; `worth` says what a sheet is worth before the end.
"""

from __future__ import annotations

from .evaluation import evaluate
from .player import Patient, Scripted
from .worth import Worth

__all__ = ["Patient", "Scripted", "Worth", "evaluate"]
