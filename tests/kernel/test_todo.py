"""What remains to be done: the kernel takes the latest task first and runs the script it names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from toys.scene import TEXT, scene

from flambeau.kernel import (
    AT_JOIN,
    MAY_BE_FINAL,
    Chance,
    Choice,
    Game,
    Kind,
    Lanes,
    Match,
    Outcome,
    Position,
    Public,
    RuleFault,
    Script,
    Seat,
    State,
    Task,
    Topic,
    ask,
    choice,
    does,
    finish,
    state,
    task,
)
from flambeau.kit import CHECKS, Case
from flambeau.kit.checks import Check


@choice
class Ready(Choice): ...


READY = Ready()
CAMP = Topic("camp", rule="", kinds=(Kind(Ready, final=MAY_BE_FINAL),), about=(("seat", "Seat"),))


@task
class Say(Task):
    word: int


@task
class Hear(Task):
    word: int


@task
class Spin(Task): ...


@task
class Mark(Task):
    word: int


@state
class Page(State):
    seat: Public[Seat]
    marks: Public[list[int]] = []
    todo: Public[list[Task]] = []


@state
class Book(Position):
    pages: Public[list[Page]]
    said: Public[list[int]] = []
    todo: Public[list[Task]] = []
    round: Public[int] = 0


@does(Say)
def say(s: Book, task: Say) -> None:
    s.said.append(task.word)


@does(Hear)
async def hear(s: Book, task: Hear) -> None:
    await ask(s, 0, CAMP, ready, 0)
    s.said.append(task.word)
    if task.word > 10:
        s.todo += [Say(1), Hear(task.word - 10)]


@does(Spin)
def spin(s: Book, task: Spin) -> None:
    s.todo.append(task)


@does(Mark)
async def mark(s: Book, seat: int, task: Mark) -> None:
    await ask(s, seat, CAMP, ready, seat)
    s.pages[seat].marks.append(task.word)


def ready(s: Book, seat: int) -> tuple[Ready, ...]:
    return (READY,)


def nothing_more(s: Book, seat: int) -> Script | None:
    return None


def join(s: Book) -> None:
    s.round += 1


async def close(s: Book) -> None:
    finish(s, Outcome((0,), "counted", ""))


class Library(Game[Book]):
    id = "library"
    seats = range(2, 3)
    state = Book
    topics = (CAMP,)
    tasks = (Say, Hear, Mark)
    text = TEXT

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Book:
        pages = [Page(Seat(seat), todo=[Mark(1), Mark(seat + 5)]) for seat in range(seats)]
        return Book(pages, todo=[Say(7), Hear(12), Say(6)])

    def advance(self, s: Book) -> Script | Lanes | None:
        if s.round == 0:
            s.round = 1
            s.todo.append(Say(9))
            return None
        if s.round == 1:
            return Lanes((0, 1), "pages", nothing_more, join, shown=AT_JOIN)
        return close(s)

    def table(self, view: Book, seat: int, words: Any) -> Any:
        return scene(self, seat, words)


LIBRARY = Library()


def test_the_latest_task_is_done_first_and_what_it_leaves_before_the_rest() -> None:
    match = Match.start(LIBRARY, 2, seed=1)
    assert match.state.said == [6]
    match.answer(0, READY)
    assert match.state.said == [6, 12]  # and then Hear(2), which Hear(12) left, asks
    match.answer(0, READY)
    assert match.state.said == [6, 12, 2, 1, 7, 9]
    assert match.state.todo == []


def test_a_lane_does_the_tasks_of_its_part() -> None:
    match = Match.start(LIBRARY, 2, seed=1)
    match.answer(0, READY)
    match.answer(0, READY)
    assert match.asked() == (0, 1)
    for seat in (1, 0, 1, 0):
        match.answer(seat, READY)
    assert [page.marks for page in match.state.pages] == [[5, 1], [6, 1]]
    assert match.outcome is not None


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_of_tasks_keeps_its_promises(check: Check) -> None:
    check(Case(LIBRARY, 2, {}), 3, 25)


def test_a_task_has_one_script() -> None:
    with pytest.raises(RuleFault, match="two scripts do Say"):
        does(Say)(say)


class Endless(Library):
    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Book:
        return Book([], todo=[Spin()])


class Idle(Library):
    def advance(self, s: Book) -> Script | Lanes | None:
        return None


def test_tasks_that_go_round_in_circles_are_a_fault_of_the_rules() -> None:
    with pytest.raises(RuleFault, match="tasks in a row asked nothing"):
        Match.start(Endless(), 2, seed=1)


def test_an_advance_that_never_asks_is_a_fault_of_the_rules() -> None:
    match = Match.start(Idle(), 2, seed=1)
    match.answer(0, READY)
    with pytest.raises(RuleFault, match="without a script"):
        match.answer(0, READY)


@task
class Lost(Task): ...


class Forgetful(Library):
    tasks = (*Library.tasks, Lost)


def test_the_kit_notices_a_task_without_a_script() -> None:
    check = next(check for check in CHECKS if check.__name__ == "tasks_have_scripts")
    with pytest.raises(AssertionError, match="no script does Lost"):
        check(Case(Forgetful(), 2, {}), 1, 1)
