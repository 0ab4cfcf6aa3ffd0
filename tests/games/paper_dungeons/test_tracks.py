"""PD-SHEET and PD-MONSTER: what is printed beside the boxes of the sheet and on the monster cards can be read."""

from __future__ import annotations

import re

import pytest

from flambeau.games.paper_dungeons.box import MONSTERS, TRACKS

from .positions import sheet
from .test_sheet import shown, zone


@pytest.mark.rule("PD-SHEET-09", "PD-SHEET-10", "PD-SHEET-04")
def test_every_box_of_the_tracks_shows_its_points_and_boxes_with_a_bonus_stand_out() -> None:
    drawn = shown(sheet(0))
    for name in ("minions", "gems", "damage"):
        printed = [str(points) if points else "" for points in TRACKS[name].values]
        assert [box.glyph for box in zone(drawn, name).elements] == printed
    gems = zone(drawn, "gems").elements
    assert [bool(box.tone) for box in gems] == [bool(bonus) for bonus in TRACKS["gems"].bonuses]
    assert [number for number, box in enumerate(gems, 1) if box.tone] == [2, 4, 6]


@pytest.mark.rule("PD-MONSTER-16")
def test_a_monster_card_shows_its_letter_and_the_colour_of_its_level() -> None:
    cards = zone(shown(sheet(0), dungeon="B"), "monsters").elements
    assert [card.tone for card in cards] == ["life", "gold", "blood"]
    for card, letter in zip(cards, "BGL"):
        level = MONSTERS["ABCDEFGHIJKL".index(letter)].level
        assert re.findall(r"\b[A-L]\b|\d", card.help.split(".")[0]) == [letter, str(level)]
