"""The race of answers at the root of a search: the same worlds for all, and doubts favour the script."""

from __future__ import annotations

from flambeau.bots.search.race import MOST, Race, starters


def run(race: Race, worth: dict[int, float], rounds: int) -> None:
    for number in range(rounds):
        race.finish_round([worth[index] + 0.01 * (number * index % 3) for index in race.running])


def test_the_worse_half_leaves_and_the_script_stays_as_the_measure() -> None:
    race = Race(range(8), usual=0)
    run(race, {index: index / 10 for index in range(8)}, 4)
    assert race.running == [0, 4, 5, 6, 7]
    run(race, {index: index / 10 for index in range(8)}, 4)
    assert race.running == [0, 5, 6, 7]
    assert race.winner() == 7


def test_an_answer_must_clearly_beat_that_of_the_script() -> None:
    race = Race([0, 1], usual=0)
    for number in range(6):
        race.finish_round([0.5, 0.51 if number % 2 else 0.5 - 0.009])
    assert race.winner() == 0
    for _ in range(6):
        race.finish_round([0.5, 0.6])
    assert race.winner() == 1


def test_without_a_script_the_best_wins() -> None:
    race = Race([0, 1, 2], usual=-1)
    run(race, {0: 0.3, 1: 0.6, 2: 0.4}, 2)
    assert race.winner() == 1 and race.order()[0] == 1


def test_a_round_that_was_cut_short_counts_only_if_there_is_no_other() -> None:
    race = Race([0, 1, 2], usual=-1)
    race.partly([0.2, 0.9])
    assert race.winner() == 1
    race = Race([0, 1, 2], usual=2)
    race.partly([0.2, 0.9])
    assert race.winner() == 2


def test_the_script_s_favourites_start_and_its_own_answer_always_does() -> None:
    assert starters(3, None, 1) == [0, 1, 2]
    ranked = [float(index) for index in range(20)]
    chosen = starters(20, ranked, 2)
    assert len(chosen) == MOST and 2 in chosen and {19, 18, 17} <= set(chosen)
