"""What the end of a match is told with, in this order."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Count

from .events import Entered, GemCollected, Hurt, LevelGained, MinionDefeated, MissionDone, PotionsDrunk, Resurrected

COUNTS: Final = (
    Count("rooms", Entered, "seat"),
    Count("minions", MinionDefeated, "seat"),
    Count("gems", GemCollected, "seat"),
    Count("missions", MissionDone, "seat"),
    Count("levels", LevelGained, "seat"),
    Count("potions", PotionsDrunk, "seat", "count"),
    Count("damage", Hurt, "seat", "damage"),
    Count("resurrections", Resurrected, "seat"),
)
