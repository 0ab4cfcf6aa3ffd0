"""Bosses: HP, initiative, spells under the Automated Game Master (DSO-DMG-03, DSO-DMG-04, DSO-DMG-05, DSO-AGM-BOSS)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.automa.casting import best_spell
from flambeau.games.dungeon_saga.automa.order import next_in_order
from flambeau.games.dungeon_saga.box import DANOR, ORLAF, RORDIN, spell_called
from flambeau.games.dungeon_saga.choices import CHOOSE, END_TURN, Strike
from flambeau.games.dungeon_saga.events import BossWounded, Destroyed, InitiativeRolled, Interrupted, SpellCast
from flambeau.games.dungeon_saga.model import MELEE_ATTACK
from flambeau.games.dungeon_saga.rules.board import hp_left
from flambeau.games.dungeon_saga.rules.dice import armour, attack_dice
from flambeau.kit import Table
from tests.games.dungeon_saga.layout import D2, HEROES_SEAT, Layout, at

MARKED = 0


def duel(lost: int = 0, **dice: list[tuple[int, ...]]) -> tuple[Table, int]:
    """Rordin strikes at the King."""
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 6, "N")
    king = lay.monster("undead_dwarf_king", 3, 3, "S")
    lay.s.lost[king] = lost
    return lay.turn(RORDIN).table(dice), int(king)


@pytest.mark.rule("DSO-DMG-03")
def test_a_boss_comes_at_full_hp() -> None:
    lay = Layout()
    king = lay.monster("undead_dwarf_king", 3, 3, "S")
    assert hp_left(lay.s, king) == 6
    assert hp_left(lay.s, lay.monster("tyrannical_zombie_troll", 7, 1, "S")) == 7


@pytest.mark.rule("DSO-DMG-04", "DSO-MEL-14")
def test_a_boss_loses_one_hp_however_many_hits() -> None:
    table, king = duel(attack=[(6, 6, 6, 6)], defence=[(1,) * 5])
    table.choose(HEROES_SEAT, Strike(king))  # type: ignore[arg-type]
    assert table.told(BossWounded) == [BossWounded(king, 5)]  # type: ignore[arg-type]
    assert not table.state.aggressive  # it was damaged: no failure


@pytest.mark.rule("DSO-DMG-05")
def test_a_boss_without_hp_is_killed() -> None:
    table, king = duel(5, attack=[(6, 6, 6, 6)], defence=[(1,) * 5])
    table.choose(HEROES_SEAT, Strike(king))  # type: ignore[arg-type]
    assert table.told(Destroyed) == [Destroyed(king)] and table.state.monsters == ()  # type: ignore[arg-type]


@pytest.mark.rule("DSO-AGM-MOOD-07")
def test_a_boss_that_is_not_damaged_makes_the_mood_aggressive() -> None:
    table, king = duel(attack=[(1, 1, 1, 1)], defence=[(6,) * 5])
    table.choose(HEROES_SEAT, Strike(king))  # type: ignore[arg-type]
    assert table.state.aggressive


@pytest.mark.rule("DSO-CARD-10")
def test_the_kings_guards_give_him_armour_and_rage_gives_the_tyrant_a_die() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    king = lay.monster("undead_dwarf_king", 3, 3, "S")
    assert armour(lay.s, RORDIN, king, MELEE_ATTACK) == 3
    lay.monster("skeleton_warrior", 4, 3, "S")
    assert armour(lay.s, RORDIN, king, MELEE_ATTACK) == 4
    tyrant = lay.monster("tyrannical_zombie_troll", 3, 5, "N")
    assert attack_dice(lay.s, tyrant, RORDIN, MELEE_ATTACK) == 5
    lay.s.lost[tyrant] = 4
    assert attack_dice(lay.s, tyrant, RORDIN, MELEE_ATTACK) == 6


def rolled(total: int) -> tuple[Layout, int, int]:
    """The King and a Zombie after the King's roll."""
    lay = Layout(automated=True, doors=[D2]).hero(RORDIN, 3, 4, "N")
    king, zombie = lay.monster("undead_dwarf_king", 3, 1, "S"), lay.monster("zombie", 9, 5, "W")
    lay.s.rolled, lay.s.initiative = True, ((int(king), total),)
    return lay.gm_turn(), int(king), int(zombie)


@pytest.mark.rule("DSO-AGM-BOSS-01", "DSO-EX-43")
def test_a_boss_rolls_a_die_and_adds_the_modifier_of_its_card_before_anybody_acts() -> None:
    lay = Layout(automated=True).hero(RORDIN, 0, 0, "N")
    king = lay.monster("undead_dwarf_king", 3, 1, "S")
    table = lay.gm_turn().table(initiative=[(3,)])
    assert table.told(InitiativeRolled) == [InitiativeRolled(king, 3, 4)]


@pytest.mark.rule("DSO-AGM-BOSS-04", "DSO-EX-43")
def test_a_charging_boss_acts_first() -> None:
    for total in (5, 6, 7):
        lay, king, _ = rolled(total)
        assert next_in_order(lay.s).best == [king]


@pytest.mark.rule("DSO-AGM-BOSS-03", "DSO-RULING-154")
def test_a_supporting_boss_acts_in_its_normal_place() -> None:
    for total in (3, 4):
        lay, _, zombie = rolled(total)
        assert next_in_order(lay.s).best == [zombie]  # it is farther away
        lay.s.used[zombie] = True
        assert next_in_order(lay.s).criterion == ""


@pytest.mark.rule("DSO-AGM-BOSS-02", "DSO-EX-43")
def test_a_boss_that_hangs_back_acts_last() -> None:
    lay, king, zombie = rolled(2)
    lay.hero(ORLAF, 8, 5, "N")  # now the Zombie is nearer
    assert next_in_order(lay.s).best == [zombie]
    lay.s.used[zombie] = True
    assert next_in_order(lay.s).best == [king]


@pytest.mark.rule("DSO-AGM-BOSS-05", "DSO-RULING-157")
def test_a_boss_interrupts_only_with_a_charge_and_a_failed_roll_costs_no_token() -> None:
    for die, interrupts in ((3, 0), (4, 1)):
        lay = Layout(automated=True).hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 6, "N")
        king = lay.monster("undead_dwarf_king", 3, 1, "S")
        lay.s.aggressive = True
        lay.discards(MARKED)
        table = lay.table(initiative=[(die,)], attack=[(1,) * 6], defence=[(6,) * 4] * 1)
        table.choose(HEROES_SEAT, CHOOSE[ORLAF], END_TURN)
        assert len(table.told(Interrupted)) == interrupts
        assert table.state.interrupts == 4 - interrupts
        assert table.told(InitiativeRolled) == [InitiativeRolled(king, die, die + 1)]


@pytest.mark.rule("DSO-AGM-BOSS-06", "DSO-AGM-BOSS-08", "DSO-RULING-169")
def test_a_boss_casts_the_most_valuable_spell_that_is_not_wasted() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 6, "N")
    king = lay.monster("undead_dwarf_king", 3, 3, "S")
    lay.activation(king)
    assert best_spell(lay.s, king) == -1  # unhurt, one Hero near, and it can attack
    lay.hero(DANOR, 4, 6, "N")
    assert best_spell(lay.s, king) == spell_called("grave_call")
    lay.s.lost[king] = 1
    assert best_spell(lay.s, king) == spell_called("soul_drain")
    lay.s.spent = (spell_called("soul_drain"), spell_called("grave_call"))
    assert best_spell(lay.s, king) == -1
    lay.s.turns[-1].points = 0  # it can reach nobody
    assert best_spell(lay.s, king) == spell_called("dread_rune")


@pytest.mark.rule("DSO-AGM-BOSS-07", "DSO-AGM-BOSS-06")
def test_after_its_spell_a_boss_only_moves() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 6, "N").hero(DANOR, 4, 6, "N", hp=2)
    king = lay.monster("undead_dwarf_king", 3, 3, "S")
    lay.s.lost[king] = 1
    table = lay.activation(king).table(attack=[(6, 6, 6, 6)], defence=[(1, 1, 1)])
    assert [cast.spell for cast in table.told(SpellCast)] == [spell_called("soul_drain")]
    assert table.state.sheets[DANOR].hp == 1 and table.state.lost[king] == 0  # the weakest was drained
    assert at(table.state, king)[:2] != (3, 3)
    table.done()
