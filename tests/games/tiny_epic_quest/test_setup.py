"""The set-up of every mode."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import (
    BOX,
    CARDS,
    CASTLE_REGION,
    LEGENDS,
    NEIGHBOURS,
    OBELISK_AT,
    PLACES,
    PLAYERS,
    QUEST_ITEM,
    SCORES,
    TEMPLES,
    TREASURES,
)
from flambeau.games.tiny_epic_quest.model import AGGRESSIVE, DAY, PASSIVE, UNWON, Realm
from flambeau.games.tiny_epic_quest.rules.limits import max_health, max_power
from flambeau.kernel import BadOption, Match
from flambeau.kit import Table

SEEDS = range(1, 30)


def start(seats: int = 2, seed: int = 1, **options: Any) -> Realm:
    """The first position of a game."""
    s: Realm = Match.start(GAME, seats, options, seed=seed).state
    return s


def starts() -> list[Realm]:
    """First positions of many seeds and seat counts."""
    return [start(1 + seed % 4, seed) for seed in SEEDS]


@pytest.mark.rule("TEQ-SETUP-07", "TEQ-SETUP-08", "TEQ-RULING-06")
def test_castles_lie_on_their_places_and_the_other_cards_are_dealt() -> None:
    ids = [place.id for place in PLACES]
    deals = set()
    for s in starts():
        assert sorted(s.cards) == list(range(17))
        assert [s.cards[ids.index(f"C{n}")] for n in range(1, 5)] == [6, 7, 8, 9]
        assert [s.cards[place] for place in s.places] == list(range(17))
        deals.add(s.cards)
    assert len(deals) > 20


@pytest.mark.rule("TEQ-SETUP-07")
def test_five_cards_are_dealt_to_the_inner_places_then_eight_to_the_outer_ones() -> None:
    ids = [place.id for place in PLACES]
    order = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)
    chance = {"map": [order], "quests": [range(24)], "first player": [[0]]}
    s = Table(GAME, seats=2, chance=chance).state
    assert [s.cards[ids.index(f"I{n}")] for n in range(1, 6)] == list(order[:5])
    assert [s.cards[ids.index(f"S{n}")] for n in range(1, 9)] == list(order[5:])


@pytest.mark.rule("TEQ-SETUP-01", "TEQ-SETUP-10")
def test_each_player_has_three_heroes_of_a_colour_in_its_castle() -> None:
    for s in starts():
        assert [p.colour for p in s.players] == [3, 2, 1, 0][: len(s.players)]
        for p in s.players:
            assert [hero // 3 for hero in p.heroes] == [p.colour] * 3
            assert {s.where[hero] for hero in p.heroes} == {CASTLE_REGION[p.colour]}
        assert s.where.count(-1) == 12 - 3 * len(s.players)  # type: ignore[arg-type]


@pytest.mark.rule("TEQ-SETUP-01")
def test_the_first_player_may_choose_another_colour_and_the_others_take_what_is_left() -> None:
    assert [p.colour for p in start(3, colour="blue").players] == [1, 3, 2]


@pytest.mark.rule("TEQ-SETUP-02", "TEQ-SETUP-04")
def test_everybody_begins_with_six_health_three_power_and_spell_level_zero() -> None:
    for s in starts():
        for p in s.players:
            assert (p.health, p.power, p.spell, max_health(p), max_power(p)) == (6, 3, 0, 6, 3)


@pytest.mark.rule("TEQ-SETUP-03")
def test_legendary_items_begin_unwon_on_the_first_space_of_their_tracks() -> None:
    for s in starts():
        assert all(p.tracks == [0, 0, 0] for p in s.players)
        assert set(s.held) == {UNWON}


@pytest.mark.rule("TEQ-SETUP-05", "TEQ-SETUP-06")
def test_the_magic_token_is_on_its_first_space_and_the_first_day_of_round_one_begins() -> None:
    for s in starts():
        assert (s.magic, s.round, s.phase, s.day.turn) == (0, 1, DAY, 0)


@pytest.mark.rule("TEQ-SETUP-12")
def test_all_movement_cards_are_active() -> None:
    assert start().day.ready == 31


@pytest.mark.rule("TEQ-SETUP-13", "TEQ-ROW-05")
def test_three_quests_of_both_types_are_on_offer() -> None:
    for s in starts():
        assert len(s.offer) == 3
        assert len({QUEST_ITEM[quest] >= 0 for quest in s.offer}) == 2
        assert sorted([*s.offer, *s.discard, *s.deck.cards]) == list(range(24))


@pytest.mark.rule("TEQ-SETUP-11")
def test_a_passive_goblin_stands_on_each_portal_and_nine_wait() -> None:
    for s in starts():
        assert s.goblins == [PASSIVE] * 7
        assert s.reserve == 9
        assert not any(any(p.hits) for p in s.players)


@pytest.mark.rule("TEQ-RULING-05", "TEQ-SETUP-14")
def test_the_first_player_comes_from_the_seed_or_is_set() -> None:
    assert {start(4, seed).first for seed in SEEDS} == {0, 1, 2, 3}
    assert {start(4, seed, first="3").first for seed in SEEDS} == {2}
    assert not start().quest_done
    with pytest.raises(BadOption):
        start(2, first="3")


@pytest.mark.rule("TEQ-SETUP-09", "TEQ-GLOOM-01", "TEQ-GLOOM-02")
def test_the_light_side_is_used_without_gloomfall_and_the_dark_side_with_it() -> None:
    assert start().dark == 0
    dark = start(gloomfall=True)
    assert dark.dark == 2**17 - 1
    assert dark.goblins == [AGGRESSIVE] * 7


@pytest.mark.rule("TEQ-RULING-71")
def test_gloomfall_is_for_any_number_and_changes_no_castle_or_obelisk() -> None:
    for seats in (1, 2, 3, 4):
        assert start(seats, gloomfall=True).gloomfall
    assert not any(card.type == "castle" and card.obelisk == 0 for card in CARDS)


@pytest.mark.rule("TEQ-RULING-81", "TEQ-SOLO-02")
def test_danongorf_and_targets_are_for_one_player_and_danongorf_not_for_gloomfall() -> None:
    for seats, options in (
        (2, {"mode": "danongorf"}),
        (1, {"mode": "danongorf", "gloomfall": True}),
        (2, {"target": 45}),
    ):
        with pytest.raises(BadOption):
            start(seats, **options)
    assert [start(1, target=target).target for target in (40, 45, 50, 55, 60)] == [40, 45, 50, 55, 60]
    with pytest.raises(BadOption):
        start(1, target=42)


@pytest.mark.rule("TEQ-RULING-05", "TEQ-RULING-81")
def test_the_first_player_can_be_named_among_those_who_play() -> None:
    assert [start(2, first=first).first for first in ("1", "2")] == [0, 1]
    for seats, first in ((1, "1"), (2, "3")):
        with pytest.raises(BadOption):
            start(seats, first=first)


@pytest.mark.rule("TEQ-SOLO-01")
def test_one_player_is_set_up_like_several() -> None:
    s = start(1)
    assert s.solo and len(s.players) == 1 and len(s.players[0].heroes) == 3
    assert len(s.offer) == 3 and s.reserve == 9 and s.target == 40


@pytest.mark.rule("TEQ-DAN-02", "TEQ-RULING-73")
def test_against_danongorf_one_hero_of_each_colour_starts_in_its_castle_with_the_chosen_player_card() -> None:
    s = start(1, mode="danongorf", colour="green")
    p = s.players[0]
    assert p.heroes == (0, 3, 6, 9)
    assert [s.where[hero] for hero in p.heroes] == list(CASTLE_REGION)
    assert p.colour == 2 and p.castles == (0, 1, 2, 3)
    assert (p.health, p.power) == (6, 3)


@pytest.mark.rule("TEQ-RULING-08", "TEQ-RULING-110")
def test_adjacent_cards_are_up_to_eight_neighbours_and_never_the_card_itself() -> None:
    ids = [place.id for place in PLACES]
    near = {ids[n]: {ids[other] for other in NEIGHBOURS[n]} for n in range(17)}
    assert near["S4"] == {"C1", "I2", "C3"}
    assert near["C1"] == {"S1", "S2", "I1", "S4", "I2", "I3"}
    assert near["I1"] == {"S1", "S2", "S3", "C1", "C2", "I2", "I3", "I4"}


@pytest.mark.rule("TEQ-REG-01", "TEQ-MOVE-11")
def test_every_map_card_has_a_left_and_a_right_region() -> None:
    s = start()
    assert {region // 2 for region in range(34)} == set(s.cards)
    assert len(OBELISK_AT) == 2 * len(CARDS)


@pytest.mark.rule("TEQ-RULING-04")
def test_the_library_has_ten_levels_with_an_obelisk_each() -> None:
    assert [spell.id for spell in BOX.library] == ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
    assert sorted(level for level in OBELISK_AT if level > 0) == list(range(1, 11))


def test_the_box_is_complete() -> None:
    assert (len(PLAYERS), len(CARDS), len(TEMPLES), len(BOX.grottoes), len(BOX.movements)) == (4, 17, 6, 7, 5)
    assert (len(BOX.quests), len(TREASURES), len(LEGENDS)) == (24, 12, 3)
    assert sum(1 for quest in BOX.quests if quest.condition) == 12
    assert {card.type: sum(1 for c in CARDS if c.type == card.type) for card in CARDS} == {
        "temple": 6,
        "castle": 4,
        "grotto": 7,
    }
    ends = {name: (points[0], points[-1]) for name, points in SCORES.items()}
    assert ends == {"spells": (-4, 16), "quests": (-3, 30), "goblins": (-2, 35), "legendary": (0, 12)}


@pytest.mark.rule("TEQ-DAN-01")
def test_against_danongorf_there_is_no_target_score() -> None:
    assert (start(1).target, start(1, mode="danongorf").target) == (40, 0)


@pytest.mark.rule("TEQ-RULING-58")
@pytest.mark.parametrize(("option", "by_space"), [("level", False), ("space", True)])
def test_the_option_says_what_one_power_for_the_staff_counts(option: str, by_space: bool) -> None:
    assert start(2, staff_step=option).staff_by_space is by_space


@pytest.mark.rule("TEQ-GLOOM-01")
def test_gloomfall_is_a_choice_and_not_the_usual_game() -> None:
    gloomfall = next(option for option in GAME.options if option.id == "gloomfall")
    assert (gloomfall.values, gloomfall.default) == ((False, True), False)
