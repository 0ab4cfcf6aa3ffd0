"""Attack actions, ranges and what characteristics are for (TED-ATK, TED-RANGE, TED-STAT)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.choices import Attack, Perform
from flambeau.games.tiny_epic_dungeons.events import Countered, FoeHurt, FoeUnhurt, Hurt, Rolled, Targeted
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, POWERS
from flambeau.games.tiny_epic_dungeons.rules.values import counter_modifier
from flambeau.games.tiny_epic_dungeons.vocabulary import AGILITY, CAST, INTELLECT, MELEE, MISSILE, STRENGTH
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    GOBLIN_1,
    GOBLIN_2,
    ISAVETH,
    LIANE,
    MINOTAUR,
    OSWIN,
    TAVISH,
    attack,
    gear,
    goblin,
    lay_out,
    minion,
    play,
    take,
)  # fmt: skip


@pytest.mark.rule("TED-ATK-01", "TED-SPELL-01")
def test_attacks_are_melee_missile_or_spell_and_stand_on_boards_loot_and_spells() -> None:
    s = lay_out(ISAVETH, BRUNA, rooms="D3 D2")
    gear(s, ISAVETH, "longbow", "sp_dart")
    goblin(s, 1, "firepot", "D4")
    goblin(s, 2, "firepot", "D2")
    table = play(s, hero=[(3, 3, 3)], enemy=[2])
    acts = {POWERS[one.deed].act for one in table.choices(0, Attack)}
    assert acts == {MISSILE, CAST}  # the bow covers the knife
    assert attack("dart", GOBLIN_2) in table.choices(0) and attack("homing_spark", GOBLIN_2) in table.choices(0)
    table.choose(0, attack("dart", GOBLIN_2), take(1))
    assert table.refused(0, attack("longbow", GOBLIN_2)) == "TED-TURN-06"  # casting was the Heroic Action


@pytest.mark.rule("TED-ATK-04", "TED-RANGE-01", "TED-RANGE-07")
def test_a_spell_reaches_targets_within_its_number_of_rooms_and_no_farther() -> None:
    s = lay_out(ISAVETH, BRUNA, rooms="D3 D2 D1")
    gear(s, ISAVETH, "sp_lance", "sp_ring")
    goblin(s, 1, "firepot", "D2")
    goblin(s, 2, "firepot", "D1")
    table = play(s)
    assert attack("lance", GOBLIN_1) in table.choices(0)
    assert table.refused(0, attack("lance", GOBLIN_2)) == "TED-RANGE-01"
    assert table.refused(0, Perform(DEEDS["ring"])) == "TED-RULING-29"  # nobody within 1
    s = lay_out(ISAVETH, BRUNA, rooms="D3")
    gear(s, ISAVETH, "sp_ring")
    goblin(s, 1, "firepot", "D3")
    goblin(s, 2, "firepot", "D4")
    table = play(s, hero=[(6, 6, 6)], enemy=[2]).choose(0, Perform(DEEDS["ring"]))
    assert table.told(Targeted) == [Targeted(GOBLIN_1), Targeted(GOBLIN_2)]


@pytest.mark.rule("TED-ATK-06", "TED-ATK-08", "TED-ATK-11")
def test_a_weapon_is_tested_against_defence_and_must_beat_it() -> None:
    for result, hit in ((4, False), (5, True)):
        s = lay_out(OSWIN, BRUNA)
        goblin(s, 1, "firepot", "D4")  # Defence 4
        s.heroes[OSWIN].focus = 0
        table = play(s, hero=[(result, 3, 3)], enemy=[2]).choose(0, attack("hammer", GOBLIN_1), take(1))
        assert (table.told(FoeHurt) != []) == hit and (GOBLIN_1 in table.state.foes) != hit
        assert table.told(FoeUnhurt) == []


@pytest.mark.rule("TED-ATK-07")
def test_the_weapon_says_which_skill_is_tested() -> None:
    skills = {
        name: POWERS[DEEDS[name]].skill for name in ("hammer", "twin_blades", "ash_bow", "owl_quill", "boar_tusk")
    }
    assert skills == {
        "hammer": STRENGTH, "twin_blades": AGILITY, "ash_bow": AGILITY, "owl_quill": INTELLECT, "boar_tusk": STRENGTH,
    }  # fmt: skip
    s = lay_out(LIANE, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 3, 3)], enemy=[2]).choose(0, attack("twin_blades", MINOTAUR))
    assert len(table.told(Rolled)[0].dice) == 3  # Agility 3, not Strength 2


@pytest.mark.rule("TED-STAT-01", "TED-STAT-06")
def test_damage_is_taken_from_health_and_defence_blocks_only_counter_attacks() -> None:
    s = lay_out(TAVISH, BRUNA)
    minion(s, "minotaur", "D4")
    s.heroes[TAVISH].focus = 0
    table = play(s, hero=[(3, 3, 3)], enemy=[4]).choose(0, attack("skinning_knife", MINOTAUR), take(1))
    assert table.told(Countered) == [Countered(MINOTAUR, 7, 3)] and table.told(Hurt) == [Hurt(TAVISH, 4)]
    assert table.state.heroes[TAVISH].health == 2


@pytest.mark.rule("TED-ICON-29", "TED-CTR-07")
def test_an_enemys_bonus_is_added_to_the_enemy_die() -> None:
    s = lay_out(TAVISH, BRUNA)
    minion(s, "minotaur", "D4")
    assert [counter_modifier(s, MINOTAUR, act) for act in (MELEE, MISSILE, CAST)] == [3, 1, 1]
    table = play(s, hero=[(3, 3, 3)], enemy=[2]).choose(0, attack("skinning_knife", MINOTAUR), take(1))
    assert table.told(Countered) == [Countered(MINOTAUR, 2 + 3, 3)]
