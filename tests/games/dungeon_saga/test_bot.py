"""The scripted player: it answers from what its seat sees, and for the Hero that is meant."""

from __future__ import annotations

from flambeau.games.dungeon_saga.bot import Scripted
from flambeau.games.dungeon_saga.bot.heroes import HeroMind
from flambeau.games.dungeon_saga.box import MADRIGA, ORLAF, RORDIN
from flambeau.games.dungeon_saga.choices import EXPLORE, OpenDoor, Step, Strike
from flambeau.games.dungeon_saga.rules.momentum import MOMENTUM
from flambeau.kernel import Chair, Choice
from flambeau.kit import Table
from tests.games.dungeon_saga.layout import GM_SEAT, HEROES_SEAT, Layout, cell


def answer_of(table: Table, seat: int = HEROES_SEAT) -> Choice:
    """What the scripted player of a seat answers."""
    chair = Chair(table.match, seat)
    return chair.choices[Scripted(1).answer(chair)]


def test_in_a_monsters_activation_it_answers_for_the_hero_it_is_asked_about() -> None:
    """Rordin, the first of the list, has been knocked out and stands nowhere."""
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "N")
    table = lay.activation(zombie).table(attack=[(6, 6, 1, 1, 1)], defence=[(1, 1)])
    table.choose(GM_SEAT, Step(cell(4, 2))).expects(HEROES_SEAT, MOMENTUM)
    assert HeroMind(table.state, (ORLAF,)).hero == ORLAF
    assert answer_of(table) in table.choices(HEROES_SEAT)


def test_it_strikes_an_enemy_within_reach() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "N")
    table = lay.turn(ORLAF).table(attack=[(1,) * 5], defence=[(1, 1)])
    answers: list[Choice] = []
    while Strike(zombie) not in answers and len(answers) < 10:
        answers.append(answer_of(table))
        table.choose(HEROES_SEAT, answers[-1])
    assert Strike(zombie) in answers


def test_it_does_not_know_what_is_behind_a_door() -> None:
    """The same chair with other secrets behind D2 gets the same answer."""
    answers = set()
    for monsters in ((), ((4, int(cell(7, 3)), 3, 0, -1),)):
        lay = Layout(zones="aB").nothing_hidden().hero(RORDIN, 5, 3, "E").hero(MADRIGA, 4, 3, "E")
        lay.s.plan.monsters = monsters
        answers.add(answer_of(lay.turn(RORDIN).table()))
    assert len(answers) == 1 and isinstance(answers.pop(), (OpenDoor, Step, type(EXPLORE)))
