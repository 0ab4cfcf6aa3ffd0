"""The scripted player: sensible answers in small positions, that it knows no more than its seat, and what it scores."""

from __future__ import annotations

import statistics

import pytest

from flambeau.bots import Bot, Chair, make_bot
from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.bot import Patient, Scripted, Worth
from flambeau.games.paper_dungeons.bot.ways import FAR, steps_from
from flambeau.games.paper_dungeons.choices import EXPLORE, Drink, Eliminate, Step, TakeDie, Train
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.model import BOOTS, OUTSIDE, ROGUE, SCEPTRE, SCOUT, SKULL, Dungeon, Potions
from flambeau.kernel import Choice, Match
from flambeau.kit import Table

from .positions import at_table, in_room, levels, sheet, stages, step

EVERYWHERE = (1 << 42) - 1


def answer(table: Table, seat: int = 0) -> Choice:
    """What the scripted player answers."""
    chosen: Choice = table.match.question(seat).choices[Scripted(1).answer(Chair(table.match, seat))]
    return chosen


def play_on(table: Table, seat: int, answers: int) -> Table:
    """Let it answer so many questions."""
    bot = Scripted(1)
    for _ in range(answers):
        table.match.answer(seat, bot.answer(Chair(table.match, seat)))
    return table


def test_potions_are_drunk_rather_than_kept() -> None:
    table = at_table(sheet(0, potions=3, **in_room("A2")), sheet(1))
    table.choose(0, TakeDie(table.choices(0)[0].die, table.state.pool[0]), EXPLORE, step("B2"))  # a trap
    assert answer(table) == Drink(Potions(1))


def test_the_last_die_before_a_monster_makes_the_power_for_its_threshold() -> None:
    ready = sheet(0, SCOUT, room=room_named("D4"), visited=EVERYWHERE, **levels(3, 3, 3, 4), dice_left=1, black=0b0001)
    table = at_table(ready, pool=(3, SKULL, SKULL, 5, 5, 5), dungeon="B", round=6)  # one rogue die; power 17 of 18
    play_on(table, 0, 1)
    assert answer(table) == Train(ROGUE)


def test_the_party_goes_for_a_gem_beside_it() -> None:
    all_but_it = EVERYWHERE & ~(1 << room_named("F7"))
    rich = sheet(0, SCOUT, room=room_named("F6"), visited=all_but_it, minions=0xFFFF, dice_left=1)
    table = at_table(rich, pool=(SKULL, SKULL, 1, 1, SKULL, 1), dungeon="B", round=8)
    play_on(table, 0, 2)
    assert answer(table) == Step(room_named("F7"))


def test_boots_are_for_walking() -> None:
    table = at_table(sheet(0, **in_room("C3")), pool=(BOOTS,) * 6)
    assert isinstance(answer(table), TakeDie)
    play_on(table, 0, 2)
    assert isinstance(answer(table), Step)


def test_the_worst_minion_is_crossed_out_from_afar() -> None:
    table = at_table(sheet(0, **stages(sceptre=1), **levels(1, 5, 5, 5)), sheet(1))
    table.choose(0, TakeDie(table.choices(0)[0].die, table.state.pool[0]))
    table.choose(0, next(choice for choice in table.choices(0) if getattr(choice, "item", None) == SCEPTRE))
    chosen = answer(table)
    assert isinstance(chosen, Eliminate) and chosen.minion == 14  # the orc of level 5


def test_a_fresh_player_goes_on_where_another_stopped() -> None:
    match = Match.start(GAME, 1, {}, 4)
    for _ in range(90):
        if match.outcome is None:
            match.answer(0, Scripted(1).answer(Chair(match, 0)))  # forgets its plan after every answer
    assert match.outcome is not None or match.state.round > 4


def test_the_same_dossier_gives_the_same_answer_in_every_world() -> None:
    match = played(3, ("scripted",) * 3, 5, 100)
    for seat in match.asked():
        for seed in range(4):
            world = match.imagine(seat, seed)
            assert Scripted(1).answer(Chair(match, seat)) == Scripted(1).answer(Chair(world, seat))


def test_planning_leaves_the_match_as_it_was() -> None:
    match = played(2, ("scripted",) * 2, 3, 40)
    before = match.digest()
    Scripted(2).answer(Chair(match, match.asked()[0]))
    assert match.digest() == before


def test_gems_levels_and_health_are_worth_something() -> None:
    table = at_table(sheet(0, **in_room("C3")), round=4)
    worth = Worth(table.state, 0)
    plain = worth.of(sheet(0, **in_room("C3")))
    assert worth.of(sheet(0, gem_boxes=1, **in_room("C3"))) > plain
    assert worth.of(sheet(0, **levels(2, 1, 1, 1), **in_room("C3"))) > plain
    assert worth.of(sheet(0, damage=4, **in_room("C3"))) < plain
    assert worth.of(sheet(0, potions=2, **in_room("C3"))) > plain


def test_steps_are_counted_around_walls_and_from_outside() -> None:
    outside = steps_from(Dungeon(0), 0, OUTSIDE)
    assert outside[room_named("A1")] == 1 and outside[room_named("E4")] == 5 and FAR not in outside
    walls = steps_from(Dungeon(0), 0, room_named("C1"))
    assert walls[room_named("C2")] == 3 and steps_from(Dungeon(0), 1, room_named("C1"))[room_named("C2")] == 1


def played(seats: int, names: tuple[str, ...], seed: int, most: int = 5000) -> Match:
    """A game of these bots, or its beginning."""
    match = Match.start(GAME, seats, {}, seed)
    bots: list[Bot] = [make_bot(GAME, name, seed + seat) for seat, name in enumerate(names)]
    for _ in range(most):
        if match.outcome is not None:
            break
        seat = match.asked()[0]
        match.answer(seat, bots[seat].answer(Chair(match, seat)))
    return match


@pytest.mark.parametrize("seats", [1, 2])
def test_it_scores_thirty_points_more_than_chance(seats: int) -> None:
    games = 4
    scripted, random = [], []
    for seed in range(games):
        names = ("scripted", "random")[:seats]
        outcome = played(seats, names, seed).outcome
        assert outcome is not None
        scripted.append(outcome.scores[0])
        random.append(outcome.scores[1] if seats == 2 else played(1, ("random",), seed).outcome.scores[0])  # type: ignore[union-attr]
    assert statistics.mean(scripted) >= statistics.mean(random) + 30


def test_with_patience_it_finds_a_round_worth_at_least_as_much() -> None:
    better = 0
    for seed in range(6):
        match = Match.start(GAME, seats=1, seed=seed)
        quick = Scripted(1)
        while chair_at(match).topic.name != "which-die" or match.state.round < 3:
            match.answer(0, quick.answer(chair_at(match)))
        worths = [worth_of_round(match.fork(), bot) for bot in (Scripted(1), Patient(1))]
        assert worths[1] >= worths[0]
        better += worths[1] > worths[0]
    assert better


def chair_at(match: Match) -> Chair:
    return Chair(match, 0)


def worth_of_round(match: Match, bot: Scripted) -> float:
    """What its plan for the dice of this round makes of the sheet."""
    chair = chair_at(match)
    return bot._line(chair, bot._planner(chair)).value


def test_patience_names_the_answers_worth_trying_and_what_follows_them() -> None:
    match = Match.start(GAME, seats=1, seed=3)
    quick = Scripted(1)
    while chair_at(match).topic.name != "which-die":
        match.answer(0, quick.answer(chair_at(match)))
    plans = Patient(1).plans(chair_at(match))
    first, *_ = plans
    assert chair_at(match).choices[Patient(1).answer(chair_at(match))] == first
    assert all(choice in chair_at(match).choices for choice in plans)
    for choice, plan in plans.items():
        tried = match.fork()
        tried.answer(0, choice)
        if plan:
            assert plan[0] in tried.question(0).choices


def test_a_die_already_taken_is_spent_with_the_others_in_mind() -> None:
    """Whoever forgot the plan, as a server does between questions, still looks to the end of the round."""
    match = Match.start(GAME, seats=1, seed=5)
    quick = Scripted(1)
    while chair_at(match).topic.name != "which-action":
        match.answer(0, quick.answer(chair_at(match)))
    bot = Patient(2)
    planner = bot._planner(chair_at(match))
    line = bot._line(chair_at(match), planner)
    alone = max(one.value for one in bot._of_this_die(chair_at(match), planner, match.state.sheets[0]))
    assert line.value >= alone
    assert line.sheet.dice_left == 0 or line.value == alone
