"""What a stage of one of the dungeon's verdicts is about; how verdicts come about is `flambeau.kernel.verdict`."""

from __future__ import annotations

from typing import Final

ORDER: Final = 0  # which monster acts next
TARGET: Final = 1  # whom it attacks or possesses
SQUARE: Final = 2  # where it goes, stands or is raised
GOAL: Final = 3  # where a possessed hero is led
RAISING: Final = 4  # whom the necromancer brings back
