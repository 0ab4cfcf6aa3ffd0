"""Feats (DSO-FEAT)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import DANOR, MADRIGA, ORLAF, RORDIN, feat_called, spell_called
from flambeau.games.dungeon_saga.choices import PASS, BlinkTo, Cast, Face, Shoot, Step, Strike, UseFeat
from flambeau.games.dungeon_saga.events import Attacked
from flambeau.games.dungeon_saga.model import MELEE_ATTACK, NOWHERE
from flambeau.games.dungeon_saga.rules.dice import armour, defence_dice
from flambeau.games.dungeon_saga.rules.topics import FEAT, HERO_TURN
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import HEROES_SEAT, Layout, Rolls, at, cell


@pytest.mark.rule("DSO-FEAT-02", "DSO-FEAT-03")
def test_a_feat_is_the_action_of_the_turn_and_is_used_once() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").feat(RORDIN, "anvil_stance").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, UseFeat(feat_called("anvil_stance"))).expects(HEROES_SEAT, HERO_TURN)
    assert table.state.turns[-1].acted and table.state.sheets[RORDIN].feat == NOWHERE
    table.state.turns[-1].acted = False
    assert table.refused(HEROES_SEAT, UseFeat(feat_called("anvil_stance"))) == "DSO-FEAT-04"


@pytest.mark.rule("DSO-FEAT-04")
def test_a_feat_is_only_for_the_hero_it_names() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").feat(RORDIN, "anvil_stance").turn(RORDIN)
    assert lay.table().refused(HEROES_SEAT, UseFeat(feat_called("reaping_circle"))) == "DSO-FEAT-04"


@pytest.mark.rule("DSO-CARD-10")
def test_anvil_stance_adds_armour_takes_the_rear_penalty_away_and_allows_a_blow() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").feat(RORDIN, "anvil_stance")
    ahead, behind = lay.monster("zombie", 3, 3, "S"), lay.monster("zombie", 3, 5, "N")
    table = lay.turn(RORDIN).table(attack=[(6, 6, 6)], defence=[(1, 1)])
    table.choose(HEROES_SEAT, UseFeat(feat_called("anvil_stance"))).expects(HEROES_SEAT, FEAT)
    assert armour(table.state, ahead, RORDIN, MELEE_ATTACK) == 5
    assert defence_dice(table.state, behind, RORDIN, MELEE_ATTACK) == 4
    table.choose(HEROES_SEAT, Strike(ahead))
    assert table.state.monsters == (behind,)


@pytest.mark.rule("DSO-CARD-10")
def test_splitting_blow_doubles_hits_against_a_minion_and_costs_a_boss_two() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").feat(RORDIN, "splitting_blow")
    troll = lay.monster("zombie_troll", 3, 2, "S")
    table = lay.turn(RORDIN).table(attack=[(6, 6, 1, 1)], defence=[(1, 1, 1, 1)])
    table.choose(HEROES_SEAT, UseFeat(feat_called("splitting_blow")), Strike(troll))
    assert table.state.monsters == ()  # two Hits count as four
    lay = Layout().hero(RORDIN, 3, 4, "N").feat(RORDIN, "splitting_blow")
    king = lay.monster("undead_dwarf_king", 3, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(6, 1, 1, 1, 1)], defence=[(1,) * 5])
    table.choose(HEROES_SEAT, UseFeat(feat_called("splitting_blow")), Strike(king))
    assert table.state.lost[king] == 2


@pytest.mark.rule("DSO-RULING-55", "DSO-CARD-10")
def test_reaping_circle_strikes_everybody_around_in_front_and_behind() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").feat(ORLAF, "reaping_circle")
    ahead, behind = lay.monster("zombie", 3, 3, "S"), lay.monster("zombie", 3, 5, "S")
    dice: Rolls = {"attack": [(6,) * 5] * 2, "defence": [(1, 1)] * 2}
    table = lay.turn(ORLAF).table(dice)
    table.choose(HEROES_SEAT, UseFeat(feat_called("reaping_circle")), Strike(behind), Face(Direction(0)), Strike(ahead))
    assert table.state.monsters == ()


@pytest.mark.rule("DSO-CARD-10", "DSO-DIS-01")
def test_avalanche_charge_runs_straight_on_and_strikes_with_two_dice_more() -> None:
    lay = Layout().hero(ORLAF, 0, 4, "N").feat(ORLAF, "avalanche_charge")
    zombie = lay.monster("zombie", 5, 4, "W")
    table = lay.turn(ORLAF).table(attack=[(6,) * 7], defence=[(1, 1)])
    table.choose(HEROES_SEAT, UseFeat(feat_called("avalanche_charge")), Step(cell(1, 4)))
    assert [choice.to for choice in table.choices(HEROES_SEAT, Step)] == [cell(2, 4)]
    table.choose(HEROES_SEAT, Step(cell(2, 4)), Step(cell(3, 4)), Step(cell(4, 4)), Face(Direction(1)), Strike(zombie))
    assert table.state.turns[-1].points == 5  # the normal move is kept


@pytest.mark.rule("DSO-CARD-10")
def test_three_feathers_are_three_shots_at_different_targets_with_a_die_less() -> None:
    lay = Layout().hero(MADRIGA, 0, 4, "E").feat(MADRIGA, "three_feathers")
    one, other = lay.monster("zombie", 3, 4, "W"), lay.monster("zombie", 3, 6, "W")
    table = lay.turn(MADRIGA).table(attack=[(1, 1, 1), (1, 1, 1)], defence=[(6, 6), (6, 6)])
    table.choose(HEROES_SEAT, UseFeat(feat_called("three_feathers")), Shoot(one))
    assert [choice.target for choice in table.choices(HEROES_SEAT, Shoot)] == [other]
    table.choose(HEROES_SEAT, Shoot(other)).expects(HEROES_SEAT, HERO_TURN)
    assert len(table.told(Attacked)) == 2


@pytest.mark.rule("DSO-CARD-10", "DSO-LOS-02")
def test_needles_eye_shoots_past_figures_against_two_armour_less() -> None:
    lay = Layout().hero(MADRIGA, 0, 6, "E").hero(RORDIN, 1, 6, "E").feat(MADRIGA, "needles_eye")
    warrior = lay.monster("dwarf_revenant", 4, 6, "W")
    table = lay.turn(MADRIGA).table(attack=[(2, 2, 2, 2, 2)], defence=[(1, 1, 1, 1)])
    assert table.choices(HEROES_SEAT, Shoot) == []
    table.choose(HEROES_SEAT, UseFeat(feat_called("needles_eye")), Shoot(warrior))
    assert table.told(Attacked)[0].armour == 1 and table.state.monsters == ()


@pytest.mark.rule("DSO-CARD-10", "DSO-RULING-194")
def test_word_regained_casts_a_spent_spell_again_and_needs_one() -> None:
    lay = Layout().hero(DANOR, 0, 4, "E").feat(DANOR, "word_regained").turn(DANOR)
    lay.monster("zombie", 3, 4, "W")
    assert lay.table().refused(HEROES_SEAT, UseFeat(feat_called("word_regained"))) == "DSO-RULING-194"
    lay = Layout().hero(DANOR, 0, 4, "E").feat(DANOR, "word_regained").spells(DANOR, cast=["fire_lance"])
    zombie = lay.monster("zombie", 3, 4, "W")
    table = lay.turn(DANOR).table(attack=[(6,) * 6], defence=[(1, 1)])
    table.choose(HEROES_SEAT, UseFeat(feat_called("word_regained")), Cast(spell_called("fire_lance"), zombie))
    assert table.state.monsters == () and table.state.sheets[DANOR].spells == ()


@pytest.mark.rule("DSO-CARD-10", "DSO-RULING-178")
def test_blink_step_appears_on_a_square_in_sight_and_may_shoot() -> None:
    lay = Layout().hero(DANOR, 0, 4, "E").feat(DANOR, "blink_step")
    lay.monster("zombie", 5, 4, "W")
    table = lay.turn(DANOR).table()
    table.choose(HEROES_SEAT, UseFeat(feat_called("blink_step")))
    squares = {choice.to for choice in table.choices(HEROES_SEAT, BlinkTo)}
    assert cell(2, 3) in squares and cell(7, 4) not in squares
    table.choose(HEROES_SEAT, BlinkTo(cell(2, 4)), Face(Direction(1)), PASS).expects(HEROES_SEAT, HERO_TURN)
    assert at(table.state, DANOR) == (2, 4, "E")
