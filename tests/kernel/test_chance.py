"""Chance: seeded, independent by label, even, written on the tape, and the same in both builds."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from playing import play_on
from toys import BAZAAR, DELVE, SHEETS

from flambeau.kernel import ALL, BadData, Chance, Diverged, Feed, Match
from flambeau.kernel.chance import BLANK, GIVEN, KEYED, SYSTEM, mix, number_of

D6 = (1, 2, 3, 4, 5, 6)
KEY = mix(12345, 1, 1) | 1


def excess(counts: Counter[object], cells: int) -> float:
    """Chi-square over its degrees of freedom: about 1 for even chances."""
    expected = counts.total() / cells
    seen = sum((count - expected) ** 2 for count in counts.values()) + (cells - len(counts)) * expected**2
    return seen / expected / (cells - 1)


def test_the_same_seed_plays_the_same_match() -> None:
    for game in (DELVE, SHEETS, BAZAAR):
        first, second = (Match.start(game, 2, seed=8, record=True) for _ in range(2))
        play_on(first, 40)
        play_on(second, 40)
        assert first.entries == second.entries


def test_different_seeds_play_different_matches() -> None:
    assert len({Match.start(DELVE, 2, seed=seed).digest() for seed in range(50)}) == 50


def test_without_a_seed_chance_comes_from_the_system() -> None:
    matches = [Match.start(DELVE, 2) for _ in range(3)]
    assert {match.main.chance.source for match in matches} == {SYSTEM}
    assert len({match.digest() for match in matches}) == 3
    play_on(matches[0], 10)
    assert matches[0].fork().digest() == matches[0].digest()


def test_a_draw_under_one_label_changes_no_other_label() -> None:
    one, two = Chance(KEYED, KEY), Chance(KEYED, KEY)
    for _ in range(5):
        two.roll("reroll", D6, 3)
    two.shuffle("loot", range(9))
    for _ in range(20):
        assert one.roll("attack", D6, 4) == two.roll("attack", D6, 4)
        assert one.shuffle("rooms", range(12)) == two.shuffle("rooms", range(12))
    assert one.roll("attack", D6, 4) != one.roll("attack", D6, 4) or one.roll("attack", D6, 4) != (1, 1, 1, 1)


def test_two_labels_under_one_key_are_independent() -> None:
    chance = Chance(KEYED, KEY)
    pairs = Counter((chance.roll("one", D6, 1)[0], chance.roll("two", D6, 1)[0]) for _ in range(7200))
    assert excess(pairs, 36) < 1.6


def test_one_label_under_two_keys_is_independent() -> None:
    one, two = Chance(KEYED, mix(1, 1, 1) | 1), Chance(KEYED, mix(2, 1, 1) | 1)
    pairs = Counter((one.roll("d", D6, 1)[0], two.roll("d", D6, 1)[0]) for _ in range(7200))
    assert excess(pairs, 36) < 1.6


def test_a_roll_does_not_depend_on_the_one_before() -> None:
    chance = Chance(KEYED, KEY)
    rolls = [chance.roll("attack", D6, 1)[0] for _ in range(7200)]
    assert excess(Counter(itertools.pairwise(rolls)), 36) < 1.6


@pytest.mark.parametrize("faces", [2, 3, 6, 8, 10, 12, 20])
def test_rolls_are_even(faces: int) -> None:
    chance = Chance(KEYED, KEY)
    die = tuple(range(faces))
    for count in (1, 3, 30):  # thirty dice take more than one word
        rolled = Counter(face for _ in range(6000 // count) for face in chance.roll("attack", die, count))
        assert excess(rolled, faces) < (4.5 if faces < 4 else 3.2)


def test_rolls_from_the_system_are_even() -> None:
    chance = Chance(SYSTEM)
    assert (
        excess(Counter(face for _ in range(500) for face in chance.roll("attack", D6, 12)), 6) < 9
    )  # one in 10 million


def test_every_die_of_a_big_roll_is_even_and_independent_of_its_neighbours() -> None:
    chance = Chance(KEYED, KEY)
    rolls = [chance.roll("attack", D6, 40) for _ in range(1500)]
    for place in range(40):
        assert excess(Counter(roll[place] for roll in rolls), 6) < 5
    pairs = Counter(pair for roll in rolls for pair in itertools.pairwise(roll))
    assert excess(pairs, 36) < 1.6


def test_picks_are_even() -> None:
    chance = Chance(KEYED, KEY)
    assert excess(Counter(chance.pick("target", [3, 5, 7, 11, 13]) for _ in range(5000)), 5) < 3.5


def test_shuffles_are_even() -> None:
    chance = Chance(KEYED, KEY)
    assert excess(Counter(chance.shuffle("deck", range(4)) for _ in range(6000)), 24) < 1.9


def test_every_card_of_a_big_deck_comes_to_every_place() -> None:
    chance = Chance(KEYED, KEY)
    orders = [chance.shuffle("deck", range(60)) for _ in range(2400)]
    for place in (0, 1, 17, 30, 58, 59):
        assert excess(Counter(order[place] for order in orders), 60) < 1.6
    assert all(sorted(order) == list(range(60)) for order in orders[:20])


def test_probabilities_of_given_outcomes_match_sampled_frequencies() -> None:
    die = (1, 1, 2, 5)
    chance = Chance(KEYED, KEY)
    rolled = Counter(chance.roll("attack", die, 1)[0] for _ in range(8000))
    assert abs(rolled[1] / 8000 - 0.5) < 0.02
    assert abs(rolled[2] / 8000 - 0.25) < 0.02


def test_no_product_of_the_mixer_reaches_62_bits() -> None:
    """Every factor is masked to 31 bits before it is multiplied by one of less than 31 bits."""
    rng = random.Random(1)
    for _ in range(300):
        Counted.largest = 0
        key, stream = rng.getrandbits(60), rng.getrandbits(31) + 60 * 7919
        count = rng.getrandbits(30)
        word = mix(Counted(key), Counted(stream), Counted(count))
        assert Counted.largest < 2**62
        assert 0 <= word < 2**60
        assert word == mix(key, stream, count)


class Counted(int):
    """An int that remembers the largest product or sum it was part of."""

    largest = 0

    def _keep(self, value: int) -> Counted:
        Counted.largest = max(Counted.largest, abs(value))
        return Counted(value)

    def __mul__(self, other: int) -> Counted:
        return self._keep(int(self) * other)

    def __add__(self, other: int) -> Counted:
        return self._keep(int(self) + int(other))

    def __and__(self, other: int) -> Counted:
        return Counted(int(self) & int(other))

    def __xor__(self, other: int) -> Counted:
        return Counted(int(self) ^ int(other))

    def __rshift__(self, other: int) -> Counted:
        return Counted(int(self) >> other)


def test_words_of_the_mixer_stay_what_they_are() -> None:
    """Seeds name matches: in reports, golden tests and both builds."""
    assert [mix(1, 1, 1), mix(2**59, 7, 0), mix(0, 0, 0)] == [431614996299731392, 1140500087628957862, 0]
    assert (number_of("attack"), number_of("")) == (1105082863, 7)


def test_a_label_gives_a_number_below_31_bits() -> None:
    assert all(0 <= number_of(label) < 2**31 for label in ("", "attack", "é" * 200, "\U0010ffff" * 9))


def test_the_tape_is_read_before_any_source_and_holds_what_is_new() -> None:
    chance = Chance(KEYED, KEY)
    first = chance.roll("attack", D6, 2)
    again = chance.again({}, chance.tape, 0)
    assert again.roll("attack", D6, 2) == first
    assert again.tape == chance.tape and again.draws == 1
    assert again.roll("defence", D6, 1) == chance.roll("defence", D6, 1)


def test_a_tape_with_another_label_is_a_divergence() -> None:
    chance = Chance(KEYED, KEY)
    chance.tape = [("attack", (1,), ALL)]
    with pytest.raises(Diverged, match="'attack' where the rules draw 'defence'"):
        chance.roll("defence", D6, 1)
    with pytest.raises(Diverged):
        chance.shuffle("deck", range(3))


@pytest.mark.parametrize("outcome", [(1, 2), (7,), ()])
def test_an_outcome_that_cannot_be_rolled_is_refused(outcome: tuple[int, ...]) -> None:
    chance = Chance(KEYED, KEY)
    chance.feed = Feed({"attack": [outcome]})
    with pytest.raises(BadData, match="wrong-outcome"):
        chance.roll("attack", D6, 1)


def test_an_order_of_other_cards_is_refused() -> None:
    chance = Chance(KEYED, KEY)
    chance.feed = Feed({"deck": [(0, 1, 1)]})
    with pytest.raises(BadData, match="the same items"):
        chance.shuffle("deck", range(3))


def test_blanks_are_drawn_anew_and_the_rest_stays() -> None:
    seen = set()
    for key in range(1, 200, 2):
        chance = Chance(KEYED, key)
        chance.tape = [("deck", (BLANK, 4, BLANK, BLANK), 0), ("omen", (BLANK, 3), 0)]
        order = chance.shuffle("deck", (1, 2, 3, 4))
        omen = chance.roll("omen", D6, 2)
        assert order[1] == 4 and sorted(order) == [1, 2, 3, 4] and omen[1] == 3
        seen.add((order, omen[0]))
    assert len(seen) > 25


def test_a_card_known_to_lie_in_a_pile_must_lie_there() -> None:
    chance = Chance(KEYED, KEY)
    chance.tape = [("deck", (BLANK, 9), 0)]
    with pytest.raises(Diverged, match="9 is known to lie in this pile"):
        chance.shuffle("deck", (1, 2))


def test_nothing_is_rolled_with_no_dice() -> None:
    assert Chance(KEYED, KEY).roll("attack", D6, 0) == ()
    assert Chance(KEYED, KEY).shuffle("deck", ()) == ()


def test_lanes_have_streams_of_their_own() -> None:
    main = Chance(KEYED, KEY)
    streams = [main.lane(seat, opened) for seat in range(8) for opened in range(1, 4)]
    rolls = {tuple(lane.roll("die", D6, 12)) for lane in streams}
    assert len(rolls) == 24
    assert Chance(GIVEN, 0).lane(1, 1).key == 0


def test_a_feed_gives_its_outcomes_in_order_for_each_label() -> None:
    feed = Feed()
    feed.add("a", (1,))
    feed.add("b", (2,))
    feed.add("a", (3,))
    copy = feed.copy()
    assert [feed.next("a"), feed.next("a"), feed.next("a")] == [(1,), (3,), None]
    assert feed.left() == ["b"]
    assert copy.left() == ["a", "b"] and copy.next("a") == (1,)
