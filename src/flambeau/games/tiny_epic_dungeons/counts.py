"""What the end of a match is told with, in this order."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Count

from .events import Explored, Fell, FoeKilled, Healed, Hurt, Neutralised, Took

COUNTS: Final = (
    Count("explored", Explored, "hero"),
    Count("taken", Took, "hero"),
    Count("healed", Healed, "hero", "amount"),
    Count("hurt", Hurt, "hero", "amount"),
    Count("fell", Fell, "hero"),
    Count("killed", FoeKilled),
    Count("traps", Neutralised),
)
