"""Setup: players, Heroes, Feats, spheres, tokens, the introduction (DSO-SETUP, DSO-CARD)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import (
    CARD_KIND,
    DANOR,
    FEATS_OF,
    HEROES,
    KIND_NAMES,
    MADRIGA,
    MONSTERS,
    ORLAF,
    PARTY,
    RORDIN,
    SPELLS,
    Sphere,
    spells_of,
)
from flambeau.games.dungeon_saga.choices import ChooseFeat, ChooseSpheres, TakeHero
from flambeau.games.dungeon_saga.events import Said
from flambeau.games.dungeon_saga.quest import floor_of, quest_of, text_message
from flambeau.games.dungeon_saga.rules.preparing import PICK_FEAT, PICK_HERO, PICK_SPHERES
from flambeau.games.dungeon_saga.rules.rounds import NEXT_HERO
from flambeau.kernel import BadOption, Match
from flambeau.kit import Table

QUEST = {"quest": "q0_proving_cell"}


def chosen(table: Table, owners: dict[int, int]) -> Table:
    """Everybody's first Feat and the first two spheres."""
    for hero in range(PARTY):
        table.choose(owners[hero], ChooseFeat(FEATS_OF[hero][0]))
    return table.choose(owners[DANOR], ChooseSpheres(Sphere(0), Sphere(1)))


@pytest.mark.rule("DSO-SETUP-01")
def test_one_to_five_play_one_of_them_as_game_master_or_none() -> None:
    for seats, gm, fits in ((1, "automated", True), (4, "automated", True), (5, "automated", False)):
        assert GAME.accepts({"gm": gm, "heroes": "all"}, seats) is fits
    for seats, fits in ((1, False), (2, True), (5, True)):
        assert GAME.accepts({"gm": "human", "heroes": "all"}, seats) is fits
    with pytest.raises(BadOption):
        Match.start(GAME, 6, QUEST, 1)


@pytest.mark.rule("DSO-SETUP-02", "DSO-SETUP-04", "DSO-SETUP-17")
def test_players_take_heroes_in_turn_until_all_four_are_run() -> None:
    table = Table(GAME, seats=2, options=QUEST, seed=3).expects(0, PICK_HERO)
    table.choose(0, TakeHero(MADRIGA)).expects(1, PICK_HERO)
    assert table.refused(1, TakeHero(MADRIGA)) == "DSO-SETUP-17"
    table.choose(1, TakeHero(RORDIN)).choose(0, TakeHero(ORLAF)).expects(1, PICK_FEAT)
    assert table.state.owners == (1, 1, 0, 0)  # the last one went without a question
    assert all(sheet.token for sheet in table.state.sheets)


@pytest.mark.rule("DSO-SETUP-03", "DSO-RULING-95", "DSO-SETUP-08")
def test_with_one_hero_for_each_player_the_others_and_their_interrupt_tokens_stay_at_home() -> None:
    table = Table(GAME, seats=2, options={**QUEST, "heroes": "one_each"}, seed=3)
    table.choose(0, TakeHero(ORLAF)).choose(1, TakeHero(RORDIN))
    table.choose(1, ChooseFeat(FEATS_OF[RORDIN][0])).choose(0, ChooseFeat(FEATS_OF[ORLAF][0]))
    table.expects((0, 1), NEXT_HERO)
    s = table.state
    assert [sheet.out for sheet in s.sheets] == [False, True, True, False]
    assert s.interrupts == 2 and s.cell[DANOR] < 0
    assert Table(GAME, seats=1, options=QUEST, seed=3).state.interrupts == 4


@pytest.mark.rule("DSO-SETUP-11", "DSO-FEAT-01")
def test_each_hero_brings_one_of_its_two_feats() -> None:
    table = Table(GAME, seats=1, options=QUEST, seed=3).expects(0, PICK_FEAT)
    assert [choice.feat for choice in table.choices(0)] == list(FEATS_OF[RORDIN])
    assert table.refused(0, ChooseFeat(FEATS_OF[ORLAF][0])) == "DSO-FEAT-04"
    table.choose(0, ChooseFeat(FEATS_OF[RORDIN][1]))
    assert table.state.sheets[RORDIN].feat == FEATS_OF[RORDIN][1]


@pytest.mark.rule("DSO-SETUP-12", "DSO-SPELL-07")
def test_the_wizard_takes_all_six_cards_of_two_spheres() -> None:
    table = Table(GAME, seats=1, options=QUEST, seed=3)
    for hero in range(PARTY):
        table.choose(0, ChooseFeat(FEATS_OF[hero][0]))
    table.expects(0, PICK_SPHERES)
    assert len(table.choices(0)) == 3
    table.choose(0, ChooseSpheres(Sphere(0), Sphere(2)))
    spells = table.state.sheets[DANOR].spells
    assert spells == spells_of(0) + spells_of(2) and len(spells) == 6
    assert [sheet.spells for hero, sheet in enumerate(table.state.sheets) if hero != DANOR] == [(), (), ()]


@pytest.mark.rule("DSO-SETUP-06", "DSO-SETUP-10", "DSO-SETUP-09")
def test_heroes_begin_at_full_hp_beside_a_shuffled_deck_of_exploration_cards() -> None:
    one = Match.start(GAME, 1, QUEST, 1).state
    other = Match.start(GAME, 1, QUEST, 2).state
    assert [sheet.hp for sheet in one.sheets] == [card.hp for card in HEROES]
    assert sorted(one.deck.cards) == list(range(len(CARD_KIND)))
    assert one.deck.cards != other.deck.cards


@pytest.mark.rule("DSO-SETUP-16", "DSO-SETUP-07", "DSO-GM-05")
def test_the_introduction_of_the_chosen_quest_is_read_and_play_begins() -> None:
    table = chosen(Table(GAME, seats=1, options={"quest": "q2_the_counting_room"}, seed=3), dict.fromkeys(range(4), 0))
    assert text_message(table.told(Said)[0].text) == "quest-q2_the_counting_room-intro"
    table.expects(0, NEXT_HERO)
    starts = quest_of("q2_the_counting_room").start_cells
    assert table.state.cell[:PARTY] == list(starts[:PARTY])


@pytest.mark.rule("DSO-SETUP-05", "DSO-SETUP-13")
def test_revive_tokens_and_gold_are_each_heros_own() -> None:
    s = Match.start(GAME, 1, QUEST, 1).state
    s.sheets[RORDIN].token = False
    s.sheets[RORDIN].gold += 25
    assert s.sheets[ORLAF].token and s.sheets[ORLAF].gold == 0


@pytest.mark.rule("DSO-CARD-01", "DSO-CARD-06")
def test_cards_state_what_the_book_says_they_do() -> None:
    for hero in HEROES:
        assert hero.move and hero.melee and hero.armour and hero.hp and len(hero.feats) == 2
    for monster in MONSTERS:
        assert (monster.threshold > 0) != (monster.hp > 0)  # a Minion or a Boss


@pytest.mark.rule("DSO-CARD-07", "DSO-CARD-11", "DSO-RULING-93")
def test_monsters_have_a_behaviour_and_bosses_hp_and_spells() -> None:
    bosses = {monster.id: monster for monster in MONSTERS if monster.hp}
    assert sorted(bosses) == ["tyrannical_zombie_troll", "undead_dwarf_king"]
    assert bosses["tyrannical_zombie_troll"].size == 2
    assert {monster.behaviour for monster in MONSTERS} == {"mindless", "swarm", "cunning", "vicious"}
    assert "dwarf_revenant" in KIND_NAMES and "dwarf_revenant" not in bosses
    assert len([spell for spell in SPELLS if spell.sphere == "boss"]) == 3


@pytest.mark.rule("DSO-BOARD-01", "DSO-BOARD-02", "DSO-BOARD-03")
def test_the_tiles_form_one_board_of_rooms_and_corridors() -> None:
    floor = floor_of("q3_two_mouths")
    assert {floor.tile_of[cell] for cell in range(floor.grid.size)} == {0, 1, 2, 3}
    assert {mark for mark, room in zip(floor.zones, floor.is_room) if room} == set("BDEF")
    assert {mark for mark, room in zip(floor.zones, floor.is_room) if not room} == set("acg")
