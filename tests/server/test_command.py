"""`flambeau serve`: what prevents it is said in one sentence."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from flambeau.cli import main
from flambeau.server.storage import open_storage


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["serve", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("flambeau: ") and said.err.count("\n") == 1
    return said.err


def test_a_folder_serves_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    storage = open_storage(tmp_path)
    assert "another server uses" in refused(capsys, "--port", "0", "--data", str(tmp_path))
    asyncio.run(storage.close())


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in refused(capsys, "--port", port, "--data", str(tmp_path))
    asyncio.run(open_storage(tmp_path).close())


def test_an_address_of_another_machine_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = refused(capsys, "--host", "192.0.2.1", "--data", str(tmp_path))  # an address for examples in documents
    assert told == "flambeau: 192.0.2.1 is no address of this machine; choose another one with --host\n"


def test_a_folder_that_is_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert "cannot be kept" in refused(capsys, "--port", "0", "--data", str(tmp_path / "file"))


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "flambeau.sqlite3"
    file.write_text("something else entirely, and long enough to be looked at" * 40)
    assert "cannot be kept" in refused(capsys, "--port", "0", "--data", str(tmp_path))
    assert file.read_text().startswith("something else")


def test_an_empty_file_is_not_taken_for_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "flambeau.sqlite3").touch()
    assert "is empty: restore a backup" in refused(capsys, "--port", "0", "--data", str(tmp_path))
    assert (tmp_path / "flambeau.sqlite3").stat().st_size == 0


FULL_DISK = """
import resource, sys
from flambeau.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
sys.exit(main(["serve", "--port", "0", "--data", sys.argv[1]]))
"""


def test_a_full_disk_is_a_sentence_and_leaves_nothing_half_made(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    started = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(folder)], capture_output=True, text=True, check=False
    )
    assert started.returncode == 2 and started.stderr.count("\n") == 1, started.stderr
    assert "tables cannot be kept" in started.stderr
    assert [file.name for file in folder.iterdir()] == ["flambeau.lock"]
    asyncio.run(open_storage(folder).close())
