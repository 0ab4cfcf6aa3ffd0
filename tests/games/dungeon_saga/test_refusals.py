"""Why a choice is refused, and spells and trades clause by clause (DSO-SPELL, DSO-TRADE, DSO-SETUP, DSO-WAND)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import (
    DANOR,
    FEATS_OF,
    MADRIGA,
    ORLAF,
    RORDIN,
    Sphere,
    cards_called,
    feat_called,
    gear_called,
    kind_of,
    spell_called,
)
from flambeau.games.dungeon_saga.choices import (
    CHOOSE,
    END_TURN,
    Cast,
    CastAlone,
    CastAt,
    ChooseFeat,
    ChooseSpheres,
    Equip,
    Face,
    GiveCard,
    GiveGear,
    PlaceAt,
    Shoot,
    Step,
    Strike,
    UseCard,
    UseFeat,
    UseGear,
)
from flambeau.games.dungeon_saga.events import Attacked, Destroyed, FreeAttacked, Pushed, Unharmed
from flambeau.games.dungeon_saga.model import KINDLED, RIME, SPELL_ATTACK, AreaAttack, Arrive, Fight, FreeAttack
from flambeau.games.dungeon_saga.rules.aftermath import run_arrive, run_free_attack, still_there
from flambeau.games.dungeon_saga.rules.combat import _fail
from flambeau.games.dungeon_saga.rules.monsters import activatable
from flambeau.games.dungeon_saga.rules.preparing import PICK_FEAT
from flambeau.games.dungeon_saga.rules.rounds import NEXT_HERO
from flambeau.games.dungeon_saga.rules.spells import burst_squares, known_spells, spell_choices
from flambeau.games.dungeon_saga.rules.topics import HERO_TURN, MONSTER_TURN
from flambeau.games.dungeon_saga.rules.wandering import path_distances, placing_cells
from flambeau.kernel import Kind
from flambeau.kit import Table
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, HEROES_SEAT, Layout, at, cell, squares

LANCE, BURST, SPRING = spell_called("fire_lance"), spell_called("ember_burst"), spell_called("clear_spring")
KINDS: dict[type, Kind] = {kind.type: kind for topic in (HERO_TURN, MONSTER_TURN) for kind in topic.kinds}


def means(*kinds: type) -> set[str]:
    """The guards of these kinds of choice that ask for what the choice is made with."""
    return {guard.name for kind in kinds for guard in KINDS[kind].guards if guard.means}


# A thing one has not got is no reason as long as there is another


@pytest.mark.rule("DSO-CARD-09", "DSO-CARD-04")
def test_an_attack_without_an_enemy_is_told_so_only_if_nothing_else_is_in_the_way() -> None:
    assert means(Strike, Shoot) == {"no-enemy"}


@pytest.mark.rule("DSO-SPELL-01")
def test_a_spell_one_does_not_know_is_told_last() -> None:
    assert means(Cast) == means(CastAt) == means(CastAlone) == {"unknown-spell"}
    lay = Layout().hero(DANOR, 3, 4, "N").spells(DANOR, "bear_hide")
    zombie = lay.monster("zombie", 5, 1, "S")
    table = lay.turn(DANOR).table()
    assert table.refused(HEROES_SEAT, Cast(LANCE, zombie)) == "DSO-SPELL-01"
    assert table.refused(HEROES_SEAT, CastAt(BURST, cell(5, 1))) == "DSO-SPELL-01"


@pytest.mark.rule("DSO-FEAT-04", "DSO-RULING-194")
def test_another_heros_feat_and_one_of_no_use_are_told_last() -> None:
    assert means(UseFeat) == {"not-your-feat", "no-use"}
    assert means(UseGear) == {"no-use"}


@pytest.mark.rule("DSO-TRADE-01", "DSO-EQ-08", "DSO-RULING-70")
def test_a_card_one_does_not_have_is_told_last() -> None:
    assert means(GiveCard) == means(GiveGear) == {"nothing-to-give"}
    assert means(Equip) == {"not-stored"}
    assert means(UseCard) == {"holds-card", "no-use"}


# Spells


@pytest.mark.rule("DSO-RULING-194", "DSO-SPELL-03")
def test_each_spell_is_offered_at_those_it_could_do_something_to() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").hero(ORLAF, 4, 4, "N", hp=3)
    zombie = lay.monster("zombie", 3, 2, "S")
    found = spell_choices(lay.s, DANOR, (LANCE, SPRING))
    assert found == [Cast(LANCE, zombie), Cast(SPRING, ORLAF)]
    king = lay.monster("undead_dwarf_king", 5, 1, "S")
    drain, call = spell_called("soul_drain"), spell_called("grave_call")
    assert spell_choices(lay.s, king, (drain, call)) == [Cast(drain, DANOR), Cast(drain, ORLAF), CastAlone(call)]


@pytest.mark.rule("DSO-SPELL-01", "DSO-SPELL-02", "DSO-SPELL-08")
def test_heroes_know_what_they_hold_and_bosses_what_they_have_not_cast() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").spells(DANOR, "bear_hide", cast=["fire_lance"])
    king, zombie = lay.monster("undead_dwarf_king", 5, 1, "S"), lay.monster("zombie", 9, 1, "S")
    assert known_spells(lay.s, DANOR) == (spell_called("bear_hide"),)
    every = known_spells(lay.s, king)
    assert len(every) == 3 and known_spells(lay.s, zombie) == ()
    lay.s.spent = (every[1],)
    assert known_spells(lay.s, king) == (every[0], every[2])


@pytest.mark.rule("DSO-SPELL-02")
def test_a_spell_that_was_cast_is_among_the_cast_ones_once() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").spells(DANOR, "bear_hide", "fire_lance", cast=["bear_hide"]).turn(DANOR)
    table = lay.table().choose(HEROES_SEAT, Cast(spell_called("bear_hide"), DANOR))
    sheet = table.state.sheets[DANOR]
    assert sheet.spells == (LANCE,) and sheet.cast == (spell_called("bear_hide"),)


@pytest.mark.rule("DSO-RULING-178")
def test_a_burst_is_aimed_at_squares_in_sight_on_or_beside_an_enemy() -> None:
    lay = Layout().hero(DANOR, 0, 4, "E")
    lay.monster("zombie", 3, 4, "W")
    around = squares(*[(x, y) for x in (2, 3, 4) for y in (3, 4, 5)])
    found = burst_squares(lay.s, DANOR)
    assert found & squares((3, 4), (2, 3), (2, 5)) == squares((3, 4), (2, 3), (2, 5)) and not found & ~around
    assert not found & squares((4, 4))  # the Zombie hides it
    lay.s.facing[DANOR] = 3
    assert burst_squares(lay.s, DANOR) == 0


@pytest.mark.rule("DSO-RULING-55", "DSO-RULING-190")
def test_a_burst_strikes_all_on_its_squares_but_the_caster_and_those_who_lie_there() -> None:
    lay = Layout().hero(DANOR, 2, 4, "E").hero(RORDIN, 4, 5, "N", hp=0).hero(ORLAF, 4, 3, "N")
    lay.spells(DANOR, "ember_burst")
    zombie, far = lay.monster("zombie", 3, 4, "W"), lay.monster("zombie", 5, 6, "W")
    table = lay.turn(DANOR).table(attack=[(1, 1, 1, 1)] * 2, defence=[(6,) * 4, (6, 6)])  # from behind Orlaf
    table.choose(HEROES_SEAT, CastAt(BURST, cell(3, 4)))
    assert table.choices(HEROES_SEAT) == [Strike(ORLAF), Strike(zombie)]
    table.choose(HEROES_SEAT, Strike(ORLAF))
    assert [told.target for told in table.told(Attacked)] == [ORLAF, zombie] and far in table.state.monsters


@pytest.mark.rule("DSO-RULING-190", "DSO-RULING-55")
def test_whoever_has_fallen_meanwhile_is_left_out_of_an_area() -> None:
    lay = Layout().hero(RORDIN, 4, 5, "N", hp=0).hero(ORLAF, 4, 3, "N")
    zombie = lay.monster("zombie", 3, 4, "W")
    assert still_there(lay.s, (RORDIN, ORLAF, zombie, zombie + 1)) == (ORLAF, zombie)
    assert AreaAttack(DANOR, BURST, ()).targets == ()


@pytest.mark.rule("DSO-RULING-191")
def test_a_push_goes_along_the_longer_way_or_the_diagonal_and_stops_before_a_figure() -> None:
    for x, y, ends in ((2, 5, [(4, 5), (5, 5)]), (2, 2, [(4, 4), (5, 5)]), (3, 6, [])):
        lay = Layout().hero(DANOR, x, y, "E").spells(DANOR, "breaker_wave")
        if not ends:
            lay.s.facing[DANOR] = 0
        lay.s.high = lay.s.low = lay.s.chests = 0
        place = (3, 3) if y == 2 else (3, 5)
        warrior = lay.monster("skeleton_warrior", *place, "W")
        if not ends:
            lay.monster("zombie", 3, 4, "W")
        table = lay.turn(DANOR).table(attack=[(6, 1, 1, 1)], defence=[(1, 1, 1)])
        table.choose(HEROES_SEAT, Cast(spell_called("breaker_wave"), warrior))
        assert table.told(Pushed) == [Pushed(warrior, cell(*end)) for end in ends]


@pytest.mark.rule("DSO-RULING-201")
def test_a_wolfs_leap_is_a_move_of_four_squares_beside_the_heros_own() -> None:
    lay = Layout().hero(DANOR, 0, 4, "E").hero(RORDIN, 3, 4, "N").spells(DANOR, "wolfs_leap").turn(DANOR)
    table = lay.table().choose(HEROES_SEAT, Cast(spell_called("wolfs_leap"), RORDIN))
    turn = table.state.turns[-1]
    assert (turn.figure, turn.points, turn.acted, turn.smoke, turn.leap) == (RORDIN, 4, True, True, True)
    table.choose(HEROES_SEAT, Step(cell(3, 5)), Face(Direction(2))).expects(HEROES_SEAT, HERO_TURN)
    assert at(table.state, RORDIN) == (3, 5, "S") and table.state.turns[-1].figure == DANOR


@pytest.mark.rule("DSO-SPELL-08")
def test_whom_a_boss_calls_is_placed_within_three_squares_of_it() -> None:
    lay = Layout().hero(RORDIN, 0, 6, "N")
    king = lay.monster("undead_dwarf_king", 5, 1, "W")
    table = lay.activation(king).table().choose(GM_SEAT, CastAlone(spell_called("grave_call")))
    assert table.refused(GM_SEAT, PlaceAt(cell(1, 1))) == "DSO-SPELL-08"
    table.choose(GM_SEAT, PlaceAt(cell(2, 1)), Face(Direction(1)))
    called = table.state.monsters[-1]
    assert at(table.state, called) == (2, 1, "E") and not activatable(table.state)


@pytest.mark.rule("DSO-ROUND-07", "DSO-RULING-216", "DSO-RULING-217")
def test_shackled_minions_used_and_late_monsters_cannot_be_activated() -> None:
    lay = Layout().hero(RORDIN, 0, 6, "N")
    one, other = lay.monster("zombie", 9, 1, "S"), lay.monster("ghost", 9, 2, "S")
    king, late = lay.monster("undead_dwarf_king", 9, 3, "S"), lay.monster("skeleton_warrior", 9, 4, "S")
    lay.s.late = (int(late),)
    assert activatable(lay.s) == [one, other, king]
    lay.s.lasting = ((RIME, one, DANOR), (RIME, king, DANOR))
    assert activatable(lay.s) == [other, king]
    lay.s.used[other] = True
    assert activatable(lay.s) == [king]


# Attacks


@pytest.mark.rule("DSO-DMG-06", "DSO-DMG-07")
def test_a_minion_that_suffers_too_few_hits_stays_and_one_that_suffers_enough_goes() -> None:
    for dice, gone in (((6, 1, 1, 1, 1), False), ((6, 6, 1, 1, 1), True)):
        lay = Layout().hero(ORLAF, 3, 4, "N")
        zombie = lay.monster("zombie", 3, 3, "S")
        table = lay.turn(ORLAF).table(attack=[dice], defence=[(1, 1)]).choose(HEROES_SEAT, Strike(zombie))
        assert bool(table.told(Destroyed)) is gone and bool(table.told(Unharmed)) is not gone
        assert (zombie not in table.state.monsters) is gone


@pytest.mark.rule("DSO-MEL-10", "DSO-DMG-01", "DSO-DMG-04")
def test_without_a_hit_neither_hero_nor_boss_loses_anything() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    king = lay.monster("undead_dwarf_king", 3, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(2, 2, 1, 1)], defence=[(1,) * 5]).choose(HEROES_SEAT, Strike(king))
    assert table.told(Unharmed) == [Unharmed(king)] and table.state.lost[king] == 0 and table.state.aggressive
    lay = Layout().hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(2, 2)], defence=[(1,) * 4]).choose(GM_SEAT, Strike(RORDIN))
    assert table.told(Unharmed) == [Unharmed(RORDIN)] and table.state.sheets[RORDIN].hp == 5


@pytest.mark.rule("DSO-RULING-159")
def test_what_a_monster_fails_in_does_not_anger_the_game_master() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    for fight, angry in ((Fight(zombie, RORDIN), False), (Fight(RORDIN, zombie, free=True), False)):
        _fail(lay.s, fight, "DSO-DMG-07")
        assert lay.s.aggressive is angry
    _fail(lay.s, Fight(ORLAF, zombie, SPELL_ATTACK), "DSO-DMG-07")
    assert lay.s.aggressive


@pytest.mark.rule("DSO-MEL-04", "DSO-MEL-11")
def test_kindled_steel_goes_out_with_the_attack_it_helped_and_no_other_effect_does() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").hero(DANOR, 5, 5, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    lay.s.lasting = ((KINDLED, DANOR, DANOR), (KINDLED, ORLAF, DANOR), (0, ORLAF, DANOR))
    table = lay.turn(ORLAF).table(attack=[(1,) * 7], defence=[(6, 6)]).choose(HEROES_SEAT, Strike(zombie))
    assert table.state.lasting == ((KINDLED, DANOR, DANOR), (0, ORLAF, DANOR))


@pytest.mark.rule("DSO-RULING-34", "DSO-DIS-04", "DSO-RULING-38")
def test_nobody_strikes_at_or_steps_with_a_figure_that_has_fallen() -> None:
    def script(hp: int, facing: str = "S") -> tuple[bool, bool]:
        lay = Layout().hero(ORLAF, 3, 4, "N", hp=hp).hero(RORDIN, 0, 0, "N").turn(ORLAF)
        zombie = lay.monster("zombie", 3, 3, facing)
        found = run_free_attack(lay.s, FreeAttack(zombie, ORLAF))
        if found is not None:
            found.close()
        run_arrive(lay.s, Arrive(ORLAF, cell(3, 5)))
        return found is not None, at(lay.s, ORLAF)[:2] == (3, 5)

    assert script(5) == (True, True) and script(5, "N") == (False, True) and script(0) == (False, False)
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6,) * 5], defence=[(1, 1)]).choose(GM_SEAT, Step(cell(4, 2)))
    assert table.told(FreeAttacked) == [FreeAttacked(ORLAF, zombie)] and table.state.monsters == ()


# Trades


@pytest.mark.rule("DSO-RULING-127", "DSO-RULING-212")
def test_gear_handed_over_takes_its_spent_use_with_it_and_leaves_the_rest() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 5, "N")
    lay.gear(RORDIN, ["buckler", "iron_cap"], ["great_blade", "trail_boots"]).gear(ORLAF, [], ["war_hammer"])
    lay.turn(RORDIN)
    lay.s.sheets[RORDIN].spent = (gear_called("iron_cap"),)
    table = lay.table().choose(HEROES_SEAT, GiveGear(gear_called("great_blade"), ORLAF))
    giver, taker = table.state.sheets[RORDIN], table.state.sheets[ORLAF]
    assert giver.active == (gear_called("buckler"), gear_called("iron_cap"))
    assert giver.stored == (gear_called("trail_boots"),) and taker.spent == ()
    assert taker.stored == (gear_called("war_hammer"), gear_called("great_blade")) and taker.active == ()


@pytest.mark.rule("DSO-TRADE-01", "DSO-TRADE-02")
def test_a_trade_needs_a_hero_beside_the_giver_and_no_enemy_beside_either() -> None:
    draught = cards_called("red_draught")[0]

    def offered(*monsters: tuple[int, int]) -> list[GiveCard]:
        lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 5, "N").hero(DANOR, 2, 4, "N").hero(MADRIGA, 5, 5, "N")
        for x, y in monsters:
            lay.monster("zombie", x, y, "N")
        found: list[GiveCard] = lay.items(RORDIN, "red_draught").turn(RORDIN).table().choices(HEROES_SEAT, GiveCard)
        return found

    assert offered() == [GiveCard(draught, DANOR), GiveCard(draught, ORLAF)]
    assert offered((3, 6)) == [GiveCard(draught, DANOR)] and offered((4, 3)) == []


# Setup


@pytest.mark.rule("DSO-SETUP-11", "DSO-SETUP-12")
def test_only_two_different_spheres_are_a_choice() -> None:
    table = Table(GAME, seats=1, options={"quest": "q0_proving_cell"}, seed=3).expects(0, PICK_FEAT)
    for hero in range(4):
        table.choose(0, ChooseFeat(FEATS_OF[hero][1]))
    assert table.refused(0, ChooseSpheres(Sphere(1), Sphere(1))) == "DSO-SETUP-12"
    assert [sheet.feat for sheet in table.state.sheets] == [FEATS_OF[hero][1] for hero in range(4)]


@pytest.mark.rule("DSO-ROUND-01", "DSO-ROUND-02", "DSO-RULING-186")
def test_a_hero_that_has_gone_is_not_chosen_again_and_a_monster_never() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "E").hero(ORLAF, 1, 0, "E")
    zombie = lay.monster("zombie", 8, 5, "N")
    lay.s.interrupts = 0
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    assert table.refused(HEROES_SEAT, CHOOSE[RORDIN]) == "DSO-ROUND-01"
    assert table.refused(HEROES_SEAT, type(CHOOSE[RORDIN])(zombie)) == "DSO-ROUND-02"


# Wandering Monsters


@pytest.mark.rule("DSO-RULING-01")
def test_adjacent_squares_are_one_away_and_walls_make_the_way_long() -> None:
    lay = Layout(doors=[D1]).hero(RORDIN, 2, 2, "N")
    far = path_distances(lay.s, cell(2, 2))
    assert [far[cell(x, y)] for x, y in ((2, 2), (3, 2), (1, 2), (2, 0), (4, 4), (0, 0))] == [0, 1, 1, 2, 2, 3]
    assert far[cell(6, 2)] > 100


@pytest.mark.rule("DSO-WAND-02", "DSO-WAND-04")
def test_the_first_comes_within_five_squares_and_the_second_from_five_on() -> None:
    lay = Layout(doors=[D1, D2]).hero(RORDIN, 0, 6, "N")
    zombie = kind_of("zombie")
    first, second = (placing_cells(lay.s, zombie, RORDIN, later) for later in (False, True))
    assert first & squares((4, 6), (5, 6), (6, 3)) == squares((4, 6), (5, 6))
    assert second & squares((4, 6), (5, 6), (6, 3)) == squares((5, 6), (6, 3))
    lay = Layout().hero(RORDIN, 0, 6, "N")
    assert not placing_cells(lay.s, zombie, RORDIN, True) & squares((6, 3), (4, 0))  # no way at all


@pytest.mark.rule("DSO-FEAT-04")
def test_a_feat_of_another_hero_is_refused_whatever_it_would_do() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").feat(ORLAF, "reaping_circle")
    lay.monster("zombie", 3, 3, "S")
    table = lay.turn(ORLAF).table()
    assert table.refused(HEROES_SEAT, UseFeat(feat_called("avalanche_charge"))) == "DSO-FEAT-04"
    assert UseFeat(feat_called("reaping_circle")) in table.choices(HEROES_SEAT)
