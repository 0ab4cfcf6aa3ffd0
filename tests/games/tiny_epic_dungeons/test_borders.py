"""More borders of rules that breaking them on purpose showed to be untested: what is refused, and second sources."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons import GAME
from flambeau.games.tiny_epic_dungeons.cards import LOOT, SPELL, Die
from flambeau.games.tiny_epic_dungeons.choices import (
    REST,
    Aid,
    Brace,
    ChangeDie,
    Explore,
    Lay,
    Perform,
    Reroll,
    RerollAny,
    Strike,
    TakeCard,
    Walk,
    is_step,
)
from flambeau.games.tiny_epic_dungeons.events import GoblinCame, Hurt
from flambeau.games.tiny_epic_dungeons.model import ENTRANCE, BossTorch, Recover, Sneak, Trial
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, ITEMS
from flambeau.games.tiny_epic_dungeons.rules.attack import NEXT_TARGET, can_kill
from flambeau.games.tiny_epic_dungeons.rules.boss import entered_by_foe
from flambeau.games.tiny_epic_dungeons.rules.counter import suits_the_attack
from flambeau.games.tiny_epic_dungeons.rules.danger import look_for_ways
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN, has_heroic_left
from flambeau.games.tiny_epic_dungeons.rules.effects import quicken
from flambeau.games.tiny_epic_dungeons.rules.movement import can_end_from, sneak
from flambeau.games.tiny_epic_dungeons.rules.reveal import LAYING, open_corridors
from flambeau.games.tiny_epic_dungeons.rules.skill import ROLLED
from flambeau.games.tiny_epic_dungeons.rules.turn import close_turn
from flambeau.games.tiny_epic_dungeons.rules.values import hero_dice, speed_of
from flambeau.games.tiny_epic_dungeons.rules.ways import floor_of
from flambeau.games.tiny_epic_dungeons.vocabulary import EXTRA, INTELLECT, KILLS_GOBLINS, KILLS_MINIONS, STRENGTH
from flambeau.kernel import Intent, Match, explain
from tests.games.tiny_epic_dungeons.laying import (
    BOSSES,
    BRUNA,
    DRUSK,
    GOBLIN_1,
    LIANE,
    MINOTAUR,
    OSWIN,
    SHIELD,
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
    search,
    space,
    stack,
    take,
)  # fmt: skip


@pytest.mark.rule("TED-RULING-41")
@pytest.mark.parametrize(("options", "exposed"), [({}, True), ({"lair_door_exposed": False}, False)])
def test_the_lair_door_is_exposed_unless_the_option_says_otherwise(options: dict[str, bool], exposed: bool) -> None:
    assert Match.start(GAME, 1, options, 1).state.exposed is exposed


@pytest.mark.rule("TED-RULING-85")
def test_only_a_target_that_was_not_struck_yet_comes_next() -> None:
    s = lay_out(LIANE, BRUNA, rooms="D3")
    gear(s, LIANE, "falcon_reach")
    goblin(s, 1, "cutter", "D4")
    goblin(s, 2, "pikeling", "D3")
    s.heroes[LIANE].focus = 4
    table = (
        play(s, hero=[(6, 3, 3)], enemy=[2])
        .choose(0, Perform(DEEDS["falcon_reach_all"]), take(1))
        .expects(0, NEXT_TARGET)
    )
    assert table.refused(0, Strike(MINOTAUR)) == "TED-RULING-85"


@pytest.mark.rule("TED-RULING-109")
def test_a_guard_against_melee_suits_the_heros_own_melee_attack_only() -> None:
    s = lay_out(BRUNA, OSWIN)
    for deed, suits in (("hammer", True), ("longbow", False)):
        s.trial = Trial(DEEDS[deed], STRENGTH)
        assert suits_the_attack(s, None, Brace(DEEDS["rock_guard"])) is suits  # type: ignore[arg-type]


@pytest.mark.rule("TED-RULING-60")
def test_a_second_source_gives_no_second_additional_action() -> None:
    s = lay_out(OSWIN, BRUNA)
    quicken(s, EXTRA, 1)
    assert s.turn.spare == 1
    s.turn.spare = 0  # it was used
    quicken(s, EXTRA, 1)
    assert s.turn.spare == 0


@pytest.mark.rule("TED-RULING-115")
def test_after_the_own_action_the_additional_one_may_be_anything_but_rest() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.turn.heroic, s.turn.spare = 0, 1
    assert has_heroic_left(s, None, attack("hammer", GOBLIN_1)) and not has_heroic_left(s, None, REST)


@pytest.mark.rule("TED-LOOT-07")
def test_a_spell_taken_from_the_row_is_gone_from_it() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.spell_row = (ITEMS["sp_lance"], ITEMS["sp_dart"])
    s.todo.append(Recover(SPELL))
    table = play(s).choose(0, TakeCard(ITEMS["sp_lance"]))
    assert table.state.spell_row == (ITEMS["sp_dart"],)


@pytest.mark.rule("TED-EXPL-03")
def test_the_last_card_is_laid_at_an_open_corridor_and_nowhere_else() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_28")
    stack(s, "room_01")
    table = play(s).choose(0, Explore(at("D3"))).expects(0, LAYING)
    assert table.refused(0, Lay(at("D6"))) == "TED-EXPL-03"


@pytest.mark.rule("TED-KO-06", "TED-ICON-15")
def test_who_has_just_woken_rerolls_no_evade_test() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_20", turn=2)
    gear(s, OSWIN, "sp_twist")
    s.turn.waking = True
    table = play(s, hero=[(3, 3, 3)]).choose(0, Walk(at("D3"))).expects(0, ROLLED)
    assert table.refused(0, RerollAny(DEEDS["twist"], True, False, False)) == "TED-KO-06"


@pytest.mark.rule("TED-ICON-19", "TED-RULING-106")
def test_some_kill_effects_work_on_minions_and_none_on_the_boss() -> None:
    assert can_kill(GOBLIN_1, KILLS_GOBLINS) and not can_kill(MINOTAUR, KILLS_GOBLINS)
    assert can_kill(MINOTAUR, KILLS_MINIONS) and not can_kill(BOSSES["wyrm"], KILLS_MINIONS)


@pytest.mark.rule("TED-ALTAR-01")
def test_nobody_but_the_boss_takes_an_altar() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    goblin(s, 1, "pikeling", "D4")
    s.altars = 1 << ENTRANCE
    entered_by_foe(s, GOBLIN_1)
    assert s.altars == 1 << ENTRANCE and s.altars_set == 0


@pytest.mark.rule("TED-SEARCH-01", "TED-DISARM-01")
def test_there_is_nothing_to_search_on_the_boss_board() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[OSWIN].cell = space(0)
    assert play(s).refused(0, search("room_01")) == "TED-SEARCH-01"


@pytest.mark.rule("TED-RULING-89")
@pytest.mark.parametrize(("number", "steps"), [(0, 1), (1, 2), (5, 2), (2, 3), (4, 3), (3, 4)])
def test_where_all_spaces_are_taken_the_lair_door_must_be_in_reach(number: int, steps: int) -> None:
    everywhere = sum(1 << space(i) for i in range(6))
    assert can_end_from(everywhere, space(number), steps, entering=False)
    assert not can_end_from(everywhere, space(number), steps - 1, entering=False)


@pytest.mark.rule("TED-ICON-15")
def test_a_die_that_was_not_rolled_is_not_rerolled() -> None:
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "penny", "sp_thorn")
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 3)], enemy=[2], reroll=[(6,)]).choose(0, attack("thorn", MINOTAUR)).expects(0, ROLLED)
    assert table.refused(0, Reroll(DEEDS["penny"], Die(2))) == "TED-ICON-15"
    assert table.choose(0, Reroll(DEEDS["penny"], Die(1))).state.trial.dice == (3, 6)


@pytest.mark.rule("TED-TEST-07", "TED-STAT-08")
def test_what_a_fourth_die_would_add_is_told_as_lost() -> None:
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "orb")
    s.heroes[OSWIN].hymn = 1
    expected = (3, [(3, "TED-STAT-07"), (1, "TED-RULING-99"), (-1, "TED-TEST-07")])
    assert explain(hero_dice, s, OSWIN, INTELLECT) == expected


@pytest.mark.rule("TED-STAT-05")
def test_speed_sinks_to_0_and_no_lower() -> None:
    s = lay_out(DRUSK, BRUNA)
    s.turn.haste = -3
    assert speed_of(s, DRUSK) == 0
    s.turn.haste = -4
    assert speed_of(s, DRUSK) == 0


@pytest.mark.rule("TED-RANGE-01", "TED-RULING-29")
def test_who_can_help_but_is_too_far_away_is_told_so() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2 D1")
    gear(s, OSWIN, "recall")
    s.heroes[BRUNA].cell = at("D1")
    assert play(s).refused(0, Intent(Aid, hero=BRUNA)) == "TED-RANGE-01"


@pytest.mark.rule("TED-FREE-06")
def test_a_die_goes_up_to_6_and_down_to_1_and_no_further() -> None:
    up, down = ChangeDie(Die(0), True), ChangeDie(Die(0), False)
    assert is_step((5,), up) and not is_step((6,), up)
    assert is_step((2,), down) and not is_step((1,), down)


@pytest.mark.rule("TED-BCTR-03", "TED-RULING-54")
def test_the_giants_torch_effect_brings_one_goblin_and_hurts_nobody() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "giant")
    s.todo.append(BossTorch())
    table = play(s)
    assert table.told(GoblinCame) == [GoblinCame(GOBLIN_1, ENTRANCE)] and table.told(Hurt) == []


@pytest.mark.rule("TED-CTR-11", "TED-RULING-38")
def test_against_a_broken_shield_no_defence_is_offered() -> None:
    s = lay_out(BRUNA, OSWIN)
    minion(s, "minotaur", "D4")
    play(s, hero=[(3, 3, 3)], enemy=[SHIELD]).choose(0, attack("hammer", MINOTAUR), take(1)).expects(0, TURN)


@pytest.mark.rule("TED-GOAL-06", "TED-RULING-19")
def test_a_closed_dungeon_whose_lair_door_was_found_is_not_lost() -> None:
    s = lay_out(BRUNA, OSWIN)
    lair_door(s, "D3")
    s.covered = 0
    look_for_ways(s)
    play(s).expects(0, TURN)


@pytest.mark.rule("TED-LOOT-05", "TED-LOOT-07")
def test_nothing_is_asked_about_an_empty_row_and_a_loot_taken_from_it_is_gone() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.todo.append(Recover(LOOT))
    play(s).expects(0, TURN)
    s = lay_out(OSWIN, BRUNA)
    s.loot_row = (ITEMS["mail"], ITEMS["sword"])
    s.todo.append(Recover(LOOT))
    assert play(s).choose(0, TakeCard(ITEMS["mail"])).state.loot_row == (ITEMS["sword"],)


@pytest.mark.rule("TED-RULING-92", "TED-KO-01")
def test_a_granted_move_ends_with_the_turn_of_a_hero_who_falls_on_the_way() -> None:
    s = lay_out(LIANE, BRUNA, rooms="D3")
    s.turn.over = True
    assert sneak(s, Sneak(3)) is None


@pytest.mark.rule("TED-RULING-48")
def test_who_fell_in_its_turn_has_no_bonus_of_a_hero_space() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[OSWIN].cell, s.heroes[OSWIN].health, s.turn.rooms = space(3), 0, 1
    close_turn(s)
    assert s.heroes[OSWIN].health == 0


@pytest.mark.rule("TED-RANGE-04", "TED-RULING-31")
def test_within_a_number_of_rooms_are_these_rooms_by_path_and_no_others() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2 E3")
    assert floor_of(s).within(ENTRANCE, 1) == 1 << ENTRANCE | 1 << at("D3")
    assert floor_of(s).within(ENTRANCE, 2) == sum(1 << at(one) for one in ("D4", "D3", "D2", "E3"))


@pytest.mark.rule("TED-EXPL-03")
def test_only_where_a_card_has_a_corridor_is_a_new_card_laid() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "B6", "room_13")
    assert open_corridors(s, at("B6")) == [at("B5"), at("C6"), at("B7"), at("A6")]  # a cross
    room(s, "F6", "room_15")
    assert open_corridors(s, at("F6")) == [at("F5"), at("G6")]  # a corner, open north and east
