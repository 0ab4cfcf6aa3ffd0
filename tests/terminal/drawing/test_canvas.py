"""Squared paper keeps its squares."""

from __future__ import annotations

from flambeau.terminal.drawing.canvas import Canvas, Ink, cut, narrow_letters, shelved, wrapped

INK = Ink("#ffffff", "#000000")


def test_what_goes_over_the_edge_is_cut_off() -> None:
    sheet = Canvas(4, 2, INK)
    sheet.write(2, 0, "torch", INK)
    sheet.write(-1, 1, "ash", INK)
    sheet.write(0, 5, "nowhere", INK)
    assert sheet.text() == "  to\nsh"


def test_wide_letters_take_one_square_like_the_others() -> None:
    assert narrow_letters("a火b") == "a?b"
    assert narrow_letters("e\u0301") == "e"


def test_texts_are_broken_between_words_and_cut_with_an_ellipsis() -> None:
    assert wrapped("le guerrier va en b4", 8) == ["le", "guerrier", "va en b4"]
    assert wrapped("emplacement", 7) == ["emplac…"]
    assert cut("Falaise sifflante", 9) == "Falaise…"
    assert wrapped("un deux trois quatre", 5, 2)[-1].endswith("…")


def test_sheets_stand_on_as_many_shelves_as_they_need_with_their_spots() -> None:
    sheets = []
    for number in range(3):
        sheet = Canvas(4, 1, INK)
        sheet.write(0, 0, f"n{number}", INK)
        sheet.spot(0, 0, 4, 1, (f"card.{number}",))
        sheets.append(sheet)
    whole = shelved(sheets, 10, INK)
    assert whole.text() == "n0    n1\n\nn2"
    assert [(spot.x, spot.y) for spot in whole.spots] == [(0, 0), (6, 0), (0, 2)]
