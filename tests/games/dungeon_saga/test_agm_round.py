"""A round of the Automated Game Master: mood, Interrupts, targets; and rounds by the book."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.automa.activation import Plan
from flambeau.games.dungeon_saga.automa.order import interrupter, printed_value
from flambeau.games.dungeon_saga.automa.targets import engaged_by, preferred
from flambeau.games.dungeon_saga.box import DANOR, KIND, MADRIGA, ORLAF, RORDIN, SIZE, Figure
from flambeau.games.dungeon_saga.choices import CHOOSE, END_TURN, PASS, REVIVE, Activate, Face, Step, Strike
from flambeau.games.dungeon_saga.events import FreeAttacked, InterruptDrawn, Interrupted, TrapRolled
from flambeau.games.dungeon_saga.model import MELEE_ATTACK
from flambeau.games.dungeon_saga.rules.board import free_miniature
from flambeau.games.dungeon_saga.rules.dice import attack_dice
from flambeau.games.dungeon_saga.rules.monsters import activatable
from flambeau.games.dungeon_saga.rules.rounds import GM_TURN, INTERRUPT, NEXT_HERO
from flambeau.games.dungeon_saga.rules.sight import is_visible
from flambeau.games.dungeon_saga.rules.topics import MONSTER_TURN
from flambeau.kit import Table
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D2, GM_SEAT, HEROES_SEAT, Layout, at, cell

MARKED, PLAIN = 0, 2


def angry(*discards: int, tokens: int = 4) -> Layout:
    """Four Heroes in a closed room far from a Zombie that can be activated, and an aggressive mood."""
    lay = Layout(automated=True)
    for number, hero in enumerate((RORDIN, DANOR, MADRIGA, ORLAF)):
        lay.hero(hero, number, 6, "N")
    for x in (7, 8, 9):
        lay.monster("zombie", x, 5, "N")
    lay.s.aggressive, lay.s.interrupts = True, tokens
    return lay.discards(*discards)


def turns(table: Table, *heroes: int) -> Table:
    """These Heroes do nothing, one after the other."""
    for hero in heroes:
        table.choose(HEROES_SEAT, CHOOSE[hero], END_TURN)
    return table


@pytest.mark.rule("DSO-AGM-INT-04", "DSO-RULING-156", "DSO-EX-41")
def test_one_success_brings_interrupts_at_all_intervals_without_another_draw() -> None:
    table = turns(angry(PLAIN, MARKED).table(), RORDIN)
    assert len(table.told(Interrupted)) == 0 and table.state.discard == (MARKED, PLAIN)
    turns(table, DANOR, MADRIGA)
    assert len(table.told(Interrupted)) == 2 and len(table.told(InterruptDrawn)) == 2


@pytest.mark.rule("DSO-AGM-INT-01", "DSO-RULING-155")
def test_automated_interrupts_keep_to_tokens_and_to_two_a_round() -> None:
    assert len(turns(angry(MARKED, tokens=1).table(), RORDIN, DANOR, MADRIGA).told(Interrupted)) == 1
    assert len(turns(angry(MARKED).table(), RORDIN, DANOR, MADRIGA).told(Interrupted)) == 2
    lay = angry(MARKED)
    lay.s.aggressive = False
    assert turns(lay.table(), RORDIN).told(InterruptDrawn) == []


@pytest.mark.rule("DSO-AGM-INT-09", "DSO-AGM-MOOD-03", "DSO-RULING-158")
def test_damage_in_an_interrupt_costs_the_token_and_turns_the_mood() -> None:
    for dice, hurt in (((6, 6), True), ((1, 1), False)):
        lay = Layout(automated=True).hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 0, "N")
        lay.monster("zombie", 3, 3, "S")
        lay.s.aggressive = True
        table = lay.discards(MARKED).table(attack=[dice], defence=[(1, 1, 1, 1) if hurt else (6, 6, 6, 6)])
        turns(table, ORLAF)
        assert table.state.interrupts == 3 and table.state.lent == int(not hurt)
        assert table.state.aggressive is not hurt


@pytest.mark.rule("DSO-AGM-MOOD-01", "DSO-AGM-MOOD-06")
def test_a_triggered_trap_makes_the_mood_aggressive() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 0, "N").trap(0, 0, 0, 5, "E").turn(RORDIN)
    table = lay.table(trap=[(3,)], gas=[(1,)])
    assert not table.state.aggressive
    table.choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.state.aggressive


@pytest.mark.rule("DSO-RULING-157", "DSO-AGM-INT-05")
def test_an_interrupt_looks_at_the_printed_value_not_at_the_attack_it_would_make() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    archer, zombie = lay.monster("skeleton_archer", 3, 3, "S"), lay.monster("zombie", 2, 4, "E")
    assert (printed_value(archer), printed_value(zombie)) == (3, 2)
    assert interrupter(lay.s).best == [archer]  # though it would strike with two dice


@pytest.mark.rule("DSO-AGM-TERM-06", "DSO-RULING-147")
def test_support_counts_monsters_beside_the_hero_whichever_way_they_look() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 5, 6, "N")
    warrior = lay.monster("skeleton_warrior", 0, 1, "S")
    away = lay.monster("zombie", 3, 3, "N")
    lay.s.used[away] = True
    assert engaged_by(lay.s, warrior, ORLAF) == 1
    assert preferred(lay.s, warrior, [DANOR, ORLAF]).best == [ORLAF]


@pytest.mark.rule("DSO-RULING-143", "DSO-RULING-172")
def test_a_vicious_monster_leaves_a_front_arc_for_the_weakest_and_is_struck_at() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 3, 6, "N", hp=1)
    revenant = lay.monster("dwarf_revenant", 3, 3, "S")
    plan = Plan(lay.s, revenant)
    assert plan.verdict.best == [DANOR] and plan.risk
    dice = {"attack": [(1,) * 5, (1,) * 4], "defence": [(6,) * 4, (6,) * 3]}
    table = lay.activation(revenant).table(dice)
    assert table.told(FreeAttacked) == [FreeAttacked(ORLAF, revenant)]
    assert at(table.state, revenant)[:2] != (3, 3)


@pytest.mark.rule("DSO-RULING-143", "DSO-AGM-DEF-01")
def test_any_other_monster_stays_in_a_front_arc_as_long_as_it_can_fight() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 3, 6, "N", hp=1)
    zombie = lay.monster("zombie", 3, 3, "S")
    assert Plan(lay.s, zombie).verdict.best == [ORLAF] and Plan(lay.s, zombie).risk is None


@pytest.mark.rule("DSO-AGM-07", "DSO-RULING-171", "DSO-AGM-12")
def test_the_villain_passes_on_at_the_end_of_each_round() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 5, "N")
    lay.s.owners, lay.s.villain = (0, 0, 0, 1), 1
    table = Table(lay.table().game, lay.s, seats=2, options={"quest": lay.s.quest})
    table.choose(0, CHOOSE[RORDIN], END_TURN).choose(1, CHOOSE[ORLAF], END_TURN)
    assert table.state.villain == 0 and table.state.round == 2


# By the book


def human(monsters: int = 2) -> Layout:
    """Two Heroes and some Zombies, run by people."""
    lay = Layout().hero(RORDIN, 3, 6, "N").hero(ORLAF, 5, 6, "N")
    for x in range(monsters):
        lay.monster("zombie", x, 1, "S")
    return lay


@pytest.mark.rule("DSO-ROUND-07", "DSO-ROUND-08", "DSO-ROUND-10")
def test_the_game_master_uses_all_some_or_none_of_the_monsters_each_once() -> None:
    lay = human()
    one, other = [Figure(monster) for monster in lay.s.monsters]
    table = (
        lay.gm_turn().table().expects(GM_SEAT, GM_TURN).choose(GM_SEAT, Activate(other)).expects(GM_SEAT, MONSTER_TURN)
    )
    table.choose(GM_SEAT, table.choices(GM_SEAT, Step)[-1])
    table.choose(GM_SEAT, Face(Direction(2)), END_TURN).expects(GM_SEAT, GM_TURN)
    assert table.refused(GM_SEAT, Activate(other)) == "DSO-ROUND-10" and activatable(table.state) == [one]
    table.choose(GM_SEAT, END_TURN).expects(HEROES_SEAT, NEXT_HERO)


@pytest.mark.rule("DSO-ROUND-09", "DSO-INT-02", "DSO-INT-07")
def test_an_interrupt_uses_a_token_and_the_monsters_activation() -> None:
    lay = human()
    zombie = Figure(lay.s.monsters[0])
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).expects(GM_SEAT, INTERRUPT)
    table.choose(GM_SEAT, Activate(zombie), END_TURN)
    assert table.state.interrupts == 3 and table.state.used[zombie]
    table.choose(HEROES_SEAT, CHOOSE[ORLAF], END_TURN).expects(GM_SEAT, GM_TURN)
    assert table.refused(GM_SEAT, Activate(zombie)) == "DSO-ROUND-10"


@pytest.mark.rule("DSO-INT-08", "DSO-INT-05")
def test_used_tokens_are_gone_and_there_is_a_hero_turn_between_two_interrupts() -> None:
    lay = human()
    first, second = [Figure(monster) for monster in lay.s.monsters]
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
    table.choose(GM_SEAT, Activate(first), END_TURN).expects(HEROES_SEAT, NEXT_HERO)  # no second one at once
    table.choose(HEROES_SEAT, CHOOSE[ORLAF], END_TURN).choose(GM_SEAT, Activate(second), END_TURN)
    assert table.state.round == 2 and table.state.interrupts == 3


@pytest.mark.rule("DSO-INT-09", "DSO-RULING-96", "DSO-RULING-41")
def test_a_revival_is_a_turn_gives_an_interrupt_and_a_new_facing() -> None:
    lay = human(1).hero(RORDIN, 3, 6, "N", hp=0)
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], REVIVE, Face(Direction(1)))
    assert table.state.interrupts == 5 and at(table.state, RORDIN) == (3, 6, "E")
    table.expects(GM_SEAT, INTERRUPT).choose(GM_SEAT, PASS)


@pytest.mark.rule("DSO-AGM-INT-10")
def test_a_revival_feeds_the_automated_pool_too() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 6, "N", hp=0).hero(ORLAF, 5, 6, "N")
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], REVIVE, Face(Direction(1)))
    assert table.state.interrupts == 5


@pytest.mark.rule("DSO-RULING-28")
def test_a_monster_without_a_free_figure_is_not_placed() -> None:
    lay = Layout()
    for x in range(4):
        lay.monster("zombie", x, 1, "S")
    assert free_miniature(lay.s, KIND[lay.s.monsters[0]]) == -1


@pytest.mark.rule("DSO-FURN-01", "DSO-FURN-04", "DSO-FURN-02")
def test_high_furniture_blocks_sight_and_chests_are_low() -> None:
    lay = Layout().hero(MADRIGA, 1, 4, "N")
    hidden, seen = lay.monster("zombie", 1, 1, "S"), lay.monster("zombie", 3, 1, "S")
    assert not is_visible(lay.s, MADRIGA, hidden)
    lay.hero(MADRIGA, 3, 4, "N")
    assert is_visible(lay.s, MADRIGA, seen) and lay.s.chests & lay.s.low == lay.s.chests


@pytest.mark.rule("DSO-TRAP-07", "DSO-TRAP-08", "DSO-TRAP-12")
def test_a_trap_rolls_for_its_kind_strikes_with_three_dice_and_is_gone() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 0, "N").trap(0, 0, 0, 5, "E").turn(RORDIN)
    table = lay.table(trap=[(1,)], attack=[(1, 1, 1)], defence=[(1, 1, 1, 1)])
    table.choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.told(TrapRolled) == [TrapRolled(RORDIN, 1, "darts")] and table.state.traps == ()


@pytest.mark.rule("DSO-MEL-01", "DSO-ARC-03")
def test_a_figure_fights_only_what_is_in_its_front_arc() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    ahead, behind = lay.monster("zombie", 3, 3, "S"), lay.monster("zombie", 3, 5, "N")
    table = lay.turn(ORLAF).table()
    assert [choice.target for choice in table.choices(HEROES_SEAT, Strike)] == [ahead]
    assert table.refused(HEROES_SEAT, Strike(behind)) == "DSO-MEL-01"
    assert attack_dice(lay.s, ORLAF, ahead, MELEE_ATTACK) == 4 and SIZE[KIND[ahead]] == 1


@pytest.mark.rule("DSO-DOOR-05")
def test_an_open_door_stays_open() -> None:
    lay = Layout(doors=[D2]).hero(RORDIN, 5, 3, "E").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(6, 3)), Face(Direction(0)), END_TURN)
    assert table.state.open >> D2 & 1 and not table.state.closed >> D2 & 1
