"""What goes wrong changes nothing: a bug in the rules, a full disk, a bot that sleeps or crashes."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec.structs
import pytest

from flambeau.server.storage import Chat, Head, LogRow, Score, SqliteDatabase, Storage

from .serving import LIFTED, Person, Served, lines, served

WAIT, POKE, PEEK, STUMBLE = 0, 1, 2, 3


class Disk(Storage):
    """A disk that can be filled."""

    full = False

    async def append(
        self,
        id_: str,
        rows: Sequence[LogRow],
        head: Head | None,
        chat: Chat | None = None,
        scores: Sequence[Score] = (),
    ) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        await super().append(id_, rows, head, chat, scores)


class Late(Storage):
    """A disk that stores and then fails to say so."""

    mute = False

    async def append(
        self,
        id_: str,
        rows: Sequence[LogRow],
        head: Head | None,
        chat: Chat | None = None,
        scores: Sequence[Score] = (),
    ) -> None:
        await super().append(id_, rows, head, chat, scores)
        if self.mute:
            self.mute = False
            raise OSError(5, "Input/output error")


def test_a_bug_in_the_rules_leaves_the_table_as_it_was(ann: Person, caplog: pytest.LogCaptureFixture) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    with ann.watching(table, 0) as hers:
        before = hers.next()
        refused = ann.answer(table, 0, STUMBLE)
        problem = refused.json()
        assert refused.status_code == 500 and problem["code"] == "server-fault"
        notice = hers.next("notice")
        assert notice["reference"] == problem["reference"] and problem["reference"] in notice["text"]
    [line] = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert line.exc_info is not None and "a bug in the rules" in str(line.exc_info[1])
    assert getattr(line, "facts")["reference"] == problem["reference"]  # noqa: B009
    after = ann.frame(table, 0)
    assert after["rest"] == {**before["rest"]} and lines(after) == 0
    assert ann.answer(table, 0, WAIT).status_code == 201


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[tuple[Served, Disk]]:
    made: list[Disk] = []

    def opened() -> Disk:
        made.append(Disk(SqliteDatabase(tmp_path)))
        return made[0]

    with served(tmp_path, storage=opened) as here:
        yield here, made[0]


def test_a_full_disk_changes_nothing_and_is_told(disk: tuple[Served, Disk]) -> None:
    here, storage = disk
    ann = here.person()
    table = ann.table("vigil", "me", "me")["id"]
    ann.answer(table, 0, POKE)
    storage.full = True
    for what in (lambda: ann.answer(table, 1, POKE), lambda: ann.do(table, "chat", 0, text="hello")):
        refused = what()
        assert refused.status_code == 500 and "Nothing was changed" in refused.json()["reason"]
    frame = ann.frame(table, 1)
    assert lines(frame) == 2 and frame["table"]["asked"] == [1] and "chat" not in frame
    storage.full = False
    assert ann.answer(table, 1, POKE).status_code == 201
    assert ann.frame(table, 1)["table"]["asked"] == [0]


def test_what_was_stored_without_word_of_it_is_caught_up_with(tmp_path: Path) -> None:
    made: list[Late] = []

    def opened() -> Late:
        made.append(Late(SqliteDatabase(tmp_path)))
        return made[0]

    with served(tmp_path, storage=opened) as here:
        ann = here.person()
        table = ann.table("vigil", "me", "me")["id"]
        made[0].mute = True
        assert ann.answer(table, 0, PEEK).status_code == 500
        assert ann.answer(table, 0, PEEK, 0).status_code == 409  # it had been stored after all
        assert ann.frame(table, 1)["table"]["asked"] == [1]
        assert ann.answer(table, 1, WAIT).status_code == 201


@pytest.mark.parametrize("bot", ["sleepy", "clumsy", "exits"])
def test_a_bot_that_fails_takes_what_is_usual(
    tmp_path: Path, bot: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    if bot == "exits":
        monkeypatch.setenv("VIGIL_EXITS", "1")
    name = "clumsy" if bot == "exits" else bot
    with served(tmp_path, msgspec.structs.replace(LIFTED, bot_seconds=0.2)) as here:
        ann = here.person()
        table = ann.table("vigil", "me", name)["id"]
        with ann.watching(table, 0) as hers:
            hers.next()
            ann.answer(table, 0, WAIT)
            assert "automaton" in hers.next("notice")["text"]
            hers.until(lambda frame: lines(frame) == 5)
            ann.answer(table, 0, WAIT)
            last = hers.until(lambda frame: lines(frame) == 10)
            assert last["rest"]["log"][0]["text"] == "East waits."
    warnings = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert len(warnings) == 2 and all(getattr(one, "facts")["bot"] == name for one in warnings)  # noqa: B009


def test_bots_play_among_themselves_to_the_end(ann: Person) -> None:
    table = ann.table("vigil", "quick", "quick", listed=True)["id"]
    with ann.watching(table, -1) as hers:
        last = hers.until(lambda frame: frame["table"].get("over", False))
        assert last["rest"]["outcome"] == "The night is over."


def test_people_come_before_bots_in_lanes_and_bots_do_not_wait(ann: Person) -> None:
    table = ann.table("sheets", "me", "random", "random")["id"]
    with ann.watching(table, 0) as hers:
        hers.until(lambda frame: frame["table"]["asked"] == [0])
