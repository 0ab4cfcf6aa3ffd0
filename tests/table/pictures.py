"""The pictures of the documentation: `python -m tests.table.pictures` writes them from the demonstration scenes."""

from __future__ import annotations

from pathlib import Path

import msgspec

from flambeau.table import Scene, draw_svg
from tests.table.scenes import SCENES

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"


def only(scene: Scene, *zones: str) -> Scene:
    """The scene without its other zones, and without a question."""
    kept = tuple(zone for zone in scene.rest.zones if zone.id in zones or zone.inside in zones)
    return msgspec.structs.replace(
        scene, rest=msgspec.structs.replace(scene.rest, zones=kept, choices=(), groups=(), prompt=None)
    )


def pictures() -> dict[str, str]:
    """Each picture by the name of its file."""
    return {
        "hidden-tiles.svg": draw_svg(SCENES["hidden-tiles"]()),
        "room-cards.svg": draw_svg(SCENES["room-cards"]()),
        "walled-dungeon.svg": draw_svg(only(SCENES["walled-dungeon"](), "board"), panel=False),
        "paper-sheet.svg": draw_svg(only(SCENES["paper-sheet"](), "sheet"), panel=False, theme="parchment"),
    }


if __name__ == "__main__":
    for name, drawn in pictures().items():
        (FOLDER / name).write_text(drawn, encoding="utf-8")
        print(f"{name}: {len(drawn.encode()) // 1000} kB")
