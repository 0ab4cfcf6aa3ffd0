"""Whose Defence counts against which attack: extra Defence stands against the attack that it names, and no other."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import BOSS_CARDS, MINION_CARDS
from flambeau.games.tiny_epic_dungeons.powers import FIRST_BOSS, FIRST_MINION
from flambeau.games.tiny_epic_dungeons.rules.values import foe_defence
from flambeau.games.tiny_epic_dungeons.vocabulary import CAST, MELEE, MISSILE
from tests.games.tiny_epic_dungeons.laying import BOSSES, BRUNA, MINIONS, OSWIN, lay_out


@pytest.mark.rule("TED-ATK-09")
@pytest.mark.parametrize("name", MINIONS)
def test_a_minions_extra_defence_counts_against_the_attack_it_names_only(name: str) -> None:
    s, foe = lay_out(OSWIN, BRUNA), MINIONS[name]
    card = MINION_CARDS[foe - FIRST_MINION]
    assert foe_defence(s, foe, MELEE) == card.defence + card.melee_defence
    assert foe_defence(s, foe, MISSILE) == card.defence + card.missile_defence
    assert foe_defence(s, foe, CAST) == card.defence


@pytest.mark.rule("TED-ATK-09", "TED-BATK-04")
@pytest.mark.parametrize("name", BOSSES)
def test_a_bosss_extra_defence_counts_in_melee_only(name: str) -> None:
    s, foe = lay_out(OSWIN, BRUNA, act=2), BOSSES[name]
    card = BOSS_CARDS[foe - FIRST_BOSS]
    assert foe_defence(s, foe, MELEE) == card.defence + card.melee_defence
    assert foe_defence(s, foe, MISSILE) == foe_defence(s, foe, CAST) == card.defence


@pytest.mark.rule("TED-ATK-06", "TED-ATK-09")
def test_some_enemies_have_extra_defence_in_melee_and_others_against_missiles() -> None:
    assert {card.id for card in MINION_CARDS if card.melee_defence} == {"minotaur", "priest"}
    assert {card.id for card in MINION_CARDS if card.missile_defence} == {"marshal", "matron", "shade"}
    assert {card.id for card in BOSS_CARDS if card.melee_defence} == {"knight"}
