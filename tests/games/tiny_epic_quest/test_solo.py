"""The official solo mode: the draft, dice that are ignored, the Resolution, the target."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import ATTACK, DAMAGE, LAST_MAGIC, MAGIC, MANA_GEM, POWER, SCROLL
from flambeau.games.tiny_epic_quest.choices import IDLE, LEARN, REST, ROLL, SUFFER, Anger, Select, Travel
from flambeau.games.tiny_epic_quest.events import DiceIgnored, Drafted, Exhausted, QuestExpired, TokenPassed
from flambeau.games.tiny_epic_quest.geometry import FOOT, GRYPHON, HORSE, MODES, RAFT, SHIP, STRAIGHT
from flambeau.games.tiny_epic_quest.model import AGGRESSIVE, NO_GOBLIN, PASSIVE, Face, Movement, Portal, Realm, Region
from flambeau.games.tiny_epic_quest.rules.damage import DEFENCE
from flambeau.games.tiny_epic_quest.rules.day import PICK
from flambeau.games.tiny_epic_quest.rules.movement import MOVE
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.games.tiny_epic_quest.rules.resolution import ANGER
from flambeau.games.tiny_epic_quest.scoring import victory_points
from flambeau.kernel import HIDDEN, Pile
from flambeau.kit import Table
from tests.games.tiny_epic_quest.laying import BRANN, LEVEL, by_day, laid, obelisk, own, put, quest, right, roll, table

SPARE = (ATTACK, ATTACK, ATTACK, ATTACK, ATTACK)


def lonely(level: int = 0, **fields: Any) -> Realm:
    """A solo Night at this Magic level, without Power to defend."""
    s = laid(1, magic=LEVEL[level], **fields)
    s.players[0].power = 0
    return s


def rolled(level: int, face: int, dice: int) -> Table:
    """So many dice of a face are rolled."""
    s = lonely(level)
    s.players[0].health, s.players[0].goblins, s.players[0].spell = 10, 4, 7
    return roll(table(s), *[face] * dice, *SPARE[dice:])


@pytest.mark.rule("TEQ-EX-25", "TEQ-SOLO-03", "TEQ-SOLO-04")
def test_two_cards_are_drawn_then_one_a_turn_and_one_of_two_is_used() -> None:
    order = (HORSE, RAFT, FOOT, SHIP, GRYPHON)
    chance = {"map": [[*range(6), *range(10, 17)]], "quests": [range(24)], "movement": [order]}
    t = Table(GAME, seats=1, chance=chance)
    for offered, used in (
        ((HORSE, RAFT), RAFT),
        ((HORSE, FOOT), FOOT),
        ((HORSE, SHIP), HORSE),
        ((SHIP, GRYPHON), SHIP),
    ):
        assert {c.card for c in t.expects(0, PICK).choices(0)} == set(offered)
        t.choose(0, Select(Movement(used)), IDLE)
    t.expects(0, TAKE)
    assert t.state.day.hand == (GRYPHON,)


@pytest.mark.rule("TEQ-SOLO-05", "TEQ-RULING-66", "TEQ-RULING-96")
def test_the_day_ends_after_four_cards_all_five_drawn_one_left_unused() -> None:
    t = Table(GAME, seats=1, seed=5)
    for turn in range(4):
        chosen = t.expects(0, PICK).choices(0)[0]
        t.choose(0, chosen, IDLE)
        assert t.state.day.turn == turn + 1
    t.expects(0, TAKE)
    assert t.state.draft.cards == () and len(t.state.day.hand) == 1
    assert len(t.told(Drafted)) >= 3


@pytest.mark.rule("TEQ-SOLO-03")
def test_a_card_not_in_hand_cannot_be_selected_and_the_draft_is_hidden() -> None:
    t = Table(GAME, seats=1, seed=5)
    others = [card for card in range(len(MODES)) if card not in t.state.day.hand]
    assert len(others) == 3
    assert t.refused(0, Select(Movement(others[0]))) == "TEQ-DAY-07"
    assert t.match.view(0).draft.cards == (HIDDEN, HIDDEN, HIDDEN)


@pytest.mark.rule("TEQ-RULING-70")
def test_all_five_cards_are_shuffled_at_the_start_of_every_day() -> None:
    s = lonely(round=2, goblins=[AGGRESSIVE] * 7)
    t = table(s).rolls("movement", SHIP, FOOT, HORSE, RAFT, GRYPHON).choose(0, REST).expects(0, PICK)
    assert t.state.day.hand == (SHIP, FOOT)


@pytest.mark.rule("TEQ-SOLO-06", "TEQ-RULING-96")
def test_alone_all_dice_are_for_the_only_player_who_rolls_again() -> None:
    t = roll(table(lonely(2)), DAMAGE, DAMAGE, DAMAGE, *SPARE[:2])
    assert t.state.players[0].health == 3
    t.expects(0, TAKE)


@pytest.mark.rule("TEQ-EX-26", "TEQ-SOLO-07", "TEQ-SOLO-08")
@pytest.mark.parametrize(("level", "losses"), [(0, (0, 1, 2)), (1, (1, 1, 2)), (2, (1, 2, 3)), (3, (2, 4, 6))])
def test_damage_by_magic_level(level: int, losses: tuple[int, ...]) -> None:
    assert tuple([10 - rolled(level, DAMAGE, dice).state.players[0].health for dice in (1, 2, 3)]) == losses


@pytest.mark.rule("TEQ-EX-26", "TEQ-SOLO-09", "TEQ-RULING-67")
@pytest.mark.parametrize(("level", "gains"), [(0, (1, 2, 3)), (1, (0, 1, 2)), (2, (0, 0, 0)), (3, (0, 0, 0))])
def test_power_by_magic_level(level: int, gains: tuple[int, ...]) -> None:
    assert tuple([rolled(level, POWER, dice).state.players[0].power for dice in (1, 2, 3)]) == gains


@pytest.mark.rule("TEQ-SOLO-10")
def test_at_level_three_every_magic_die_deals_one_damage() -> None:
    t = rolled(3, MAGIC, 3)
    assert (t.state.players[0].health, t.state.magic) == (7, LAST_MAGIC)


@pytest.mark.rule("TEQ-RULING-69", "TEQ-SOLO-09")
def test_at_solo_level_two_a_damage_die_still_costs_one() -> None:
    assert rolled(2, DAMAGE, 1).state.players[0].health == 9


@pytest.mark.rule("TEQ-SOLO-16")
def test_ignored_dice_need_no_defence_and_are_told() -> None:
    s = laid(1)
    t = roll(table(s), DAMAGE, *SPARE[:4]).expects(0, TAKE)
    assert t.told(DiceIgnored) == [DiceIgnored(Face(DAMAGE), 1)]
    roll(t, DAMAGE, DAMAGE, *SPARE[:3]).expects(0, DEFENCE).choose(0, SUFFER)
    assert t.state.players[0].health == 5


@pytest.mark.rule("TEQ-SOLO-08", "TEQ-POW-02", "TEQ-SOLO-16")
def test_without_a_power_die_none_is_ignored() -> None:
    t = roll(table(lonely(1)), *SPARE)
    assert t.told(DiceIgnored) == []


@pytest.mark.rule("TEQ-RULING-113", "TEQ-RULING-67")
def test_the_mana_gem_waits_for_the_first_power_die_that_is_received() -> None:
    s = own(lonely(1), BRANN, MANA_GEM)
    t = roll(table(s), POWER, *SPARE[:4])
    assert t.state.players[0].power == 0
    roll(t, POWER, POWER, *SPARE[:3])
    assert t.state.players[0].power == 2


@pytest.mark.rule("TEQ-SOLO-11")
def test_spells_are_learned_as_in_company() -> None:
    s = put(lonely(2), BRANN, obelisk(2))
    assert table(s).choose(0, REST, LEARN).state.players[0].spell == 2


@pytest.mark.rule("TEQ-SOLO-12", "TEQ-SOLO-14")
def test_the_rightmost_quest_always_leaves_and_there_is_no_token() -> None:
    s = lonely(round=2, goblins=[AGGRESSIVE] * 7, offer=[quest("P01"), quest("P02"), quest("T01")])
    s.deck, s.quest_done = Pile((quest("T02"),)), True
    t = table(s).rolls("movement", *range(5)).choose(0, REST)
    assert t.told(QuestExpired) == [QuestExpired(quest("T01"))] and t.told(TokenPassed) == []
    s = put(by_day(HORSE, seats=1, offer=[quest("P10")]), 1, obelisk(2))
    t = table(s)
    t.choose(0, Travel(BRANN, Region(obelisk(1)), STRAIGHT)).choose(0, t.choices(0)[0])
    assert t.state.players[0].quests == (quest("P10"),) and not t.state.quest_done


@pytest.mark.rule("TEQ-SOLO-13")
def test_three_passive_goblins_of_the_players_choice_turn_aggressive() -> None:
    s = lonely(round=2, goblins=[PASSIVE] * 5 + [AGGRESSIVE, NO_GOBLIN])
    t = table(s).rolls("movement", *range(5)).choose(0, REST).expects(0, ANGER)
    assert t.refused(0, Anger(Portal(5))) == "TEQ-SOLO-13"
    t.choose(0, Anger(Portal(4)), Anger(Portal(1)), Anger(Portal(2))).expects(0, PICK)
    assert t.state.goblins == [PASSIVE, AGGRESSIVE, AGGRESSIVE, PASSIVE, AGGRESSIVE, AGGRESSIVE, PASSIVE]


@pytest.mark.rule("TEQ-RULING-68")
@pytest.mark.parametrize("passive", [0, 1, 2, 3])
def test_three_or_fewer_passive_goblins_all_turn_aggressive(passive: int) -> None:
    s = lonely(round=2, goblins=[PASSIVE] * passive + [AGGRESSIVE] * (7 - passive))
    t = table(s).rolls("movement", *range(5)).choose(0, REST).expects(0, PICK)
    assert t.state.goblins == [AGGRESSIVE] * 7


@pytest.mark.rule("TEQ-RULING-72")
def test_solo_gloomfall_brings_aggressive_goblins_and_angers_three() -> None:
    s = lonely(round=2, gloomfall=True, goblins=[PASSIVE] * 4 + [NO_GOBLIN] * 3)
    t = table(s).rolls("movement", *range(5)).choose(0, REST)
    t.choose(0, Anger(Portal(0)), Anger(Portal(1)), Anger(Portal(2)))
    assert t.state.goblins == [AGGRESSIVE] * 3 + [PASSIVE] + [AGGRESSIVE] * 3


@pytest.mark.rule("TEQ-SOLO-15", "TEQ-EX-27", "TEQ-SOLO-02")
@pytest.mark.parametrize(("below", "reason", "winners"), [(0, "target-reached", [0]), (1, "target-missed", [])])
def test_the_target_must_be_reached(below: int, reason: str, winners: list[int]) -> None:
    s = lonely()
    s.players[0].quests = tuple(quest(f"P0{n}") for n in range(1, 8))
    s.target = victory_points(s.players[0]) + below
    t = table(s).choose(0, REST).over(reason, winners)
    assert t.outcome is not None and t.outcome.scores == (s.target - below,)


@pytest.mark.rule("TEQ-SOLO-17", "TEQ-EXH-01")
def test_exhaustion_ends_the_solo_night_and_is_no_defeat() -> None:
    s = lonely(2, round=2, goblins=[AGGRESSIVE] * 7)
    s.players[0].health = 1
    t = table(s).rolls("movement", *range(5)).rolls("adventure", DAMAGE, SCROLL, SCROLL, SCROLL, SCROLL).choose(0, ROLL)
    t.expects(0, PICK)
    assert len(t.told(Exhausted)) == 1 and (t.state.round, t.state.players[0].health) == (3, 6)


@pytest.mark.rule("TEQ-SOLO-03")
def test_the_solo_player_moves_with_the_drawn_card() -> None:
    t = Table(GAME, seats=1, seed=3)
    t.choose(0, t.choices(0)[1]).expects(0, MOVE)
    assert any(isinstance(c, Travel) for c in t.choices(0)) and right("I1")
