"""The numbers before a roll are those of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import ADVENTURE_DIE, DICE, GOBLIN_HEALTH, MAGIC_LEVELS
from flambeau.games.tiny_epic_quest.choices import PAYMENTS, ROLL, SUFFER, Advance, Strike
from flambeau.games.tiny_epic_quest.model import Realm
from flambeau.games.tiny_epic_quest.odds import ROLLS, dealt, odds_of_roll
from flambeau.games.tiny_epic_quest.rules.damage import DEFENCE
from flambeau.games.tiny_epic_quest.rules.limits import max_power
from flambeau.games.tiny_epic_quest.rules.symbols import SYMBOLS
from flambeau.kernel import Feed, Match
from flambeau.table import Words
from flambeau.table.present import present
from tests.games.tiny_epic_quest.laying import BRANN, LEVEL, laid, portal, put, table, temple

SHOWN = ("damage", "exhausted", "power", "magic", "advance", "goblin")


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


Fate = dict[str, bool]


def fate(s: Realm, seat: int, faces: tuple[int, ...]) -> Fate:
    """What the rules themselves do to this seat when seat 0 rolls these dice, nobody defends and nothing is forged."""
    feed = Feed()
    feed.add("adventure", faces)
    match = Match.at(GAME, s.clone(), len(s.players), {}, feed, 0)
    match.answer(0, ROLL)
    while match.asked() and match.question(match.asked()[0]).topic is DEFENCE:
        match.answer(match.asked()[0], SUFFER)
    after: Realm = match.state
    p, before = after.players[seat], s.players[seat]
    found = {
        "exhausted": not p.adventuring,
        "damage": not p.adventuring or p.health < before.health,
        "power": p.adventuring and p.power > before.power,
        "magic": p.adventuring and MAGIC_LEVELS[after.magic] > MAGIC_LEVELS[s.magic],
        "advance": False,
        "goblin": False,
    }
    while seat in match.asked() and match.question(seat).topic is SYMBOLS:
        listed = match.question(seat).choices
        climbs = [c for c in listed if isinstance(c, Advance) and PAYMENTS[c.pay][2] == 0]
        strikes = [c for c in listed if isinstance(c, Strike)]
        found["advance"] |= bool(climbs)
        if not strikes:
            break
        match.answer(seat, strikes[0])
        then = match.state.players[seat]
        found["goblin"] |= max(then.hits) >= GOBLIN_HEALTH or then.goblins > before.goblins
    return found


def position(level: int, seats: int, health: int, power: int) -> Realm:
    """Everybody has a Hero in a Temple and one by a Goblin that lacks two Health."""
    s = laid(seats, magic=LEVEL[level])
    for p, name in zip(s.players, ("ember", "tide", "gale"), strict=False):
        put(put(s, p.heroes[0], temple(name)), p.heroes[1], portal(p.seat))
        p.hits[p.seat] = GOBLIN_HEALTH - 2
        p.health, p.power = health, power
    return s


@pytest.mark.parametrize(
    ("level", "seats", "health", "power"),
    [(0, 2, 6, 0), (1, 1, 3, 2), (1, 3, 2, 1), (2, 2, 3, 1), (3, 2, 4, 0)],
)
def test_the_numbers_are_those_of_all_7776_rolls_played_by_the_rules(
    level: int, seats: int, health: int, power: int
) -> None:
    s = position(level, seats, health, power)
    rolls = Counter(tuple(sorted(thrown)) for thrown in product(ADVENTURE_DIE, repeat=DICE))
    assert rolls.total() == 7776
    for p in s.players:
        counted: Counter[str] = Counter()
        for thrown, times in rolls.items():  # the order of the dice does not matter
            counted.update({name: times for name, happens in fate(s, p.seat, thrown).items() if happens})
        odds = odds_of_roll(s, p)
        assert {name: round(7776 * getattr(odds, name)) for name in SHOWN} == {name: counted[name] for name in SHOWN}


def test_at_full_power_a_roll_brings_no_chance_of_power() -> None:
    s = laid(2)
    assert s.players[0].power == max_power(s.players[0])
    assert odds_of_roll(s, s.players[0]).power == 0


def test_the_table_shows_them_to_whoever_is_adventuring() -> None:
    assert GAME.text is not None
    words = Words([GAME.text], "en")
    t = table(laid(2))
    for seat in (0, 1):
        odds = next(zone for zone in present(t.match, seat, words).rest.zones if zone.id == "odds")
        assert odds.badges[0].text == ("60 %" if seat == 0 else "20 %")
    t.choose(0, t.choices(0)[1])
    assert not any(zone.id == "odds" for zone in present(t.match, 0, words).rest.zones)
