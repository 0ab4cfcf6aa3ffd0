"""The start of the slice is legal, whatever the seed."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import (
    CASTLE_AT,
    FIRST_LEGENDARY,
    HANDS,
    HEROES,
    LEGENDARY,
    NEIGHBOURS,
    PLACES,
    PORTAL_AT,
    QUEST_ITEM,
    TEMPLE_AT,
)
from flambeau.games.tiny_epic_quest.model import AGGRESSIVE, BESIDE, NO_GOBLIN, PASSIVE, UNWON, Realm
from flambeau.games.tiny_epic_quest.rules.limits import max_health, max_power
from flambeau.kernel import Match

SEEDS = range(1, 40)


def starts() -> list[Realm]:
    """First positions of many seeds and seat counts."""
    return [Match.start(GAME, 2 + seed % 3, seed=seed).state for seed in SEEDS]


@pytest.mark.rule("TEQ-SETUP-07", "TEQ-SETUP-08", "TEQ-RULING-06")
def test_castles_lie_on_their_places_and_the_other_cards_are_dealt() -> None:
    ids = [place.id for place in PLACES]
    deals = set()
    for s in starts():
        assert sorted(s.cards) == list(range(17))
        assert [s.cards[ids.index(f"C{n}")] for n in range(1, 5)] == [6, 7, 8, 9]
        deals.add(s.cards)
    assert len(deals) > 30


@pytest.mark.rule("TEQ-REG-04", "TEQ-REG-06", "TEQ-REG-10")
def test_heroes_stand_within_the_limits_of_the_regions() -> None:
    for s in starts():
        for p in s.players:
            places = [region for region in s.where[HEROES * p.colour :][:HEROES] if CASTLE_AT[region] < 0]
            assert len(set(places)) == len(places)
        for region in set(s.where) - {-1}:
            if TEMPLE_AT[region] >= 0:
                assert s.where.count(region) <= 2
            if PORTAL_AT[region] >= 0:
                assert s.where.count(region) == 1
                assert s.goblins[PORTAL_AT[region]] == PASSIVE


@pytest.mark.rule("TEQ-SETUP-13", "TEQ-ROW-05")
def test_three_quests_of_both_types_are_on_offer() -> None:
    for s in starts():
        assert len(s.offer) == 3
        assert len({QUEST_ITEM[quest] >= 0 for quest in s.offer}) == 2
        dealt = [*s.offer, *s.discard, *s.deck.cards, *[quest for p in s.players for quest in p.quests]]
        assert sorted(dealt) == list(range(24))


@pytest.mark.rule("TEQ-EQUIP-02", "TEQ-QUEST-07")
def test_items_belong_to_those_who_won_them_and_every_hero_has_two_hands() -> None:
    for s in starts():
        owner = {QUEST_ITEM[quest]: p.colour for p in s.players for quest in p.quests if QUEST_ITEM[quest] >= 0}
        for item, holder in enumerate(s.held[:FIRST_LEGENDARY]):
            assert (holder == UNWON) == (item not in owner)
            assert holder == UNWON or owner[item] in (holder // HEROES, holder - BESIDE)
        for p in s.players:
            for track in range(LEGENDARY):
                assert (s.held[FIRST_LEGENDARY + LEGENDARY * p.colour + track] != UNWON) == (p.tracks[track] == 2)
        assert all(s.held.count(hero) <= HANDS for hero in range(12))


@pytest.mark.rule("TEQ-SETUP-11", "TEQ-GEN-05")
def test_values_are_within_their_limits_and_no_goblin_is_counted_twice() -> None:
    for s in starts():
        assert all(1 <= p.health <= max_health(p) and 0 <= p.power <= max_power(p) for p in s.players)
        assert all(face in (PASSIVE, AGGRESSIVE) for face in s.goblins) and NO_GOBLIN not in s.goblins
        assert sum(p.goblins for p in s.players) + len(s.goblins) <= 16


@pytest.mark.rule("TEQ-RULING-05")
def test_the_first_player_comes_from_the_seed() -> None:
    assert len({Match.start(GAME, 4, seed=seed).state.night.holder for seed in SEEDS}) == 4


@pytest.mark.rule("TEQ-SETUP-09", "TEQ-GLOOM-01")
def test_the_light_side_is_used_without_gloomfall_and_the_dark_side_with_it() -> None:
    assert Match.start(GAME, 2, seed=1).state.dark == 0
    assert Match.start(GAME, 2, {"gloomfall": True}, seed=1).state.dark == 2**17 - 1


@pytest.mark.rule("TEQ-RULING-08", "TEQ-RULING-110")
def test_adjacent_cards_are_up_to_eight_neighbours_and_never_the_card_itself() -> None:
    ids = [place.id for place in PLACES]
    near = {ids[n]: {ids[other] for other in NEIGHBOURS[n]} for n in range(17)}
    assert near["S4"] == {"C1", "I2", "C3"}
    assert near["C1"] == {"S1", "S2", "I1", "S4", "I2", "I3"}
    assert near["I1"] == {"S1", "S2", "S3", "C1", "C2", "I2", "I3", "I4"}
