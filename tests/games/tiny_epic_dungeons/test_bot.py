"""The scripted hero: sensible answers in small positions, and that it wins more than chance."""

from __future__ import annotations

from flambeau.bots import Chair, make_bot
from flambeau.games.tiny_epic_dungeons import GAME
from flambeau.games.tiny_epic_dungeons.bot import Scripted, evaluate
from flambeau.games.tiny_epic_dungeons.cards import LOOT
from flambeau.games.tiny_epic_dungeons.choices import (
    PROVOKE,
    REST,
    Aid,
    Attack,
    ChangeDie,
    EnterLair,
    Explore,
    Settle,
    TakeCard,
    Wear,
)
from flambeau.games.tiny_epic_dungeons.model import Discover, Fit, Play
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, ITEMS
from flambeau.kernel import Choice, Match
from flambeau.kit import Table
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    LIANE,
    OSWIN,
    TAVISH,
    at,
    attack,
    boss,
    face_down,
    goblin,
    lair_door,
    lay_out,
    minion,
    play,
    room,
    take,
)  # fmt: skip


def answer(table: Table, seat: int = 0) -> Choice:
    """What the scripted hero answers."""
    chosen: Choice = table.match.question(seat).choices[Scripted(1).answer(Chair(table.match, seat))]
    return chosen


def test_a_goblin_in_the_room_is_struck_first() -> None:
    s = lay_out(BRUNA, OSWIN)
    goblin(s, 1, "firepot", "D4")
    assert answer(play(s)) == attack("hammer", GOBLIN_1)


def test_a_healthy_hero_explores_and_a_hurt_one_rests() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_28")
    assert answer(play(s)) == Explore(at("D3"))
    s.heroes[OSWIN].health, s.heroes[OSWIN].focus = 1, 0
    assert answer(play(s)) == REST


def test_nobody_explores_into_a_fifth_goblin() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_28")
    for slot in (1, 2, 3, 4):
        goblin(s, slot, "firepot", "G7")
    assert not isinstance(answer(play(s)), Explore)


def test_a_fallen_comrade_is_healed() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.heroes[BRUNA].health = 0
    assert answer(play(s)) == Aid(DEEDS["mending_touch"], BRUNA)


def test_a_die_is_changed_if_that_kills() -> None:
    s = lay_out(OSWIN, BRUNA)
    goblin(s, 1, "firepot", "D4")  # Defence 4
    table = play(s, hero=[(4, 3, 3)], enemy=[2]).choose(0, attack("hammer", GOBLIN_1))
    assert isinstance(answer(table), ChangeDie)
    table = play(lay_out_with_goblin(), hero=[(6, 3, 3)], enemy=[2]).choose(0, attack("hammer", GOBLIN_1))
    assert answer(table) == take(1)
    assert isinstance(answer(table), Settle)


def lay_out_with_goblin() -> Play:
    """A Goblin beside Oswin."""
    s = lay_out(OSWIN, BRUNA)
    goblin(s, 1, "firepot", "D4")
    return s


def test_a_better_weapon_is_taken_and_worn() -> None:
    s = lay_out(DRUSK, BRUNA)
    s.loot_row = (ITEMS["boar_maul"],)
    s.todo.append(Discover(LOOT))
    table = play(s)
    assert answer(table) == TakeCard(ITEMS["boar_maul"])
    s = lay_out(DRUSK, BRUNA)
    s.hand = ITEMS["boar_maul"]
    s.todo.append(Fit(True))
    assert isinstance(answer(play(s)), Wear)


def test_with_the_torch_low_the_open_lair_is_entered() -> None:
    s = lay_out(LIANE, BRUNA)
    lair_door(s, "D3")
    s.heroes[LIANE].cell, s.hearts, s.torch = at("D3"), 2, 6
    assert isinstance(answer(play(s)), EnterLair)


def test_the_boss_is_provoked_over_an_altar() -> None:
    s = lay_out(TAVISH, BRUNA, act=2)
    lair_door(s, "D3")
    room(s, "D5", "enc_01", turn=0)
    boss(s, "wyrm", (7, 7))
    s.altars = 1 << at("D4")
    s.heroes[TAVISH].cell = at("D4")
    assert answer(play(s)) == PROVOKE


def test_a_minion_is_worth_a_fight() -> None:
    s = lay_out(DRUSK, BRUNA)
    hound = minion(s, "hound", "D4")
    chosen = answer(play(s))
    assert isinstance(chosen, Attack) and chosen.foe == hound


def test_a_position_near_victory_is_worth_more_than_one_near_defeat() -> None:
    s = lay_out(DRUSK, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm", (1, 0), altars=3)
    good = evaluate(s)
    s.markers, s.torch, s.altars_set = [8, 8], 2, 0
    assert -1000 < evaluate(s) < good < 1000
    assert GAME.evaluate(s, 0) == evaluate(s)


def test_scripted_heroes_win_some_games_that_random_ones_never_win() -> None:
    wins = {"random": 0, "scripted": 0}
    for name in wins:
        for seed in range(12):
            match = Match.start(GAME, 1, {"assignment": "random", "difficulty": "easy"}, seed)
            bot = make_bot(GAME, name, seed)
            while match.outcome is None:
                match.answer(0, bot.answer(Chair(match, 0)))
            wins[name] += bool(match.outcome.winners)
    assert wins["scripted"] >= 3 and wins["random"] == 0
