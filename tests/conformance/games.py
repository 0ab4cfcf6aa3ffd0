"""The games the kit runs on: those registered as entry points, and the slices of the exam."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from flambeau.kernel import Game
from flambeau.registry import registered

SLICES = Path(__file__).parent.parent / "kernel" / "slices"


def slices() -> list[Game[Any]]:
    """The exam, each slice as a game."""
    found = []
    for folder in sorted(SLICES.iterdir()):
        if (folder / "__init__.py").exists():
            found.append(importlib.import_module(f"slices.{folder.name}").GAME)
    return found


GAMES: list[Game[Any]] = [*registered().values(), *slices()]
