"""Content that a person has edited wrongly is refused with file, item, field and reason; nothing else changes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from flambeau.games.tiny_epic_dungeons.cards import BOX, CONTENT
from flambeau.games.tiny_epic_dungeons.printed import read_box
from flambeau.games.tiny_epic_dungeons.vocabulary import effect
from flambeau.kernel import BadData, Box

GAME_FOLDER = CONTENT.folder.parent


def spoilt(folder: Path, file: str, old: str, new: str) -> dict[str, object]:
    """What is said of a box in which one file was edited."""
    copy = folder / "content"
    shutil.copytree(GAME_FOLDER / "content", copy)
    text = (copy / file).read_text("utf-8")
    assert old in text, f"{file} has no {old!r}"
    (copy / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData) as refused:
        read_box(Box("tiny_epic_dungeons", folder, packs=()))
    assert refused.value.message == "bad-content"
    return refused.value.args_said


@pytest.mark.parametrize(
    ("file", "old", "new", "item", "field", "reason"),
    [
        # actions
        ("dungeon.toml", 'effects = ["torch 2"]', 'effects = ["flare 2"]', "wick_shrine", "effects", "flare 2"),
        ("dungeon.toml", 'effects = ["torch 2"]', 'effects = ["torch two"]', "wick_shrine", "effects", "torch two"),
        ("dungeon.toml", 'failure = ["goblin here"]', 'failure = ["goblin there"]', "iron_coffer", "failure", "there"),
        ("dungeon.toml", 'room = "room_01"', 'room = "room_99"', "whispering_shelves", "room", "no dungeon card"),
        ("dungeon.toml", 'act = "search"', 'act = "rummage"', "whispering_shelves", "act", "'rummage' is none of"),
        ("dungeon.toml", 'skill = "int"', 'skill = "wis"', "whispering_shelves", "skill", "'wis' is none of"),
        ("spells.toml", 'on = "sp_lance"', 'on = "sp_spear"', "lance", "on", "no Loot or Spell"),
        ("spells.toml", 'scope = "path"', 'scope = "road"', "lance", "scope", "'road' is none of"),
        ("spells.toml", "reach = 2", "reach = 9", "lance", "reach", "0 to 5"),
        ("spells.toml", 'aim = "enemy"', 'aim = "foe"', "lance", "aim", "'foe' is none of"),
        ("loot.toml", 'limit = "turn"', 'limit = "year"', "penny", "limit", "'year' is none of"),
        ("loot.toml", 'during = ["melee"]', 'during = ["tea"]', "lion_fang_bite", "during", "'tea' is none of"),
        ("loot.toml", 'against = "goblin"', 'against = "elf"', "bane", "against", "'elf' is none of"),
        # boards and cards
        ("heroes.toml", 'fixed = "homing_spark"', 'fixed = "homing_pigeon"', "isaveth", "fixed", "no deed"),
        ("heroes.toml", "skills = [1, 2, 3]", "skills = [1, 2, 4]", "isaveth", "skills", "1 to 3 dice"),
        ("heroes.toml", "health = 6", 'health = "six"', "isaveth", "health", "whole number"),
        ("heroes.toml", 'source = "public"', 'source = "hearsay"', "isaveth", "source", "book, public or house"),
        ("loot.toml", 'type = "trinket"', 'type = "hat"', "lion_eye", "type", "'hat' is none of"),
        ("loot.toml", 'set = "lion"', 'set = "ant"', "lion_fang", "set", "'ant' is none of"),
        # enemies
        ("enemies.toml", 'moves = "and"', 'moves = "maybe"', "slinger", "moves", "'maybe' is none of"),
        ("enemies.toml", '"discover spell"]', '"discover hat"]', "firepot", "reward", "discover hat"),
        ("enemies.toml", 'torch = "strip"', 'torch = "strip 2"', "regent", "torch", "strip 2"),
        ("enemies.toml", "altars = [6, 4, 2]", "altars = [4, 6, 2]", "wyrm", "altars", "from the top down"),
        ("enemies.toml", '"str 1", "health -1"]', '"str 1"]', "wyrm", "spaces", "6 Hero spaces"),
        # the dungeon
        ("dungeon.toml", 'kind = "room"', 'kind = "attic"', "room_01", "kind", "'attic' is none of"),
        ("dungeon.toml", 'ways = "NE"', 'ways = "NX"', "room_03", "ways", "some of N, E, S, W"),
        ("dungeon.toml", 'ways = "NE"', 'ways = "NN"', "room_03", "ways", "some of N, E, S, W"),
        ("dungeon.toml", 'kind = "lair_door"', 'kind = "room"', "", "lair_door", "at least 1"),
        ("dungeon.toml", 'ways = "NESW"', 'ways = "NS"', "entrance", "ways", "four corridors"),
        # the Torch
        ("torch.toml", "starts = [20, 27, 34]", "starts = [27, 20, 34]", "act_1", "starts", "for 2, 3 and 4"),
        ("torch.toml", "starts = [20, 27, 34]", "starts = [20, 27, 44]", "act_1", "starts", "none above the top"),
        ("torch.toml", "goblin = [31, 25, ", "goblin = [25, 31, ", "act_1", "goblin", "from the top down"),
        ("torch.toml", "enemies = [29, ", "enemies = [31, ", "act_1", "enemies", "one effect a space"),
        ("torch.toml", 'id = "act_2"', 'id = "act_3"', "", "side", "act_1, then act_2"),
    ],
)
def test_a_wrong_edit_is_refused(
    tmp_path: Path, file: str, old: str, new: str, item: str, field: str, reason: str
) -> None:
    before = BOX.torch[0].starts
    said = spoilt(tmp_path, file, old, new)
    assert str(said["file"]).startswith(file) and said["item"] == item and str(said["field"]).startswith(field)
    assert reason in str(said["reason"])
    assert BOX.torch[0].starts == before


def test_a_dungeon_of_dead_ends_cannot_be_laid(tmp_path: Path) -> None:
    shutil.copytree(GAME_FOLDER / "content", tmp_path / "content")
    path = tmp_path / "content" / "dungeon.toml"
    head, _, rooms = path.read_text("utf-8").partition('id = "room_01"')
    for ways in ("NESW", "NEW", "NE", "NS"):
        rooms = rooms.replace(f'ways = "{ways}"', 'ways = "N"')
    path.write_text(head + 'id = "room_01"' + rooms, "utf-8")
    with pytest.raises(BadData) as refused:
        read_box(Box("tiny_epic_dungeons", tmp_path, packs=()))
    assert "cannot be laid" in str(refused.value.args_said["reason"])


def test_too_few_rooms_are_refused(tmp_path: Path) -> None:
    shutil.copytree(GAME_FOLDER / "content", tmp_path / "content")
    path = tmp_path / "content" / "dungeon.toml"
    kept, _, _ = path.read_text("utf-8").partition('[[card]]\nid = "room_12"')
    path.write_text(kept, "utf-8")
    with pytest.raises(BadData) as refused:
        read_box(Box("tiny_epic_dungeons", tmp_path, packs=()))
    assert refused.value.args_said["field"] == "room"


def test_the_vocabulary_is_closed() -> None:
    assert effect("damage 4") == (0, 4) and effect("health full") == (3, 99) and effect("health -2") == (3, -2)
    for text in ("", "damage", "damage x", "damage ²", "extra 1", "recover", "recover 1", "Damage 4"):
        assert effect(text) is None


def test_every_effect_of_the_vocabulary_is_used_by_some_card() -> None:
    texts = [text for deeds in BOX.deeds.values() for deed in deeds for text in (*deed.effects, *deed.failure)]
    texts += [text for goblin in BOX.goblins for text in goblin.reward]
    texts += [text for boss in BOX.bosses for text in (boss.torch, *boss.spaces) if text]
    verbs = {text.partition(" ")[0] for text in texts}
    assert verbs == {
        "damage", "push", "kill", "heal", "health", "focus", "torch", "shield", "dice", "recover", "discover",
        "reveal", "reveal_beside", "extra", "melee", "speed", "stealth", "teleport", "sneak", "strip", "goblin",
        "mend", "home", "scourge", "enemies", "str", "agi", "int",
    }  # fmt: skip


def test_the_box_holds_what_the_ledger_says() -> None:
    kinds = [card.kind for card in BOX.dungeon]
    assert (kinds.count("room"), kinds.count("encounter")) == (28, 8)
    assert (len(BOX.heroes), len(BOX.goblins), len(BOX.minions), len(BOX.bosses)) == (8, 4, 8, 6)
    assert (len(BOX.spells), len(BOX.loot)) == (20, 38)
    sets, types = [card.set for card in BOX.loot], [card.type for card in BOX.loot]
    assert [sets.count(name) for name in ("lion", "boar", "falcon", "owl")] == [4] * 4
    assert [types.count(kind) for kind in ("hand", "garb", "trinket")] == [16, 8, 14]
    shapes = sorted([len(card.ways) for card in BOX.dungeon if card.kind == "room"])
    assert (shapes.count(4), shapes.count(3), shapes.count(2), shapes.count(1)) == (4, 10, 12, 2)
