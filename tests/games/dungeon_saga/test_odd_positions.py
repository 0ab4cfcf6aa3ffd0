"""Small clauses that only an odd position shows: second strikes, second looks, hands that hold nothing."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.automa.reach import clockwise
from flambeau.games.dungeon_saga.box import DANOR, MADRIGA, ORLAF, RORDIN, feat_called
from flambeau.games.dungeon_saga.choices import (
    END_TURN,
    EXPLORE,
    ChooseFeat,
    RerollDie,
    Strike,
    UseCard,
    UseFeat,
    UseTalent,
)
from flambeau.games.dungeon_saga.events import Destroyed, FreeAttacked, InitiativeRolled, Unharmed
from flambeau.games.dungeon_saga.model import MELEE_ATTACK
from flambeau.games.dungeon_saga.rules.board import board_of
from flambeau.games.dungeon_saga.rules.damage import set_mood
from flambeau.games.dungeon_saga.rules.dice import defence_sum
from flambeau.games.dungeon_saga.rules.effects import DECLARE, DICE, SIXTH
from flambeau.games.dungeon_saga.rules.gear import reshuffle
from flambeau.games.dungeon_saga.rules.objects import hand_over
from flambeau.games.dungeon_saga.rules.preparing import PICK_FEAT
from flambeau.games.dungeon_saga.rules.rounds import GM_TURN
from flambeau.games.dungeon_saga.rules.spells import burst_squares
from flambeau.games.dungeon_saga.rules.wandering import placing_cells
from flambeau.kernel import Topic
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, HEROES_SEAT, Layout, cell, squares
from tests.games.dungeon_saga.test_quests import effect


def means(topic: Topic, type_: type) -> list[str]:
    """The guards of a kind of choice that ask for what the choice is made with."""
    return [guard.name for kind in topic.kinds if kind.type is type_ for guard in kind.guards if guard.means]


@pytest.mark.rule("DSO-TAL-01", "DSO-RULING-70")
def test_a_talent_or_card_one_does_not_hold_is_told_last() -> None:
    assert means(DECLARE, UseTalent) == means(DICE, RerollDie) == means(SIXTH, UseTalent) == ["holds-talent"]
    assert means(DECLARE, UseCard) == ["holds-card"]


@pytest.mark.rule("DSO-SETUP-11", "DSO-FEAT-04")
def test_a_feat_of_another_hero_is_told_last_at_setup_too() -> None:
    assert means(PICK_FEAT, ChooseFeat) == ["not-your-feat"]


@pytest.mark.rule("DSO-RULING-150", "DSO-RULING-34")
def test_whoever_falls_to_the_first_free_attack_is_not_struck_again() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(RORDIN, 2, 3, "E").hero(DANOR, 5, 6, "N", hp=1)
    revenant = lay.monster("dwarf_revenant", 3, 3, "S")
    table = lay.activation(revenant).table(attack=[(6,) * 5], defence=[(1,) * 3])
    assert table.told(FreeAttacked) == [FreeAttacked(ORLAF, revenant)] and table.told(Destroyed) == [
        Destroyed(revenant)
    ]


@pytest.mark.rule("DSO-RULING-150")
def test_the_first_square_of_the_map_is_a_way_like_any_other() -> None:
    lay = Layout(automated=True)
    assert clockwise(lay.s, cell(1, 1), squares((0, 0), (2, 2))) == [cell(2, 2), cell(0, 0)]
    assert clockwise(lay.s, cell(1, 0), squares((0, 0))) == [cell(0, 0)]


@pytest.mark.rule("DSO-ARC-01", "DSO-LARGE-02")
def test_small_and_large_figures_on_the_same_square_have_arcs_of_their_own() -> None:
    board = board_of(Layout().s)
    for facing in range(4):
        small, large = board.arc(cell(7, 3), facing, 1), board.arc(cell(7, 3), facing, 2)
        assert (small.bit_count(), large.bit_count()) == (5, 8)
        assert (board.arc(cell(7, 3), facing, 1), board.arc(cell(7, 3), facing, 2)) == (small, large)


@pytest.mark.rule("DSO-DMG-06", "DSO-DMG-07")
def test_one_hit_of_a_splitting_blow_counts_as_two_and_not_as_three() -> None:
    for name, x, y, gone in (("zombie", 3, 3, True), ("zombie_troll", 3, 2, False)):
        lay = Layout().hero(RORDIN, 3, 4, "N").feat(RORDIN, "splitting_blow")
        monster = lay.monster(name, x, y, "S")
        lay.s.facing[RORDIN] = 0
        dice = 4 if name == "zombie_troll" else 5
        table = lay.turn(RORDIN).table(attack=[(6,) + (1,) * (dice - 1)], defence=[(1,) * (4 if dice == 4 else 2)])
        table.choose(HEROES_SEAT, UseFeat(feat_called("splitting_blow")), Strike(monster))
        assert bool(table.told(Destroyed)) is gone and bool(table.told(Unharmed)) is not gone


@pytest.mark.rule("DSO-RULING-156", "DSO-AGM-MOOD-01")
def test_a_mood_that_turns_aggressive_has_not_drawn_yet() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    set_mood(lay.s, True, "DSO-AGM-MOOD-05")
    assert lay.s.aggressive and not lay.s.drawn


@pytest.mark.rule("DSO-TREAS-06", "DSO-RULING-198")
def test_nobody_has_seen_the_top_of_a_new_deck() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    lay.s.deck.cards, lay.s.discard = (), (3, 4, 5)
    lay.s.deck.shown, lay.s.deck.seen = (1,), (1,)
    table = lay.turn(RORDIN).table(exploration=[(5, 3, 4)])
    reshuffle(table.state)
    assert table.state.deck.cards == (5, 3, 4) and table.state.discard == ()
    assert not any(table.state.deck.shown) and not any(table.state.deck.seen)


@pytest.mark.rule("DSO-ROUND-07", "DSO-AGM-BOSS-01")
def test_a_human_game_master_rolls_for_no_boss() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "E")
    lay.monster("undead_dwarf_king", 8, 5, "N")
    table = lay.gm_turn().table().expects(GM_SEAT, GM_TURN)
    assert table.told(InitiativeRolled) == [] and not table.state.rolled
    table.choose(GM_SEAT, END_TURN)


@pytest.mark.rule("DSO-RULING-178")
def test_a_burst_is_not_aimed_at_a_square_without_an_enemy_near() -> None:
    lay = Layout(doors=[D1]).hero(DANOR, 3, 0, "W")
    zombie = lay.monster("zombie", 2, 2, "N")
    assert lay.s.base[zombie] and not burst_squares(lay.s, DANOR) & squares((0, 0), (1, 0), (2, 0))


@pytest.mark.rule("DSO-WAND-02", "DSO-WAND-04")
def test_the_distance_is_that_from_the_hero_who_met_it() -> None:
    lay = (
        Layout(doors=[D1, D2]).nothing_hidden().hero(MADRIGA, 9, 2, "N").hero(RORDIN, 0, 5, "N").hero(DANOR, 0, 6, "N")
    )
    table = lay.turn(MADRIGA).top_cards("footsteps").table().choose(HEROES_SEAT, EXPLORE)
    assert all(table.match.why_not(GM_SEAT, choice) is None for choice in table.choices(GM_SEAT))
    zombie = table.state.wandering
    assert placing_cells(table.state, zombie, MADRIGA, False) != placing_cells(table.state, zombie, RORDIN, False)
    assert not placing_cells(table.state, zombie, MADRIGA, False) & squares((9, 6), (9, 2))


@pytest.mark.rule("DSO-QUEST-02")
def test_an_object_that_holds_nothing_gives_nothing_and_stays() -> None:
    lay = Layout().hero(RORDIN, 8, 4, "N")
    hand_over(lay.s, RORDIN, 0)
    assert lay.s.taken == 0 and len(lay.s.objects) == 1


@pytest.mark.rule("DSO-CARD-03", "DSO-RULING-46")
def test_the_first_hero_strikes_from_behind_like_any_other() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    warrior = lay.monster("skeleton_warrior", 3, 3, "N")
    assert defence_sum(lay.s, RORDIN, warrior, MELEE_ATTACK) == 2


@pytest.mark.rule("DSO-RULING-188", "DSO-QUEST-01")
def test_an_exhausted_hero_has_nothing_more_to_lose() -> None:
    lay = effect('{ effect = "damage", n = 3, to = "actor" }')
    lay.s.sheets[RORDIN].hp = 1
    sheet = lay.table().state.sheets[RORDIN]
    assert (sheet.hp, sheet.out, sheet.token) == (0, False, True)
