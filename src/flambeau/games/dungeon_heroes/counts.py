"""What the end of a match is told with, in this order."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Count

from .events import Acquired, Died, Disarmed, DungeonBegan, Healed, Revealed, Slain, TurnBegan, Wounded

COUNTS: Final = (
    Count("slain", Slain, "hero"),
    Count("treasures", Acquired, "hero"),
    Count("disarmed", Disarmed, "hero"),
    Count("healed", Healed, "healer", "by"),
    Count("wounds", Wounded, "hero", "by"),
    Count("deaths", Died, "hero"),
    Count("turns", TurnBegan, "seat"),
    Count("revealed", Revealed),
    Count("dungeon-turns", DungeonBegan),
)
