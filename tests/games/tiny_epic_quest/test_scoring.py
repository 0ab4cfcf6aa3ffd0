"""Limits and scoring."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import BOW, LENS, SCORES
from flambeau.games.tiny_epic_quest.events import Scored
from flambeau.games.tiny_epic_quest.model import Player, Realm
from flambeau.games.tiny_epic_quest.rules.limits import gain_health, gain_power, max_health, max_power
from flambeau.games.tiny_epic_quest.scoring import rank, table_points, victory_points
from flambeau.kernel import Seat, explain
from tests.games.tiny_epic_quest.laying import BRANN, MARLO, laid, own, quest, rest, table


def tied() -> Realm:
    """Two players alike."""
    s = laid()
    for p, name in zip(s.players, ("P01", "P02"), strict=True):
        p.quests = (quest(name),)
    return s


def ended(s: Realm) -> tuple[int, ...]:
    """The winners if everybody rests now."""
    outcome = rest(rest(table(s)), 1).outcome
    assert outcome is not None
    return outcome.winners


@pytest.mark.rule("TEQ-MAX-01", "TEQ-EX-15")
@pytest.mark.parametrize(("tokens", "limit"), [(0, 6), (3, 9), (4, 10), (6, 10)])
def test_max_health_is_six_and_the_goblin_tokens_up_to_ten(tokens: int, limit: int) -> None:
    p = laid().players[0]
    p.goblins = tokens
    assert max_health(p) == limit


@pytest.mark.rule("TEQ-MAX-02", "TEQ-EX-15", "TEQ-SPELL-02")
@pytest.mark.parametrize(("spell", "limit"), [(0, 3), (4, 7), (7, 10), (9, 10)])
def test_max_power_is_three_and_the_spell_level_up_to_ten(spell: int, limit: int) -> None:
    p = laid().players[0]
    p.spell = spell
    assert max_power(p) == limit


@pytest.mark.rule("TEQ-GEN-05", "TEQ-SETUP-02")
def test_no_gain_lifts_health_or_power_above_its_maximum() -> None:
    s = laid()
    p = s.players[0]
    gain_health(s, p, 3, "TEQ-REST-07")
    gain_power(s, p, 3, "TEQ-REST-07")
    assert (p.health, p.power) == (6, 3)


@pytest.mark.rule("TEQ-GEN-02")
def test_at_the_end_everybody_is_told_what_the_points_are_made_of() -> None:
    s = laid()
    s.players[0].spell, s.players[0].goblins = 3, 2
    s.players[1].quests = (quest("P01"), quest("P02"), quest("T01"))
    t = rest(rest(table(s)), 1)
    assert t.told(Scored) == [Scored(Seat(0), 2, -3, 3, 0, 2), Scored(Seat(1), -4, 1, -2, 0, -5)]
    assert t.outcome is not None and t.outcome.scores == (2, -5)


@pytest.mark.rule("TEQ-MAX-03", "TEQ-ATK-05", "TEQ-SPELL-03")
def test_tokens_and_levels_beyond_the_limits_still_count_for_points() -> None:
    p = laid().players[0]
    p.goblins, p.spell = 7, 9
    assert victory_points(p) == SCORES["goblins"][7] + SCORES["spells"][9] + SCORES["quests"][0]
    assert SCORES["goblins"][7] > SCORES["goblins"][4] and SCORES["spells"][9] > SCORES["spells"][7]


@pytest.mark.rule("TEQ-EX-28", "TEQ-GEN-02", "TEQ-LEG-10")
def test_the_example_of_thirty_four_points() -> None:
    p: Player = laid().players[0]
    p.spell, p.goblins, p.tracks = 5, 4, [2, 2, 0]
    p.quests = tuple(quest(f"P0{n}") for n in range(1, 7))
    total, why = explain(victory_points, p)
    assert total == 34
    assert [amount for amount, _ in why] == [6, 10, 10, 8]
    assert victory_points(laid().players[1]) == -9


@pytest.mark.rule("TEQ-SCORE-01", "TEQ-SCORE-02", "TEQ-SCORE-03")
def test_the_tables_run_between_their_printed_ends() -> None:
    assert (SCORES["spells"][0], SCORES["spells"][-1]) == (-4, 16)
    assert (SCORES["quests"][0], SCORES["quests"][-1]) == (-3, 30)
    assert (SCORES["goblins"][0], SCORES["goblins"][-1]) == (-2, 35)


@pytest.mark.rule("TEQ-SCORE-04", "TEQ-SCORE-05")
def test_legendary_items_give_four_points_each_and_treasure_items_none() -> None:
    s = own(own(laid(), BRANN, BOW), BRANN, LENS)
    assert victory_points(s.players[0]) == -9
    s.players[0].tracks = [2, 2, 2]
    assert victory_points(s.players[0]) == 3


@pytest.mark.rule("TEQ-QUEST-10")
def test_quests_of_either_type_count() -> None:
    s = laid()
    s.players[0].quests = (quest("P01"), quest("T01"))
    assert victory_points(s.players[0]) - victory_points(s.players[1]) == SCORES["quests"][2] - SCORES["quests"][0]


@pytest.mark.rule("TEQ-RULING-65")
def test_counts_beyond_a_table_use_its_last_value() -> None:
    assert table_points("quests", 20) == 30
    assert table_points("goblins", 16) == 35


@pytest.mark.rule("TEQ-GEN-01")
def test_the_most_points_win() -> None:
    s = tied()
    s.players[1].spell = 1
    assert ended(s) == (1,)


@pytest.mark.rule("TEQ-SCORE-06")
def test_the_first_tie_break_is_the_number_of_quests() -> None:
    s = laid()
    s.players[0].spell, s.players[0].goblins = 1, 2  # -2 - 3 + 3
    s.players[1].quests, s.players[1].goblins = (quest("P01"), quest("P02")), 2  # -4 - 1 + 3
    assert victory_points(s.players[0]) == victory_points(s.players[1])
    assert ended(s) == (1,)


@pytest.mark.rule("TEQ-SCORE-07", "TEQ-EX-29")
def test_the_second_tie_break_is_the_number_of_goblins() -> None:
    s = tied()
    s.players[0].goblins, s.players[1].goblins, s.players[1].spell = 3, 1, 3  # 6 VP of Goblins, 6 of Spells
    assert victory_points(s.players[0]) == victory_points(s.players[1])
    assert ended(s) == (0,)


@pytest.mark.rule("TEQ-SCORE-08")
def test_the_third_tie_break_is_the_spell_level() -> None:
    s = tied()
    s.players[0].spell, s.players[1].tracks = 2, [2, 0, 0]
    assert victory_points(s.players[0]) == victory_points(s.players[1])
    assert ended(s) == (0,)


@pytest.mark.rule("TEQ-SCORE-09")
def test_the_fourth_tie_break_is_the_number_of_items() -> None:
    s = own(tied(), MARLO, BOW)
    assert rank(s, s.players[0])[:4] == rank(s, s.players[1])[:4]
    assert ended(s) == (1,)


@pytest.mark.rule("TEQ-SCORE-10")
def test_who_is_still_tied_shares_the_victory() -> None:
    assert ended(tied()) == (0, 1)
