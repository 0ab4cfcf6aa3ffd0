"""The short way of an answer: the same results as the long way, and errors in the same words."""

from __future__ import annotations

import logging

import httpx
import pytest

from .serving import Person

WAIT, STUMBLE = 0, 3
FIRST = 0  # the number of a table's first question
LONG: dict[str, str] = {"Content-Type": "application/json; charset=utf-8"}  # JSON all the same, but not plain


def answers(person: Person, table: str, choice: int, seat: int = 0, **headers: str) -> httpx.Response:
    """Answer the first question with these headers."""
    body = f'{{"seat": {seat}, "question": {FIRST}, "choice": {choice}}}'
    sent = {"Content-Type": "application/json", **headers}
    return person.http.post(f"/api/tables/{table}/answers", content=body, headers=sent)


def test_both_ways_accept_an_answer_alike(ann: Person) -> None:
    short, long = ann.table("vigil", "me", "me")["id"], ann.table("vigil", "me", "me")["id"]
    here, there = answers(ann, short, WAIT), answers(ann, long, WAIT, **LONG)
    assert here.status_code == there.status_code == 201
    assert here.json() == there.json() == {"seq": 1}
    assert all(here.headers[name] == there.headers[name] for name in here.headers if name != "date")
    assert here.headers["x-content-type-options"] == "nosniff"
    assert ann.frame(short, 0)["rest"]["log"] == ann.frame(long, 0)["rest"]["log"]


@pytest.mark.parametrize(("seat", "choice", "status"), [(0, 99, 422), (7, WAIT, 404), (1, WAIT, 409)])
def test_what_is_refused_is_refused_in_the_same_words(ann: Person, seat: int, choice: int, status: int) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    short = answers(ann, table, choice, seat, **{"Accept-Language": "fr"})
    long = answers(ann, table, choice, seat, **{"Accept-Language": "fr"}, **LONG)
    assert short.status_code == long.status_code == status
    assert short.json() == long.json()
    assert short.json()["reason"]


def test_a_stranger_is_sent_away_on_both_ways(ann: Person, bob: Person) -> None:
    table = ann.table("vigil", "me", "me", listed=True)["id"]
    assert answers(bob, table, WAIT).status_code == answers(bob, table, WAIT, **LONG).status_code == 403


def test_a_body_that_is_no_answer_goes_the_long_way(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    for body in ("", "{", '{"seat": 0}', '{"seat": 0, "question": 0, "choice": 0, "more": 1}'):
        answer = ann.http.post(
            f"/api/tables/{table}/answers", content=body, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 400, body
        assert answer.json()["code"] == "server-bad-request"


def test_a_fault_on_the_short_way_is_logged_once(ann: Person, caplog: pytest.LogCaptureFixture) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    with caplog.at_level(logging.ERROR, "flambeau"):
        answer = answers(ann, table, STUMBLE)
    assert answer.status_code == 500
    assert answer.json()["reference"]
    assert len([one for one in caplog.records if one.levelno >= logging.ERROR]) == 1
    assert answers(ann, table, WAIT).status_code == 201
