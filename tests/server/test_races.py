"""Many at once: one question has one answer, and lanes do not hinder each other."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from .serving import Person, Served


def test_of_twelve_answers_to_one_question_one_counts(ann: Person, server: Served) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    for round_ in range(3):
        seat = round_ % 2
        number = ann.frame(table, seat)["rest"]["prompt"].get("number", 0)
        with ThreadPoolExecutor(12) as crowd:
            answers = list(crowd.map(lambda choice: ann.answer(table, seat, choice % 3, number), range(12)))  # noqa: B023
        assert sorted(answer.status_code for answer in answers) == [201] + [409] * 11
        assert ann.frame(table, 0)["table"]["asked"] == [1 - seat]


def test_eight_who_act_at_once_are_all_heard(ann: Person) -> None:
    table = ann.table("sheets", *["me"] * 8)["id"]
    numbers = [ann.frame(table, seat)["rest"]["prompt"].get("number", 0) for seat in range(8)]
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda seat: ann.answer(table, seat, 0, numbers[seat]), range(8)))
    assert [answer.status_code for answer in answers] == [201] * 8
    assert [ann.frame(table, seat)["rest"]["prompt"]["number"] for seat in range(8)] == list(range(8, 16))


def test_what_happens_in_a_lane_disturbs_nobody_else(ann: Person, bob: Person) -> None:
    made = ann.table("sheets", "me", "open")
    bob.open(made, 1)
    with ann.watching(made["id"], 0) as hers, bob.watching(made["id"], 1) as his:
        hers.until(lambda frame: frame["table"]["seats"][1].get("here", False))
        his.next()
        assert ann.answer(made["id"], 0, 0).status_code == 201
        hers.until(lambda frame: frame["rest"]["prompt"].get("number", 0) == 2)
        assert his.silent()
        assert bob.answer(made["id"], 1, 0).status_code == 201


def test_many_lines_said_at_once_are_all_numbered(ann: Person) -> None:
    table = ann.table("vigil", "me")["id"]
    with ThreadPoolExecutor(8) as crowd:
        said = list(crowd.map(lambda n: ann.do(table, "chat", 0, text=f"line {n}").json()["number"], range(16)))
    assert sorted(said) == list(range(16))
    assert len(ann.frame(table, 0)["chat"]) == 16


def test_two_who_want_a_rematch_at_once_get_one_table(ann: Person) -> None:
    table = ann.table("vigil", "me")["id"]
    ann.answer(table, 0, 3)
    with ThreadPoolExecutor(4) as crowd:
        made = {answer.json()["id"] for answer in crowd.map(lambda _: ann.do(table, "rematch"), range(4))}
    assert len(made) == 1
