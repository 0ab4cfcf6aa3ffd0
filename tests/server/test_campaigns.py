"""A campaign on the server: chapter after chapter with the same people, days and restarts in between."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from flambeau.games.paper_dungeons import GAME as PAPER_DUNGEONS
from flambeau.kernel import Match, playout, record

from .saga import CHAPTERS
from .serving import LIFTED, Person, Served, served

MUMBLE, BOAST = 0, 1


def ending(person: Person, table: str, seat: int = 0, language: str = "en") -> dict[str, Any]:
    """How a table ended for somebody."""
    end: dict[str, Any] = person.frame(table, seat, language)["table"]["end"]
    return end


def part(person: Person, table: str) -> str:
    """Which chapter lies on a table, and what was carried over to it."""
    said: str = person.frame(table, 0)["rest"]["zones"][0]["label"]
    return said


def onward(person: Person, table: str, seat: int = 0) -> str:
    """The table that follows this one."""
    answer = person.do(table, "rematch", seat)
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["id"]
    return made


def mine(person: Person, table: str) -> dict[str, Any]:
    """This table in the list."""
    return next(one for one in person.get("/api/tables", language="en").json() if one["id"] == table)


def test_chapters_follow_each_other_and_then_it_begins_again(ann: Person) -> None:
    table = ann.table("saga", "me", options={"loud": True})["id"]
    for chapter in range(1, CHAPTERS + 1):
        assert part(ann, table) == f"Chapter {chapter}: {2 * (chapter - 1)}"
        assert "end" not in ann.frame(table, 0)["table"]
        ann.answer(table, 0, BOAST)
        end = ending(ann, table)
        if chapter < CHAPTERS:
            assert (end["next"], end["chapter"]) == ("chapter", f"Next chapter ({chapter + 1} of 3)")
        else:
            assert "next" not in end and "chapter" not in end
        assert mine(ann, table).get("goes_on", False) == (chapter < CHAPTERS)
        table = onward(ann, table)
    assert part(ann, table) == "Chapter 1: 0"


def test_a_chapter_asked_for_twice_or_by_many_at_once_is_one_table(ann: Person) -> None:
    table = ann.table("saga", "me")["id"]
    assert ann.do(table, "rematch").status_code == 409
    ann.answer(table, 0, MUMBLE)
    with ThreadPoolExecutor(4) as crowd:
        made = set(crowd.map(lambda _: onward(ann, table), range(4)))
    assert made == {ann.frame(table, 0)["table"]["rematch"]}
    assert not mine(ann, table).get("goes_on", False) and mine(ann, made.pop())["your_turn"]


def test_a_party_may_change_places_and_be_joined_by_somebody(ann: Person, bob: Person) -> None:
    made = ann.table("saga", "me", "open", options={"swaps": True})
    bob.open(made, 1)
    ann.answer(made["id"], 0, BOAST)
    bob.answer(made["id"], 1, MUMBLE)
    answer = ann.do(made["id"], "rematch", 0)
    table = answer.json()["id"]
    assert part(bob, table) == "Chapter 2: 1, 2 and 0"
    bob.answer(table, 0, BOAST)
    ann.answer(table, 1, BOAST)
    assert [link["seat"] for link in answer.json()["links"]] == [2, -1]
    bob.open(answer.json(), 2)
    bob.answer(table, 2, MUMBLE)
    assert ending(ann, table, 1)


def test_people_and_bots_keep_their_seats_in_the_next_chapter(ann: Person, bob: Person) -> None:
    ann.put("/api/me", name="Ann", language="en")
    made = ann.table("saga", "me", "open", "teller")
    table = made["id"]
    bob.open(made, 1)
    ann.answer(table, 0, BOAST)
    with bob.watching(table, 1) as socket:
        bob.answer(table, 1, MUMBLE)
        socket.until(lambda frame: "end" in frame["table"])
    second = onward(bob, table, 1)
    frame = ann.frame(second, 0)
    assert [one["kind"] for one in frame["table"]["seats"]] == ["person", "person", "bot"]
    assert frame["table"]["yours"] == [0] and frame["table"]["host"] and bob.frame(second, 1)["table"]["yours"] == [1]
    assert part(ann, second) == "Chapter 2: 2, 1 and 2"


def test_a_campaign_waits_for_days_while_the_server_rests(tmp_path: Path) -> None:
    with served(tmp_path, LIFTED) as before:
        ann = before.person()
        table = ann.table("saga", "me")["id"]
        ann.answer(table, 0, BOAST)
        cookies = dict(ann.http.cookies)
    with served(tmp_path, LIFTED) as again:
        ann = again.person()
        ann.http.cookies.update(cookies)
        assert mine(ann, table)["over"] and mine(ann, table)["goes_on"]
        second = onward(ann, table)
        assert part(ann, second) == "Chapter 2: 2" and "goes_on" not in mine(ann, table)
    with served(tmp_path, LIFTED) as later:
        ann = later.person()
        ann.http.cookies.update(cookies)
        assert onward(ann, table) == second and "goes_on" not in mine(ann, table)


def test_whoever_looks_is_told_how_it_ended_for_him(server: Served, ann: Person, bob: Person) -> None:
    ann.put("/api/me", name="Ann", language="en")
    made = ann.table("saga", "me", "open", listed=True)
    table = made["id"]
    bob.open(made, 1)
    ann.answer(table, 0, BOAST)
    bob.answer(table, 1, MUMBLE)
    end = ending(ann, table)
    assert (end["verdict"], end["winners"], end["scores"]) == ("You won!", [0], [2, 1])
    assert ending(bob, table, 1, "fr")["verdict"] == "Vous avez perdu"
    assert ending(bob, table, -1)["verdict"] == "You lost", "one does not lose less by looking from elsewhere"
    assert ending(server.person(), table, -1)["verdict"] == "Ann won"


def test_whoever_gives_up_ends_the_campaign(ann: Person, bob: Person) -> None:
    made = ann.table("saga", "me", "open")
    table = made["id"]
    bob.open(made, 1)
    ann.do(table, "concede")
    end = ending(ann, table)
    assert end["verdict"] == "You gave up" and "next" not in end and ending(bob, table, 1)["verdict"] == "You won!"
    assert ann.frame(table, 0)["table"]["seats"][0]["conceded"]
    assert part(ann, onward(bob, table, 1)) == "Chapter 1: 0 and 0"


@pytest.fixture(scope="module")
def dungeons(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with the installed games."""
    with served(tmp_path_factory.mktemp("dungeons"), LIFTED, games="flambeau.registry:registered") as here:
        yield here


def test_a_chapter_of_paper_dungeons_goes_on_from_its_record(dungeons: Served) -> None:
    ann = dungeons.person()
    match = Match.start(PAPER_DUNGEONS, 2, {"scenario": "mummy", "missions": False}, 5, record=True)
    playout(match, 5)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = ann.post("/api/tables/import", record=record(match), seats=seats).json()
    assert table["over"] and table["goes_on"]
    second = onward(ann, table["id"])
    dossier = ann.get(f"/api/tables/{second}/export", seat=0).json()
    chosen = {
        "dungeon": "drawn",
        "missions": False,
        "ephemeral_gems": False,
        "eighth_potion": True,
        "scenario": "mummy",
    }
    assert dossier["options"] == chosen
    status = [badge["text"] for badge in ann.frame(second, 0)["rest"]["status"]]
    assert "Chapter 2 of 3" in status
