"""The Resolution at the end of a round, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.tiny_epic_quest.choices import IDLE, REST, Select
from flambeau.games.tiny_epic_quest.events import (
    CardsReadied,
    GoblinAngered,
    GoblinArrived,
    MagicFell,
    QuestExpired,
    TokenPassed,
)
from flambeau.games.tiny_epic_quest.geometry import HORSE
from flambeau.games.tiny_epic_quest.model import AGGRESSIVE, NO_GOBLIN, PASSIVE, Movement, Portal
from flambeau.games.tiny_epic_quest.rules.day import PICK
from flambeau.kernel import Pile, Seat
from flambeau.kit import Table
from tests.games.tiny_epic_quest.laying import laid, quest, table

P01, P02, P03 = [quest(name) for name in ("P01", "P02", "P03")]
T01, T02, T03 = [quest(name) for name in ("T01", "T02", "T03")]


def night(seats: int = 2, **fields: Any) -> Table:
    """Everybody rests in round 2."""
    t = table(laid(seats, **{"round": 2, "magic": 5, **fields}))
    for seat in range(seats):
        t.choose(seat, REST)
    return t


@pytest.mark.rule("TEQ-RES-01", "TEQ-RES-02", "TEQ-MAG-08")
def test_after_the_last_rest_the_magic_token_falls_first() -> None:
    t = night(goblins=[PASSIVE] * 6 + [NO_GOBLIN], offer=[P01, T01], deck=Pile((P02, T02)))
    assert t.state.magic == 0
    order = [type(one.event) for one in t.match.journal.told]  # type: ignore[union-attr]
    steps = [MagicFell, GoblinAngered, GoblinArrived, CardsReadied, QuestExpired, TokenPassed]
    assert [kind for kind in dict.fromkeys(order) if kind in steps] == steps


@pytest.mark.rule("TEQ-EX-19", "TEQ-RES-03", "TEQ-RES-04")
def test_passive_goblins_turn_aggressive_and_new_ones_arrive_passive() -> None:
    t = night(goblins=[PASSIVE] * 3 + [AGGRESSIVE] * 2 + [NO_GOBLIN] * 2)
    assert t.state.goblins == [AGGRESSIVE] * 5 + [PASSIVE] * 2
    assert t.state.reserve == 7
    assert t.told(GoblinArrived) == [GoblinArrived(Portal(5), True), GoblinArrived(Portal(6), True)]


@pytest.mark.rule("TEQ-GLOOM-06", "TEQ-GLOOM-02")
def test_in_gloomfall_new_goblins_are_aggressive_at_once() -> None:
    t = night(goblins=[PASSIVE] * 6 + [NO_GOBLIN], gloomfall=True)
    assert t.state.goblins == [AGGRESSIVE] * 7


@pytest.mark.rule("TEQ-GLOOM-05")
def test_gloomfall_leaves_the_other_steps_alone() -> None:
    for gloomfall in (False, True):
        t = night(offer=[P01, T02, T01], deck=Pile((P02,)), gloomfall=gloomfall)
        assert (t.state.magic, t.state.round, t.state.first, t.state.offer) == (0, 3, 1, [P02, P01, T02])


@pytest.mark.rule("TEQ-RULING-63")
def test_without_a_reserve_portals_stay_empty() -> None:
    t = night(goblins=[NO_GOBLIN] * 3 + [PASSIVE] * 4, reserve=1)
    assert t.state.goblins[:3] == [PASSIVE, NO_GOBLIN, NO_GOBLIN]
    assert t.state.reserve == 0


@pytest.mark.rule("TEQ-RES-05")
def test_used_movement_cards_are_turned_up_again() -> None:
    s = laid(2, round=2)
    s.day.ready = 0b10000
    t = table(s).choose(0, REST).choose(1, REST).expects(1, PICK)
    assert t.choices(1) == [Select(Movement(card)) for card in range(5)]


@pytest.mark.rule("TEQ-RES-06", "TEQ-EX-17", "TEQ-RES-07")
def test_without_a_day_quest_the_rightmost_card_leaves_and_a_new_one_comes_from_the_left() -> None:
    t = night(offer=[P02, P01, T01], deck=Pile((T02, P03)))
    assert t.state.offer == [T02, P02, P01]
    assert t.state.discard == (T01,) and t.told(QuestExpired) == [QuestExpired(T01)]


@pytest.mark.rule("TEQ-EX-18", "TEQ-TOKEN-02", "TEQ-RULING-26")
def test_a_day_quest_saves_the_offer_and_a_night_quest_does_not() -> None:
    t = night(offer=[P02, P01, T01], deck=Pile((T02,)), quest_done=True)
    assert t.state.offer == [P02, P01, T01] and t.told(QuestExpired) == []
    s = laid(2, round=2, offer=[P02, P01, T01], deck=Pile((T02,)))
    s.players[0].quests = (T03,)  # won at Night: the token was not turned
    t = table(s).choose(0, REST).choose(1, REST)
    assert t.told(QuestExpired) == [QuestExpired(T01)]


@pytest.mark.rule("TEQ-RULING-30", "TEQ-RES-07")
def test_the_offer_is_filled_to_three_while_cards_remain() -> None:
    assert night(offer=[P01], deck=Pile((P02, T02, T03, P03))).state.offer == [T03, T02, P02]
    t = table(laid(2, round=2, offer=[P01])).rolls("quests", P01).choose(0, REST).choose(1, REST)
    assert t.state.offer == [P01] and t.state.discard == ()  # what was discarded comes back: nothing else is left


@pytest.mark.rule("TEQ-RES-08")
def test_the_token_passes_clockwise_with_its_quest_face_up() -> None:
    t = night(3, first=Seat(2), quest_done=True)
    assert t.state.first == 0 and not t.state.quest_done
    assert t.told(TokenPassed) == [TokenPassed(Seat(0))]
    t.expects(0, PICK)


@pytest.mark.rule("TEQ-RES-09", "TEQ-ROUND-02")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_the_round_token_advances_up_to_round_five(round_: int) -> None:
    assert night(round=round_).state.round == round_ + 1


@pytest.mark.rule("TEQ-ROUND-02", "TEQ-RES-09", "TEQ-RULING-64")
def test_after_round_five_the_game_ends_without_a_resolution() -> None:
    t = night(round=5).over("most-points")
    assert t.told(MagicFell) == [] and t.state.magic == 5


@pytest.mark.rule("TEQ-ROUND-01")
def test_the_new_day_is_played_like_the_first() -> None:
    night().choose(1, Select(Movement(HORSE)), IDLE).choose(0, IDLE).expects(0, PICK)


@pytest.mark.rule("TEQ-RES-07", "TEQ-RES-06")
def test_a_deck_rebuilt_on_the_way_goes_on_filling_the_offer() -> None:
    s = laid(2, round=2, offer=[P01], discard=(T02, T03, P03))
    t = table(s).rolls("quests", P01, T02, T03, P03).choose(0, REST).choose(1, REST)
    assert len(t.state.offer) == 3 and t.state.discard == ()
