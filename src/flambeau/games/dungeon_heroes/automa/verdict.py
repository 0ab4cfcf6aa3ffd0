"""What a stage of one of the dungeon's verdicts is about; how verdicts come about is `flambeau.kernel.verdict`."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Stage

ORDER: Final = 0  # which monster acts next
TARGET: Final = 1  # whom it attacks or possesses
SQUARE: Final = 2  # where it goes, stands or is raised
GOAL: Final = 3  # where a possessed hero is led
RAISING: Final = 4  # whom the necromancer brings back

MOST_LISTED: Final = 5  # squares in a sentence; all of them light up on the board


def said(stage: Stage) -> str:
    """What a sentence about squares lists: `both` sorts, only those `left`, or `none`, just how many there are."""
    if len(stage.left) > MOST_LISTED:
        return "none"
    return "both" if len(stage.out) <= MOST_LISTED else "left"
