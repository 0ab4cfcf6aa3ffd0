"""The short way of an answer: the same results as the long way, errors in the same words, and nothing smuggled in."""

from __future__ import annotations

import json
import logging
import re
import socket
import time
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec.structs
import pytest

from flambeau.server import run
from flambeau.server.live import LiveTable
from flambeau.server.settings import Rate
from flambeau.server.store import SqliteStorage

from .serving import LIFTED, UNLIMITED, Person, served

WAIT, STUMBLE = 0, 3
FIRST = 0  # the number of a table's first question
JSON = "application/json"
LONG = "application/json; charset=utf-8"  # JSON all the same, but not plain
A_MOMENT = 0.1


class Reply(NamedTuple):
    """A response."""

    status_code: int
    headers: dict[str, str]
    content: bytes

    def json(self) -> Any:
        return json.loads(self.content)


class Line:
    """A connection on which bytes are sent as they are: a client may send the head and the body of a request apart, and
    then it goes the long way."""

    def __init__(self, person: Person) -> None:
        address = urlsplit(person.url)
        self._socket = socket.create_connection((address.hostname, address.port or 80), timeout=10)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.cookie = f"flambeau={person.http.cookies['flambeau']}" if "flambeau" in person.http.cookies else ""

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def answer(
        self, table: str, question: int = FIRST, *more: str, choice: int = WAIT, seat: int = 0, type_: str = JSON
    ) -> bytes:
        """A plain answer in bytes, with more lines in its head."""
        body = f'{{"seat":{seat},"question":{question},"choice":{choice}}}'
        head = [
            f"POST /api/tables/{table}/answers HTTP/1.1",
            "Host: here",
            f"Cookie: {self.cookie}",
            f"Content-Type: {type_}",
            f"Content-Length: {len(body)}",
            *more,
        ]
        return ("\r\n".join(head) + "\r\n\r\n" + body).encode()

    def send(self, *pieces: bytes) -> None:
        """Send pieces, each in a packet of its own."""
        for place, piece in enumerate(pieces):
            if place:
                time.sleep(A_MOMENT)
            self._socket.sendall(piece)

    def reply(self) -> Reply:
        """The next response."""
        heard = HTTPResponse(self._socket)
        heard.begin()
        return Reply(heard.status, {name.lower(): value for name, value in heard.getheaders()}, heard.read())

    def statuses(self, count: int) -> list[int]:
        """The statuses of the next responses, of which several may come at once; fewer if the line is closed."""
        heard = b""
        while len(found := re.findall(rb"HTTP/1\.1 (\d+) ", heard)) < count:
            more = self._socket.recv(65_536)
            if not more:
                break
            heard += more
        return [int(status) for status in found]


def answers(person: Person, table: str, choice: int, seat: int = 0, *more: str, type_: str = JSON) -> Reply:
    """Answer the first question in one packet."""
    with Line(person) as line:
        line.send(line.answer(table, FIRST, *more, choice=choice, seat=seat, type_=type_))
        return line.reply()


@pytest.fixture
def long_way(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The seats whose answers went through the framework."""
    went: list[int] = []
    answer = LiveTable.answer

    async def counted(live: LiveTable, seat: int, question: int, choice: int) -> int:
        went.append(seat)
        return await answer(live, seat, question, choice)

    monkeypatch.setattr(LiveTable, "answer", counted)
    yield went


def test_both_ways_accept_an_answer_alike(ann: Person, long_way: list[int]) -> None:
    short, long = ann.table("vigil", "me", "me")["id"], ann.table("vigil", "me", "me")["id"]
    here = answers(ann, short, WAIT)
    assert long_way == []
    there = answers(ann, long, WAIT, type_=LONG)
    assert long_way == [0]
    assert here.status_code == there.status_code == 201
    assert here.json() == there.json() == {"seq": 1}
    assert all(here.headers[name] == there.headers[name] for name in here.headers if name != "date")
    assert here.headers["x-content-type-options"] == "nosniff" and here.headers["date"]
    assert ann.frame(short, 0)["rest"]["log"] == ann.frame(long, 0)["rest"]["log"]


@pytest.mark.parametrize(("seat", "choice", "status"), [(0, 99, 422), (7, WAIT, 404), (1, WAIT, 409)])
def test_what_is_refused_is_refused_in_the_same_words(ann: Person, seat: int, choice: int, status: int) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    short = answers(ann, table, choice, seat, "Accept-Language: fr")
    long = answers(ann, table, choice, seat, "Accept-Language: fr", type_=LONG)
    assert short.status_code == long.status_code == status
    assert short.json() == long.json()
    assert short.json()["reason"]


def test_a_stranger_is_sent_away_on_both_ways(ann: Person, bob: Person) -> None:
    table = ann.table("vigil", "me", "me", listed=True)["id"]
    assert answers(bob, table, WAIT).status_code == answers(bob, table, WAIT, type_=LONG).status_code == 403


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


def test_a_foreign_page_is_not_served_on_the_short_way(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    for header in ("Origin: https://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site"):
        assert answers(ann, table, WAIT, 0, header).status_code == 403
    assert answers(ann, table, WAIT, 0, "Origin: http://here").status_code == 201


def test_who_is_too_fast_on_the_short_way_waits(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, looks=Rate(3, 0.01))
    with served(tmp_path, msgspec.structs.replace(LIFTED, limits=limits)) as here:
        ann = here.person()
        table = ann.table("vigil", "me")["id"]
        said = [answers(ann, table, 99) for _ in range(3)]
        assert [one.status_code for one in said] == [422, 429, 429]  # the table was one, a refusal is two
        assert int(said[-1].headers["retry-after"]) >= 1


def test_behind_a_proxy_an_address_is_the_one_that_the_proxy_names(tmp_path: Path, long_way: list[int]) -> None:
    limits = msgspec.structs.replace(UNLIMITED, looks=Rate(1, 0.01))
    for proxies, codes in (("127.0.0.1", [201, 201, 429]), ("10.9.9.9", [429, 429, 429])):
        with served(tmp_path / proxies, msgspec.structs.replace(LIFTED, limits=limits), proxies=proxies) as here:
            ann = here.person()
            table = ann.table("vigil", "me")["id"]  # from 127.0.0.1, whose bucket is empty now
            said = []
            with Line(ann) as line:
                for question, address in enumerate(("10.0.0.1", "10.0.0.2", "10.0.0.2")):
                    line.send(line.answer(table, question, f"X-Forwarded-For: {address}"))
                    said.append(line.reply().status_code)
            assert said == codes
    assert long_way == []


def test_where_every_answer_has_to_reach_the_disk_it_goes_the_long_way(tmp_path: Path, long_way: list[int]) -> None:
    with served(tmp_path, storage=lambda: SqliteStorage(tmp_path, durable=True)) as here:
        ann = here.person()
        table = ann.table("vigil", "me")["id"]
        assert answers(ann, table, WAIT).json() == {"seq": 1}
    assert long_way == [0]


# Bytes as they come in


def test_one_packet_with_one_answer_is_served_at_once(ann: Person, long_way: list[int]) -> None:
    table = ann.table("vigil", "me")["id"]
    with Line(ann) as line:
        for question in range(3):
            line.send(line.answer(table, question))
            assert line.statuses(1) == [201]
    assert long_way == [] and ann.frame(table, 0)["table"]["seq"] == 3


def test_an_answer_in_pieces_is_put_together(ann: Person, long_way: list[int]) -> None:
    table = ann.table("vigil", "me")["id"]
    with Line(ann) as line:
        whole = line.answer(table)
        line.send(whole[:20], whole[20:-10], whole[-10:])
        assert line.statuses(1) == [201]
        line.send(line.answer(table, 1))  # and the next one goes the short way again
        assert line.statuses(1) == [201]
    assert long_way == [0] and ann.frame(table, 0)["table"]["seq"] == 2


def test_two_answers_in_one_packet_are_two_answers(ann: Person, long_way: list[int]) -> None:
    table = ann.table("vigil", "me")["id"]
    with Line(ann) as line:
        line.send(line.answer(table) + line.answer(table, 1))
        assert line.statuses(2) == [201, 201]
    assert long_way == [0, 0] and ann.frame(table, 0)["table"]["seq"] == 2


def test_an_answer_behind_a_request_that_is_still_served_waits_for_it(ann: Person) -> None:
    table = ann.table("vigil", "me")["id"]
    with Line(ann) as line:
        asked = f"GET /api/tables/{table}/frame?seat=0 HTTP/1.1\r\nHost: here\r\nCookie: {line.cookie}\r\n\r\n"
        line.send(asked.encode() + line.answer(table))
        assert line.statuses(2)[-1] == 201


def test_what_looks_like_an_answer_in_the_midst_of_another_request_is_a_part_of_it(ann: Person) -> None:
    table = ann.table("vigil", "me")["id"]
    with Line(ann) as line:
        smuggled = line.answer(table)
        post = b"POST /api/nothing HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        line.send(post + b"Content-Length: %d\r\n\r\n" % len(smuggled), smuggled)
        assert line.statuses(1) == [404]
    with Line(ann) as line:
        line.send(post + b"X-Note: ", smuggled)
        assert line.statuses(1) != [201]
    assert ann.frame(table, 0)["table"]["seq"] == 0


@pytest.mark.parametrize(
    "line",
    [
        "Transfer-Encoding: chunked",
        "Expect: 100-continue",
        "Upgrade: websocket",
        "Content-Length: 3",
        "Content-Type: text/plain",
        "Connection: close",
        "Content-Length : 41",
        " folded: line",
        "no colon",
        "X-Note: a\x00b",
    ],
)
def test_a_head_that_is_not_plain_is_left_to_the_parser(ann: Person, line: str, monkeypatch: Any) -> None:
    at_once: list[int] = []
    monkeypatch.setattr(LiveTable, "answer_at_once", lambda *_: at_once.append(1))
    table = ann.table("vigil", "me")["id"]
    with Line(ann) as raw:
        raw.send(raw.answer(table, FIRST, line))
        raw.statuses(1)
    assert at_once == []


def test_a_line_stays_open_while_answers_come_and_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "KEEP_ALIVE_SECONDS", 0.6)
    with served(tmp_path) as here:
        ann = here.person()
        table = ann.table("vigil", "me")["id"]
        with Line(ann) as line:
            for question in range(4):
                line.send(line.answer(table, question))
                assert line.reply().status_code == 201
                time.sleep(0.4)
            assert line.statuses(1) == []  # closed
