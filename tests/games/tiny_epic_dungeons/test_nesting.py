"""Things inside things: tests, rewards, discoveries, wearing, counter-attacks, Torch, enemies and ties in one chain.

Each chain is followed question by question. Like all rule tests they run a second time with the match saved and
restored before every answer, so also in the middle of each nesting.
"""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import LOOT, SPELL, Quarter, Skill, Slot
from flambeau.games.tiny_epic_dungeons.choices import (
    DECLINE,
    DISCARD,
    DRAW_CARD,
    END_TURN,
    PAY,
    Explore,
    GiveUp,
    Lead,
    Lure,
    Orient,
    Perform,
    Reveal,
    Search,
    Strike,
    TakeReward,
    UseSkill,
    Wear,
)
from flambeau.games.tiny_epic_dungeons.events import (
    EnemiesAct,
    Fell,
    FoeHurt,
    FoeKilled,
    FoeMoved,
    GoblinCame,
    Hurt,
    TorchMoved,
)
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, ITEMS
from flambeau.games.tiny_epic_dungeons.rules.attack import NEXT_TARGET
from flambeau.games.tiny_epic_dungeons.rules.declaring import MELEE_GRANTED, TURN
from flambeau.games.tiny_epic_dungeons.rules.enemies import LEADING, TARGETING
from flambeau.games.tiny_epic_dungeons.rules.equip import DISCOVERING, FITTING, STRIPPING
from flambeau.games.tiny_epic_dungeons.rules.reveal import ORIENTING, REVEALING
from flambeau.games.tiny_epic_dungeons.rules.reward import REWARDING
from flambeau.games.tiny_epic_dungeons.rules.skill import CHOOSING_SKILL, PAYING, ROLLED
from flambeau.games.tiny_epic_dungeons.rules.torch import ENEMY_SPACE
from flambeau.kernel import Pile
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    GOBLIN_1,
    LIANE,
    MINOTAUR,
    OSWIN,
    TORCH,
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
    space,
    stack,
    take,
    torch_above,
)  # fmt: skip


@pytest.mark.rule("TED-RULING-33", "TED-CTR-05", "TED-EMOVE-02")
def test_reward_card_and_reveal_come_before_the_survivors_answer_its_torch_the_enemies_and_their_tie() -> None:
    s = lay_out(LIANE, BRUNA, rooms="D3 D2 A2", seats=2)
    face_down(s, "F7", "room_02")
    gear(s, LIANE, "falcon_reach")
    goblin(s, 1, "pikeling", "D4")
    minion(s, "minotaur", "D3")
    s.heroes[LIANE].focus, s.heroes[BRUNA].cell = 3, at("D2")
    torch_above(s, ENEMY_SPACE)
    before = s.torch
    table = play(s, seats=2, hero=[(6, 2, 1)], enemy=[TORCH])
    table.choose(0, Perform(DEEDS["falcon_reach_all"])).expects(0, ROLLED).choose(0, take(1, 2))
    table.expects(0, NEXT_TARGET).choose(0, Strike(GOBLIN_1))
    table.expects(0, DISCOVERING).choose(0, DRAW_CARD[LOOT])
    table.expects(0, FITTING).choose(0, Wear(Slot(1)))
    table.expects(0, REVEALING).choose(0, Reveal(at("A1")))
    table.expects(0, ORIENTING)
    assert [hurt.foe for hurt in table.told(FoeHurt)] == [GOBLIN_1]  # the other target still waits
    assert table.state.torch == before
    table.choose(0, Orient(Quarter(1)))
    table.expects(0, TARGETING)
    assert table.told(FoeKilled) == [FoeKilled(GOBLIN_1)] and table.told(FoeHurt)[-1].foe == MINOTAUR
    assert table.told(TorchMoved) == [TorchMoved(before - 1)] and table.told(EnemiesAct) == [EnemiesAct(1)]
    table.choose(0, Lure(BRUNA)).expects(0, TURN)
    assert table.told(FoeMoved) == [FoeMoved(MINOTAUR, at("D2"))] and table.told(Hurt) == [Hurt(BRUNA, 3)]
    assert table.state.heroes[LIANE].gear[1] == ITEMS["sword"]


@pytest.mark.rule("TED-RULING-103", "TED-KILL-09", "TED-KILL-10")
def test_a_spells_test_grants_an_attack_whose_kill_gives_two_cards_and_then_the_torch() -> None:
    s = lay_out(OSWIN, BRUNA, seats=2)
    hound = minion(s, "hound", "D4")
    s.health[hound], s.torch = 1, 9
    s.loot = Pile((ITEMS["shield"], ITEMS["tower_shield"]))
    table = play(s, seats=2, hero=[(4, 3), (6, 2, 2)], enemy=[2])
    table.choose(0, Perform(DEEDS["oath_of_iron"])).expects(0, ROLLED).choose(0, take(1))
    table.expects(0, PAYING).choose(0, PAY)
    table.expects(0, MELEE_GRANTED).choose(0, attack("hammer", hound))
    table.expects(0, ROLLED).choose(0, take(1, 2))
    table.expects(0, DISCOVERING).choose(0, DRAW_CARD[LOOT])
    table.expects(0, FITTING).choose(0, Wear(Slot(0)))
    table.expects(0, DISCOVERING).choose(0, DRAW_CARD[LOOT])
    table.expects(0, FITTING).choose(0, DISCARD)
    table.expects(0, TURN)
    assert table.told(TorchMoved) == [TorchMoved(15)] and table.state.loot_row == (ITEMS["tower_shield"],)
    assert table.state.heroes[OSWIN].gear[0] == ITEMS["shield"]


@pytest.mark.rule("TED-TORCH-03", "TED-RULING-37", "TED-EMOVE-04")
def test_a_failed_search_drops_the_torch_twice_and_each_space_is_finished_with_its_tie_before_the_next() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="E4 D5 E5", seats=2)
    room(s, "D4", "room_05", turn=1)  # open to east and south
    minion(s, "minotaur", "E5")
    s.heroes[BRUNA].cell = at("D4")
    torch_above(s, ENEMY_SPACE)
    before = s.torch
    table = play(s, seats=2, hero=[(3, 3, 3)]).choose(0, Search(DEEDS["riddle_vault"]))
    table.expects(0, CHOOSING_SKILL).choose(0, UseSkill(Skill(0)))
    table.expects(0, ROLLED).choose(0, take(1)).expects(0, LEADING)
    assert table.told(TorchMoved) == [TorchMoved(before - 1)]  # the second space waits for the first
    table.choose(0, Lead(at("E4"))).expects(0, TURN)
    assert table.told(Hurt) == [Hurt(OSWIN, 3), Hurt(BRUNA, 3)]
    assert table.told(TorchMoved) == [TorchMoved(before - 1), TorchMoved(before - 2)]


@pytest.mark.rule("TED-TRAP-01", "TED-KO-01", "TED-TURN-04")
def test_a_trap_met_by_exploring_knocks_out_and_the_turn_goes_on_to_torch_and_enemies() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="C4 B4 C3", seats=2)
    face_down(s, "D3", "room_22")
    s.heroes[OSWIN].health, s.heroes[OSWIN].focus, s.heroes[BRUNA].cell = 2, 0, at("B4")
    minion(s, "minotaur", "C3")
    torch_above(s, ENEMY_SPACE)
    table = play(s, seats=2, hero=[(1,)]).choose(0, Explore(at("D3")))
    table.expects(0, ROLLED).choose(0, take(1))
    assert table.told(Fell) == [Fell(OSWIN)]
    table.expects(1, TURN)  # who falls has no more to decide
    assert table.told(EnemiesAct) == [EnemiesAct(1)]
    assert table.told(FoeMoved)[-1] == FoeMoved(MINOTAUR, at("B4")) and Hurt(BRUNA, 3) in table.told(Hurt)


@pytest.mark.rule("TED-BCTR-03", "TED-BCTR-04", "TED-RULING-54")
def test_the_regents_torch_strips_each_hero_by_its_own_player_before_the_torch_and_the_enemies() -> None:
    s = lay_out(OSWIN, BRUNA, act=2, seats=2)
    lair_door(s, "D3")
    regent = boss(s, "regent")
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell = space(0), space(3)
    gear(s, OSWIN, "mail", "penny")
    gear(s, BRUNA, "mail", "penny")
    torch_above(s, ENEMY_SPACE)
    before = s.torch
    table = play(s, seats=2, hero=[(3, 3, 3)], enemy=[TORCH]).choose(0, attack("hammer", regent), take(1))
    table.expects(0, STRIPPING).choose(0, GiveUp(ITEMS["penny"]))
    table.expects(1, STRIPPING)
    assert table.state.torch == before
    table.choose(1, GiveUp(ITEMS["mail"]))
    assert table.state.torch == before - 1 and table.told(EnemiesAct) == [EnemiesAct(1)]
    assert table.state.loot_row[-2:] == (ITEMS["penny"], ITEMS["mail"])


@pytest.mark.rule("TED-RULING-33", "TED-GOB-01", "TED-EXPL-03")
def test_a_room_revealed_by_a_reward_lays_cards_and_brings_its_goblin_before_the_turn_goes_on() -> None:
    s = lay_out(OSWIN, BRUNA, seats=2)
    face_down(s, "D3", "room_23")
    stack(s, "room_01", "room_02", "room_04", "room_05")
    goblin(s, 1, "pikeling", "D4")
    table = play(s, seats=2, hero=[(6, 2, 2)], enemy=[2]).choose(0, attack("hammer", GOBLIN_1), take(1, 2))
    table.expects(0, DISCOVERING).choose(0, DECLINE).expects(0, REVEALING).choose(0, Reveal(at("D3")))
    table.expects(0, TURN)
    assert table.told(GoblinCame) == [GoblinCame(GOBLIN_1, at("D3"))]  # in the slot that the kill has freed
    assert table.state.heroes[OSWIN].cell == at("D4")


@pytest.mark.rule("TED-RULING-33", "TED-KILL-05", "TED-EMOVE-02")
def test_the_last_kill_of_a_turn_is_rewarded_before_the_turn_ends_and_the_others_act() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="C4 E4", seats=2)
    goblin(s, 1, "cutter", "D4")
    minion(s, "minotaur", "E4")
    s.heroes[BRUNA].cell = at("C4")
    s.heroes[OSWIN].health = 4
    torch_above(s, ENEMY_SPACE)
    table = play(s, seats=2, hero=[(6, 2, 2)], enemy=[2]).choose(0, attack("hammer", GOBLIN_1), take(1, 2))
    table.expects(0, REWARDING)
    assert table.told(EnemiesAct) == []
    table.choose(0, table.choices(0, TakeReward)[0]).expects(0, DISCOVERING).choose(0, DRAW_CARD[LOOT])
    table.expects(0, FITTING).choose(0, Wear(Slot(1))).expects(0, TURN).choose(0, END_TURN)
    table.expects(1, TURN)
    assert table.told(EnemiesAct) == [EnemiesAct(1)] and table.told(Hurt) == [Hurt(OSWIN, 3)]


@pytest.mark.rule("TED-LOOT-06", "TED-EQUIP-03", "TED-KILL-09")
def test_a_card_displaced_while_wearing_the_first_prize_can_be_taken_as_the_second() -> None:
    s = lay_out(OSWIN, BRUNA)
    hound = minion(s, "hound", "D4")
    s.health[hound] = 1
    gear(s, OSWIN, "mail")
    s.loot = Pile((ITEMS["plate"], ITEMS["sword"]))
    table = play(s, hero=[(6, 2, 2)], enemy=[2]).choose(0, attack("hammer", hound), take(1, 2))
    table.choose(0, DRAW_CARD[LOOT]).expects(0, FITTING).choose(0, Wear(Slot(2))).expects(0, DISCOVERING)
    assert table.state.heroes[OSWIN].gear[2] == ITEMS["plate"] and table.state.loot_row == (ITEMS["mail"],)
    table.choose(0, DRAW_CARD[SPELL]).expects(0, FITTING).choose(0, Wear(Slot(5))).expects(0, TURN)
