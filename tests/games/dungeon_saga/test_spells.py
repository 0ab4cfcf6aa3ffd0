"""Spells of Heroes and Bosses (DSO-SPELL)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import DANOR, MADRIGA, ORLAF, RORDIN, SPELL_NAMES, Spell, spell_called
from flambeau.games.dungeon_saga.choices import CHOOSE, END_TURN, Cast, CastAlone, CastAt, Face, PlaceAt, Step, Strike
from flambeau.games.dungeon_saga.events import FreeAttacked, Placed, Pushed
from flambeau.games.dungeon_saga.model import MELEE_ATTACK, RANGED_ATTACK, SPELL_ATTACK
from flambeau.games.dungeon_saga.rules.dice import armour, attack_dice, defence_dice, spell_sum
from flambeau.games.dungeon_saga.rules.monsters import activatable
from flambeau.games.dungeon_saga.rules.movement import move_allowance
from flambeau.games.dungeon_saga.rules.topics import HERO_TURN, LEAP
from flambeau.kit import Table
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D2, GM_SEAT, HEROES_SEAT, Layout, at, cell


def cast(name: str, target: int) -> Cast:
    """A spell at a figure."""
    return Cast(spell_called(name), target)  # type: ignore[arg-type]


def wizard(x: int = 2, y: int = 4, facing: str = "E", **more: bool) -> Layout:
    """Danor with all nine spells."""
    names = [name for name in SPELL_NAMES if name not in ("soul_drain", "grave_call", "dread_rune")]
    return Layout(**more).hero(DANOR, x, y, facing).spells(DANOR, *names)  # type: ignore[arg-type]


@pytest.mark.rule("DSO-SPELL-01", "DSO-SPELL-02")
def test_casting_is_the_action_and_the_card_is_spent() -> None:
    lay = wizard()
    zombie = lay.monster("zombie", 5, 4, "W")
    table = lay.turn(DANOR).table(attack=[(1,) * 6], defence=[(6, 6)])
    table.choose(HEROES_SEAT, cast("fire_lance", zombie)).expects(HEROES_SEAT, HERO_TURN)
    sheet = table.state.sheets[DANOR]
    assert spell_called("fire_lance") in sheet.cast and spell_called("fire_lance") not in sheet.spells
    assert table.choices(HEROES_SEAT, Cast) == []
    assert table.refused(HEROES_SEAT, cast("clear_spring", DANOR)) == "DSO-ACT-03"


@pytest.mark.rule("DSO-SPELL-03", "DSO-RULING-53")
def test_a_target_must_be_seen_as_for_a_shot_but_may_be_adjacent() -> None:
    lay = wizard()
    beside, behind = lay.monster("zombie", 3, 4, "W"), lay.monster("zombie", 1, 4, "W")
    hidden = lay.monster("skeleton_warrior", 8, 4, "W")
    table = lay.turn(DANOR).table()
    seen = {choice.target for choice in table.choices(HEROES_SEAT, Cast) if choice.spell == spell_called("fire_lance")}
    assert seen == {beside}
    assert table.refused(HEROES_SEAT, cast("fire_lance", behind)) == "DSO-SPELL-03"
    assert table.refused(HEROES_SEAT, cast("fire_lance", hidden)) == "DSO-SPELL-03"


@pytest.mark.rule("DSO-SPELL-04", "DSO-SPELL-05", "DSO-CARD-03")
def test_the_card_gives_the_dice_and_the_target_defends_with_melee() -> None:
    lay = wizard()
    warrior = lay.monster("skeleton_warrior", 5, 4, "W")
    assert spell_sum(lay.s, DANOR, warrior, spell_called("fire_lance")) == 6
    assert defence_dice(lay.s, DANOR, warrior, SPELL_ATTACK) == 3
    lay.gear(DANOR, active=["rune_staff"])
    assert spell_sum(lay.s, DANOR, warrior, spell_called("fire_lance")) == 7


@pytest.mark.rule("DSO-CARD-10")
def test_rats_make_the_target_count_as_outnumbered_in_everything_until_the_casters_next_turn() -> None:
    lay = wizard().hero(MADRIGA, 0, 4, "E")
    warrior = lay.monster("skeleton_warrior", 5, 4, "W")
    table = lay.turn(DANOR).table(attack=[(1, 1, 1)], defence=[(6, 6)])
    table.choose(HEROES_SEAT, cast("rats_in_the_walls", warrior))
    s = table.state
    assert defence_dice(s, MADRIGA, warrior, RANGED_ATTACK) == 2
    assert attack_dice(s, warrior, DANOR, MELEE_ATTACK) == 2
    assert s.lasting == ((1, warrior, DANOR),)


@pytest.mark.rule("DSO-RULING-192")
def test_what_lasts_until_the_casters_next_turn_ends_as_that_turn_starts() -> None:
    lay = wizard().hero(RORDIN, 2, 5, "E").turn(DANOR)
    lay.s.gm = 1
    table = lay.table().choose(HEROES_SEAT, cast("bear_hide", RORDIN))
    assert armour(table.state, DANOR, RORDIN, MELEE_ATTACK) == 5  # 4 + 2, capped
    table.choose(HEROES_SEAT, END_TURN, CHOOSE[RORDIN], END_TURN)
    assert len(table.state.lasting) == 1 and table.state.round == 2
    table.choose(HEROES_SEAT, CHOOSE[DANOR])
    assert table.state.lasting == ()


@pytest.mark.rule("DSO-CARD-10")
def test_kindled_steel_helps_the_next_attack_and_no_other() -> None:
    lay = wizard().hero(ORLAF, 3, 3, "E")
    zombie = lay.monster("zombie", 4, 3, "W")
    table = lay.turn(DANOR).table(attack=[(1,) * 7], defence=[(6, 6)])
    table.choose(HEROES_SEAT, Face(Direction(0)), cast("kindled_steel", ORLAF))
    assert attack_dice(table.state, ORLAF, zombie, MELEE_ATTACK) == 7
    table.choose(HEROES_SEAT, END_TURN).choose(GM_SEAT, table.choices(GM_SEAT)[-1])
    table.choose(HEROES_SEAT, CHOOSE[ORLAF], Strike(zombie))
    assert attack_dice(table.state, ORLAF, zombie, MELEE_ATTACK) == 5


@pytest.mark.rule("DSO-RULING-216")
def test_rime_shackles_keep_a_minion_from_being_activated_and_a_boss_from_moving() -> None:
    lay = wizard()
    zombie, king = lay.monster("zombie", 5, 4, "W"), lay.monster("undead_dwarf_king", 5, 6, "W")
    table = lay.turn(DANOR).table().choose(HEROES_SEAT, cast("rime_shackles", zombie))
    assert activatable(table.state) == [king]
    table.state.lasting = ((4, king, DANOR),)
    assert activatable(table.state) == [zombie, king] and move_allowance(table.state, king) == 0


@pytest.mark.rule("DSO-DMG-08", "DSO-RULING-43", "DSO-RULING-194")
def test_clear_spring_heals_the_wounded_who_are_up() -> None:
    lay = wizard().hero(RORDIN, 3, 4, "N", hp=2).hero(ORLAF, 3, 5, "N", hp=0).hero(MADRIGA, 3, 3, "N")
    table = lay.turn(DANOR).table()
    spring = spell_called("clear_spring")
    assert {c.target for c in table.choices(HEROES_SEAT, Cast) if c.spell == spring} == {RORDIN}
    table.choose(HEROES_SEAT, cast("clear_spring", RORDIN))
    assert table.state.sheets[RORDIN].hp == 4


@pytest.mark.rule("DSO-RULING-191", "DSO-RULING-24")
def test_breaker_wave_pushes_straight_away_up_to_the_first_obstacle() -> None:
    lay = wizard(0, 4)
    warrior = lay.monster("skeleton_warrior", 2, 4, "W")
    table = lay.turn(DANOR).table(attack=[(6, 1, 1, 1)], defence=[(1, 1, 1)])
    table.choose(HEROES_SEAT, cast("breaker_wave", warrior))
    assert at(table.state, warrior) == (4, 4, "W") and table.told(FreeAttacked) == []
    lay = wizard(0, 4)
    warrior = lay.monster("skeleton_warrior", 4, 4, "W")
    table = lay.turn(DANOR).table(attack=[(6, 1, 1, 1)], defence=[(1, 1, 1)])
    table.choose(HEROES_SEAT, cast("breaker_wave", warrior))
    assert table.told(Pushed) == [Pushed(warrior, cell(5, 4))]  # then comes the wall


@pytest.mark.rule("DSO-RULING-55", "DSO-RULING-190")
def test_ember_burst_attacks_everybody_around_a_square_one_by_one_friends_too() -> None:
    lay = wizard(0, 4).hero(RORDIN, 4, 5, "N")
    zombie, far = lay.monster("zombie", 3, 4, "W"), lay.monster("zombie", 5, 1, "W")
    table = lay.turn(DANOR).table(attack=[(6, 6, 6, 6), (6, 6, 6, 6)], defence=[(1, 1, 1, 1), (1, 1)])
    table.choose(HEROES_SEAT, CastAt(spell_called("ember_burst"), cell(3, 4)), Strike(RORDIN))
    assert table.state.sheets[RORDIN].hp == 4 and table.state.monsters == (far,)
    assert zombie not in table.state.monsters


@pytest.mark.rule("DSO-RULING-178")
def test_a_burst_needs_a_square_in_sight_with_an_enemy_near() -> None:
    lay = wizard(0, 4)
    lay.monster("zombie", 3, 4, "W")
    table = lay.turn(DANOR).table()
    squares = {choice.at for choice in table.choices(HEROES_SEAT, CastAt)}
    assert cell(3, 4) in squares and cell(5, 4) not in squares and cell(3, 6) not in squares
    assert table.refused(HEROES_SEAT, CastAt(spell_called("ember_burst"), cell(7, 4))) == "DSO-RULING-178"


@pytest.mark.rule("DSO-RULING-201", "DSO-RULING-24")
def test_wolfs_leap_moves_a_friend_safely_and_a_trap_stops_only_that_move() -> None:
    lay = wizard(0, 4).hero(RORDIN, 3, 4, "N").trap(0, 0, 0, 5, "E")
    lay.monster("zombie", 3, 3, "S")
    table = lay.turn(DANOR).table(trap=[(3,)], gas=[(1,)])
    table.choose(HEROES_SEAT, cast("wolfs_leap", RORDIN)).expects(HEROES_SEAT, LEAP)
    table.choose(HEROES_SEAT, Step(cell(3, 5)), Face(Direction(0)))
    assert table.told(FreeAttacked) == [] and not table.state.sheets[RORDIN].done
    table.expects(HEROES_SEAT, HERO_TURN)
    assert table.state.turns[-1].figure == DANOR and not table.state.turns[-1].over


@pytest.mark.rule("DSO-SPELL-06", "DSO-FEAT-05", "DSO-TRADE-03")
def test_spells_and_feats_cannot_be_traded() -> None:
    lay = wizard().hero(RORDIN, 2, 5, "N").feat(DANOR, "blink_step")
    kinds = {type(choice).__name__ for choice in lay.turn(DANOR).table().choices(HEROES_SEAT)}
    assert not kinds & {"GiveCard", "GiveGear", "GiveThing"}


def boss(spell: str) -> tuple[Table, int]:
    """The Dwarf King, run by a human Game Master, about to act."""
    lay = Layout(doors=[D2]).hero(RORDIN, 2, 4, "E").hero(DANOR, 2, 5, "E")
    king = lay.monster("undead_dwarf_king", 5, 4, "W")
    lay.s.lost[king] = 2
    return lay.activation(king).table(attack=[(6, 6, 6, 6)], defence=[(1, 1, 1, 1)]), int(king)


@pytest.mark.rule("DSO-SPELL-08", "DSO-ACT-02")
def test_a_boss_drains_a_hero_and_regains_what_it_loses() -> None:
    table, king = boss("soul_drain")
    table.choose(GM_SEAT, cast("soul_drain", RORDIN))
    assert table.state.sheets[RORDIN].hp == 4 and table.state.lost[king] == 1
    assert table.state.spent == (spell_called("soul_drain"),)


@pytest.mark.rule("DSO-SPELL-08", "DSO-RULING-217")
def test_grave_call_brings_a_warrior_that_acts_from_the_next_round_on() -> None:
    lay = Layout(doors=[D2]).hero(RORDIN, 2, 4, "E")
    king = lay.monster("undead_dwarf_king", 5, 4, "W")
    table = lay.activation(king).table()
    table.choose(GM_SEAT, CastAlone(Spell(spell_called("grave_call"))), PlaceAt(cell(4, 3)), Face(Direction(3)))
    assert table.told(Placed)[-1].at == cell(4, 3)
    assert activatable(table.state) == []


@pytest.mark.rule("DSO-CARD-10", "DSO-RULING-192")
def test_a_dread_rune_costs_a_die_until_the_end_of_the_heros_next_turn() -> None:
    lay = Layout(doors=[D2]).hero(RORDIN, 2, 4, "E")
    king = lay.monster("undead_dwarf_king", 5, 4, "W")
    table = lay.activation(king).table().choose(GM_SEAT, cast("dread_rune", RORDIN))
    assert defence_dice(table.state, king, RORDIN, RANGED_ATTACK) == 3
    table.choose(GM_SEAT, END_TURN).choose(HEROES_SEAT, CHOOSE[RORDIN])
    assert table.state.lasting
    table.choose(HEROES_SEAT, END_TURN)
    assert table.state.lasting == ()
