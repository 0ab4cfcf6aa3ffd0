"""When a match is over: the best scores of the server, and playing again, which everybody at the table is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from flambeau.server.storage import open_storage

from .serving import LIFTED, Person, Served, served

WAIT, POKE, FINISH = 0, 1, 4  # at a table for two, where each poke is a point for the other seat


def named(person: Person, name: str) -> Person:
    person.put("/api/me", name=name, language="en")
    return person


def finished(person: Person, points: int, **more: Any) -> str:
    """A table for two at which one person plays both seats, to its end with so many points for the second."""
    table: str = person.table("vigil", "me", "me", **more)["id"]
    for _ in range(points):
        person.answer(table, 0, POKE)
        person.answer(table, 1, WAIT)
    assert person.answer(table, 0, FINISH).status_code == 201
    return table


def best(person: Person, table: str) -> list[tuple[str, int, bool]]:
    """The best scores as somebody is shown them at a table that is over: whose, how much, whether it is of this one."""
    shown = person.frame(table, 0)["table"]["end"].get("best", [])
    return [(one["name"], one["score"], one.get("now", False)) for one in shown]


def test_the_best_scores_of_the_same_game_and_options_are_shown(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, bob = named(server.person(), "Ann"), named(server.person(), "Bob")
        assert best(ann, finished(ann, 2)) == [("Ann", 2, True), ("Ann", 0, True)]
        table = finished(bob, 3)
        assert best(bob, table) == [("Bob", 3, True), ("Ann", 2, False), ("Ann", 0, False), ("Bob", 0, True)]
        assert best(ann, finished(ann, 1, options={"loud": True})) == [("Ann", 1, True), ("Ann", 0, True)]
        cookies = dict(bob.http.cookies)
    with served(tmp_path) as again:
        bob = again.person()
        bob.http.cookies.update(cookies)
        assert best(bob, table) == [("Bob", 3, True), ("Ann", 2, False), ("Ann", 0, False), ("Bob", 0, True)]


def test_five_scores_are_shown_and_of_equal_ones_the_older(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, bob = named(server.person(), "Ann"), named(server.person(), "Bob")
        for points in (1, 2, 3):
            finished(ann, points)
        assert best(bob, finished(bob, 2)) == [
            ("Ann", 3, False),
            ("Ann", 2, False),
            ("Bob", 2, True),
            ("Ann", 1, False),
            ("Ann", 0, False),
        ]


def test_only_people_score_and_not_in_study_nor_by_giving_up(server: Served, ann: Person) -> None:
    grim = {"options": {"mood": "grim"}}
    assert best(ann, finished(ann, 1, study=True, **grim)) == []
    given_up = ann.table("vigil", "me", "me", **grim)["id"]
    ann.do(given_up, "concede")
    assert best(ann, given_up) == []
    with_bot = ann.table("vigil", "me", "quick", **grim)["id"]
    with ann.watching(with_bot, 0) as socket:
        socket.next()
        ann.answer(with_bot, 0, FINISH)
    assert best(ann, with_bot) == [("", 0, True)]


def test_the_end_is_shown_even_if_the_best_scores_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = open_storage(tmp_path)

    async def broken(mode: str, most: int) -> Any:
        raise OperationalError("SELECT", {}, OSError("the disk"))

    monkeypatch.setattr(storage, "best", broken)
    with served(tmp_path, LIFTED, lambda: storage) as server:
        ann = server.person()
        table = ann.table("vigil", "me", "me")["id"]
        with ann.watching(table, 0) as socket:
            socket.next()
            assert ann.answer(table, 0, FINISH).status_code == 201
            end = socket.until(lambda frame: bool(frame["table"].get("over")))["table"]["end"]
        assert end["scores"] == [0, 0] and "best" not in end


@pytest.mark.parametrize(
    ("swap", "told", "seats"),
    [
        (False, "Ann wants to play again: a new table is laid. You play East.", ([0], [1])),
        (True, "Ann wants to play again with swapped seats: a new table is laid. You play North.", ([1], [0])),
    ],
)
def test_everybody_hears_who_plays_again_and_where_they_sit(
    swap: bool, told: str, seats: tuple[list[int], list[int]], server: Served
) -> None:
    ann, bob, eve = named(server.person(), "Ann"), server.person(), server.person()
    made = ann.table("vigil", "me", "open", listed=True)
    table = made["id"]
    bob.open(made, 1)
    ann.answer(table, 0, FINISH)
    with (
        ann.watching(table, 0) as hers,
        bob.watching(table, 1) as his,
        bob.watching(table, 1, language="fr") as again,
        eve.watching(table, -1) as watched,
    ):
        for socket in (hers, his, again, watched):
            socket.until(lambda frame: len([one for one in frame["table"]["seats"] if one.get("here")]) == 2)
        new = ann.do(table, "rematch", 0, swap=swap).json()["id"]
        assert his.next("notice")["text"] == told
        assert again.next("notice")["text"].startswith("Ann veut rejouer")
        assert watched.next("notice")["text"] == told.partition(" You play")[0]
        assert hers.until(lambda frame: frame["table"].get("rematch") == new)
        assert not [one for one in hers.received if '"notice"' in one], "the person who asked knows it"
    assert (ann.frame(new, -1)["table"]["yours"], bob.frame(new, -1)["table"]["yours"]) == seats


def test_seats_of_a_campaign_that_goes_on_are_not_swapped(server: Served, ann: Person, bob: Person) -> None:
    made = ann.table("saga", "me", "open")
    bob.open(made, 1)
    ann.answer(made["id"], 0, 0)
    bob.answer(made["id"], 1, 0)
    state = ann.frame(made["id"], 0)["table"]
    assert state["end"]["next"] == "chapter" and "can_swap" not in state
    new = ann.do(made["id"], "rematch", 0, swap=True).json()["id"]
    assert ann.frame(new, 0)["table"]["yours"] == [0]
