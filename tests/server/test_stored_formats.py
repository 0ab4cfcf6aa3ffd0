"""Databases of every released format open with all their tables, and these go on."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from flambeau.server.storage import migrations

from .serving import Person, Served, lines, served

STORED = Path(__file__).parent / "stored"
EXPECTED = json.loads((STORED / "expected.json").read_text("utf-8"))
FORMATS = sorted(path.stem for path in STORED.glob("*.sql"))


def test_every_format_is_stored_here() -> None:
    """A new migration comes with a database as the server before it left it, and one of its own (`iterdump`)."""
    files = Path(migrations.__file__).parent.glob("versions/*.py")
    revisions = {re.findall(r'^revision = "(\d+)"', file.read_text("utf-8"), re.MULTILINE)[0] for file in files}
    assert sorted(revisions) == FORMATS


def laid_out(folder: Path, format_: str) -> None:
    """A data folder with a database of this format."""
    connection = sqlite3.connect(folder / "flambeau.sqlite3")
    connection.executescript((STORED / f"{format_}.sql").read_text("utf-8"))
    connection.close()


def person(here: Served, name: str) -> Person:
    known = here.person()
    known.http.cookies.update(EXPECTED["cookies"][name])
    return known


def shown(frame: dict[str, Any]) -> dict[str, Any]:
    """What was written down of a frame when the database was made."""
    return {
        "asked": frame["table"].get("asked", []),
        "over": frame["table"].get("over", False),
        "zones": frame["rest"]["zones"],
        "log": [line["text"] for line in frame["rest"]["log"]],
    }


@pytest.mark.parametrize("format_", FORMATS)
def test_tables_of_a_released_format_are_as_they_were_and_go_on(tmp_path: Path, format_: str) -> None:
    laid_out(tmp_path, format_)
    tables = {id_: was for id_, was in EXPECTED["tables"].items() if id_ != "killed"}
    assert len(tables) == 3
    for _ in range(2):  # also after a restart
        with served(tmp_path) as here:
            ann = person(here, "ann")
            assert {one["id"] for one in ann.get("/api/tables").json()} == set(tables)
            for id_, was in tables.items():
                assert shown(ann.frame(id_, 0)) == {name: was[name] for name in ("asked", "over", "zones", "log")}
    with served(tmp_path) as here:
        people = [person(here, "ann"), person(here, "bob")]
        played = EXPECTED["tables"]["killed"]["table"]
        [asked] = people[0].frame(played, 0)["table"]["asked"]
        before = lines(people[0].frame(played, 0))
        assert people[asked].answer(played, asked, 0).status_code == 201
        assert lines(people[0].frame(played, 0)) > before


def test_answers_that_a_killed_server_had_not_moved_to_its_database_are_there(tmp_path: Path) -> None:
    laid_out(tmp_path, "0003")
    shutil.copy(STORED / "0003.jots", tmp_path / "flambeau.jots-1")
    (tmp_path / "flambeau.jots-0").write_bytes(b"\nnot written to its e")
    was = EXPECTED["tables"]["killed"]
    for _ in range(2):
        with served(tmp_path) as here:
            frame = person(here, "ann").frame(was["table"], 0)
            assert frame["rest"]["zones"] == was["zones"] and frame["table"]["asked"] == was["asked"]
            assert [line["text"] for line in frame["rest"]["log"]] == was["log"]
        assert not list(tmp_path.glob("flambeau.jots*"))
