"""Defeat Danongorf: the darkening realm, what the boss stores, the trigger."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.tiny_epic_quest.box import (
    ALL_CARDS,
    CASTLE_CARDS,
    CASTLE_REGION,
    DAMAGE,
    LAST_SPACE,
    PRICES,
    SCROLL,
    TORCH,
)
from flambeau.games.tiny_epic_quest.choices import (
    GAIN_HEALTH,
    IDLE,
    LEARN,
    REST,
    ROLL,
    SUFFER,
    Advance,
    Darken,
    Equip,
    Guide,
    Return,
    Select,
    Store,
    Travel,
)
from flambeau.games.tiny_epic_quest.events import Darkened, MinionStored, QuestStored, Returned, Summoned
from flambeau.games.tiny_epic_quest.geometry import FOOT, HORSE, STRAIGHT
from flambeau.games.tiny_epic_quest.model import (
    AGGRESSIVE,
    BATTLE,
    DAY,
    NIGHT,
    NO_GOBLIN,
    PASSIVE,
    SHADOW,
    Card,
    Day,
    Movement,
    Portal,
    Realm,
    Region,
)
from flambeau.games.tiny_epic_quest.rules.battle import REROLLING
from flambeau.games.tiny_epic_quest.rules.castles import HOME
from flambeau.games.tiny_epic_quest.rules.danongorf import DARKEN, STORE
from flambeau.games.tiny_epic_quest.rules.day import PICK
from flambeau.games.tiny_epic_quest.rules.gains import GAIN
from flambeau.games.tiny_epic_quest.rules.movement import MOVE
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.kernel import HIDDEN, Pile
from flambeau.kit import Table
from tests.games.tiny_epic_quest.laying import (
    BRANN,
    IVO,
    LAYOUT,
    LEVEL,
    MARLO,
    PIA,
    RED,
    against,
    by_day,
    grotto,
    legend,
    obelisk,
    own,
    place,
    portal,
    put,
    quest,
    right,
    roll,
    table,
    temple,
    worn,
)

P01, P02, T01 = [quest(name) for name in ("P01", "P02", "T01")]
ALL_CASTLES_DARK = sum([1 << card for card in CASTLE_CARDS])
HOMES = [Region(region) for region in CASTLE_REGION]


def at_dusk(**fields: Any) -> Realm:
    """The fourth turn of a Day, with the last card selected."""
    return against(**{"day": Day(turn=3, card=Movement(HORSE), ready=0b10001), **fields})


def at_night(**fields: Any) -> Realm:
    """The Night of the variant."""
    return against(phase=NIGHT, **fields)


def in_shadow(**fields: Any) -> Table:
    """After the Resolution."""
    return table(against(phase=SHADOW, **fields)).rolls("movement", *range(5))


def bit(name: str) -> int:
    """The bit of the Map card on a place."""
    return 1 << LAYOUT[place(name)]


@pytest.mark.rule("TEQ-EX-30", "TEQ-DAN-09", "TEQ-DAN-10")
def test_at_the_end_of_the_day_occupied_light_cards_darken_but_no_castle_card() -> None:
    s = put(put(put(at_dusk(deck=Pile((P01, P02))), BRANN, temple("ember")), MARLO, grotto("g1")), IVO, right("C3"))
    s.dark = bit("S2")
    t = table(s).choose(0, IDLE).expects(0, TAKE)
    assert t.state.dark == bit("S2") | bit("I1")
    assert t.told(Darkened) == [Darkened(Card(LAYOUT[place("I1")]))]
    assert t.state.boss.cards == (P01,) and t.told(QuestStored) == [QuestStored(1)]


@pytest.mark.rule("TEQ-RULING-75", "TEQ-DAN-09")
def test_a_hero_on_the_obelisk_of_a_castle_card_darkens_nothing() -> None:
    t = table(put(at_dusk(), BRANN, right("C1"))).choose(0, IDLE)
    assert t.state.dark == 0


@pytest.mark.rule("TEQ-DAN-11", "TEQ-DAN-03", "TEQ-RULING-78")
def test_the_boss_stores_the_top_quest_which_nobody_sees() -> None:
    t = table(at_dusk(deck=Pile((P01, P02)), offer=[T01])).choose(0, IDLE)
    assert (t.state.boss.cards, t.state.deck.cards) == ((P01,), (P02,))
    assert t.match.view(0).boss.cards == (HIDDEN,)
    t = table(at_dusk(discard=(P01, P02))).rolls("quests", P02, P01).choose(0, IDLE)
    assert t.state.boss.cards == (P02,) and t.state.discard == ()
    t = table(at_dusk()).choose(0, IDLE)
    assert t.state.boss.cards == () and t.told(QuestStored) == []


@pytest.mark.rule("TEQ-DAN-08")
def test_the_day_has_four_cards_of_which_one_of_two_is_used_each_turn() -> None:
    s = against(day=Day(hand=(Movement(HORSE), Movement(FOOT))), draft=Pile((1, 2, 3)))
    t = table(s)
    for turn in range(4):
        assert len(t.expects(0, PICK).choices(0)) == 2 and t.state.day.turn == turn
        t.choose(0, t.choices(0)[0], IDLE)
    t.expects(0, TAKE)


@pytest.mark.rule("TEQ-DAN-19", "TEQ-RULING-76")
def test_a_flipped_card_uses_its_dark_side_from_that_moment_and_everything_on_it_stays() -> None:
    s = put(put(at_dusk(), BRANN, temple("ember"), 1), MARLO, portal(0))
    s.players[0].hits[0] = 2
    assert PRICES[0][0][1] == (TORCH, 1) and PRICES[1][0][1] == (TORCH, 2)
    t = table(s).choose(0, IDLE)
    assert t.state.players[0].spaces[BRANN] == 1 and t.state.players[0].hits[0] == 2
    assert (t.state.goblins[0], t.state.where[MARLO]) == (PASSIVE, portal(0))
    t.state.players[0].power = 0
    roll(t, TORCH, SCROLL, SCROLL, SCROLL, SCROLL).expects(0, TAKE)  # one Torch is not enough any more
    roll(t, TORCH, TORCH, SCROLL, SCROLL, SCROLL).choose(0, Advance(BRANN, 3))
    assert t.state.players[0].spaces[BRANN] == 2


@pytest.mark.rule("TEQ-DAN-19", "TEQ-GLOOM-04")
def test_a_grotto_on_a_dark_card_does_what_its_dark_side_says() -> None:
    s = put(put(against(dark=bit("S2")), MARLO, temple("ember")), BRANN, right("S1"))
    s.players[0].power = 1
    t = table(s).choose(0, Travel(BRANN, Region(grotto("g1")), STRAIGHT), Guide(MARLO))
    assert t.state.players[0].power == 0


@pytest.mark.rule("TEQ-RULING-76", "TEQ-RULING-114")
def test_goblins_arrive_passive_on_dark_portals() -> None:
    s = at_night(dark=bit("S2"), goblins=[NO_GOBLIN] + [AGGRESSIVE] * 6)
    t = table(s).choose(0, REST).expects(0, DARKEN)
    assert t.state.goblins[0] == PASSIVE


@pytest.mark.rule("TEQ-DAN-12", "TEQ-DAN-17", "TEQ-DAN-06")
def test_after_the_night_come_resolution_flip_and_goblin_and_the_round_token_stays() -> None:
    s = at_night(round=5, magic=4, goblins=[AGGRESSIVE] * 7, offer=[P01, P02, T01], deck=Pile((quest("T02"),)))
    t = table(s).rolls("movement", *range(5)).choose(0, REST).expects(0, DARKEN)
    assert t.state.magic == 0 and t.state.offer[0] == quest("T02")  # the Resolution is over
    t.choose(0, Darken(Card(CASTLE_CARDS[2]))).expects(0, STORE).choose(0, Store(Portal(3))).expects(0, PICK)
    assert (t.state.round, t.state.phase, t.state.days) == (5, DAY, 1)


@pytest.mark.rule("TEQ-DAN-13", "TEQ-RULING-77")
def test_castle_cards_darken_first_then_any_light_card() -> None:
    t = in_shadow(dark=1 << CASTLE_CARDS[0])
    assert t.choices(0) == [Darken(Card(card)) for card in CASTLE_CARDS[1:]]
    assert t.refused(0, Darken(Card(0))) == "TEQ-DAN-13"
    assert t.refused(0, Darken(Card(CASTLE_CARDS[0]))) == "TEQ-RULING-77"
    t.choose(0, Darken(Card(CASTLE_CARDS[1])))
    assert t.state.dark == 1 << CASTLE_CARDS[0] | 1 << CASTLE_CARDS[1]
    t = in_shadow(dark=ALL_CASTLES_DARK | 1)
    assert Darken(Card(1)) in t.choices(0) and len(t.choices(0)) == 12


@pytest.mark.rule("TEQ-DAN-14", "TEQ-RULING-114", "TEQ-RULING-79")
def test_the_boss_takes_a_goblin_of_the_players_choice_passive_or_aggressive() -> None:
    t = in_shadow(goblins=[NO_GOBLIN, PASSIVE, AGGRESSIVE] + [NO_GOBLIN] * 4, reserve=2)
    t.choose(0, Darken(Card(CASTLE_CARDS[0]))).expects(0, STORE)
    assert t.choices(0) == [Store(Portal(1)), Store(Portal(2))]
    assert t.refused(0, Store(Portal(0))) == "TEQ-DAN-14"
    t.choose(0, Store(Portal(2)))
    assert (t.state.minions, t.state.goblins[2], t.state.reserve) == (1, NO_GOBLIN, 2)
    assert t.told(MinionStored) == [MinionStored(Portal(2), 1)]
    t = in_shadow(goblins=[NO_GOBLIN] * 7).choose(0, Darken(Card(CASTLE_CARDS[0]))).expects(0, PICK)
    assert t.state.minions == 0 and t.state.goblins == [NO_GOBLIN] * 7


@pytest.mark.rule("TEQ-EX-31", "TEQ-DAN-07", "TEQ-DAN-01")
def test_when_the_last_light_card_darkens_the_game_is_lost_at_once() -> None:
    t = in_shadow(dark=ALL_CARDS & ~0b110, goblins=[PASSIVE] * 7)
    t.choose(0, Darken(Card(1)), Store(Portal(0))).expects(0, PICK)
    table(against(phase=SHADOW, dark=ALL_CARDS & ~0b10)).over("realm-dark", [])
    s = put(at_dusk(dark=ALL_CARDS & ~bit("I1")), BRANN, temple("ember"))
    t = table(s).choose(0, IDLE).over("realm-dark", [])
    assert t.outcome is not None and t.outcome.scores == ()


@pytest.mark.rule("TEQ-DAN-16", "TEQ-RULING-74")
def test_the_player_names_the_castle_once_for_all_heroes_of_a_rest() -> None:
    s = worn(put(put(at_night(), BRANN, portal(0)), MARLO, obelisk(9)))
    t = table(s).choose(0, REST).expects(0, HOME)
    assert t.choices(0) == [Return(region) for region in HOMES]
    assert t.refused(0, Return(Region(temple("ember")))) == "TEQ-DAN-15"
    t.choose(0, Return(HOMES[3])).expects(0, GAIN)
    assert t.told(Returned) == [Returned(BRANN, HOMES[3]), Returned(MARLO, HOMES[3])]
    assert t.state.where[IVO] == HOMES[2] and t.state.where[PIA] == HOMES[3]


@pytest.mark.rule("TEQ-DAN-16", "TEQ-RULING-74", "TEQ-TEMPLE-07")
def test_a_temple_completed_by_day_asks_for_the_castle_too() -> None:
    s = put(put(against(), MARLO, temple("ember"), 3), BRANN, right("S1"))
    t = table(s).choose(0, Travel(BRANN, Region(grotto("g1")), STRAIGHT), Guide(MARLO))
    t.expects(0, HOME).choose(0, Return(HOMES[0]))
    assert t.state.where[MARLO] == HOMES[0]


@pytest.mark.rule("TEQ-DAN-18", "TEQ-DAN-16")
def test_exhaustion_is_no_defeat_and_all_heroes_go_to_the_castle_the_player_names() -> None:
    s = put(at_night(magic=LEVEL[2], goblins=[AGGRESSIVE] * 7), BRANN, temple("ember"))
    s.players[0].health, s.players[0].power = 1, 0
    t = table(s).rolls("adventure", DAMAGE, SCROLL, SCROLL, SCROLL, SCROLL).choose(0, ROLL).expects(0, HOME)
    t.choose(0, Return(HOMES[1])).expects(0, DARKEN)
    assert [t.state.where[hero] for hero in (BRANN, MARLO, IVO, PIA)] == [HOMES[1]] * 4


def chosen_one(spell: int, tracks: list[int], **fields: Any) -> Realm:
    """Somebody close to the final battle, by Night."""
    s = at_night(**{"goblins": [AGGRESSIVE] * 7, **fields})
    s.players[0].spell, s.players[0].tracks = spell, tracks
    for track, done in enumerate(tracks):
        if done == 2:
            own(s, MARLO if track else IVO, legend(RED, track))
    return s


@pytest.mark.rule("TEQ-DAN-04", "TEQ-DAN-05")
def test_three_legendary_items_and_spell_level_five_call_the_battle_at_the_end_of_the_round() -> None:
    s = put(chosen_one(4, [2, 2, 2], magic=LEVEL[1], boss=Pile((P01,))), BRANN, obelisk(5))
    t = table(s).choose(0, REST, LEARN)
    assert t.state.summoned and len(t.told(Summoned)) == 1
    t.choose(0, Return(HOMES[0]))
    while t.match.question().topic is GAIN:
        t.choose(0, GAIN_HEALTH)
    t.expects(0, DARKEN).choose(0, Darken(Card(CASTLE_CARDS[0])), Store(Portal(0)))
    assert t.state.phase == BATTLE


@pytest.mark.rule("TEQ-DAN-04")
def test_the_last_legendary_item_calls_the_battle_too_and_neither_condition_alone_does() -> None:
    s = put(chosen_one(5, [1, 2, 2]), BRANN, temple("gale"), LAST_SPACE)
    t = table(s).choose(0, REST).choose(0, Equip(BRANN))
    assert t.state.summoned
    s = put(chosen_one(4, [1, 2, 2]), BRANN, temple("gale"), LAST_SPACE)
    assert not table(s).choose(0, REST).choose(0, Equip(BRANN)).state.summoned
    s = put(chosen_one(4, [2, 2, 1], magic=LEVEL[1]), BRANN, obelisk(5))
    assert not table(s).choose(0, REST, LEARN).state.summoned


@pytest.mark.rule("TEQ-EX-43", "TEQ-RULING-80", "TEQ-RULING-84")
def test_the_battle_follows_even_if_exhaustion_lowers_the_spell_level_first() -> None:
    s = chosen_one(5, [2, 2, 2], summoned=True, magic=LEVEL[2], boss=Pile((P01,)))
    s.players[0].health, s.players[0].power = 1, 0
    t = table(s).rolls("adventure", DAMAGE, SCROLL, SCROLL, SCROLL, SCROLL).choose(0, ROLL, Return(HOMES[0]))
    t.rolls("battle", TORCH, TORCH, TORCH, SCROLL, SCROLL)
    t.choose(0, Darken(Card(CASTLE_CARDS[0])), Store(Portal(0)))
    t.choose(0, t.choices(0)[-1]).expects(0, REROLLING)  # the items may be rearranged once more
    p = t.state.players[0]
    assert (p.spell, p.health, p.power) == (4, 6, 3)


@pytest.mark.rule("TEQ-RULING-80", "TEQ-DAN-07")
def test_if_the_last_card_darkens_before_the_battle_the_game_is_lost() -> None:
    table(against(phase=SHADOW, dark=ALL_CARDS & ~0b10, summoned=True)).over("realm-dark", [])


@pytest.mark.rule("TEQ-DAN-08")
def test_the_variant_plays_its_day_and_night_like_the_solo_mode() -> None:
    s = against()
    t = table(s).expects(0, MOVE)
    assert len({c.hero for c in t.choices(0, Travel)}) == 4
    s = at_night(magic=LEVEL[0])
    t = roll(table(s), DAMAGE, DAMAGE, SCROLL, SCROLL, SCROLL).choose(0, SUFFER)
    assert t.state.players[0].health == 5  # the first die is ignored
    assert Select(Movement(HORSE)) != IDLE


@pytest.mark.rule("TEQ-RULING-79", "TEQ-DAN-14")
def test_the_only_goblin_is_stored_unasked() -> None:
    t = in_shadow(goblins=[PASSIVE] + [NO_GOBLIN] * 6).choose(0, Darken(Card(CASTLE_CARDS[0]))).expects(0, PICK)
    assert t.state.minions == 1 and t.state.goblins[0] == NO_GOBLIN


@pytest.mark.rule("TEQ-RULING-80")
def test_the_battle_is_called_once() -> None:
    s = put(chosen_one(5, [2, 2, 2], summoned=True, magic=LEVEL[1]), BRANN, obelisk(6))
    t = table(s).choose(0, REST, LEARN)
    assert t.state.players[0].spell == 6 and t.told(Summoned) == []


@pytest.mark.rule("TEQ-DAY-09", "TEQ-DAY-08")
def test_without_danongorf_nothing_darkens_at_nightfall() -> None:
    t = table(put(by_day(day=Day(turn=3, card=Movement(HORSE))), BRANN, temple("ember")))
    t.choose(0, IDLE).choose(1, IDLE).expects(0, TAKE)
    assert t.state.dark == 0 and t.told(QuestStored) == []
