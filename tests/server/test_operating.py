"""What an operator does with the data folder: back it up while the server runs, put it back, look after tables."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from flambeau.cli import main
from flambeau.server import app
from flambeau.server.storage import open_storage

from .serving import LIFTED, Person, Process, lines, served

GAMES = "flambeau.registry:registered"


def command(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    assert main([str(one) for one in arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    assert main([str(one) for one in arguments]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("flambeau: ") and said.err.count("\n") == 1
    return said.err


def played(ann: Person, answers: int = 4) -> str:
    """A table of a game that the commands know too."""
    table: str = ann.table("embers", "me", "me")["id"]
    for _ in range(answers):
        answer(ann, table)
    return table


def answer(ann: Person, table: str) -> int:
    """Answer for whoever is asked; the number of the question."""
    [seat] = ann.frame(table, 0)["table"]["asked"]
    number: int = ann.frame(table, seat)["rest"]["prompt"].get("number", 0)
    assert ann.answer(table, seat, 0, number).status_code == 201
    return number


@pytest.fixture
def data(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "data"


def test_a_backup_made_while_people_play_is_put_back_over_what_a_killed_server_left(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data.mkdir()
    backup = tmp_path / "backup.sqlite3"
    with Process(data, "0", GAMES) as server:
        ann = server.person()
        table = played(ann)
        before = ann.frame(table, 0)
        command(capsys, "backup", backup, "--data", data)
        answer(ann, table)
        assert lines(ann.frame(table, 0)) > lines(before)
        assert "another server uses" in refused(capsys, "restore", backup, "--data", data)
        cookies = dict(ann.http.cookies)
        server.stop()  # killed: the last answers are in the write-ahead log beside the database
    assert (data / "flambeau.sqlite3-wal").stat().st_size > 0
    assert "the old one is kept" in command(capsys, "restore", backup, "--data", data)
    with served(data, games=GAMES) as here:
        ann = here.person()
        ann.http.cookies.update(cookies)
        assert ann.frame(table, 0) == before
        answer(ann, table)
    [old] = [file for file in data.glob("flambeau.sqlite3.2*") if not file.name.endswith(("-wal", "-shm"))]
    connection = sqlite3.connect(old)  # with its own write-ahead log
    assert connection.execute("SELECT max(seq) FROM log WHERE table_id = ?", (table,)).fetchone() == (5,)
    connection.close()


def test_a_backup_is_private_and_never_overwrites(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "backup.sqlite3"
    assert "there are no tables" in refused(capsys, "backup", backup, "--data", data)
    asyncio.run(open_storage(data).close())
    command(capsys, "backup", backup, "--data", data)
    assert backup.stat().st_mode & 0o777 == 0o600
    assert "is there already" in refused(capsys, "backup", backup, "--data", data)
    assert "cannot be written" in refused(capsys, "backup", tmp_path / "nowhere" / "x", "--data", data)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["backup.sqlite3", "data"]


@pytest.mark.parametrize("content", [b"", b"something else entirely", None], ids=repr)
def test_what_is_no_backup_is_not_put_back(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    file = tmp_path / "file"
    if content is None:
        connection = sqlite3.connect(file)
        connection.execute("CREATE TABLE recipes (id)")
        connection.commit()
        connection.close()
    else:
        file.write_bytes(content)
    assert "is not a backup" in refused(capsys, "restore", file, "--data", data)
    assert "no such file" in refused(capsys, "restore", tmp_path / "none", "--data", data)
    assert not data.exists()


def test_a_closed_table_is_let_go_of_by_a_running_server(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "CHECK_SECONDS", 0.05)
    with served(data, LIFTED, games=GAMES) as here:
        ann = here.person()
        table, other = played(ann), played(ann)
        listed = command(capsys, "tables", "--data", data)
        assert re.search(rf"{table}  embers .* running .* person person", listed) and "2 tables" in listed
        with ann.watching(table, 0) as hers:
            hers.next()
            command(capsys, "tables", "--close", table, "--data", data)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    hers.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4004
        assert ann.get(f"/api/tables/{table}").json()["code"] == "server-table-closed"
        assert [one["id"] for one in ann.get("/api/tables").json()] == [other]
    assert re.search(rf"{table}  .* closed ", command(capsys, "tables", "--data", data))
    assert "no table 'nonsense'" in refused(capsys, "tables", "--close", "nonsense", "--data", data)


def test_a_table_is_repaired_and_goes_back_as_far_as_asked(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(data, games=GAMES) as here:
        ann = here.person()
        table = played(ann, 2)
        before = ann.frame(table, 0)
        used = [answer(ann, table) for _ in range(3)]
        cookies = dict(ann.http.cookies)
        assert "another server uses" in refused(capsys, "tables", "--repair", table, "--data", data)
    assert "0 rows set aside" in command(capsys, "tables", "--repair", table, "--data", data)
    said = command(capsys, "tables", "--repair", table, "--back", "3", "--data", data)
    assert "set aside: log 5, taken back by the operator" in said
    with served(data, games=GAMES) as here:
        ann = here.person()
        ann.http.cookies.update(cookies)
        after = ann.frame(table, 0)
        assert after["rest"]["zones"] == before["rest"]["zones"]
        assert answer(ann, table) not in used
    assert "no table 'nonsense'" in refused(capsys, "tables", "--repair", "nonsense", "--data", data)
