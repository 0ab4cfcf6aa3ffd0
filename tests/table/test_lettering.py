"""Lines break where they must, and pieces share their place evenly."""

from __future__ import annotations

from flambeau.table.picture.geometry import Box, flow, shared
from flambeau.table.picture.lettering import BOLD, TITLE, fitted, width, wrapped


def test_wider_letters_and_faces_take_more_room() -> None:
    assert width("MMM", 10) > width("iii", 10)
    assert width("Flambeau", 10, TITLE) > width("Flambeau", 10) < width("Flambeau", 10, BOLD)
    assert width("111", 10) == width("888", 10)  # figures are all as wide


def test_lines_fit_the_room_and_keep_every_word() -> None:
    text = "Jusqu’à votre prochain tour, annulez la première blessure."
    lines = wrapped(text, 100, 12)
    assert " ".join(lines) == text
    assert all(width(line, 12) <= 100 for line in lines)


def test_a_no_break_space_never_breaks() -> None:
    assert wrapped("Que faire\u00a0?", 50, 12)[-1] == "faire\u00a0?"


def test_a_long_name_gets_smaller_and_at_last_an_ellipsis() -> None:
    lines, size = fitted("Grimoire des profondeurs", 100, 16, 8, 1, TITLE)
    assert len(lines) == 1 and size < 16
    lines, _ = fitted("Un texte beaucoup trop long pour cette toute petite carte", 60, 12, 9, 2)
    assert len(lines) == 2 and lines[-1].endswith("…")


def test_pieces_share_a_place_as_large_as_can_be() -> None:
    assert shared(Box(0, 0, 100, 100), 1) == [Box(0, 0, 100, 100)]
    four = shared(Box(0, 0, 100, 100), 4)
    assert {(box.x, box.y) for box in four} == {(0, 0), (50, 0), (0, 50), (50, 50)}
    assert all(box.w == 50 for box in shared(Box(0, 0, 150, 50), 3))


def test_boxes_flow_into_lines() -> None:
    places, wide, high = flow([(40, 10), (40, 20), (40, 10)], 90, 5)
    assert places == [(0, 0), (45, 0), (0, 25)]
    assert (wide, high) == (85, 35)
