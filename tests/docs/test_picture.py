"""The picture of the README is a real position, drawn by what draws it today."""

from __future__ import annotations

from pathlib import Path

from flambeau.cli import main

PICTURES = Path(__file__).parent.parent.parent / "docs/pictures"


def test_the_picture_of_the_readme_is_the_stored_position_as_drawn_now(tmp_path: Path) -> None:
    drawn = tmp_path / "drawn.svg"
    save = PICTURES / "dungeon-heroes.json"
    assert main(["draw", str(save), "--seat", "0", "--language", "en", "-o", str(drawn)]) == 0
    assert drawn.read_text("utf-8") == (PICTURES / "dungeon-heroes.svg").read_text("utf-8"), (
        "draw it again: flambeau draw docs/pictures/dungeon-heroes.json --seat 0 --language en "
        "-o docs/pictures/dungeon-heroes.svg"
    )
