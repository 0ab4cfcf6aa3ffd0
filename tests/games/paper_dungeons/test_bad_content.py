"""Content that a person has edited wrongly is refused with file, item, field and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from flambeau import kernel
from flambeau.games.paper_dungeons.box import FOLDER, Box
from flambeau.games.paper_dungeons.proofs import MEASURE_NAMES
from flambeau.games.paper_dungeons.rules.measures import MEASURES
from flambeau.kernel import BadData

OF_A = 'monsters = ["A", "F", "K"]'
A_ROW_7 = "|. 3|. . . .|"  # of card A, the only one with this line


def spoilt(folder: Path, file: str, old: str, new: str, count: int = 1) -> dict[str, object]:
    """What is said of a box in which one file was edited."""
    copy = folder / "content"
    shutil.copytree(FOLDER / "content", copy)
    text = (copy / file).read_text("utf-8")
    assert old in text, f"{file} has no {old!r}"
    (copy / file).write_text(text.replace(old, new, count), "utf-8")
    with pytest.raises(BadData) as refused:
        Box(kernel.Box("paper_dungeons", folder, packs=()))
    assert refused.value.message == "bad-content"
    return refused.value.args_said


@pytest.mark.parametrize(
    ("file", "old", "new", "item", "field", "reason"),
    [
        # dungeon cards
        ("dungeons.toml", f"{A_ROW_7}\n+ + +", "|.|3|. . . .|\n+ +-+", "A", "map", "not to be reached from A1: B7"),
        ("dungeons.toml", A_ROW_7, "|. 3|. . .|", "A", "map", "1 rooms are blank"),
        ("dungeons.toml", A_ROW_7, "|. 3|. . . . .|", "A", "map", "7 by 7 rooms instead of 6 by 7"),
        ("dungeons.toml", A_ROW_7, "|. 4|. . . .|", "A", "map", "'4' cannot stand here"),
        ("dungeons.toml", A_ROW_7, "|. .|. . . .|", "A", "map", "'3' stands on 0 cells"),
        ("dungeons.toml", A_ROW_7, "|3 3|. . . .|", "A", "map", "'3' stands on 2 cells"),
        ("dungeons.toml", A_ROW_7, "|. .|. . . 3|", "A", "map", "monster 3 stands on the gem of F7"),
        ("dungeons.toml", "|. . . . . 2|", "|. .|. . . 2|", "A", "map", "B6-C6 is a double border"),
        ("dungeons.toml", "|. . . . . 2|", "|. . .|. . 2|", "A", "map", "the sheet prints a moat"),
        ("dungeons.toml", OF_A, 'monsters = ["A", "F", "Z"]', "A", "monsters", "no monster Z"),
        ("dungeons.toml", OF_A, 'monsters = ["A", "K", "F"]', "A", "monsters", "of levels 1, 2 and 3"),
        ("dungeons.toml", OF_A, 'monsters = ["A", "F"]', "A", "monsters", "three monsters"),
        ("dungeons.toml", 'id = "L"', 'id = "M"', "M", "id", "unknown"),
        # monsters
        ("monsters.toml", "thresholds = [14, 18, 22]", "thresholds = [18, 14, 22]", "E", "thresholds", "rising"),
        ("monsters.toml", "thresholds = [14, 18, 22]", "thresholds = [14, 18]", "E", "thresholds", "three"),
        ("monsters.toml", "points = [3, 5, 7]", "points = [3, 3, 7]", "E", "points", "rising"),
        ("monsters.toml", "damage = [4, 3, 2]", "damage = [2, 3, 4]", "E", "damage", "falling"),
        ("monsters.toml", 'nemesis = "rogue"', 'nemesis = "bard"', "D", "nemesis", "not one of warrior"),
        ("monsters.toml", 'gems_lost = ["E", "H"]', 'gems_lost = ["E"]', "G", "gems_lost", "1 letters instead of 2"),
        ("monsters.toml", 'gems_lost = ["E", "H"]', 'gems_lost = ["E", "X"]', "G", "gems_lost", "no gem X"),
        ("monsters.toml", 'bonus = "level"', 'bonus = "gem"', "E", "bonus", "potion, item, level"),
        ("monsters.toml", "level = 2", "level = 3", "E", "gems_lost", "2 letters instead of 0"),
        ("monsters.toml", "level = 2", "level = 1", "", "level", "5 monsters of level 1 instead of 4"),
        # the plan and its rooms
        ("plan.toml", '"A3-F3"', '"A3-F9"', "sheet", "tunnels", "there is no room 'F9'"),
        ("plan.toml", '"A6-F6"', '"A3-F3"', "sheet", "tunnels", "double border"),
        ("plan.toml", "|. .|.~. . .|", "|. .|.?. . .|", "sheet", "map", "'?' cannot stand here"),
        ("rooms.toml", 'id = "C7"', 'id = "G7"', "G7", "id", "there is no room 'G7'"),
        ("rooms.toml", 'id = "C7"', 'id = "C10"', "C10", "id", "there is no room"),
        ("rooms.toml", "level = 3", "level = 4", "", "level", "instead of 4"),
        ("rooms.toml", "level = 2", "level = 9", "B1", "level", "from 1 to 6"),
        ("rooms.toml", 'minion = "orc"', 'minion = "elf"', "B1", "minion", "'elf' is not one of"),
        ("rooms.toml", 'gem = "B"', 'gem = "A"', "", "gem", "times"),
        ("rooms.toml", 'level = 2\nreward = "potion"', 'level = 2\nreward = "level"\ngem = "A"', "D1", "gem", "letter"),
        # cards and tracks
        ("objectives.toml", "tiers = [2, 3, 4]", "tiers = [2, 4, 3]", "C01", "tiers", "rising"),
        ("missions.toml", 'measure = "minion_levels"', 'measure = "luck"', "C01", "measure", "'luck' is not one of"),
        ("missions.toml", "at_least = 3", "at_least = 0", "C01", "at_least", "before the game begins"),
        ("items.toml", 'symbol = "rogue"', 'symbol = ""', "", "symbol", "3 items need a symbol instead of 4"),
        ("powers.toml", 'id = "artisan"', 'id = "painter"', "painter", "id", "unknown"),
        ("tracks.toml", "values = [0, 3, 6, 9, 12, 15]", "values = [0, 3, 6]", "shield", "values", "instead of 6"),
        ("tracks.toml", '"", "potion", ""', '"", "cake", ""', "gems", "bonuses", "'cake' is not one of"),
        ("dice.toml", '"boots"', '"wings"', "black", "faces", "six faces"),
        ("scenarios.toml", '["A", "B", "C"]', '["A", "B"]', "urban", "chapters", "2 instead of 3"),
        ("scenarios.toml", '["A", "B", "C"]', '["A", "B", "Q"]', "urban", "chapters", "no dungeon Q"),
    ],
)  # fmt: skip
def test_a_wrong_edit_is_refused_with_its_place_and_reason(
    tmp_path: Path, file: str, old: str, new: str, item: str, field: str, reason: str
) -> None:
    said = spoilt(tmp_path, file, old, new)
    assert (said["file"], said["item"], said["field"]) == (file, item, field), said
    assert reason in str(said["reason"]), said


BOTTOM = "|. . . . . .|\n+-+-+-+-+-+-+"  # row 1 of a map


@pytest.mark.rule("PD-EX-04")
@pytest.mark.parametrize(
    ("file", "old", "new", "item"),
    [
        ("rooms.toml", 'trap = true\nreward = "item"', 'reward = "item"', "E1"),
        ("rooms.toml", 'trap = true\nreward = "item"', 'trap = true\nreward = "potion"', "E1"),
        ("rooms.toml", 'source = "book"\nreward = "potion"', 'source = "book"\nreward = "level"', "F1"),
        ("rooms.toml", 'source = "book"\nreward', 'source = "book"\ntrap = true\nreward', "F1"),
        ("dungeons.toml", BOTTOM, "|. . . . .|.|\n+-+-+-+-+-+-+", "A"),
    ],
)
def test_what_the_book_prints_cannot_be_edited_away(tmp_path: Path, file: str, old: str, new: str, item: str) -> None:
    said = spoilt(tmp_path, file, old, new)
    assert said["item"] == item and "PD-EX-04" in str(said["reason"])


@pytest.mark.rule("PD-MONSTER-08")
@pytest.mark.parametrize("flee", [0, 4])
def test_fleeing_must_cost_something(tmp_path: Path, flee: int) -> None:
    said = spoilt(tmp_path, "monsters.toml", "flee = -4", f"flee = {flee}")
    assert (said["item"], said["field"], said["reason"]) == ("E", "flee", f"{flee} is no penalty")


@pytest.mark.rule("PD-MONSTER-08")
@pytest.mark.parametrize("amount", [0, -1])
def test_a_monster_gives_one_or_more_of_its_bonus(tmp_path: Path, amount: int) -> None:
    said = spoilt(tmp_path, "monsters.toml", "bonus_amount = 2", f"bonus_amount = {amount}")
    assert (said["item"], said["field"]) == ("A", "bonus")


@pytest.mark.rule("PD-MONSTER-08")
def test_the_best_fight_may_cost_nothing_and_never_less(tmp_path: Path) -> None:
    (cards := tmp_path / "free").mkdir()
    shutil.copytree(FOLDER / "content", cards / "content")
    page = cards / "content" / "monsters.toml"
    page.write_text(page.read_text("utf-8").replace("damage = [3, 2, 1]", "damage = [3, 2, 0]", 1), "utf-8")
    assert Box(kernel.Box("paper_dungeons", cards, packs=())).monsters[0].damage == (3, 2, 0)
    said = spoilt(tmp_path, "monsters.toml", "damage = [3, 2, 1]", "damage = [3, 2, -1]")
    assert (said["item"], said["field"]) == ("A", "damage")


@pytest.mark.rule("PD-MOVE-11")
@pytest.mark.parametrize("pair", ["A3-E3", "B3-F3", "A3-F4"])
def test_a_tunnel_joins_both_ends_of_a_row(tmp_path: Path, pair: str) -> None:
    said = spoilt(tmp_path, "plan.toml", '"A3-F3"', f'"{pair}"')
    assert (said["item"], said["field"]) == ("sheet", "tunnels") and "both ends of a row" in str(said["reason"])


@pytest.mark.rule("PD-OBJECTIVE-C03")
def test_the_sheet_has_moats_enough_for_the_objective_that_counts_them(tmp_path: Path) -> None:
    said = spoilt(tmp_path, "plan.toml", "|. .|.~. . .|", "|. .|. . . .|")
    assert said["reason"] == "7 moats instead of 8 or more"


@pytest.mark.rule("PD-SETUP-14")
@pytest.mark.parametrize("style", ["BBWB", "BWWW", "BWW", "BWWX"])
def test_a_combat_style_has_two_black_and_two_white_heroes(tmp_path: Path, style: str) -> None:
    said = spoilt(tmp_path, "objectives.toml", 'style = "BWWB"', f'style = "{style}"')
    assert (said["item"], said["field"]) == ("C01", "style")


@pytest.mark.rule("PD-MINION-10")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_four_minions_of_each_high_level_must_be_there(tmp_path: Path, level: int) -> None:
    said = spoilt(tmp_path, "rooms.toml", f"level = {level}", "level = 2")
    assert said["reason"] == f"3 minions of level {level} instead of 4"


@pytest.mark.rule("PD-RULING-46")
def test_a_room_with_minion_and_trap_is_refused(tmp_path: Path) -> None:
    said = spoilt(tmp_path, "rooms.toml", 'minion = "orc"\nlevel = 2', 'minion = "orc"\nlevel = 2\ntrap = true')
    assert (said["item"], said["field"]) == ("B1", "trap")


@pytest.mark.rule("PD-RULING-77")
def test_a_border_cannot_be_wall_and_moat(tmp_path: Path) -> None:
    said = spoilt(tmp_path, "dungeons.toml", "|. . . . . 2|", "|. . .|. . 2|")
    assert "double border" in str(said["reason"])


def test_an_unguarded_gem_is_refused(tmp_path: Path) -> None:
    said = spoilt(tmp_path, "rooms.toml", 'trap = true\nreward = "gem"', 'reward = "gem"')
    assert said["field"] == "gem" and "behind a minion or a trap" in str(said["reason"])


def test_every_measure_of_the_ledger_can_be_counted() -> None:
    assert set(MEASURES) == set(MEASURE_NAMES)
