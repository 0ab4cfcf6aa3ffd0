"""Borders of rules that breaking them on purpose showed to be untested: a deck's first card, the third of two dice."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import Die, Item, Marker
from flambeau.games.tiny_epic_dungeons.choices import (
    ENTER_LAIR,
    PAY,
    SHIFT_HAND,
    Aid,
    Explore,
    GiveUp,
    Perform,
    Raise,
    Reroll,
    RerollAny,
    ShoveTo,
    Walk,
    Wound,
)
from flambeau.games.tiny_epic_dungeons.events import FoeAttacked, Healed, Hurt, Woke
from flambeau.games.tiny_epic_dungeons.model import ENTRANCE, LAIR, EnemyAttack, Mend, Shove, Trial
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, ITEMS, NO_GEAR
from flambeau.games.tiny_epic_dungeons.rules.attack import PUSHING, ways_away
from flambeau.games.tiny_epic_dungeons.rules.boss import area
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN, has_room
from flambeau.games.tiny_epic_dungeons.rules.movement import SNEAKING
from flambeau.games.tiny_epic_dungeons.rules.reveal import pile_at
from flambeau.games.tiny_epic_dungeons.rules.skill import ROLLED
from flambeau.games.tiny_epic_dungeons.rules.values import foe_defence, result_bonus, speed_of
from flambeau.games.tiny_epic_dungeons.vocabulary import AGILITY, MELEE, MISSILE
from flambeau.kernel import Intent, Pile
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    ISAVETH,
    LIANE,
    MINOTAUR,
    OSWIN,
    TAVISH,
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
    space,
    take,
)  # fmt: skip


@pytest.mark.rule("TED-BHP-01")
def test_there_are_as_many_boss_markers_as_heroes_and_no_more() -> None:
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm", (8, 8), altars=1)
    s.heroes[LIANE].cell = space(0)
    table = play(s, hero=[(6, 2, 2)], enemy=[2]).choose(0, attack("twin_blades", wyrm), take(1, 2, 3))
    assert table.choices(0, Wound) == [Wound(Marker(0)), Wound(Marker(1))]
    assert table.refused(0, Wound(Marker(2))) == "TED-BHP-01"


@pytest.mark.rule("TED-HEAL-01")
def test_healing_a_conscious_hero_wakes_nobody() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.heroes[BRUNA].health = 3
    table = play(s).choose(0, Aid(DEEDS["mending_touch"], BRUNA))
    assert table.told(Healed) == [Healed(BRUNA, 2)] and table.told(Woke) == []


@pytest.mark.rule("TED-LAIR-07", "TED-LAIR-10", "TED-RULING-89")
def test_with_1_speed_left_one_does_not_step_onto_an_occupied_space() -> None:
    for rooms, steps in ((2, False), (1, True)):
        s = lay_out(DRUSK, BRUNA, act=2)
        lair_door(s, "D3")
        boss(s, "wyrm")
        s.heroes[DRUSK].cell, s.heroes[BRUNA].cell = space(2), space(3)
        s.turn.rooms = rooms
        assert (Walk(space(3)) in play(s).choices(0)) == steps
        assert Walk(space(1)) in play(s).choices(0)


@pytest.mark.rule("TED-RULING-68", "TED-PORT-01")
def test_where_no_other_room_is_revealed_nobody_teleports() -> None:
    s = lay_out(DRUSK, BRUNA)
    gear(s, DRUSK, "recall")
    assert Perform(DEEDS["recall"]) in play(s).choices(0)
    s.ground = 1 << ENTRANCE
    assert play(s).refused(0, Perform(DEEDS["recall"])) == "TED-RULING-29"


@pytest.mark.rule("TED-FREE-14")
def test_every_worn_card_may_be_discarded_the_first_of_all_too() -> None:
    s = lay_out(DRUSK, BRUNA)
    first = Item(0)
    gear(s, DRUSK, next(name for name, item in ITEMS.items() if item == first))
    table = play(s)
    assert table.choices(0, GiveUp) == [GiveUp(first)]
    table.choose(0, GiveUp(first))
    assert first not in table.state.heroes[DRUSK].gear


@pytest.mark.rule("TED-RULING-82", "TED-SETUP-05")
@pytest.mark.parametrize(("left", "pile"), [(21, 0), (13, 0), (12, 1), (5, 1), (4, 2), (1, 2)])
def test_the_deck_of_two_heroes_tells_from_which_pile_its_top_card_comes(left: int, pile: int) -> None:
    s = lay_out(DRUSK, BRUNA)
    s.dungeon = Pile(tuple(range(left)))
    assert pile_at(s, 0) == pile


@pytest.mark.rule("TED-ICON-15")
def test_a_reroll_of_one_die_is_no_reroll_of_many_and_only_dice_that_lie_there_are_rolled() -> None:
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "sp_twist", "penny", "sp_thorn")
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 3)], enemy=[2], reroll=[(6, 5)]).choose(0, attack("thorn", MINOTAUR)).expects(0, ROLLED)
    assert table.refused(0, RerollAny(DEEDS["penny"], True, False, False)) == "TED-ICON-15"
    assert table.refused(0, Reroll(DEEDS["twist"], Die(0))) == "TED-ICON-15"
    assert table.refused(0, RerollAny(DEEDS["twist"], True, False, True)) != ""
    assert table.refused(0, RerollAny(DEEDS["twist"], False, False, False)) != ""
    table.choose(0, RerollAny(DEEDS["twist"], True, True, False))
    assert table.state.trial.dice == (6, 5)


@pytest.mark.rule("TED-STAT-05", "TED-RULING-07")
def test_bought_speed_is_the_active_heros_own() -> None:
    s = lay_out(DRUSK, LIANE)
    table = play(s).choose(0, Perform(DEEDS["sprint"]))
    assert speed_of(table.state, DRUSK) == 3 + 1 and speed_of(table.state, LIANE) == 5


@pytest.mark.rule("TED-RULING-102")
def test_who_has_nothing_to_help_with_is_told_so_and_not_that_anothers_spell_is_missing() -> None:
    assert play(lay_out(DRUSK, BRUNA)).refused(0, Intent(Aid, hero=BRUNA)) == "TED-RULING-29"


@pytest.mark.rule("TED-RULING-47", "TED-BHP-01")
def test_no_marker_rises_that_is_not_there() -> None:
    s = lay_out(DRUSK, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "brood", (5, 5))
    s.todo.append(Mend())
    table = play(s)
    assert table.choices(0, Raise) == [Raise(Marker(0)), Raise(Marker(1))]
    assert table.refused(0, Raise(Marker(2))) == "TED-BHP-01"


@pytest.mark.rule("TED-BCTR-03", "TED-RULING-54")
def test_the_brood_queen_regains_a_point_when_the_enemy_die_shows_the_torch() -> None:
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    brood = boss(s, "brood", (5, 0))
    s.heroes[LIANE].cell = space(0)
    table = play(s, hero=[(3, 3, 3)], enemy=[TORCH]).choose(0, attack("twin_blades", brood), take(1))
    assert table.choices(0, Raise) == [Raise(Marker(0))]
    assert table.choose(0, Raise(Marker(0))).state.markers == [6, 0]


@pytest.mark.rule("TED-RULING-41", "TED-RULING-110")
def test_out_of_the_lair_an_attack_reaches_the_door_by_option_and_nothing_else() -> None:
    for exposed in (True, False):
        s = lay_out(LIANE, BRUNA, act=2, exposed=exposed)
        lair_door(s, "D3")
        assert area(s, LAIR, 4) == 1 << LAIR | (exposed << at("D3"))
        assert area(s, LAIR, 0) == 1 << LAIR


@pytest.mark.rule("TED-RULING-94", "TED-RULING-40")
def test_the_lair_is_part_of_the_map_from_act_2_on() -> None:
    s = lay_out(LIANE, BRUNA)
    lair_door(s, "D3")
    s.bosses, s.hearts, s.heroes[LIANE].cell = Pile((0, 1)), 2, at("D3")
    assert not s.ground >> LAIR & 1
    assert play(s).choose(0, ENTER_LAIR).state.ground >> LAIR & 1


@pytest.mark.rule("TED-TEST-19", "TED-SET-03")
def test_missiles_add_the_weapons_bonus_and_that_of_the_falcon() -> None:
    s = lay_out(TAVISH, BRUNA)
    gear(s, TAVISH, "crossbow", "falcon_cloak", "falcon_feather")
    s.trial = Trial(DEEDS["crossbow"], AGILITY)
    assert result_bonus(s, TAVISH) == 1 + 1 + 1  # the weapon, two cards of the set, the feather


@pytest.mark.rule("TED-BATK-04", "TED-ATK-09")
def test_the_knight_defends_itself_better_in_melee_only() -> None:
    s = lay_out(TAVISH, BRUNA, act=2)
    knight = boss(s, "knight")
    assert (foe_defence(s, knight, MELEE), foe_defence(s, knight, MISSILE)) == (6, 5)


@pytest.mark.rule("TED-EACT-02", "TED-EACT-03", "TED-RULING-100")
def test_the_knight_strikes_its_room_and_less_hard_the_rooms_beside_it() -> None:
    s = lay_out(TAVISH, BRUNA, OSWIN, act=2, rooms="D3 D2")
    lair_door(s, "C4")
    knight = boss(s, "knight", (8, 8, 8), square="D4")
    s.heroes[BRUNA].cell, s.heroes[OSWIN].cell = at("D3"), at("D2")
    s.todo.append(EnemyAttack(knight))
    table = play(s)
    assert table.told(FoeAttacked) == [FoeAttacked(knight)]
    assert table.told(Hurt) == [Hurt(TAVISH, 3), Hurt(BRUNA, 1)]


@pytest.mark.rule("TED-RULING-57")
@pytest.mark.parametrize("hand", [0, 1])
def test_the_first_card_of_all_moves_to_the_other_hand_too(hand: int) -> None:
    s = lay_out(DRUSK, BRUNA)
    assert SHIFT_HAND not in play(s).choices(0)
    s.heroes[DRUSK].gear = (*NO_GEAR[:hand], ITEMS["lion_fang"], *NO_GEAR[hand + 1 :])
    table = play(s)
    assert ITEMS["lion_fang"] == 0 and SHIFT_HAND in table.choices(0)


@pytest.mark.rule("TED-RULING-49")
def test_who_passes_over_a_comrades_space_may_take_free_actions() -> None:
    s = lay_out(DRUSK, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[DRUSK].cell = s.heroes[BRUNA].cell = space(1)
    s.turn.rooms = 1
    assert has_room(s, None, Perform(DEEDS["sprint"])) and not has_room(s, None, attack("pit_axe", GOBLIN_1))


@pytest.mark.rule("TED-EXPL-01", "TED-RULING-92")
def test_a_granted_move_explores_beside_the_hero_only() -> None:
    s = lay_out(LIANE, BRUNA, rooms="D3")
    beside = face_down(s, "C4", "room_01")
    table = play(s, hero=[(6, 3, 3)]).choose(0, Perform(DEEDS["ghost_step"]), take(1), PAY).expects(0, SNEAKING)
    assert table.choices(0, Explore) == [Explore(beside)]
    assert table.refused(0, Explore(at("A1"))) == "TED-EXPL-01"
    assert table.refused(0, Explore(at("D3"))) == "TED-EXPL-01"


@pytest.mark.rule("TED-RULING-92")
def test_a_granted_move_has_the_current_speed_in_rooms_however_many_were_entered_before() -> None:
    s = lay_out(LIANE, BRUNA, rooms="D3 D2")
    s.turn.rooms = 2
    table = play(s, hero=[(6, 3, 3)]).choose(0, Perform(DEEDS["ghost_step"]), take(1), PAY)
    for to in ("D3", "D2", "D3", "D2", "D3"):
        table.expects(0, SNEAKING).choose(0, Walk(at(to)))
    table.expects(0, TURN)  # five Rooms
    assert table.state.turn.rooms == 2


@pytest.mark.rule("TED-RULING-66")
def test_a_push_from_the_next_room_never_leads_towards_the_hero() -> None:
    s = lay_out(ISAVETH, BRUNA, rooms="D3 D2 C3")
    goblin(s, 1, "pikeling", "D3")
    assert ways_away(s, GOBLIN_1) == [at("D2"), at("C3")]
    s.foe_at[GOBLIN_1] = at("C3")
    assert ways_away(s, GOBLIN_1) == []


@pytest.mark.rule("TED-RULING-66")
def test_nobody_is_pushed_in_the_lair_or_out_of_it_or_after_death() -> None:
    s = lay_out(ISAVETH, BRUNA, act=2)
    lair_door(s, "D3")
    s.heroes[ISAVETH].cell = space(0)
    assert ways_away(s, boss(s, "giant")) == []
    goblin(s, 1, "pikeling", "D3")
    s.heroes[ISAVETH].cell = ENTRANCE
    assert ways_away(s, GOBLIN_1) == []  # not into the Lair
    s = lay_out(ISAVETH, BRUNA, rooms="D3")
    assert ways_away(s, GOBLIN_1) == []


@pytest.mark.rule("TED-RULING-66", "TED-ICON-18")
def test_a_push_goes_on_room_by_room_and_no_farther_than_it_says() -> None:
    s = lay_out(ISAVETH, BRUNA, rooms="D3 D2 D1")
    goblin(s, 1, "pikeling", "D4")
    s.todo.append(Shove(GOBLIN_1, 2))
    table = play(s).choose(0, ShoveTo(at("D3"))).expects(0, PUSHING).choose(0, ShoveTo(at("D2"))).expects(0, TURN)
    assert table.state.foe_at[GOBLIN_1] == at("D2")
