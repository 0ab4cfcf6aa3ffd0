"""The numbers before a roll are those of the rules."""

from __future__ import annotations

from itertools import product

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import ADVENTURE_DIE, ATTACK, DAMAGE, DICE, MAGIC, TORCH
from flambeau.games.tiny_epic_quest.choices import ROLL, SUFFER
from flambeau.games.tiny_epic_quest.model import Realm
from flambeau.games.tiny_epic_quest.odds import ROLLS, dealt, odds_of_roll
from flambeau.games.tiny_epic_quest.rules.damage import DEFENCE
from flambeau.kernel import Feed, Match
from flambeau.table import Words
from flambeau.table.present import present
from tests.games.tiny_epic_quest.laying import BRANN, LEVEL, MARLO, laid, portal, put, table, temple


def test_the_rolls_sum_to_one_and_count_all_dice() -> None:
    assert len(ROLLS) == 252
    assert abs(sum(chance for _, chance in ROLLS) - 1) < 1e-12
    assert all(sum(counts) == DICE for counts, _ in ROLLS)


@pytest.mark.parametrize("dice", range(6))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_die_is_dealt_to_somebody(dice: int, players: int) -> None:
    assert sum(dealt(dice, place, players) for place in range(players)) == dice


@pytest.mark.parametrize(("level", "left"), [(0, 1 - (5 / 6) ** 5), (3, 1 - (4 / 6) ** 5)])
def test_the_roller_is_hurt_by_any_damage_die_and_at_level_three_by_magic_too(level: int, left: float) -> None:
    s = laid(2, magic=LEVEL[level])
    assert odds_of_roll(s, s.players[0]).damage == pytest.approx(left)


def test_a_temple_and_a_goblin() -> None:
    s = put(put(laid(2), BRANN, temple("ember")), 1, portal(0))
    s.players[0].hits[0] = 4
    odds = odds_of_roll(s, s.players[0])
    one = 1 - (5 / 6) ** 5
    assert odds.advance == pytest.approx(one) and odds.goblin == pytest.approx(one)
    assert odds.exhausted == 0


def outcome(s: Realm, faces: tuple[int, ...]) -> bool:
    """Whether seat 1 loses Health when seat 0 rolls these dice and nobody defends."""
    feed = Feed()
    feed.add("adventure", faces)
    match = Match.at(GAME, s.clone(), 2, {}, feed, 0)
    match.answer(0, ROLL)
    while match.outcome is None and match.asked() and match.question(match.asked()[0]).topic is DEFENCE:
        match.answer(match.asked()[0], SUFFER)
    return bool(match.state.players[1].health < s.players[1].health)


def test_the_numbers_agree_with_the_rules_roll_by_roll() -> None:
    s = put(laid(2, magic=LEVEL[3] - 1), MARLO, temple("tide"))
    s.players[0].power = s.players[1].power = 0
    faces = (DAMAGE, MAGIC, TORCH, ATTACK)  # every roll with these; the others do no harm, like Torch and Attack
    share = {DAMAGE: 1 / 6, MAGIC: 1 / 6, TORCH: 2 / 6, ATTACK: 2 / 6}
    total = 0.0
    for thrown in product(faces, repeat=DICE):
        if tuple(sorted(thrown)) != thrown:
            continue  # the order of dice does not matter
        chance = 1.0
        ways = 120
        for face in faces:
            count = thrown.count(face)
            chance *= share[face] ** count
            for n in range(2, count + 1):
                ways //= n
        total += chance * ways * outcome(s, thrown)
    assert odds_of_roll(s, s.players[1]).damage == pytest.approx(total)
    assert len(ADVENTURE_DIE) == 6


def test_the_table_shows_them_to_whoever_is_adventuring() -> None:
    assert GAME.text is not None
    words = Words([GAME.text], "en")
    t = table(laid(2))
    for seat in (0, 1):
        odds = next(zone for zone in present(t.match, seat, words).rest.zones if zone.id == "odds")
        assert odds.badges[0].text == ("60 %" if seat == 0 else "20 %")
    t.choose(0, t.choices(0)[1])
    assert not any(zone.id == "odds" for zone in present(t.match, 0, words).rest.zones)
