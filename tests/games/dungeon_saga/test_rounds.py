"""Rounds, Interrupts, exhaustion (DSO-ROUND, DSO-INT, DSO-REV)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import DANOR, HAS_INTERRUPT, MADRIGA, ORLAF, RORDIN, Card
from flambeau.games.dungeon_saga.choices import CHOOSE, END_TURN, PASS, REVIVE, Activate, Face, Strike
from flambeau.games.dungeon_saga.events import InterruptDrawn, KnockedOut, MoodChanged
from flambeau.games.dungeon_saga.rules.rounds import GM_TURN, INTERRUPT, NEXT_HERO
from flambeau.games.dungeon_saga.rules.topics import FACE, HERO_TURN, MONSTER_TURN, REVIVE_TURN
from flambeau.kit import Table
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import GM_SEAT, HEROES_SEAT, Layout, at

WEST = Face(Direction(3))
PLAIN, MARKED = HAS_INTERRUPT.index(False), HAS_INTERRUPT.index(True)


def party(automated: bool = False) -> Layout:
    """Four Heroes in the corridor."""
    lay = Layout(automated)
    for hero in range(4):
        lay.hero(hero, hero, 0, "E")
    return lay


@pytest.mark.rule("DSO-ROUND-01", "DSO-ROUND-02", "DSO-ROUND-03")
def test_every_hero_takes_a_turn_in_the_order_the_players_like_and_then_the_game_master() -> None:
    lay = party()
    lay.monster("zombie", 9, 6 - 1, "N")
    lay.s.interrupts = 0
    table = lay.table().expects(HEROES_SEAT, NEXT_HERO)
    for hero in (MADRIGA, RORDIN, ORLAF, DANOR):
        table.choose(HEROES_SEAT, CHOOSE[hero]).expects(HEROES_SEAT, HERO_TURN).choose(HEROES_SEAT, END_TURN)
    table.expects(GM_SEAT, GM_TURN).choose(GM_SEAT, END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    assert table.state.round == 2


def shared_party() -> Table:
    """Two players with two Heroes each; Rordin has gone."""
    lay = party()
    lay.s.owners, lay.s.gm = (0, 1, 0, 1), 2
    lay.s.sheets[RORDIN].done = True
    return Table(GAME, lay.s, seats=3)


@pytest.mark.rule("DSO-RULING-186", "DSO-SETUP-17")
def test_any_player_with_a_hero_left_may_claim_the_next_turn_for_it() -> None:
    table = shared_party().expects((0, 1), NEXT_HERO)
    assert table.choices(0) == [CHOOSE[MADRIGA]]
    assert table.choices(1) == [CHOOSE[DANOR], CHOOSE[ORLAF]]
    table.choose(1, CHOOSE[ORLAF]).expects(1, HERO_TURN)


@pytest.mark.rule("DSO-RULING-186")
def test_nobody_claims_a_turn_for_the_hero_of_another_player() -> None:
    table = shared_party()
    assert table.refused(0, CHOOSE[DANOR]) == "DSO-RULING-186"
    assert table.refused(1, CHOOSE[MADRIGA]) == "DSO-RULING-186"


@pytest.mark.rule("DSO-RULING-186")
def test_a_player_whose_heroes_have_gone_claims_nothing() -> None:
    lay = party()
    lay.s.owners, lay.s.gm = (0, 1, 0, 1), 2
    lay.s.sheets[RORDIN].done = lay.s.sheets[MADRIGA].done = True
    table = Table(GAME, lay.s, seats=3).expects(1, NEXT_HERO)
    assert table.choices(1) == [CHOOSE[DANOR], CHOOSE[ORLAF]]


@pytest.mark.rule("DSO-INT-01", "DSO-INT-03", "DSO-EX-40")
def test_two_interrupts_a_round_between_hero_turns_each_for_a_token() -> None:
    lay = party()
    zombies = [lay.monster("zombie", x, 5, "N") for x in (6, 8)] + [lay.monster("ghost", 7, 6, "N")]
    table = lay.table().choose(HEROES_SEAT, CHOOSE[0], END_TURN)
    table.expects(GM_SEAT, INTERRUPT).choose(GM_SEAT, Activate(zombies[0]), END_TURN)
    table.choose(HEROES_SEAT, CHOOSE[1], END_TURN).expects(GM_SEAT, INTERRUPT)
    assert table.refused(GM_SEAT, Activate(zombies[0])) == "DSO-ROUND-10"
    table.choose(GM_SEAT, Activate(zombies[1]), END_TURN)
    table.choose(HEROES_SEAT, CHOOSE[2], END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    table.choose(HEROES_SEAT, CHOOSE[3], END_TURN).expects(GM_SEAT, GM_TURN)
    assert table.choices(GM_SEAT, Activate) == [Activate(zombies[2])]
    assert table.state.interrupts == 2


@pytest.mark.rule("DSO-INT-04", "DSO-EX-13", "DSO-RULING-94")
def test_no_interrupt_before_the_first_hero_turn_or_after_the_last() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "E").hero(ORLAF, 1, 0, "E")
    lay.monster("zombie", 8, 5, "N")
    table = lay.table().expects(HEROES_SEAT, NEXT_HERO)
    table.choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).expects(GM_SEAT, INTERRUPT).choose(GM_SEAT, PASS)
    table.choose(HEROES_SEAT, CHOOSE[ORLAF], END_TURN).expects(GM_SEAT, GM_TURN)


@pytest.mark.rule("DSO-INT-06", "DSO-RULING-203")
def test_without_a_token_or_a_monster_no_interrupt_is_offered() -> None:
    table = party().table().choose(HEROES_SEAT, CHOOSE[0], END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    lay = party()
    lay.monster("zombie", 8, 5, "N")
    lay.s.interrupts = 0
    table = lay.table().choose(HEROES_SEAT, CHOOSE[0], END_TURN)
    table.expects(HEROES_SEAT, NEXT_HERO)


@pytest.mark.rule("DSO-REV-02", "DSO-REV-03", "DSO-REV-04")
def test_an_exhausted_hero_revives_with_all_hp_and_its_token_goes_to_the_game_master() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=0).hero(ORLAF, 0, 0, "E").turn(RORDIN)
    table = lay.table().expects(HEROES_SEAT, REVIVE_TURN)
    table.choose(HEROES_SEAT, REVIVE).expects(HEROES_SEAT, FACE).choose(HEROES_SEAT, WEST)
    sheet = table.state.sheets[RORDIN]
    assert (sheet.hp, sheet.token, sheet.done) == (5, False, True)
    assert table.state.interrupts == 5 and at(table.state, RORDIN) == (3, 4, "W")
    table.expects(HEROES_SEAT, NEXT_HERO)


@pytest.mark.rule("DSO-REV-01", "DSO-RULING-40", "DSO-REV-07")
def test_a_hero_exhausted_before_its_turn_revives_in_it() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=1).hero(ORLAF, 0, 0, "E")
    zombie = lay.monster("zombie", 3, 3, "S")
    lay.turn(ORLAF)
    table = lay.table(attack=[(6, 6)], defence=[(1, 1, 1, 1)]).choose(HEROES_SEAT, END_TURN)
    table.choose(GM_SEAT, Activate(zombie), Strike(RORDIN), END_TURN)
    assert table.state.sheets[RORDIN].hp == 0 and table.state.arc[RORDIN] == 0
    table.choose(HEROES_SEAT, CHOOSE[RORDIN]).expects(HEROES_SEAT, REVIVE_TURN)


@pytest.mark.rule("DSO-REV-06", "DSO-END-01", "DSO-REV-05")
def test_a_hero_without_its_token_is_knocked_out_and_the_last_one_loses_the_quest() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=1, token=False)
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6, 6)], defence=[(1, 1, 1, 1)]).choose(GM_SEAT, Strike(RORDIN))
    assert table.told(KnockedOut) == [KnockedOut(RORDIN)]
    table.over("all-knocked-out", [GM_SEAT])


@pytest.mark.rule("DSO-RULING-44", "DSO-RULING-105")
def test_exhausted_heroes_keep_the_quest_alive_and_a_fallen_one_loses_its_cards() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=1, token=False).hero(ORLAF, 0, 0, "E", hp=0)
    lay.items(RORDIN, "whetstone")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6, 6)], defence=[(1, 1, 1, 1)]).choose(GM_SEAT, Strike(RORDIN))
    assert table.state.sheets[RORDIN].items == () and len(table.state.discard) == 1
    table.expects(GM_SEAT, MONSTER_TURN)


@pytest.mark.rule("DSO-AGM-MOOD-04", "DSO-AGM-MOOD-02", "DSO-AGM-INT-02")
def test_a_passive_game_master_never_looks_at_a_card() -> None:
    lay = party(automated=True)
    lay.monster("zombie", 8, 5, "N")
    table = lay.table().choose(HEROES_SEAT, CHOOSE[0], END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    assert table.told(InterruptDrawn) == []


@pytest.mark.rule("DSO-EX-41", "DSO-AGM-INT-03", "DSO-RULING-156")
def test_each_interval_draws_the_bottom_discard_to_the_top() -> None:
    lay = party(automated=True).discards(PLAIN, MARKED, PLAIN + 1)
    lay.s.aggressive = True
    lay.hero(ORLAF, 8, 4, "N")
    zombie = lay.monster("zombie", 8, 5, "N")
    table = lay.table(attack=[(6, 6)], defence=[(1, 1, 1, 1)])
    table.choose(HEROES_SEAT, CHOOSE[0], END_TURN)
    assert table.state.discard == (MARKED, PLAIN + 1, PLAIN)
    table.choose(HEROES_SEAT, CHOOSE[1], END_TURN)
    assert table.state.discard == (PLAIN + 1, PLAIN, MARKED)
    assert table.state.sheets[ORLAF].hp == 4 and table.state.used[zombie]
    assert table.told(MoodChanged)[-1] == MoodChanged(False)  # DSO-AGM-MOOD-03
    assert (table.state.interrupts, table.state.lent) == (3, 0)
    table.choose(HEROES_SEAT, CHOOSE[2], END_TURN).expects(HEROES_SEAT, NEXT_HERO)


@pytest.mark.rule("DSO-EX-60", "DSO-RULING-215")
def test_an_empty_pile_takes_the_top_card_of_the_deck() -> None:
    lay = party(automated=True)
    lay.s.aggressive = True
    lay.s.deck.cards = (MARKED, *[card for card in lay.s.deck.cards if card != MARKED])
    lay.monster("zombie", 8, 5, "N")
    table = lay.table().choose(HEROES_SEAT, CHOOSE[0], END_TURN)
    assert table.state.discard == (MARKED,) and table.state.interrupted == 1
    assert table.state.lent == 1  # nobody was hurt: the token comes back
    table.choose(HEROES_SEAT, CHOOSE[1], END_TURN)
    assert table.told(InterruptDrawn) == [InterruptDrawn(Card(MARKED), True)]  # one success is enough for the round


@pytest.mark.rule("DSO-AGM-MOOD-05", "DSO-AGM-MOOD-07", "DSO-RULING-159")
def test_a_failed_attack_makes_the_mood_aggressive() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N").turn(RORDIN)
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.table(attack=[(1, 1, 1, 1)], defence=[(1, 1)]).choose(HEROES_SEAT, Strike(zombie))
    assert table.state.aggressive
