"""PD-VAR and PD-SOLO: ephemeral gems, playing alone, playing without missions, choosing the dungeon."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.choices import EXPLORE, PASS, Check, TakeDie
from flambeau.games.paper_dungeons.events import GemsVanished
from flambeau.games.paper_dungeons.model import CAPE, Die, Face, Gem, Sheet
from flambeau.games.paper_dungeons.proofs import GEMS
from flambeau.kernel import BadOption, Match
from flambeau.kit import Table

from .positions import at_table, in_room, levels, next_roll, sheet, step

A, B, E, F, G, H = [1 << GEMS.index(letter) for letter in "ABEFGH"]


def season_over(*sheets: Sheet, **how: Any) -> Table:
    """Everybody passes, and the season ends."""
    table = next_roll(at_table(*sheets, **how))
    for seat in range(len(sheets)):
        table.choose(seat, PASS)
    return table


@pytest.mark.rule("PD-VAR-02", "PD-EX-32")
def test_after_the_chimera_two_gems_vanish_for_those_who_have_not_collected_them() -> None:
    table = season_over(sheet(0, gems=E), sheet(1), sheet(2, gems=E | H), dungeon="B", round=6, ephemeral=True)
    assert [each.gems_lost for each in table.state.sheets] == [H, E | H, 0]
    assert table.told(GemsVanished) == [GemsVanished((Gem(4), Gem(7)))]


@pytest.mark.rule("PD-VAR-03")
def test_a_vanished_gem_can_no_longer_be_collected_and_a_collected_one_stays() -> None:
    table = season_over(sheet(0, gems=B, gem_boxes=1), dungeon="B", round=3, ephemeral=True)
    assert table.state.sheets[0].gems == B and table.state.sheets[0].gems_lost == G


@pytest.mark.rule("PD-VAR-02", "PD-VAR-03")
def test_after_monsters_one_and_two_their_gems_are_gone_for_whoever_comes_too_late() -> None:
    for number, lost in ((3, B | G), (6, E | H)):
        table = season_over(sheet(0), sheet(1), dungeon="B", round=number, ephemeral=True)
        assert [each.gems_lost for each in table.state.sheets] == [lost, lost]
    late = sheet(0, **in_room("E7"), minions=0xFFFF)
    table = season_over(late, dungeon="B", round=6, ephemeral=True)
    table.choose(0, TakeDie(Die(0), Face(0)), EXPLORE, step("F7"))  # gem H behind a trap
    assert (table.state.sheets[0].damage, table.state.sheets[0].gem_boxes) == (1, 0)


@pytest.mark.rule("PD-VAR-04")
def test_nothing_vanishes_after_monster_three() -> None:
    table = at_table(sheet(0), round=8, ephemeral=True).choose(0, PASS).over("solo")
    assert table.told(GemsVanished) == [] and table.state.sheets[0].gems_lost == 0


@pytest.mark.rule("PD-VAR-01", "PD-VAR-05")
def test_in_multiplayer_nothing_vanishes_unless_the_variant_was_chosen() -> None:
    assert season_over(sheet(0), sheet(1), dungeon="B", round=3).state.sheets[0].gems_lost == 0
    assert not Match.start(GAME, 2, {}, 1).state.ephemeral
    assert Match.start(GAME, 2, {"ephemeral_gems": True}, 1).state.ephemeral


@pytest.mark.rule("PD-VAR-06")
def test_announced_gems_are_crossed_out_besides_those_that_vanish() -> None:
    taker = sheet(0, gems=A, gems_to_announce=A, gem_boxes=1)
    table = season_over(taker, sheet(1), dungeon="B", round=3, ephemeral=True)
    assert table.state.sheets[1].gems_lost == A | B | G


@pytest.mark.rule("PD-SOLO-02", "PD-VAR-01")
def test_a_lone_player_always_plays_with_ephemeral_gems() -> None:
    assert Match.start(GAME, 1, {"ephemeral_gems": False}, 1).state.ephemeral


@pytest.mark.rule("PD-EX-31", "PD-SOLO-04")
def test_six_minions_in_round_five_give_a_lone_player_three_points() -> None:
    table = next_roll(at_table(sheet(minions=0b111111), missions=(7,), round=5)).choose(0, PASS)
    assert table.state.sheets[0].mission_points == 3


@pytest.mark.rule("PD-VAR-02", "PD-RULING-25")
def test_gems_vanish_after_the_victory_bonus() -> None:
    strong = sheet(0, **in_room("D4"), **levels(4, 4, 4, 4))
    table = season_over(strong, sheet(1), dungeon="B", round=6, ephemeral=True)
    assert table.told(GemsVanished) == []
    table.choose(0, Check(CAPE))
    assert table.told(GemsVanished) != []


@pytest.mark.rule("PD-SETUP-03", "PD-SETUP-13")
def test_the_dungeon_is_drawn_or_chosen_and_undealt_cards_play_no_part() -> None:
    assert {Match.start(GAME, 2, {}, seed).state.dungeon for seed in range(60)} == set(range(12))
    for number, letter in enumerate("ABCDEFGHIJKL"):
        match = Match.start(GAME, 2, {"dungeon": letter}, 1)
        assert match.state.dungeon == number and not hasattr(match.state, "powers")


@pytest.mark.parametrize("given", [{"dungeon": "M"}, {"scenario": "moon"}, {"ephemeral_gems": 1}])
def test_an_option_that_does_not_exist_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match.start(GAME, 2, given, 1)
