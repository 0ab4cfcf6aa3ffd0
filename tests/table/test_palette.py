"""Colours are told apart, and every theme has the same slots."""

from __future__ import annotations

import pytest

from flambeau.table.palette import THEMES, USED_PAIRS, contrast, mixed, palette, seat_colour, theme
from flambeau.table.palette import Tone as ToneColours
from flambeau.table.picture.signs import SIGNS
from flambeau.table.scene import TERRAINS, TONES


@pytest.mark.parametrize("name", THEMES)
def test_colours_that_are_drawn_on_one_another_are_told_apart(name: str) -> None:
    colours = theme(name)
    poor = [
        f"{ink} on {ground}: {contrast(colours[ink], colours[ground]):.1f}"
        for ink, ground, least in USED_PAIRS
        if contrast(colours[ink], colours[ground]) < least
    ]
    assert poor == []


@pytest.mark.parametrize("name", THEMES)
def test_icons_can_be_seen_on_the_fields_of_their_tone(name: str) -> None:
    seats = [ToneColours(seat.base, seat.deep, seat.light) for seat in palette().seats]
    for tone in (*theme(name).tones.values(), *seats):
        assert contrast(tone.light, tone.deep) >= 7
        assert contrast(tone.light, tone.field) >= 4.5


def test_every_theme_has_the_same_slots_and_all_tones() -> None:
    slots = [set(theme(name).slots) for name in THEMES]
    assert slots[0] == slots[1] == slots[2]
    for name in THEMES:
        assert tuple(theme(name).tones) == TONES


def test_plain_grounds_are_slots_of_their_name() -> None:
    stone = {"", "floor", "corridor", "rubble", "wall"}
    assert set(TERRAINS) - stone <= set(theme("dark").slots)


def test_every_seat_has_its_own_colour_and_sign() -> None:
    seats = palette().seats
    assert len({seat.base for seat in seats}) == len({seat.sign for seat in seats}) == len(seats) == 8
    assert {seat.sign for seat in seats} == set(SIGNS)
    assert seat_colour(8) == seat_colour(0)


def test_contrast_and_mixing_follow_their_definitions() -> None:
    assert round(contrast("#000000", "#ffffff"), 2) == 21
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"


def test_an_unknown_theme_is_an_error_that_lists_the_known() -> None:
    with pytest.raises(LookupError, match="dark, parchment, contrast"):
        theme("sepia")
