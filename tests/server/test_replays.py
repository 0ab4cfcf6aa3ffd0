"""Replays: a match from its beginning, as one seat saw it, and nothing that seat could not see."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from .serving import Person, served

CIPHER = re.compile(r"cipher\d+")


def replay(person: Person, table: str, seat: int = 0) -> dict[str, Any]:
    answer = person.get(f"/api/tables/{table}/replay", seat=seat, language="en")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def wounds(zones: list[Any]) -> list[str]:
    return [token["badges"][0]["text"] for token in zones[0]["elements"] if token["kind"] == "token"]


def unrolled(story: dict[str, Any]) -> list[list[Any]]:
    """The zones of each step."""
    found: list[list[Any]] = []
    for step in story["steps"]:
        before = found[-1] if found else []
        sent = []
        parts = step.get("parts") or [[]] * len(step.get("zones", []))
        for zone, part in zip(step.get("zones", []), parts, strict=True):
            new = iter(zone.get("elements", []))
            known = before[part[0]]["elements"] if part else []
            all_ = [known[at] if at >= 0 else next(new) for at in part[1:]] if part else list(new)
            sent.append({**zone, "elements": all_})
        fresh = iter(sent)
        kept = step.get("kept")
        found.append([before[at] if at >= 0 else next(fresh) for at in kept] if kept else sent)
    return found


def test_every_event_has_the_table_after_it(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    for seat in (0, 1, 0):
        ann.answer(table, seat, 1)  # a poke each
    story = replay(ann, table)
    tables = unrolled(story)
    assert [step["told"] for step in story["steps"]] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert [wounds(zones) for zones in tables][:4] == [["0", "0"], ["0", "1"], ["0", "1"], ["1", "1"]]
    assert len(story["log"]) == len(story["events"]) == 7
    assert tables[-1] == ann.frame(table, 0)["rest"]["zones"]


def test_while_a_match_runs_one_looks_through_ones_own_eyes_only(tmp_path: Path) -> None:
    with served(tmp_path) as here:
        ann, bob, eve = (here.person() for _ in range(3))
        made = ann.table("vigil", "me", "open")
        table = made["id"]
        bob.open(made, 1)
        assert ann.answer(table, 0, 2).status_code == 201  # she looks at a card
        hers, his = replay(ann, table, 0), replay(bob, table, 1)
        assert hers["views"] == [0, -1] and his["views"] == [1, -1]
        assert not set(CIPHER.findall(str(hers))) & set(CIPHER.findall(str(his)))
        assert not CIPHER.findall(str(replay(bob, table, -1)))
        assert bob.get(f"/api/tables/{table}/replay", seat=0).status_code == 403
        assert eve.get(f"/api/tables/{table}/replay", seat=-1).status_code == 403


def test_when_it_is_over_it_can_be_seen_from_every_seat(tmp_path: Path) -> None:
    with served(tmp_path) as here:
        ann, bob = here.person(), here.person()
        made = ann.table("vigil", "me", "open")
        table = made["id"]
        bob.open(made, 1)
        ann.answer(table, 0, 2)
        choices = bob.frame(table, 1)["rest"]["choices"]
        assert bob.answer(table, 1, len(choices) - 1).status_code == 201
        story = replay(bob, table, 0)
        assert story["over"] and story["views"] == [0, 1, -1] and story["outcome"]
        assert CIPHER.findall(str(story))


def test_nothing_is_to_be_read_from_how_often_somebody_answered_in_secret(tmp_path: Path) -> None:
    with served(tmp_path) as here:
        ann, bob = here.person(), here.person()
        made = ann.table("sheets", "me", "open")
        table = made["id"]
        bob.open(made, 1)
        before = bob.get(f"/api/tables/{table}/replay", seat=1).content
        for choice in (5, 1, 0):  # in her lane
            assert ann.answer(table, 0, choice).status_code == 201
            assert bob.get(f"/api/tables/{table}/replay", seat=1).content == before


def test_who_took_back_is_told_by_name_and_the_table_goes_back(ann: Person) -> None:
    ann.put("/api/me", name="Ann", language="en")
    table = ann.table("vigil", "me")["id"]
    ann.answer(table, 0, 0)
    assert ann.do(table, "undo").status_code == 201
    story = replay(ann, table)
    assert "Ann" in story["log"][-1]["text"]
    assert len(story["steps"]) == len(unrolled(story)) > 1
