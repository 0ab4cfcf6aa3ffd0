"""Lines of text on the screen: broken between words, never inside « guillemets » or before a colon."""

from __future__ import annotations

from textual.content import Content

from flambeau.terminal.said import kept


def test_a_line_is_never_broken_at_a_no_break_space() -> None:
    said = Content.assemble(("La dalle se dérobe\u00a0: où va-t-il\u202f?", "bold"), "  DH-SHIFT-02")
    lines = kept(said, 18)
    assert lines.plain.split("\n") == ["La dalle se", "dérobe\u00a0: où", "va-t-il\u202f? ", "DH-SHIFT-02"]
    assert lines.spans == said.spans


def test_breaks_that_are_there_stay_and_what_fits_is_left_alone() -> None:
    said = Content("un deux\ntrois quatre")
    assert kept(said, 12).plain == "un deux\ntrois quatre"
    assert kept(said, 8).plain == "un deux\ntrois\nquatre"
    assert kept(said, 0) is said
