"""What the end of a match is told with, in this order."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Count

from .events import Exhausted, GoblinDefeated, Hurt, ItemWon, QuestTaken

COUNTS: Final = (
    Count("quests", QuestTaken, "seat"),
    Count("goblins", GoblinDefeated, "seat"),
    Count("items", ItemWon, "seat"),
    Count("hurt", Hurt, "seat", "by"),
    Count("exhausted", Exhausted, "seat"),
)
