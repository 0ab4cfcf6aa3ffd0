"""What the end of a match is told with, in this order."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Count

from .events import Destroyed, DoorOpened, Explored, FeatUsed, GoldFound, KnockedOut, RoundBegan, Wounded

COUNTS: Final = (
    Count("doors", DoorOpened, "hero"),
    Count("explored", Explored, "hero"),
    Count("gold", GoldFound, "hero", "gold"),
    Count("feats", FeatUsed, "hero"),
    Count("wounded", Wounded, "hero"),
    Count("knocked-out", KnockedOut, "hero"),
    Count("destroyed", Destroyed),
    Count("rounds", RoundBegan),
)
