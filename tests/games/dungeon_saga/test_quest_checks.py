"""What a quest may ask of the box and of its doors, and how a table begins (DSO-RULING-28, DSO-LARGE-09, DSO-SETUP)."""

from __future__ import annotations

from pathlib import Path

import pytest

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import HEROES, MINIATURES, PARTY
from flambeau.games.dungeon_saga.model import ASK, AUTO, COIN, HAND
from flambeau.games.dungeon_saga.quest import BadQuest, read_quest
from flambeau.games.dungeon_saga.setup import laid_out
from flambeau.kernel import AUTOMATED, Match
from tests.games.dungeon_saga.layout import PROVING, cell, squares
from tests.games.dungeon_saga.variants import SOURCE, variant, written

MAP = SOURCE.split("map = '''\n")[1].split("'''")[0]


def judged(folder: Path, **fields: str) -> str:
    """Why such a quest is refused; nothing if it is not."""
    path = folder / "quest.toml"
    path.write_text(written("quest", **fields), "utf-8")
    try:
        read_quest(path)
    except BadQuest as bad:
        return bad.reason
    return ""


def monsters(*entries: str) -> str:
    """A list of Monsters, the first one with the tag of the objective."""
    first = entries[0].replace(" }", ', tags = ["target"] }')
    return "[" + ", ".join([first, *entries[1:]]) + "]"


def zombies(count: int, kind: str = "zombie") -> list[str]:
    """So many Monsters of a kind in a row."""
    return [f'{{ type = "{kind}", at = [{x}, 6], facing = "N" }}' for x in range(count)]


@pytest.mark.rule("DSO-RULING-28")
def test_the_map_uses_no_more_figures_than_the_box_has_and_one_stays_to_wander(tmp_path: Path) -> None:
    assert judged(tmp_path, monsters=monsters(*zombies(3))) == ""
    assert "1 must stay" in judged(tmp_path, monsters=monsters(*zombies(4)))
    assert judged(tmp_path, monsters=monsters(*zombies(4, "skeleton_warrior"))) == ""
    assert "and 0 must stay" in judged(tmp_path, monsters=monsters(*zombies(5, "skeleton_warrior")))
    assert judged(tmp_path, wandering='"ghost"') == ""  # two of them are enough
    assert "needs at least 2" in judged(tmp_path, wandering='"dwarf_revenant"')


@pytest.mark.rule("DSO-LARGE-09")
def test_a_large_monster_of_the_map_stands_in_one_zone_and_has_a_door_to_come_out_by(tmp_path: Path) -> None:
    def troll(x: int, y: int) -> str:
        return judged(tmp_path, monsters=monsters(f'{{ type = "zombie_troll", at = [{x}, {y}], facing = "W" }}'))

    assert troll(7, 4) == "" and troll(4, 4) == ""
    assert "four squares of one zone" in troll(5, 4)  # astride the wall
    assert judged(tmp_path, monsters=monsters('{ type = "zombie", at = [4, 4], facing = "W" }')) == ""


def redrawn(line: int, column: int, sign: str) -> str:
    """The map of the proving cell with another sign."""
    lines = [list(text) for text in MAP.splitlines()]
    lines[line][column] = sign
    return "'''\n" + "\n".join("".join(text) for text in lines) + "\n'''"


@pytest.mark.rule("DSO-LARGE-09")
def test_no_wall_of_its_own_zone_runs_through_a_large_monster(tmp_path: Path) -> None:
    troll = monsters('{ type = "zombie_troll", at = [7, 4], facing = "W" }')
    assert "without a wall" in judged(tmp_path, map=redrawn(9, 16, "|"), monsters=troll)
    assert judged(tmp_path, map=redrawn(9, 18, "|"), monsters=troll) == ""


@pytest.mark.rule("DSO-LARGE-09")
def test_a_door_to_a_narrow_corridor_lets_no_large_monster_out(tmp_path: Path) -> None:
    found = judged(
        tmp_path,
        map=redrawn(7, 12, "|"),
        doors='[{ id = "D1", a = [2, 0], b = [2, 1] }]',
        monsters=monsters('{ type = "zombie_troll", at = [4, 4], facing = "W" }'),
        objectives='[{ id = "o1", text = "slay", kind = "kill", tag = "target" }]',
    )
    assert found == "no door of its zone lets a large figure through"


@pytest.mark.rule("DSO-SETUP-01")
def test_a_human_game_master_needs_a_hero_player_and_one_hero_alone_is_no_party() -> None:
    def seats(gm: str, heroes: str) -> list[int]:
        return [seats for seats in range(1, 6) if GAME.accepts({"gm": gm, "heroes": heroes}, seats)]

    assert seats("human", "all") == [2, 3, 4, 5] and seats("automated", "all") == [1, 2, 3, 4]
    assert seats("human", "one_each") == [3, 4, 5] and seats("automated", "one_each") == [2, 3, 4]


@pytest.mark.rule("DSO-RULING-171", "DSO-AGM-02")
def test_the_villain_settles_ties_as_the_table_wants_unless_one_plays_alone() -> None:
    def mode(players: int, name: str) -> tuple[int, int]:
        s = Match.start(GAME, players, {"villain": name, "quest": PROVING}, 1).state
        return s.villain, s.villain_mode

    assert [mode(1, name) for name in ("auto", "ask", "coin", "hand")] == [(0, AUTO), (0, AUTO), (0, COIN), (0, HAND)]
    assert [mode(3, name) for name in ("auto", "ask", "coin", "hand")] == [(1, AUTO), (1, ASK), (1, COIN), (1, HAND)]
    assert mode(2, "ask") == (1, ASK)


@pytest.mark.rule("DSO-SETUP-07", "DSO-SETUP-14", "DSO-SETUP-06")
def test_the_table_begins_with_the_start_zone_the_heroes_on_it_and_nothing_else() -> None:
    s = laid_out(PROVING, AUTOMATED)
    assert s.ground == squares(*[(x, 0) for x in range(10)]) and s.closed.bit_count() == 1
    assert [s.cell[hero] for hero in range(PARTY)] == [cell(x, 0) for x in (0, 1, 3, 4)]
    assert s.facing == [1] * PARTY + [0] * (MINIATURES - PARTY)
    assert [sheet.hp for sheet in s.sheets] == [card.hp for card in HEROES] and s.monsters == ()
    assert s.arc[0] & squares((1, 0)) and s.hero_cells == squares((0, 0), (1, 0), (3, 0), (4, 0))
    rest = range(PARTY, MINIATURES)
    assert not any(s.base[figure] or s.arc[figure] or s.tag[figure] or s.lost[figure] for figure in rest)
    assert not any(s.used) and {s.style[figure] for figure in rest} == {-1}


@pytest.mark.rule("DSO-SETUP-08", "DSO-SETUP-07")
def test_a_quest_may_name_the_interrupt_tokens_and_gives_one_for_each_hero_otherwise() -> None:
    assert laid_out(PROVING, AUTOMATED).interrupts == 4
    for tokens in (0, 2):
        assert laid_out(variant(options=f"{{ interrupt_tokens = {tokens} }}"), AUTOMATED).interrupts == tokens


@pytest.mark.rule("DSO-RULING-170")
def test_at_random_the_automated_game_master_lays_every_token_and_its_free_arrow() -> None:
    slots = '{ at = [4, 0], arrow = "free" }, { at = [0, 5], arrow = "S" }'
    quest = variant(traps=f"{{ tokens = 2, slots = [{slots}] }}")
    arrows = set()
    for seed in range(16):
        s = Match.start(GAME, 1, {"quest": quest, "gm": "automated"}, seed).state
        assert s.plan.slots == () and [trap[1:] for trap in s.plan.traps] == [(int(cell(0, 5)), 2)]
        assert [trap[1] for trap in s.traps] == [cell(4, 0)] and s.watched & squares((4, 0))
        arrows.add(s.traps[0][2])
    assert arrows == {0, 1, 2, 3}
