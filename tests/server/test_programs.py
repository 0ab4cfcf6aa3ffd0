"""Answers in advance: a seat takes the default of a topic for as long as it said."""

from __future__ import annotations

import pytest

from flambeau import registry
from flambeau.kernel import Match, Told, Topic
from flambeau.server.programs import remaining, ways_to_program
from flambeau.server.storage import Planned
from flambeau.server.wording import words_of

from .serving import Person
from .vigil import ACT, VIGIL, Passed, Peeked, Poked, Spent, Tolled, Waited

WAIT, POKE = 0, 1


def programmed(person: Person, table: str, seat: int, until: str, topic: str = "act") -> list[dict[str, str]]:
    answer = person.put(f"/api/tables/{table}/programs", seat=seat, topic=topic, until=until)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, str]] = answer.json()
    return found


def test_a_programmed_seat_takes_the_default_until_the_phase_ends(ann: Person) -> None:
    table = ann.table("vigil", "me", "me", "me")["id"]
    assert ann.frame(table, 0)["table"]["can_program"] == ["turn", "phase", "touched"]
    assert programmed(ann, table, 1, "phase") == [{"topic": "act", "label": "the usual deed", "until": "phase"}]
    with ann.watching(table, 0) as hers:
        ann.answer(table, 0, WAIT)
        hers.until(lambda frame: frame["table"]["asked"] == [2])
    assert ann.frame(table, 1)["table"]["programs"] == [{"topic": "act", "label": "the usual deed", "until": "phase"}]
    assert "programs" not in ann.frame(table, 0)["table"]
    assert ann.frame(table, 2)["table"]["usual"] == "the usual deed" and "usual" not in ann.frame(table, 0)["table"]
    ann.answer(table, 2, WAIT)
    assert "programs" not in ann.frame(table, 1)["table"]


def test_a_question_that_is_open_is_answered_at_once(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    with ann.watching(table, 0) as hers:
        programmed(ann, table, 0, "phase")
        hers.until(lambda frame: frame["table"]["asked"] == [1])


def test_a_program_is_cancelled_by_its_owner(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    programmed(ann, table, 1, "touched")
    assert programmed(ann, table, 1, "") == []


def test_whoever_takes_an_answer_back_is_asked_again(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    with ann.watching(table, 0) as hers:
        programmed(ann, table, 0, "phase")
        hers.until(lambda frame: frame["table"]["asked"] == [1])
        assert ann.do(table, "undo", 0).status_code == 201
        back = hers.until(lambda frame: frame["table"]["asked"] == [0])
        assert "programs" not in back["table"] and hers.silent()


def test_a_touch_ends_the_program(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    programmed(ann, table, 1, "touched")
    ann.answer(table, 0, POKE)
    assert ann.frame(table, 0)["table"]["asked"] == [1]


def test_only_declared_defaults_can_be_programmed(ann: Person) -> None:
    table = ann.table("delve", "me", "me")["id"]
    topic = ann.frame(table, 0)["rest"]["prompt"]["topic"]
    refused = ann.put(f"/api/tables/{table}/programs", seat=0, topic=topic, until="turn")
    assert refused.status_code == 422 and refused.json()["code"] == "server-no-program"
    assert ways_to_program(VIGIL, Topic("private", "", (), default=ACT.default, private=True)) == ()


def test_our_games_say_what_they_would_answer() -> None:
    told: dict[str, set[str]] = {}
    for game in registry.registered().values():
        for topic in game.topics:
            if ways_to_program(game, topic):
                told.setdefault(game.id, set()).add(topic.name)
                for language in ("fr", "en"):
                    assert words_of(game.text, language).has(f"topic-{topic.name}"), (game.id, topic.name)
    assert told.keys() == {"dungeon_heroes", "paper_dungeons", "tiny_epic_quest"}
    assert told["dungeon_heroes"] == {"sword", "kit"} and told["paper_dungeons"] == {"potions", "order"}
    assert told["tiny_epic_quest"] >= {"defence", "gain", "idle-gain", "move", "rearrange", "symbols", "take-dice"}


@pytest.mark.parametrize(
    ("event", "own", "left"),
    [
        (Tolled(2), False, ["touched"]),
        (Passed(0), False, ["phase", "touched"]),
        (Poked(1, 0), False, ["phase", "turn"]),
        (Poked(1, 0), True, ["phase", "turn"]),
        (Poked(0, 1), False, ["phase", "turn", "touched"]),
        (Waited(1), True, ["phase", "turn", "touched"]),
        (Spent(1), True, ["phase", "turn", "touched"]),
        (Spent(1), False, ["phase", "turn"]),
        (Peeked(3), False, ["phase", "turn", "touched"]),
    ],
)
def test_what_ends_a_program(event: object, own: bool, left: list[str]) -> None:
    match = Match.start(VIGIL, 2, seed=1)
    programs = [Planned("act", "phase"), Planned("act", "turn"), Planned("act", "touched")]
    told = [Told("", -1, event)]  # type: ignore[arg-type]
    assert [one.until for one in remaining(match, 1, programs, told, own)] == left
