"""The table: Rooms, light, omens, forecasts and odds (what a person sees)."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.tiny_epic_dungeons import GAME
from flambeau.games.tiny_epic_dungeons.cards import LOOT, Quarter
from flambeau.games.tiny_epic_dungeons.choices import DRAW_CARD, END_TURN, Explore, GiveUp, Orient, Walk
from flambeau.games.tiny_epic_dungeons.foresight import foresee, next_spaces
from flambeau.games.tiny_epic_dungeons.model import Discover, Play
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, ITEMS, POWERS
from flambeau.games.tiny_epic_dungeons.rules.torch import ENEMY_SPACE
from flambeau.games.tiny_epic_dungeons.rules.values import hero_dice, speed_of
from flambeau.games.tiny_epic_dungeons.table.cards import deed_text, item_text, room_text
from flambeau.games.tiny_epic_dungeons.table.trial import needed
from flambeau.kit import Table
from flambeau.table import Words, Zone
from flambeau.table.present import present
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    CARDS,
    GOBLIN_1,
    ISAVETH,
    MINOTAUR,
    OSWIN,
    TAVISH,
    at,
    attack,
    boss,
    face_down,
    gear,
    goblin,
    lair_door,
    lay_out,
    minion,
    play,
    room,
    take,
    torch_above,
)  # fmt: skip

ENGLISH = Words([GAME.text], "en")
FRENCH = Words([GAME.text], "fr")


def zones(table: Table) -> dict[str, Zone]:
    """The zones the first player sees, by id."""
    return {zone.id: zone for zone in present(table.match, 0, ENGLISH).rest.zones}


def element(table: Table, zone: str, id_: str) -> Any:
    """An element of a zone."""
    return next(one for one in zones(table)[zone].elements if one.id == id_)


def notes(table: Table) -> dict[str, str]:
    """The choices of the first seat with what stands beside them."""
    return {one.label: one.note for one in present(table.match, 0, ENGLISH).rest.choices}


def test_rooms_show_their_corridors_as_they_lie_and_unknown_cards_their_backs() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_03", turn=2)
    face_down(s, "C3", "room_01")
    table = play(s)
    assert element(table, "dungeon", f"cell.{at('D3')}").ways == "sw"
    hidden = element(table, "dungeon", f"cell.{at('C3')}")
    assert hidden.flags == ("down",) and hidden.ways == "" and "pile B" in hidden.help


def test_the_light_shrinks_as_the_torch_sinks() -> None:
    s = lay_out(OSWIN, BRUNA)
    bright = zones(play(s))["dungeon"].glow
    s.torch = 2
    assert 0.3 < zones(play(s))["dungeon"].glow < 0.6 < bright == 1


def test_the_torch_says_what_ending_the_turn_brings() -> None:
    s = lay_out(OSWIN, BRUNA)
    torch_above(s, ENEMY_SPACE)
    assert next_spaces(s)[1] == 1
    assert "all enemies act" in zones(play(s))["torch"].help
    s.torch = 1
    assert "goes out" in zones(play(s))["torch"].help


def test_an_enemy_tells_where_it_would_go_and_whom_it_would_hit() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    minion(s, "minotaur", "D2")
    seen = foresee(s, MINOTAUR)
    assert seen.way == (at("D3"), at("D4")) and set(seen.hits) == {OSWIN, BRUNA} and seen.damage == 3
    table = play(s)
    assert "go to D4 and deal 3 damage to Oswin and Bruna" in element(table, "dungeon", f"foe.{MINOTAUR}").help
    assert not zones(table)["dungeon"].paths
    torch_above(s, ENEMY_SPACE)
    table = play(s)
    assert [path.id for path in zones(table)["dungeon"].paths] == [f"threat.{MINOTAUR}"]
    table.choose(0, END_TURN)
    assert table.state.foe_at[MINOTAUR] == at("D4")


def test_a_forecast_comes_true_or_says_that_a_choice_decides() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 C3 C4")
    goblin(s, 1, "cutter", "C3")
    assert foresee(s, GOBLIN_1).open
    s = lay_out(OSWIN, BRUNA)
    goblin(s, 1, "cutter", "D4")
    assert foresee(s, GOBLIN_1).hits == (OSWIN, BRUNA) and foresee(s, GOBLIN_1).damage == 2


def test_a_test_shows_what_is_needed_and_what_each_change_would_make_of_it() -> None:
    s = lay_out(TAVISH, BRUNA)
    goblin(s, 1, "firepot", "D4")
    table = play(s, hero=[(4, 3, 1)], enemy=[2]).choose(0, attack("skinning_knife", GOBLIN_1))
    seen = zones(table)
    assert seen["dice"].label == "4, 5 needed (Skinning Knife)" and "−1 is counted already" in seen["dice"].help
    shown = {one.id: one.badges[0].text for one in seen["odds"].elements}
    assert shown["odds.step0.2"] == "5" and shown["odds.step2.2"] == "5"  # 5 + 1 - 1, and 4 + 2 - 1
    assert shown[f"odds.reroll{DEEDS['second_draw']}.1"] == "67 %"
    die = element(table, "dice", "die.2")
    assert [badge.text for badge in die.badges] == ["+1", "2"]
    table.choose(0, take(1))
    assert "odds" not in zones(table)


def test_numbers_say_what_they_are_made_of() -> None:
    s = lay_out(TAVISH, BRUNA)
    assert "Dice for" not in zones(play(s))[f"mat.{TAVISH}"].help
    s.heroes[TAVISH].hymn = 1
    s.turn.haste = 2
    told = zones(play(s))[f"mat.{TAVISH}"].help
    printed = [hero_dice(s, TAVISH, skill) - 1 for skill in range(3)]
    assert f"Dice for Strength {printed[0] + 1}: {printed[0]} (board and gear) and +1 (a lasting effect)." in told
    speed = speed_of(s, TAVISH)
    assert f"Speed {speed}: {speed - 2} (board and gear) and +2 (a Free Action)." in told


def test_the_bonus_of_a_test_says_what_it_is_made_of() -> None:
    s = lay_out(TAVISH, BRUNA)
    goblin(s, 1, "firepot", "D4")
    table = play(s, hero=[(4, 3, 1)], enemy=[2]).choose(0, attack("skinning_knife", GOBLIN_1))
    assert "Bonus" not in zones(table)["dice"].help  # -1 of the weapon alone
    table.state.trial.bonus = 2
    assert "Bonus of this test 1: 2 (a triggered ability) and −1 (the weapon)." in zones(table)["dice"].help


def test_the_ways_to_lay_a_card_are_drawn() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_03")
    table = play(s).choose(0, Explore(at("D3")))
    shown = {one.id: one.ways for one in zones(table)["turns"].elements}
    assert shown == {"quarter.1": "es", "quarter.2": "sw"}
    table.choose(0, Orient(Quarter(2)))
    assert "turns" not in zones(table)


def test_the_boss_board_is_there_in_act_2() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm", (8, 5), altars=1)
    seen = zones(play(s))
    assert len([one for one in seen["lair"].elements if one.kind == "cell"]) == 7
    assert [one.icon for one in seen["boss"].elements if one.id in ("track.6", "track.4")] == ["obelisk", "padlock"]


@pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_everything_printed_can_be_said(words: Words) -> None:
    assert all(deed_text(deed, words) for deed in range(len(POWERS)))
    assert all(room_text(card, words) for card in CARDS.values())
    assert all(item_text(item, words) for item in range(58))


def test_before_play_the_boards_lie_there() -> None:
    table = Table(GAME, seats=2, seed=1)
    assert len(zones(table)["boards"].elements) == 8
    state: Play = table.state
    assert state.turn.hero < 0


def test_the_ways_to_lay_a_new_card_are_drawn_and_named_by_their_open_sides() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_03")
    table = play(s).choose(0, Explore(at("D3")))
    shown = zones(table)["turns"]
    assert shown.place == "foot" and shown.cols == len(shown.elements)
    assert {one.ways for one in shown.elements} == {"es", "sw"}
    assert [one.help for one in shown.elements] == ["open east and south", "open south and west"]
    assert set(notes(table)) == {"Lay it open east and south", "Lay it open south and west"}


def test_a_way_into_a_known_room_says_what_the_room_is_called() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_03", turn=2)
    face_down(s, "D5", "room_01")
    said = notes(play(s))
    assert said["Go to D3"] == "The Iron-Bound Coffer" and said["Explore D5"] == ""


def test_dice_say_whether_they_make_the_test_and_changes_what_they_could_make_of_it() -> None:
    s = lay_out(TAVISH, BRUNA)
    goblin(s, 1, "firepot", "D4")
    table = play(s, hero=[(4, 3, 1)], enemy=[2]).choose(0, attack("skinning_knife", GOBLIN_1))
    said = notes(table)
    assert needed(table.match.view(0)) == 5
    assert said["Result: the first die (4)"] == "3: failure"  # the knife takes 1 off


def test_discarding_comes_after_moving_in_the_list() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    gear(s, OSWIN, "sword", "penny")
    listed = play(s).choices(0)
    moves = [i for i, one in enumerate(listed) if isinstance(one, Walk)]
    discards = [i for i, one in enumerate(listed) if isinstance(one, GiveUp)]
    assert moves and discards and max(moves) < min(discards)


def test_a_drawn_card_lies_beside_the_heros_board_until_it_is_worn_or_discarded() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.todo.append(Discover(LOOT))
    table = play(s)
    assert "held" not in zones(table)
    held = zones(table.choose(0, DRAW_CARD[LOOT]))["held"]
    assert held.place == "foot" and [one.id for one in held.elements] == [f"item.{ITEMS['sword']}"]


def test_the_price_of_a_successful_test_says_what_it_buys() -> None:
    s = lay_out(ISAVETH, BRUNA, rooms="D3")
    gear(s, ISAVETH, "sp_javelin")
    goblin(s, 1, "pikeling", "D3")
    table = play(s, hero=[(6, 3, 3)], enemy=[2]).choose(0, attack("javelin", GOBLIN_1), take(1))
    assert "3 damage" in notes(table)["Pay"]
