# ruff: noqa: E501 (a line of a quest file is as long as it is)
"""Bad quests are refused with file, line, field and reason; every other quest goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from flambeau.commands.questing import check_quests, draw_quest, try_quest
from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import BOX
from flambeau.games.dungeon_saga.quest import QUESTS, BadQuest, read_quest
from flambeau.kernel import Match, Refusal
from tests.games.dungeon_saga.variants import SOURCE, written

GOALS = '[{ id = "o1", text = "slay", kind = "kill", tag = "target" }]'
BAD = [
    ("an unknown trigger", {"triggers": '[{ id = "t", when = { event = "moonrise" }, do = [] }]'}, "triggers", "unknown event moonrise"),
    ("an unknown effect", {"triggers": '[{ id = "t", when = { event = "quest_start" }, do = [{ effect = "dance" }] }]'}, "triggers", "unknown effect dance"),
    ("an unknown condition", {"triggers": '[{ id = "t", when = { event = "quest_start" }, if = [{ luck = 1 }], do = [] }]'}, "triggers", "unknown condition luck"),
    ("no actor", {"triggers": '[{ id = "t", when = { event = "round_end" }, do = [{ effect = "heal", n = 1, to = "actor" }] }]'}, "triggers", "round_end has no actor"),
    ("a figure on a wall", {"monsters": '[{ type = "zombie", at = [1, 2], facing = "N", tags = ["target"] }]'}, "monsters", "zombie stands on a wall or piece at [1, 2]"),
    ("two pieces on one square", {"monsters": '[{ type = "zombie", at = [4, 5], facing = "N", tags = ["target"] }, { type = "ghost", at = [4, 5], facing = "N" }]'}, "monsters", "two pieces on [4, 5]"),
    ("an unknown Monster", {"monsters": '[{ type = "dragon", at = [4, 5], facing = "N", tags = ["target"] }]'}, "monsters", "no Monster dragon"),
    ("more figures than the box has", {"monsters": "[" + ", ".join([f'{{ type = "zombie", at = [{x}, 6], facing = "N", tags = ["target"] }}' for x in range(4)]) + "]"}, "monsters", "4 zombie, the box has 4 and 1 must stay"),
    ("an object nobody knows", {"objectives": '[{ id = "o1", text = "slay", kind = "find", object = "moon" }]'}, "objectives", "no object moon"),
    ("a tag nobody carries", {"objectives": '[{ id = "o1", text = "slay", kind = "kill", tag = "king" }]'}, "objectives", "no tag king"),
    ("an exit too small", {"objectives": '[{ id = "o1", text = "slay", kind = "exit", squares = [[0, 0]] }]'}, "objectives", "an exit has at least 4 squares"),
    ("an objective that comes back", {"objectives": '[{ id = "o1", text = "slay", kind = "kill", tag = "target", next = "o1" }]'}, "objectives", "o1 comes back to itself"),
    ("no objective", {"objectives": "[]"}, "objectives", "a quest has at least one objective"),
    ("too few start squares", {"start": '{ zones = ["a"], facing = "E", squares = [[0, 0]] }'}, "start", "at least 6 different start squares"),
    ("more tokens than slots", {"traps": "{ tokens = 3, slots = [] }"}, "traps", "3 tokens for 0 slots (and 8 in the box)"),
    ("a wanderer without figures", {"wandering": '"dwarf_revenant"'}, "wandering", "needs at least 2 figures"),
    ("a door the map does not show", {"doors": '[{ id = "D1", a = [3, 0], b = [3, 1] }]'}, "doors", "no such mark on the map"),
    ("a door without an entry", {"doors": '[{ id = "D1", a = [2, 0], b = [2, 1] }]'}, "doors", "the map shows one beside [5, 3] without an entry"),
    ("furniture nowhere", {"furniture": "[]"}, "furniture", "nothing covers [1, 2]"),
    ("an unknown field", {"weather": '"fog"'}, "weather", "no such field"),
    ("a spawn rule", {"spawns": '[{ id = "s", at = [9, 0], rule = "always" }]'}, "spawns", "rule is one of default, none, every"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "field", "reason"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_a_bad_quest_is_refused_where_it_is_wrong(
    fields: dict[str, str], field: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "bad.toml"
    text = written("bad", **fields)
    path.write_text(text, "utf-8")
    with pytest.raises(BadQuest) as refused:
        read_quest(path)
    assert (refused.value.file, refused.value.field) == ("bad.toml", field)
    assert reason in refused.value.reason
    assert field in text.split("\n")[refused.value.line - 1] or refused.value.line > 1


def broken(tmp_path: Path, old: str, new: str) -> BadQuest:
    """What is said of the proving cell with one piece of its text changed."""
    path = tmp_path / "bad.toml"
    path.write_text(SOURCE.replace(old, new, 1), "utf-8")
    with pytest.raises(BadQuest) as refused:
        read_quest(path)
    return refused.value


def test_a_wrong_sign_on_the_map_is_named_by_its_line_and_column(tmp_path: Path) -> None:
    problem = broken(tmp_path, "|. H . C . .|", "|. ? . C . .|")
    assert problem.field == "map" and "column 4" in problem.reason
    assert SOURCE.split("\n")[problem.line - 1].startswith("|. H . C")


def test_a_missing_translation_is_named_with_its_language(tmp_path: Path) -> None:
    problem = broken(tmp_path, 'creak = "La corde d’un arc grince."\n', "")
    assert (problem.field, problem.reason) == ("text.fr", "no words for creak")
    assert "[text.fr]" in SOURCE.split("\n")[problem.line - 1]


def test_an_objective_nobody_can_reach_is_refused(tmp_path: Path) -> None:
    walled = SOURCE.replace("|. H . . . .d. . l .|", "|. H . . . .|. . l .|").replace(
        "|. . . . . .s. . . #|", "|. . . . . .|. . . #|"
    )
    path = tmp_path / "bad.toml"
    path.write_text(
        walled.replace('  { id = "D2", a = [5, 3], b = [6, 3] },\n', "").replace(
            'passages = [{ id = "S1", a = [5, 6], b = [6, 6] }]', "passages = []"
        ),
        "utf-8",
    )
    with pytest.raises(BadQuest, match="cannot be reached from the start"):
        read_quest(path)


def test_text_that_is_no_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    assert broken(tmp_path, "order = 0", "order = = 0").line == 3


def test_the_lobby_and_every_other_quest_go_on(tmp_path: Path) -> None:
    path = tmp_path / "broken_quest.toml"
    path.write_text("id = 1\n", "utf-8")
    name = QUESTS.add(path)
    try:
        with pytest.raises(Refusal):
            Match.start(GAME, 1, {"quest": name}, 1)
        assert Match.start(GAME, 1, {"quest": "q1_cold_hearth"}, 1).outcome is None
    finally:
        QUESTS._paths.pop(name)


def test_the_commands_check_draw_and_try(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = BOX.folder / "quests" / "q1_cold_hearth.toml"
    bad = tmp_path / "bad.toml"
    bad.write_text(SOURCE.replace('type = "zombie"', 'type = "dragon"', 1), "utf-8")
    assert check_quests([good]) == 0 and check_quests([bad, good]) == 1
    assert "bad.toml:" in capsys.readouterr().out
    assert draw_quest(good) == 0 and draw_quest(bad) == 1
    assert "@d" in capsys.readouterr().out
    report = try_quest(good, 1).told()
    assert "1 game, won" in report and "zones never revealed" in report
