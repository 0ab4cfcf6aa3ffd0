"""A question while it is being answered: lists, groups, picks, buttons."""

from __future__ import annotations

from pathlib import Path

import msgspec
from toys import DELVE

from flambeau.table import Choice, Element, Group, Prompt, Rest, Scene, Zone
from flambeau.table.scene import Finality
from flambeau.terminal.asking import REFUSED, Asking
from flambeau.terminal.preferences import Preferences
from flambeau.terminal.session import PERSON
from flambeau.terminal.shading import Shade
from tests.terminal.tables import QUICK, session


def asking(
    folder: Path, choices: tuple[Choice, ...], groups: tuple[Group, ...] = (), liked: Preferences = QUICK
) -> Asking:
    """A question with these choices, at a table of ten squares and four tiles."""
    cells = [Element(f"cell.{n}", "cell", f"square {n}", n) for n in range(10)]
    tiles = [Element(f"tile.{n}", "card", f"tile {n}", n) for n in range(4)]
    zones = (Zone("board", "grid", cols=10, rows=1, elements=tuple(cells)), Zone("hand", "row", elements=tuple(tiles)))
    rest = Rest("delve", "Delve", zones=zones, prompt=Prompt("?"), choices=choices, groups=groups)
    return Asking(session(folder, DELVE, (PERSON, PERSON), liked=liked), 0, Scene(rest))


def lay(count: int, finality: Finality = "free") -> tuple[Choice, ...]:
    """Lay one of four tiles on some of the squares."""
    pairs = [(tile, cell) for tile in range(4) for cell in range(count)]
    return tuple(
        Choice(at, f"lay {tile} at {cell}", (f"tile.{tile}", f"cell.{cell}"), "lay", finality)
        for at, (tile, cell) in enumerate(pairs)
    )


def test_few_choices_are_listed_one_by_one_with_keys(tmp_path: Path) -> None:
    question = asking(tmp_path, lay(4))
    entries = question.entries()
    assert [entry.key for entry in entries] == list("123456789abcdefg")
    assert entries[9].words == "lay 2 at 1"
    assert question.take(entries[9]) == 9


def test_many_choices_of_several_kinds_are_listed_in_groups(tmp_path: Path) -> None:
    choices = (*lay(7), Choice(28, "end", (), "end", "may"))
    groups = (Group("lay", "Lay a tile", 28), Group("end", "End", 1))
    question = asking(tmp_path, choices, groups)
    assert [entry.words for entry in question.entries()] == ["Lay a tile (28)", "end"]
    assert question.take(question.entries()[0]) == -1
    assert question.group == "lay" and len(question.left.remaining) == 28
    assert question.back() and question.group == ""
    assert not question.back()


def test_many_choices_of_one_kind_are_parted_by_what_they_touch(tmp_path: Path) -> None:
    question = asking(tmp_path, lay(9), (Group("lay", "Lay a tile", 36),))
    entries = question.entries()
    assert [entry.words for entry in entries] == [f"Lay a tile: tile {n} (9)" for n in range(4)]
    assert question.take(entries[2]) == -1
    assert question.picks == ("tile.2",)
    assert [entry.words for entry in question.entries()][:2] == ["lay 2 at 0", "lay 2 at 1"]


def test_what_can_be_picked_is_lit_and_a_free_choice_goes_when_nothing_is_left_to_pick(tmp_path: Path) -> None:
    question = asking(tmp_path, lay(3))
    assert question.shades()["tile.0"] is Shade.LEGAL and "cell.9" not in question.shades()
    assert question.point("tile.1") == -1
    assert question.shades()["tile.1"] is Shade.PICKED and "tile.2" not in question.shades()
    assert question.point("cell.2") == 5


def test_a_final_choice_waits_for_its_button_which_is_pointing_again(tmp_path: Path) -> None:
    question = asking(tmp_path, lay(3, "final"))
    assert question.point("tile.1") == -1 and question.waiting == -1
    assert question.point("cell.2") == -1
    assert question.waiting == 5
    assert question.point("cell.2") == 5


def test_an_element_that_no_choice_touches_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    question = asking(tmp_path, lay(3))
    question.point("tile.1")
    assert question.point("cell.9") == REFUSED
    assert question.picks == ("tile.1",)


def test_a_final_line_of_the_list_is_confirmed_only_if_one_likes_it_so(tmp_path: Path) -> None:
    careful = asking(tmp_path, lay(1, "final"), liked=msgspec.structs.replace(QUICK, confirm=True))
    entry = careful.entries()[1]
    assert careful.take(entry) == -1 and careful.waiting == 1
    assert careful.shades()["tile.1"] is Shade.PICKED
    assert careful.take(entry) == 1
    assert asking(tmp_path, lay(1, "final")).take(entry) == 1


def test_a_free_choice_can_be_made_to_wait(tmp_path: Path) -> None:
    slow = asking(tmp_path, lay(2), liked=msgspec.structs.replace(QUICK, at_once=False))
    slow.point("tile.0")
    assert slow.point("cell.0") == -1 and slow.waiting == 0


def test_what_was_begun_is_told_in_words(tmp_path: Path) -> None:
    question = asking(tmp_path, lay(9), (Group("lay", "Lay a tile", 36),))
    assert question.begun == []
    question.point("tile.1")
    assert question.begun == ["tile 1"]
    question.back()
    question.group = "lay"
    assert question.begun == ["Lay a tile"]


def test_what_a_low_window_cannot_show_is_grouped_sooner(tmp_path: Path) -> None:
    choices = (*lay(3), Choice(12, "end the turn", (), "end"))
    groups = (Group("lay", "Lay a tile", 12), Group("end", "End", 1))
    question = asking(tmp_path, choices, groups)
    assert len(question.entries()) == 13
    question.most = 9
    assert [entry.words for entry in question.entries()] == ["Lay a tile (12)", "end the turn"]
