"""PD-SHEET: everything the printed sheet has is on the table, with what the pencil did to it."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.model import NONE, OVER, SCOUT, Face, Play, Sheet
from flambeau.kernel import SPECTATOR, Match
from flambeau.table import Words, problems, whole
from flambeau.table.scene import Element, Scene, Zone

from .positions import POOL, at_table, in_room, levels, sheet, stages

ENGLISH = Words([GAME.text], "en") if GAME.text else None


def shown(*sheets: Sheet, seat: int = 0, **how: Any) -> Scene:
    """What a seat sees of these sheets."""
    table = at_table(*sheets, **how)
    drawn: Scene = GAME.table(table.match.view(seat), seat, ENGLISH)
    assert problems(drawn) == []
    return drawn


def zone(drawn: Scene, name: str) -> Zone:
    """A zone of the table."""
    return next(each for each in whole(drawn) if each.id == name)


def element(drawn: Scene, name: str) -> Element:
    """An element of the table."""
    return next(each for place in whole(drawn) for each in place.elements if each.id == name)


def marks(drawn: Scene, name: str) -> list[str]:
    """What the pencil did to the boxes of a row."""
    return [each.mark for each in zone(drawn, name).elements if each.kind == "slot"]


@pytest.mark.rule("PD-SHEET-01", "PD-SETUP-02")
def test_four_heroes_have_six_levels_a_colour_and_a_shield_under_each_level() -> None:
    drawn = shown(sheet(0, **levels(3, 1, 1, 2)), sheet(1))
    assert marks(drawn, "levels.0") == ["cross"] * 3 + [""] * 3 and marks(drawn, "levels.3") == ["cross"] * 2 + [""] * 4
    assert [element(drawn, f"hero.{hero}").tone for hero in range(4)] == ["shadow", "bone", "shadow", "bone"]
    assert [each.glyph for each in zone(drawn, "shields").elements] == ["0", "3", "6", "9", "12", "15"]
    assert marks(drawn, "shields").index("circle") == 0


@pytest.mark.rule("PD-SHEET-02", "PD-SHEET-03")
def test_the_round_counter_shows_seasons_and_the_dice_used() -> None:
    drawn = shown(sheet(0, noted=(6, 5, 0, 1, 2, 3)), round=3)
    rounds = zone(drawn, "rounds").elements
    assert len(rounds) == 8 and [each.glyph for each in rounds if each.tone] == ["3", "6", "8"]
    assert [each.text for each in rounds[:3]] == ["6 5 –", "1 2 3", "· · ·"]
    assert marks(drawn, "rounds") == ["cross", "cross"] + [""] * 6


@pytest.mark.rule("PD-SHEET-04", "PD-SHEET-06")
def test_life_damage_with_penalties_and_one_resurrection_box() -> None:
    drawn = shown(sheet(0, damage=11, resurrected=True, **levels(3, 2, 2, 2)))
    assert marks(drawn, "life") == ["circle"] * 9 + [""] * 15 and marks(drawn, "damage") == ["cross"] * 11 + [""] * 13
    assert zone(drawn, "damage").elements[10].glyph == "6" and "−6" in zone(drawn, "damage").label
    assert marks(drawn, "resurrection") == ["cross"] and marks(shown(sheet(0)), "resurrection") == [""]


@pytest.mark.rule("PD-SHEET-05")
def test_eight_items_with_two_stages_each() -> None:
    drawn = shown(sheet(0, **stages(sword=1, crown=2)))
    assert [element(drawn, f"item.{n}").mark for n in range(8)] == ["half", "", "cross"] + [""] * 5
    needed = [[badge.label for badge in element(drawn, f"item.{n}").badges] for n in range(8)]
    assert needed[:4] == [["needs: sword"], ["needs: hat"], ["needs: cross"], ["needs: mask"]]
    assert needed[4:] == [[]] * 4 and element(drawn, "item.5").text == "cauldron"


@pytest.mark.rule("PD-SHEET-07")
def test_the_potion_table_tells_used_and_available_potions_apart() -> None:
    drawn = shown(sheet(0, potions=5, potions_used=2))
    circles = zone(drawn, "potions").elements
    assert [each.mark for each in circles] == ["cross"] * 2 + ["fill"] * 3 + [""] * 8
    assert [each.id for each in circles[2:5]] == ["potions.1", "potions.2", "potions.3"]
    assert circles[-1].id == "potions.0"
    assert [n for n, each in enumerate(circles, 1) if each.icon] == [4, 8, 12]


@pytest.mark.rule("PD-SHEET-09", "PD-SHEET-10")
def test_minion_and_gem_tracks_print_their_points() -> None:
    drawn = shown(sheet(0, minions=0b111, gem_boxes=2))
    assert marks(drawn, "minions") == ["cross"] * 3 + [""] * 9
    assert marks(drawn, "gems")[:3] == ["tick", "tick", ""]
    assert [each.glyph for each in zone(drawn, "gems").elements][6] == "30"


@pytest.mark.rule("PD-SHEET-08", "PD-RULING-06")
def test_rooms_are_named_by_column_and_row_from_the_entrances_up() -> None:
    drawn = shown(sheet(0))
    cell = element(drawn, f"room.{room_named('F1')}")
    assert (cell.glyph, cell.x, cell.y) == ("F1", 5, 6) and element(drawn, "room.0").glyph == "A1"


@pytest.mark.rule("PD-SHEET-11")
def test_the_glory_line_has_boxes_a_to_l_and_the_total_as_it_stands() -> None:
    drawn = shown(sheet(0, monster_points=(5, -4, 0), gem_boxes=3, mission_points=4))
    line = zone(drawn, "glory").elements
    assert [each.label[:5] for each in line] == [f"Box {letter}" for letter in "ABCDEFGHIJKL"]
    assert [each.text for each in line][:2] == ["monster 1", "monster 2"] and line[11].text == "total"
    assert [each.glyph for each in line] == ["5", "−4", "0", "0", "0", "9", "0", "0", "0", "0", "4", "14"]


@pytest.mark.rule("PD-SCORE-08")
def test_a_resurrection_stands_in_box_i() -> None:
    line = zone(shown(sheet(0, resurrected=True)), "glory").elements
    assert (line[8].glyph, line[11].glyph) == ("−9", "−9")


@pytest.mark.rule("PD-ROOM-04", "PD-MINION-06")
def test_defeated_minions_are_crossed_out_rewards_circled_and_lost_gems_crossed_out() -> None:
    drawn = shown(sheet(0, SCOUT, minions=1, gems=0b1, gems_lost=0b10, **in_room("F1")))
    assert element(drawn, "minion.0").mark == "cross" and element(drawn, "minion.1").mark == ""
    assert element(drawn, f"reward.{room_named('F1')}").mark == "circle"
    assert [element(drawn, f"gem.{n}").mark for n in range(3)] == ["circle", "cross", ""]


@pytest.mark.rule("PD-SETUP-08", "PD-DICE-02")
def test_six_dice_lie_in_the_common_area_and_every_symbol_has_its_picture() -> None:
    drawn = shown(sheet(0, dice_used=0b1))
    dice = zone(drawn, "pool").elements
    assert [each.tone for each in dice] == ["bone"] * 3 + ["shadow"] * 3
    assert [each.face for each in dice] == ["sword", "hat", "clover", "cross", "mask", "boots"]
    assert dice[0].flags == ("dim",) and all(each.icon for each in dice)
    assert len({each.icon for each in zone(drawn, "faces").elements}) == 7
    assert POOL[5] == Face(5)


@pytest.mark.rule("PD-MINION-02")
def test_every_minion_shows_its_type_and_its_level() -> None:
    drawn = shown(sheet(0))
    cells = [element(drawn, f"room.{room}") for room in range(42)]
    assert {cell.icon for cell in cells} == {"", "mantrap", "ghost", "goblin-head", "orc-head", "shambling-zombie"}
    assert (
        sorted(element(drawn, f"minion.{n}").glyph for n in range(16)) == ["2"] * 4 + ["3"] * 4 + ["4"] * 4 + ["5"] * 4
    )


@pytest.mark.rule("PD-MISSION-01")
def test_open_missions_lie_before_everybody_with_their_worth_and_the_own_progress() -> None:
    for seat in (0, 1):
        drawn = shown(sheet(0, minions=0b111), sheet(1), seat=seat, missions=(7, 3))
        cards = zone(drawn, "missions").elements
        assert [card.id for card in cards] == ["mission.7", "mission.3"]
        assert [badge.text for badge in cards[0].badges] == ["4", "3/6" if seat == 0 else "0/6"]


def test_a_monster_card_shows_the_own_power_and_whether_its_room_was_reached() -> None:
    cards = zone(shown(sheet(0, **in_room("F3"), **levels(2, 2, 2, 2)), dungeon="B", round=4), "monsters").elements
    assert [card.flags for card in cards] == [("dim",), ("active",), ()]
    assert [badge.text for badge in cards[1].badges] == ["10", "D4"]
    assert "flight, −4 points" in cards[1].help and "counts twice" in cards[1].help


def test_another_players_sheet_is_shown_with_its_way_and_in_words() -> None:
    other = sheet(1, SCOUT, **in_room("E1"), path=(5, 4), **levels(4, 1, 1, 1), **stages(crown=2))
    drawn = shown(sheet(0), other)
    mat, plan = zone(drawn, "other.1"), zone(drawn, "plan.1")
    assert "Warrior 4 (black)." in mat.help and "Crown of the True King: 2 of 2." in mat.help
    assert plan.paths[0].through == ("s1-room.5", "s1-room.4") and plan.inside == "sheet.1"


def test_a_way_through_a_tunnel_is_lifted_from_the_paper() -> None:
    way = sheet(0, **in_room("F3"), path=(room_named("B3"), room_named("A3"), room_named("F3"), room_named("F4")))
    paths = zone(shown(way), "plan").paths
    assert [(len(path.through), path.enters) for path in paths] == [(2, "s"), (2, "e")]


def test_a_spectator_sees_all_sheets_and_nobodys_cards() -> None:
    drawn = shown(sheet(0), sheet(1), seat=SPECTATOR)
    names = [each.id for each in whole(drawn)]
    assert {"sheet.0", "sheet.1"} <= set(names) and "cards" not in names and "sheet" not in names


def test_the_scores_of_all_are_laid_out_at_the_end_the_best_first() -> None:
    match = Match.start(GAME, 2, {}, 3)
    state: Play = match.state
    state.sheets = [sheet(0), sheet(1, gem_boxes=4)]
    state.round, state.stage, state.victor = 8, OVER, state.victor
    assert state.victor == NONE
    drawn: Scene = GAME.table(state.view(1, False), 0, ENGLISH)
    rows = [each for each in whole(drawn) if each.inside == "scores"]
    assert [row.id for row in rows] == ["scores.head", "scores.1", "scores.0"]
    assert rows[1].elements[-1].glyph == "13"


def test_in_a_campaign_the_table_tells_its_story_and_what_was_carried_over() -> None:
    carry = {"scenario": "mummy", "scores": [[30, 42]], "rooms": [10, 12]}
    match = Match.start(GAME, 2, {"scenario": "mummy"}, 1, carry=carry)
    drawn: Scene = GAME.table(match.view(0), 0, ENGLISH)
    mat = zone(drawn, "campaign")
    assert [badge.text for badge in mat.badges] == ["Chapter 2 of 3", "1 · 30", "2 · 42"] and "caravan" in mat.help
    assert drawn.rest.status[1].text == "Chapter 2 of 3"
