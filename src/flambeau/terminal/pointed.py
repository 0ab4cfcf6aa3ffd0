"""What lights up while the cursor stands on an element: arcs, reach, lines of sight, as the element itself says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.table.scene import LINES, Light, LightKind, Zone

from .shading import Shade

SHADES: Final[dict[LightKind, Shade]] = {
    "front": Shade.FRONT,
    "rear": Shade.REAR,
    "reach": Shade.REACH,
    "sight": Shade.SIGHT,
    "blocked": Shade.BLOCKED,
}


def lit_by(zones: Sequence[Zone], element: str) -> dict[str, Shade]:
    """The squares that an element lights, with their light; later lights lie over earlier ones."""
    found: dict[str, Shade] = {}
    for zone in zones:
        for one in zone.elements:
            if one.id == element:
                for light in one.lights:
                    found.update(dict.fromkeys(squares(zone, light), SHADES[light.kind]))
    return found


def squares(zone: Zone, light: Light) -> list[str]:
    """The ids of the squares under a light; a line goes through those between its ends."""
    named = [f"{light.of}.{cell}" for cell in light.cells]
    if light.kind not in LINES:
        return named
    places = {(round(one.x), round(one.y)): one.id for one in zone.elements if one.kind == "cell" and not one.on}
    at = {id_: place for place, id_ in places.items()}
    (x1, y1), (x2, y2) = at[named[0]], at[named[-1]]
    steps = max(abs(x2 - x1), abs(y2 - y1))
    between = [(round(x1 + (x2 - x1) * n / steps), round(y1 + (y2 - y1) * n / steps)) for n in range(1, steps)]
    return [places[place] for place in between if place in places]
