"""Placement Quests: positions, the moved Hero among them, and rewards."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import CASTLE_REGION, LAST_MAGIC, QUESTS
from flambeau.games.tiny_epic_quest.choices import (
    CONJURE,
    DECLINE,
    GAIN_HEALTH,
    GAIN_POWER,
    IDLE,
    LEAVE,
    Claim,
    Equip,
    Guide,
    Smite,
    Travel,
)
from flambeau.games.tiny_epic_quest.events import QuestTaken, TokenTurned
from flambeau.games.tiny_epic_quest.geometry import HORSE, STRAIGHT
from flambeau.games.tiny_epic_quest.model import Portal, Quest, Realm, Region
from flambeau.games.tiny_epic_quest.rules.effects import REWARD
from flambeau.games.tiny_epic_quest.rules.movement import MOVE
from flambeau.games.tiny_epic_quest.rules.placement import HOLDS, is_fulfilled
from flambeau.games.tiny_epic_quest.rules.quests import CLAIM
from flambeau.kernel import Pile, Seat
from tests.games.tiny_epic_quest.laying import (
    BRANN,
    IVO,
    KETH,
    MARLO,
    ODILE,
    PIA,
    against,
    by_day,
    grotto,
    laid,
    left,
    obelisk,
    portal,
    put,
    quest,
    right,
    table,
    temple,
)

P01, P02, P03 = [quest(name) for name in ("P01", "P02", "P03")]
T01, T02, T03 = [quest(name) for name in ("T01", "T02", "T03")]


def stands(name: str, *regions: int, seats: int = 2) -> bool:
    """Whether Brann, Odile and Keth in these regions fulfil a Quest, Brann moved last."""
    s = laid(seats)
    for hero, region in zip((BRANN, ODILE, KETH), regions, strict=False):
        put(s, hero, region)
    return is_fulfilled(s, s.players[0], BRANN, quest(name))


@pytest.mark.rule("TEQ-QUEST-04")
@pytest.mark.parametrize(
    ("name", "regions", "fulfilled"),
    [
        ("P01", (left("S4"), right("I2"), left("S5")), True),
        ("P01", (left("S4"), right("I2"), left("I1")), False),
        ("P01", (left("I2"), right("I2"), left("S5")), False),
        ("P02", (left("S1"), right("I2"), left("S6")), True),
        ("P02", (left("S1"), right("I2"), left("S7")), False),
        ("P02", (left("S1"), right("S1"), left("S6")), False),
        ("P03", (left("S2"), right("C1"), left("S4")), True),
        ("P03", (left("S2"), right("C1"), left("C2")), False),
        ("P04", (CASTLE_REGION[1], CASTLE_REGION[2]), True),
        ("P04", (CASTLE_REGION[1], CASTLE_REGION[0], CASTLE_REGION[0]), False),
        ("P04", (CASTLE_REGION[1], CASTLE_REGION[1], obelisk(1)), False),
        ("P05", (left("S1"), left("S3"), left("S5")), True),
        ("P05", (left("S1"), left("S2"), left("S5")), False),
        ("P05", (left("S1"), left("I1"), left("S5")), False),
        ("P05", (CASTLE_REGION[1], left("S7"), left("S4")), False),
        ("P05", (right("C2"), left("S7"), left("S4")), True),
        ("P05", (right("C1"), left("S1"), left("S7")), False),
        ("P06", (right("I3"), left("I1")), True),
        ("P06", (right("I1"), left("I3")), True),
        ("P06", (right("I3"), left("I3"), left("S1")), False),
        ("P06", (right("I3"), left("S1"), left("S2")), False),
        ("P07", (grotto("g1"), grotto("g5")), True),
        ("P07", (grotto("g1"), portal(4)), False),
        ("P08", (portal(0), portal(4)), True),
        ("P08", (portal(0), grotto("g2")), False),
        ("P09", (temple("ember"), temple("moon")), True),
        ("P09", (temple("ember"), obelisk(9)), False),
        ("P10", (obelisk(1), obelisk(8)), True),
        ("P10", (obelisk(1), temple("moon")), False),
        ("P11", (left("I1"), left("S2"), CASTLE_REGION[0]), True),
        ("P11", (CASTLE_REGION[0], left("S2"), right("I3")), True),
        ("P11", (left("I1"), left("S3"), CASTLE_REGION[0]), False),
        ("P11", (left("I1"), left("S2"), CASTLE_REGION[1]), False),
        ("P11", (left("I1"), right("C1"), CASTLE_REGION[0]), False),
    ],
)
def test_conditions(name: str, regions: tuple[int, ...], fulfilled: bool) -> None:
    assert stands(name, *regions) is fulfilled


@pytest.mark.rule("TEQ-QUEST-04")
def test_an_allied_banner_waves_on_a_shared_card_without_a_castle() -> None:
    s = put(put(laid(), BRANN, left("I1")), MARLO, right("I1"))
    assert is_fulfilled(s, s.players[0], BRANN, quest("P12"))
    put(s, MARLO, right("I2"))
    assert not is_fulfilled(s, s.players[0], BRANN, quest("P12"))
    put(put(s, BRANN, right("C2")), MARLO, left("C2"))
    assert not is_fulfilled(s, s.players[0], BRANN, quest("P12"))
    put(put(s, BRANN, left("I1")), ODILE, right("I1"))
    assert not is_fulfilled(s, s.players[0], BRANN, quest("P12"))  # one's own Heroes do not count


@pytest.mark.rule("TEQ-RULING-83")
def test_alone_two_own_heroes_raise_the_banner() -> None:
    s = put(put(laid(1), BRANN, left("I1")), ODILE, right("I1"))
    assert is_fulfilled(s, s.players[0], BRANN, quest("P12"))
    assert not is_fulfilled(s, s.players[0], KETH, quest("P12"))
    s = put(put(against(), BRANN, CASTLE_REGION[1]), MARLO, CASTLE_REGION[0])  # both in a Castle of another colour
    assert is_fulfilled(s, s.players[0], BRANN, quest("P04"))
    put(s, MARLO, CASTLE_REGION[1])
    assert not is_fulfilled(s, s.players[0], BRANN, quest("P04"))


@pytest.mark.rule("TEQ-QUEST-04", "TEQ-RULING-83")
def test_alone_every_other_quest_needs_as_many_heroes_as_printed() -> None:
    assert not stands("P01", left("I2"), left("I3"), seats=1)
    assert stands("P01", left("I2"), left("I3"), left("I4"), seats=1)


@pytest.mark.rule("TEQ-DAN-15", "TEQ-RULING-117")
def test_against_danongorf_any_castle_can_be_home() -> None:
    s = put(put(put(against(), IVO, left("S3")), PIA, right("S5")), BRANN, temple("ember"))
    assert is_fulfilled(s, s.players[0], BRANN, quest("P11"))  # Marlo holds the blue Castle
    put(s, MARLO, left("S7"))
    assert not is_fulfilled(s, s.players[0], BRANN, quest("P11"))


@pytest.mark.rule("TEQ-QUEST-06")
def test_the_moved_hero_must_be_among_those_who_satisfy_the_condition() -> None:
    s = put(put(put(laid(), BRANN, temple("ember")), ODILE, temple("moon")), KETH, obelisk(1))
    assert is_fulfilled(s, s.players[0], BRANN, quest("P09"))
    assert not is_fulfilled(s, s.players[0], KETH, quest("P09"))


@pytest.mark.rule("TEQ-QUEST-05")
def test_idling_in_position_completes_nothing() -> None:
    s = put(put(by_day(offer=[quest("P09")]), BRANN, temple("ember")), ODILE, temple("moon"))
    t = table(s).choose(0, IDLE).expects(1, MOVE)
    assert t.told(QuestTaken) == []


def scholars(offer: list[Quest]) -> Realm:
    """Brann is about to join Odile: two on Obelisks, or two in one row."""
    return put(by_day(HORSE, offer=offer), ODILE, obelisk(2))


TO_OBELISK = Travel(BRANN, Region(obelisk(1)), STRAIGHT)


@pytest.mark.rule("TEQ-QUEST-01", "TEQ-QUEST-04", "TEQ-TOKEN-01")
def test_a_placement_quest_is_taken_after_the_move_with_its_reward_and_turns_the_token() -> None:
    s = scholars([T01, quest("P10"), T03])
    s.deck = Pile((P01,))
    s.players[0].power = 1
    t = table(s).choose(0, TO_OBELISK).expects(0, CLAIM)
    assert t.choices(0) == [Claim(quest("P10")), DECLINE]
    t.choose(0, Claim(quest("P10"))).expects(0, REWARD).choose(0, GAIN_POWER).expects(1, MOVE)
    assert (t.state.players[0].quests, t.state.players[0].power) == ((quest("P10"),), 2)
    assert t.state.magic == 0
    assert t.state.offer == [P01, T01, T03]
    assert t.state.quest_done and t.told(TokenTurned) == [TokenTurned(Seat(0))]
    assert "TEQ-QUEST-04" in t.rules_told() and "TEQ-QUEST-07" not in t.rules_told()


@pytest.mark.rule("TEQ-TOKEN-01")
def test_a_second_quest_of_the_day_leaves_the_token_as_it_is() -> None:
    s = scholars([quest("P10")])
    s.quest_done = True
    t = table(s).choose(0, TO_OBELISK, Claim(quest("P10")))
    assert t.state.quest_done and t.told(TokenTurned) == []


@pytest.mark.rule("TEQ-QUEST-02", "TEQ-RULING-21")
def test_by_day_one_quest_a_player_and_turn_of_the_players_choice() -> None:
    s = put(put(by_day(HORSE, offer=[quest("P10"), quest("P06")]), ODILE, right("I3")), MARLO, obelisk(5))
    put(s, 4, obelisk(6))
    t = table(put(s, BRANN, left("I1"))).choose(0, Travel(BRANN, Region(right("C1")), STRAIGHT))
    t.choose(0, Claim(quest("P10"))).expects(1, MOVE)
    s = put(put(by_day(HORSE, offer=[quest("P10"), quest("P06")]), ODILE, obelisk(4)), BRANN, left("C2"))
    t = table(s).choose(0, Travel(BRANN, Region(obelisk(1)), STRAIGHT)).expects(0, CLAIM)  # I1 and I3: both of them
    assert t.choices(0) == [Claim(quest("P10")), Claim(quest("P06")), DECLINE]
    t.choose(0, Claim(quest("P06"))).expects(1, MOVE)
    assert len(t.state.players[0].quests) == 1


@pytest.mark.rule("TEQ-RULING-21")
def test_every_player_may_complete_a_quest_with_the_same_movement_card() -> None:
    s = put(scholars([quest("P10"), quest("P09")]), 4, temple("stone"))
    t = table(s).choose(0, TO_OBELISK, Claim(quest("P10")))
    t.choose(1, Travel(MARLO, Region(temple("ember")), STRAIGHT), Claim(quest("P09")))
    assert [len(p.quests) for p in t.state.players] == [1, 1]


@pytest.mark.rule("TEQ-RULING-23")
def test_a_day_quest_may_be_declined() -> None:
    t = table(scholars([quest("P10")])).choose(0, TO_OBELISK, DECLINE).expects(1, MOVE)
    assert t.state.offer == [quest("P10")] and not t.state.quest_done


@pytest.mark.rule("TEQ-QUEST-04")
def test_a_reward_with_an_or_is_the_claimers_choice() -> None:
    s = scholars([quest("P10")])
    s.players[0].power = 1
    t = table(s).choose(0, TO_OBELISK, Claim(quest("P10")))
    assert t.choices(0) == [CONJURE, GAIN_POWER]
    t.choose(0, CONJURE)
    assert (t.state.magic, t.state.players[0].power) == (1, 1)


@pytest.mark.rule("TEQ-RULING-24")
def test_a_card_revealed_by_the_refill_is_not_for_the_same_move() -> None:
    s = scholars([quest("P10")])
    s.deck = Pile((quest("P06"),))
    put(s, ODILE, right("I3"))
    t = table(s).choose(0, TO_OBELISK, Claim(quest("P10"))).expects(1, MOVE)
    assert t.state.offer == [quest("P06")]


@pytest.mark.rule("TEQ-RULING-25", "TEQ-QUEST-08")
def test_by_day_only_one_of_two_quests_of_a_temple_is_taken() -> None:
    s = put(put(by_day(offer=[T01, T02]), ODILE, temple("ember"), 3), BRANN, right("S1"))
    t = table(s).choose(0, Travel(BRANN, Region(grotto("g1")), STRAIGHT), Guide(ODILE)).expects(0, CLAIM)
    t.choose(0, Claim(T02), Equip(KETH)).expects(1, MOVE)
    assert t.state.players[0].quests == (T02,) and t.state.quest_done


@pytest.mark.rule("TEQ-RULING-22", "TEQ-RULING-102")
def test_positions_are_read_after_the_arrival_action() -> None:
    s = put(put(put(by_day(offer=[quest("P01")]), ODILE, temple("ember"), 3), BRANN, right("S1")), KETH, left("S3"))
    put(s, ODILE, temple("thorn"), 3)  # on S1: with S2 and S3 a row, until she goes home
    t = table(s).choose(0, Travel(BRANN, Region(grotto("g1")), STRAIGHT), Guide(ODILE)).expects(1, MOVE)
    assert t.told(QuestTaken) == []


@pytest.mark.rule("TEQ-RULING-101")
def test_a_reward_that_completes_a_temple_wins_no_treasure_quest() -> None:
    s = put(put(by_day(offer=[quest("P07"), T01]), ODILE, temple("ember"), 3), KETH, grotto("g5"))
    t = table(put(s, BRANN, right("S1"))).choose(0, Travel(BRANN, Region(grotto("g2")), STRAIGHT))
    t.choose(0, LEAVE, Claim(quest("P07"))).expects(1, MOVE)  # Health is full: advancing Odile is all there is
    p = t.state.players[0]
    assert p.quests == (quest("P07"),) and p.tracks == [1, 0, 0]
    assert t.state.offer == [T01] and t.state.where[ODILE] == CASTLE_REGION[0]


@pytest.mark.rule("TEQ-RULING-105")
def test_a_benefit_without_a_use_is_lost_and_the_quest_still_counts() -> None:
    s = scholars([quest("P10")])
    s.magic = LAST_MAGIC - 1
    t = table(s).choose(0, TO_OBELISK, Claim(quest("P10"))).expects(1, MOVE)  # Power is full, too
    assert t.state.players[0].quests == (quest("P10"),) and t.state.magic == LAST_MAGIC - 1


@pytest.mark.rule("TEQ-RULING-92")
def test_twin_threat_hits_a_goblin_that_an_own_hero_attacks() -> None:
    s = put(put(by_day(offer=[quest("P08")]), ODILE, portal(4)), BRANN, left("S1"))
    t = table(s).choose(0, Travel(BRANN, Region(portal(0)), STRAIGHT), Claim(quest("P08"))).expects(0, REWARD)
    assert t.choices(0) == [Smite(Portal(0)), Smite(Portal(4))]
    assert t.refused(0, Smite(Portal(1))) == "TEQ-RULING-105"
    t.choose(0, Smite(Portal(4)))
    assert t.state.players[0].hits[4] == 1


@pytest.mark.rule("TEQ-GEN-05", "TEQ-QUEST-04")
def test_rewards_are_given_in_full_up_to_the_maximum() -> None:
    s = put(put(by_day(offer=[P03]), ODILE, right("C1")), KETH, left("S4"))
    s.players[0].health, s.players[0].power = 3, 0
    t = table(put(s, BRANN, left("S1"))).choose(0, Travel(BRANN, Region(portal(0)), STRAIGHT), Claim(P03))
    assert (t.state.players[0].health, t.state.players[0].power) == (4, 2)


def test_every_condition_is_on_a_card_and_every_card_has_its_condition() -> None:
    assert {card.condition for card in QUESTS if card.condition} == set(HOLDS)
    assert GAIN_HEALTH != GAIN_POWER
