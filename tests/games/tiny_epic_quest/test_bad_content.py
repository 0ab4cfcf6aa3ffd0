"""Content that a person has edited wrongly is refused with file, item, field and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from flambeau import kernel
from flambeau.games.tiny_epic_quest.box import FOLDER, Box
from flambeau.games.tiny_epic_quest.proofs import CONDITIONS
from flambeau.games.tiny_epic_quest.rules.placement import HOLDS
from flambeau.kernel import BadData

S1 = 'id = "S1"\nsource = "house"\nrow = 0'
S8 = 'id = "S8"\nsource = "house"\nrow = 4\ncolumn = 3'
I3 = "row = 2\ncolumn = 2\ncoast = 0"
EMBER_LIGHT = 'light = ["T", "T", "S", "TT"]\ndark = ["T", "TT", "S", "TT"]'
EASIER = EMBER_LIGHT.replace('dark = ["T", "TT", "S", "TT"]', 'dark = ["T", "T", "S", "T"]')
P01 = 'condition = "row"\nheroes = 3\nreward = ["power 2"]'
P03 = 'condition = "diagonal"\nheroes = 3'


def spoilt(folder: Path, file: str, old: str, new: str) -> dict[str, object]:
    """What is said of a box in which one file was edited."""
    copy = folder / "game"
    shutil.copytree(FOLDER / "content", copy / "content")
    text = (copy / "content" / file).read_text("utf-8")
    assert old in text, f"{file} has no {old!r}"
    (copy / "content" / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData) as refused:
        Box(kernel.Box("tiny_epic_quest", copy, ()))
    assert refused.value.message == "bad-content"
    return refused.value.args_said


@pytest.mark.parametrize(
    ("file", "old", "new", "item", "field", "reason"),
    [
        # a map that does not join
        ("places.toml", S8, S8.replace("4", "9"), "S8", "row", "does not join S1"),
        ("places.toml", S8, S8.replace("column = 3", "column = 2"), "S8", "row", "lies on S7"),
        ("places.toml", "coast = 12", "coast = 13", "C1", "coast", "12 is missing"),
        ("places.toml", I3, I3.replace("coast = 0", "coast = 13"), "S1", "coast", "not beside"),
        # a track out of order
        ("temples.toml", EMBER_LIGHT, EMBER_LIGHT.replace('"TT"]\n', '"TT", "T"]\n'), "ember", "light", "4 spaces"),
        ("temples.toml", EMBER_LIGHT, EMBER_LIGHT.replace('["T", "T",', '["T", "TS",'), "ember", "light", "no price"),
        ("temples.toml", EMBER_LIGHT, EASIER, "ember", "dark", "easier"),
        ("magic.toml", "[0, 0, 0, 1, 1,", "[0, 0, 1, 0, 1,", "magic", "levels", "rising"),
        ("magic.toml", "2, 2, 2, 3]", "2, 2, 3, 3]", "magic", "levels", "last space only"),
        ("scores.toml", "[-4, -2,", "[-4, -5,", "spells", "points", "rising"),
        ("scores.toml", 'id = "quests"', 'id = "deeds"', "", "id", "spells, quests"),
        # a Quest nobody can fulfil
        ("quests.toml", P01, P01.replace("heroes = 3", "heroes = 4"), "P01", "heroes", "1 to 3"),
        ("quests.toml", P01, P01.replace('"row"', '"heart"'), "P01", "heroes", "nobody can fulfil it"),
        ("quests.toml", P01, P01.replace('"row"', '"circle"'), "P01", "condition", "row, column"),
        ("quests.toml", P01, P01.replace('["power 2"]', "[]"), "P01", "reward", "no reward"),
        ("quests.toml", P01, P01.replace("power 2", "gold 2"), "P01", "reward", "gold 2 is no effect"),
        ("quests.toml", P01, P01 + "\neither = true", "P01", "reward", "single gains"),
        ("quests.toml", P01, P01 + '\ntemple = "ember"', "P01", "temple", "either a Temple or a condition"),
        ("quests.toml", 'temple = "ember"', 'temple = "fog"', "T01", "temple", "no Temple fog"),
        ("quests.toml", 'item = "war-mallet"', 'item = "ember-lantern"', "T02", "item", "no item ember-lantern to win"),
        # names that nothing bears, and pieces that are missing
        ("map_cards.toml", 'left = "tide"', 'left = "ember"', "M02", "left", "no temple ember"),
        ("map_cards.toml", 'type = "temple"', 'type = "tower"', "M01", "type", "temple, castle or grotto"),
        ("map_cards.toml", "obelisk = 1\n", "obelisk = 0\n", "M01", "obelisk", "a Portal beside a Grotto"),
        ("map_cards.toml", "obelisk = 1\n", "obelisk = 2\n", "", "obelisk", "every level of the Library once"),
        ("map_cards.toml", 'place = "C1"', 'place = "X1"', "M07", "place", "no place X1"),
        ("map_cards.toml", 'place = "C1"', 'place = ""', "M07", "place", "a place for a Castle"),
        ("players.toml", 'sword = ["ember", "gale"]', 'sword = ["ember", "ember"]', "red", "sword", "two different"),
        ("players.toml", 'sword = ["ember", "gale"]', 'sword = ["ember", "moon"]', "red", "staff", "on two tracks"),
        ("players.toml", 'sword = ["ember", "gale"]', 'sword = ["ember", "fog"]', "red", "sword", "no Temple fog"),
        ("players.toml", '["brann", "odile", "keth"]', '["brann", "odile"]', "red", "heroes", "3 Heroes"),
        ("players.toml", '["brann", "odile", "keth"]', '["brann", "odile", "elke"]', "yellow", "heroes", "twice"),
        ("grottoes.toml", 'light = ["health 2"]', "light = []", "g4", "light", "no effect"),
        ("grottoes.toml", 'light = ["health 2"]', 'light = ["feast"]', "g4", "light", "feast is no effect"),
        ("grottoes.toml", 'dark_cost = "health 1"', 'dark_cost = "magic 1"', "g5", "dark_cost", "only Health or Power"),
        ("movements.toml", 'id = "raft"', 'id = "sled"', "sled", "id", "raft is expected here"),
    ],
)  # fmt: skip
def test_a_fault_is_named(tmp_path: Path, file: str, old: str, new: str, item: str, field: str, reason: str) -> None:
    said = spoilt(tmp_path, file, old, new)
    assert (said["file"], said["item"], said["field"]) == (file, item, field)
    assert reason in str(said["reason"])


@pytest.mark.rule("TEQ-RULING-07")
def test_a_first_place_that_lies_apart_is_noticed_too(tmp_path: Path) -> None:
    said = spoilt(tmp_path, "places.toml", S1, S1.replace("row = 0", "row = 9"))
    assert (said["item"], said["field"], said["reason"]) == ("S2", "row", "does not join S1")


def test_a_map_without_diagonals_of_three_cannot_have_the_quest(tmp_path: Path) -> None:
    said = spoilt(tmp_path, "quests.toml", P03, P03.replace("heroes = 3", "heroes = 0"))
    assert (said["item"], said["field"]) == ("P03", "heroes")


def test_every_condition_of_the_vocabulary_has_its_rule() -> None:
    assert set(CONDITIONS) == set(HOLDS)
