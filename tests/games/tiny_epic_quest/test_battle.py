"""The final battle against Danongorf."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import (
    ATTACK,
    BOW,
    DAMAGE,
    FAIRY_JAR,
    LENS,
    MAGIC,
    MALLET,
    MANA_GEM,
    POWER,
    SCROLL,
    SHIELD,
    STAFF,
    SWORD,
    TORCH,
)
from flambeau.games.tiny_epic_quest.choices import (
    BLOCK,
    CUT,
    ENDURE,
    FIGHT_ON,
    KEEP,
    REROLL,
    SHEATHE,
    Darken,
    Discard,
    Store,
)
from flambeau.games.tiny_epic_quest.events import BattleRolled, ItemLost, MinionsLost, Saved, StrengthLost, Struck
from flambeau.games.tiny_epic_quest.model import BESIDE, SHADOW, UNWON, Card, Item, Portal, Realm
from flambeau.games.tiny_epic_quest.rules.battle import CUTTING, LOSS, REROLLING, SHIELDING
from flambeau.games.tiny_epic_quest.rules.items import REARRANGE
from flambeau.kernel import Pile, Seat
from flambeau.kit import Table
from tests.games.tiny_epic_quest.laying import (
    BRANN,
    IVO,
    LEVEL,
    MARLO,
    RED,
    against,
    in_battle,
    legend,
    own,
    quest,
    table,
)

STOP = (TORCH, SCROLL, SCROLL, SCROLL, SCROLL)  # the next round: with a Power left the player is asked to reroll


def fight(s: Realm, *rolls: tuple[int, ...], power: int = 1, health: int = 8) -> Table:
    """Throw these dice in the rounds that follow."""
    p = s.players[0]
    p.power, p.health, p.spell, p.goblins = power, health, 5, 4
    return Table(GAME, s, seats=1, chance={"battle": rolls})


def left(t: Table) -> tuple[int, int]:
    """What Danongorf has left: Quests and Goblins."""
    return len(t.state.boss.cards), t.state.minions


@pytest.mark.rule("TEQ-BOSS-01", "TEQ-BOSS-13")
def test_rounds_of_five_dice_go_on_and_nobody_can_flee() -> None:
    t = fight(in_battle(), (SCROLL,) * 5, (SCROLL,) * 5, STOP).expects(0, REROLLING)
    assert [told.round for told in t.told(BattleRolled)] == [1, 2, 3]
    assert t.choices(0) == [REROLL, FIGHT_ON]


@pytest.mark.rule("TEQ-BOSS-11", "TEQ-BOSS-10")
def test_scrolls_do_nothing() -> None:
    t = fight(in_battle(2, 1), (SCROLL,) * 5, STOP)
    assert left(t) == (2, 1) and t.state.players[0].health == 8


@pytest.mark.rule("TEQ-EX-32", "TEQ-BOSS-03", "TEQ-BOSS-09")
def test_three_power_dice_remove_one_quest_and_give_no_power() -> None:
    t = fight(in_battle(3, 1), (POWER, POWER, POWER, SCROLL, SCROLL), STOP)
    assert left(t) == (2, 1) and t.state.players[0].power == 1
    assert t.told(StrengthLost) == [StrengthLost(2)]


@pytest.mark.rule("TEQ-BOSS-10", "TEQ-BOSS-03")
def test_attacks_remove_one_goblin() -> None:
    t = fight(in_battle(1, 3), (ATTACK, ATTACK, ATTACK, SCROLL, SCROLL), STOP)
    assert left(t) == (1, 2) and t.told(MinionsLost) == [MinionsLost(1, 2)]


@pytest.mark.rule("TEQ-BOSS-06", "TEQ-BOSS-03", "TEQ-RULING-115")
@pytest.mark.parametrize("magic", [0, LEVEL[3]])
def test_damage_costs_two_health_once_whatever_the_magic_level(magic: int) -> None:
    t = fight(in_battle(magic=magic), (DAMAGE, DAMAGE, DAMAGE, SCROLL, SCROLL), STOP)
    assert t.state.players[0].health == 6 and t.told(Struck) == [Struck(Seat(0), 2)]


@pytest.mark.rule("TEQ-BOSS-07", "TEQ-EX-34", "TEQ-RULING-89")
def test_at_zero_health_the_game_is_lost_even_if_the_boss_would_have_fallen() -> None:
    t = fight(in_battle(0, 1), (DAMAGE, ATTACK, ATTACK, SCROLL, SCROLL), health=2).over("fallen", [])
    assert left(t) == (0, 1)
    fight(in_battle(0, 1), (DAMAGE, SCROLL, SCROLL, SCROLL, SCROLL), health=1).over("fallen", [])


@pytest.mark.rule("TEQ-BOSS-12")
@pytest.mark.parametrize(("quests", "minions", "face"), [(1, 0, POWER), (0, 1, ATTACK)])
def test_the_game_is_won_when_nothing_is_left(quests: int, minions: int, face: int) -> None:
    fight(in_battle(quests, minions), (face, SCROLL, SCROLL, SCROLL, SCROLL)).over("boss-beaten", [0])


@pytest.mark.rule("TEQ-BOSS-12")
@pytest.mark.parametrize(("face", "remaining"), [(POWER, (0, 1)), (ATTACK, (1, 0))])
def test_the_game_goes_on_while_either_a_quest_or_a_goblin_is_left(face: int, remaining: tuple[int, int]) -> None:
    t = fight(in_battle(1, 1), (face, SCROLL, SCROLL, SCROLL, SCROLL), STOP).expects(0, REROLLING)
    assert left(t) == remaining


@pytest.mark.rule("TEQ-RULING-116")
def test_an_empty_boss_area_is_a_victory_at_once() -> None:
    s = against(phase=SHADOW, summoned=True, goblins=[0] * 7)
    table(s).choose(0, Darken(Card(6))).over("boss-beaten", [0])


@pytest.mark.rule("TEQ-EX-33", "TEQ-BOSS-02")
def test_a_round_in_the_fixed_order() -> None:
    t = fight(in_battle(2, 1), (TORCH, DAMAGE, DAMAGE, POWER, ATTACK), STOP, health=5).choose(0, FIGHT_ON)
    assert t.state.players[0].health == 3 and left(t) == (1, 0)
    order = [type(one.event) for one in t.match.journal.told]  # type: ignore[union-attr]
    assert order.index(Struck) < order.index(StrengthLost) < order.index(MinionsLost)


@pytest.mark.rule("TEQ-BOSS-02", "TEQ-BOSS-08")
def test_magic_comes_after_damage_and_before_power() -> None:
    s = own(in_battle(), BRANN, BOW)
    t = fight(s, (DAMAGE, MAGIC, POWER, SCROLL, SCROLL), STOP)
    order = [type(one.event) for one in t.match.journal.told]  # type: ignore[union-attr]
    assert order.index(Struck) < order.index(ItemLost) < order.index(StrengthLost)


@pytest.mark.rule("TEQ-EX-44", "TEQ-BOSS-04", "TEQ-BOSS-05")
def test_rerolls_for_one_power_each_keep_the_torches() -> None:
    s = own(in_battle(3, 3), BRANN, BOW)
    first = (TORCH, DAMAGE, DAMAGE, SCROLL, MAGIC)
    t = fight(s, first, (TORCH, ATTACK, POWER, DAMAGE), STOP, power=3).choose(0, REROLL).expects(0, REROLLING)
    assert t.state.players[0].power == 2
    assert sorted(t.state.battle.roll) == sorted((TORCH, TORCH, ATTACK, POWER, DAMAGE))
    t.choose(0, FIGHT_ON)
    assert t.state.players[0].health == 6 and left(t) == (2, 2)
    assert t.state.held[BOW] == BRANN  # the Magic of the first throw does not count any more


@pytest.mark.rule("TEQ-BOSS-14", "TEQ-BOSS-05")
def test_only_the_faces_after_the_last_reroll_count() -> None:
    t = fight(in_battle(3, 3), STOP, (DAMAGE,) * 4, (SCROLL,) * 4, STOP, power=3).choose(0, REROLL, REROLL, FIGHT_ON)
    assert t.state.players[0].health == 8 and t.state.players[0].power == 1


@pytest.mark.rule("TEQ-RULING-86", "TEQ-BOSS-04")
def test_without_torch_or_power_or_with_five_torches_nothing_is_rerolled() -> None:
    t = fight(in_battle(), (SCROLL,) * 5, (TORCH,) * 5, STOP)
    assert [told.round for told in t.told(BattleRolled)] == [1, 2, 3]  # neither asked for a reroll
    fight(in_battle(1, 0), STOP, (POWER, SCROLL, SCROLL, SCROLL, SCROLL), power=0).over("boss-beaten")


@pytest.mark.rule("TEQ-BOSS-08", "TEQ-RULING-34")
def test_magic_takes_an_equipped_item_of_the_players_choice() -> None:
    s = own(own(in_battle(), BRANN, BOW), MARLO, LENS)
    s.held[MALLET] = BESIDE + RED
    t = fight(s, (MAGIC, MAGIC, SCROLL, SCROLL, SCROLL), STOP).expects(0, LOSS)
    assert t.choices(0) == [Discard(Item(LENS)), Discard(Item(BOW))]
    assert t.refused(0, Discard(Item(MALLET))) == "TEQ-RULING-87"
    t.choose(0, Discard(Item(LENS)))
    assert t.state.held[LENS] == UNWON and t.state.held[BOW] == BRANN


@pytest.mark.rule("TEQ-RULING-87")
def test_without_an_equipped_item_magic_does_nothing() -> None:
    s = in_battle()
    s.held[MALLET] = BESIDE + RED
    t = fight(s, (MAGIC, SCROLL, SCROLL, SCROLL, SCROLL), STOP).expects(0, REROLLING)
    assert t.state.held[MALLET] == BESIDE + RED


@pytest.mark.rule("TEQ-RULING-88", "TEQ-RULING-90")
def test_power_without_quests_and_attacks_without_goblins_do_nothing() -> None:
    assert left(fight(in_battle(0, 2), (POWER, SCROLL, SCROLL, SCROLL, SCROLL), STOP)) == (0, 2)
    assert left(fight(in_battle(2, 0), (ATTACK, SCROLL, SCROLL, SCROLL, SCROLL), STOP)) == (2, 0)


@pytest.mark.rule("TEQ-RULING-31", "TEQ-RULING-84")
def test_items_may_be_rearranged_before_the_battle_and_nothing_is_healed() -> None:
    s = own(against(phase=SHADOW, summoned=True, boss=Pile((quest("P01"),))), IVO, BOW)
    s.players[0].health, s.players[0].power = 3, 1
    t = table(s).rolls("battle", *STOP).choose(0, Darken(Card(6)), Store(Portal(0))).expects(0, REARRANGE)
    t.choose(0, KEEP).expects(0, REROLLING)
    assert (t.state.players[0].health, t.state.players[0].power) == (3, 1)


# What items do in battle


@pytest.mark.rule("TEQ-RULING-85")
def test_the_shield_softens_a_blow_for_one_power() -> None:
    s = own(in_battle(), BRANN, legend(RED, SHIELD))
    t = fight(s, (DAMAGE, SCROLL, SCROLL, SCROLL, SCROLL), STOP, power=2).expects(0, SHIELDING).choose(0, BLOCK)
    assert (t.state.players[0].health, t.state.players[0].power) == (7, 1)
    s = own(in_battle(), BRANN, legend(RED, SHIELD))
    t = fight(s, (DAMAGE, SCROLL, SCROLL, SCROLL, SCROLL), STOP).choose(0, ENDURE)
    assert (t.state.players[0].health, t.state.players[0].power) == (6, 1)


@pytest.mark.rule("TEQ-RULING-85")
def test_the_sword_stands_in_for_an_attack_for_three_power() -> None:
    s = own(in_battle(2, 2), BRANN, legend(RED, SWORD))
    t = fight(s, (SCROLL,) * 5, STOP, power=4).expects(0, CUTTING).choose(0, CUT)
    assert left(t) == (2, 1) and t.state.players[0].power == 1
    s = own(in_battle(2, 2), BRANN, legend(RED, SWORD))
    assert left(fight(s, (SCROLL,) * 5, STOP, power=4).choose(0, SHEATHE)) == (2, 2)
    s = own(in_battle(2, 2), BRANN, legend(RED, SWORD))
    assert left(fight(s, (ATTACK, SCROLL, SCROLL, SCROLL, SCROLL), STOP, power=4)) == (2, 1)  # not both


@pytest.mark.rule("TEQ-RULING-85", "TEQ-RULING-86")
def test_with_the_staff_dice_are_rerolled_without_a_torch() -> None:
    s = own(in_battle(), BRANN, legend(RED, STAFF))
    t = fight(s, (DAMAGE,) * 5, (SCROLL,) * 5, STOP, power=2).expects(0, REROLLING).choose(0, REROLL)
    assert t.state.players[0].power == 1 and t.state.battle.roll == (SCROLL,) * 5


@pytest.mark.rule("TEQ-RULING-85")
def test_defence_and_unequipped_or_lost_items_do_not_help() -> None:
    s = in_battle()
    s.held[legend(RED, SHIELD)] = BESIDE + RED
    t = fight(s, (DAMAGE, SCROLL, SCROLL, SCROLL, SCROLL), STOP, power=5).expects(0, REROLLING)
    assert t.state.players[0].health == 6


@pytest.mark.rule("TEQ-RULING-85", "TEQ-RULING-108")
def test_the_fairy_jar_saves_once_a_battle_whatever_it_did_at_night() -> None:
    s = own(in_battle(), BRANN, FAIRY_JAR)
    s.players[0].used_tonight = 1 << FAIRY_JAR
    hit = (DAMAGE, SCROLL, SCROLL, SCROLL, SCROLL)
    t = fight(s, hit, STOP, hit, health=2)
    assert t.state.players[0].health == 1 and t.told(Saved) == [Saved(Seat(0))]
    t.choose(0, FIGHT_ON).over("fallen")


@pytest.mark.rule("TEQ-RULING-85", "TEQ-RULING-108", "TEQ-BOSS-10")
def test_the_war_mallet_takes_two_goblins_once_a_battle() -> None:
    hit = (ATTACK, SCROLL, SCROLL, SCROLL, SCROLL)
    t = fight(own(in_battle(1, 5), BRANN, MALLET), hit, hit, STOP)
    assert t.told(MinionsLost) == [MinionsLost(2, 3), MinionsLost(1, 2)]
    t = fight(own(in_battle(1, 1), BRANN, MALLET), hit, STOP)
    assert t.told(MinionsLost) == [MinionsLost(1, 0)]


@pytest.mark.rule("TEQ-RULING-85")
def test_the_mana_gem_gives_a_power_with_a_power_result() -> None:
    t = fight(own(in_battle(), BRANN, MANA_GEM), (POWER, POWER, SCROLL, SCROLL, SCROLL), STOP)
    assert t.state.players[0].power == 2 and left(t) == (2, 3)
