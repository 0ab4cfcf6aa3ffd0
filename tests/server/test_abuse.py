"""A server that is exposed directly survives one rude stranger: silence, slowness, crowds, requests without sense."""

from __future__ import annotations

import logging
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from flambeau.server.connections import ConnectionWatch
from flambeau.server.limits import address_key
from flambeau.server.logs import LOGGER
from flambeau.server.settings import Limits, Rate

from .serving import LIFTED, PATIENCE, UNLIMITED, Person, Served, served


def raw(here: Served, data: bytes = b"") -> socket.socket:
    """A connection on which this was sent."""
    host, _, port = here.url.removeprefix("http://").partition(":")
    connection = socket.create_connection((host, int(port)), PATIENCE)
    connection.sendall(data)
    return connection


def all_of(connection: socket.socket) -> bytes:
    """What comes until the other side closes."""
    with connection:
        received = b""
        try:
            while more := connection.recv(65_536):
                received += more
        except ConnectionResetError:
            pass
        return received


def request(here: Served, head: str, body: bytes = b"") -> tuple[int, bytes]:
    """The status and the body of the answer to a request that no library would send."""
    answer = all_of(raw(here, head.replace("\n", "\r\n").encode("latin-1") + b"\r\nconnection: close\r\n\r\n" + body))
    top, _, rest = answer.partition(b"\r\n\r\n")
    return int(top.split(b" ", 2)[1]), rest


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "], ids=["silent", "slow head"])
def test_a_connection_that_says_nothing_is_closed(tmp_path: Path, begun: bytes) -> None:
    limits = replace(UNLIMITED, head_seconds=0.5)
    with served(tmp_path, replace(LIFTED, limits=limits)) as here:
        at = time.monotonic()
        assert all_of(raw(here, begun)) == b""
        assert time.monotonic() - at < PATIENCE
        assert here.person().get("/api/me").status_code == 200


def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, request_seconds=0.5)
    with served(tmp_path, replace(LIFTED, limits=limits)) as here:
        head = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 900\r\n\r\n{"
        assert all_of(raw(here, head)) == b""


def test_one_address_keeps_only_so_many_connections(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, connections_of_address=5)
    with served(tmp_path, replace(LIFTED, limits=limits)) as here, ExitStack() as stack:
        crowd = [stack.enter_context(raw(here)) for _ in range(40)]
        closed = 0
        patience = time.monotonic() + PATIENCE
        while closed < 35 and time.monotonic() < patience:
            time.sleep(0.1)
            closed = sum(is_closed(one) for one in crowd)
        assert closed == 35


def is_closed(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_a_connection_at_work_or_at_rest_between_requests_is_left_alone() -> None:
    now = [0.0]

    def connection(busy: bool, at_rest: bool) -> Any:
        transport = SimpleNamespace(abort=lambda: connections.remove(made))
        made: Any = type("Connection", (), {})()
        made.client, made.transport = ("10.0.0.1", 1), transport
        made.cycle = SimpleNamespace(response_complete=not busy)
        made.timeout_keep_alive_task = object() if at_rest else None
        return made

    connections: list[Any] = []
    busy, at_rest, silent = connection(True, False), connection(False, True), connection(False, False)
    connections += [busy, at_rest, silent]
    watch = ConnectionWatch(connections, Limits(head_seconds=10, request_seconds=60), lambda: now[0])
    assert watch.look() == 0
    now[0] = 11.0
    assert watch.look() == 1 and connections == [busy, at_rest]
    busy.cycle = SimpleNamespace(response_complete=False)  # another request
    now[0] = 65.0
    assert watch.look() == 0
    now[0] = 130.0
    assert watch.look() == 1 and connections == [at_rest]


def test_a_head_that_is_too_large_is_refused(server: Served) -> None:
    for size, status in ((20_000, 431), (400_000, 400)):
        assert request(server, "GET / HTTP/1.1\nhost: 127.0.0.1\nx-large: " + "x" * size)[0] == status


def test_addresses_of_ipv6_count_by_their_prefix() -> None:
    assert address_key("2001:db8:1:2:3:4:5:6") == address_key("2001:db8:1:2::9") != address_key("2001:db8:1:3::9")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") != address_key("192.0.2.2")
    assert address_key("fe80::1%eth0") == address_key("fe80::2") and address_key("") == ""


def test_one_address_opens_sockets_only_so_fast(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, sockets=Rate(3, 0.001))
    with served(tmp_path, replace(LIFTED, limits=limits)) as here:
        ann = here.person()
        table = ann.table("vigil", "me")["id"]
        for _ in range(3):
            with ann.watching(table, 0) as hers:
                hers.next()
        with pytest.raises(Exception, match="403"), ann.watching(table, 0):
            pass


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("GET /%00 HTTP/1.1\nhost: 127.0.0.1", 404),
        ("GET /t/%ff%fe HTTP/1.1\nhost: 127.0.0.1", 404),
        (f"GET /{'x' * 3000} HTTP/1.1\nhost: 127.0.0.1", 404),
        (f"GET /api/tables/{'x' * 3000} HTTP/1.1\nhost: 127.0.0.1", 404),
        (f"GET /api/tables/AAAAAAAAAAAA/frame?seat={'9' * 5000} HTTP/1.1\nhost: 127.0.0.1", 400),
        ("GET /api/tables/AAAAAAAAAAAA/frame?seat=%ff HTTP/1.1\nhost: 127.0.0.1", 400),
        ("GET /api/games?language=%ff%fe HTTP/1.1\nhost: 127.0.0.1", 200),
        ("GET /api/me HTTP/1.1\nhost: 127.0.0.1\ncookie: flambeau=\xff\xfe; \xff", 200),
        ("GET /api/me HTTP/1.1\nhost: 127.0.0.1\naccept-language: \xff;q=nan", 200),
        ("POST /api/tables HTTP/1.1\nhost: 127.0.0.1\norigin: http://[\ncontent-length: 0", 403),
        ("POST /api/tables HTTP/1.1\nhost: 127.0.0.1\norigin: \xff\ncontent-length: 0", 403),
        ("GET / HTTP/1.1\nhost: evil.example", 400),
        ("GET / HTTP/1.1\nhost: [", 400),
        ("GET / HTTP/1.1\nhost: \xff", 400),
        ("GET /s/%00 HTTP/1.1\nhost: 127.0.0.1", 404),
        ("BREW / HTTP/1.1\nhost: 127.0.0.1", 405),
        ("nonsense", 400),
    ],
)
def test_a_request_that_makes_no_sense_is_refused_without_a_stack(
    server: Served, head: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    assert request(server, head)[0] == status
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", b'{"game": "vigil", "seats": %s}', 400),
        ("/api/tables/import", b'{"record": {"game": "vigil", "seats": %s}, "seats": [{"kind": "me"}]}', 422),
        ("/api/tables/AAAAAAAAAAAA/answers", b'{"seat": %s, "question": 0, "choice": 0}', 403),
        ("/api/tables/AAAAAAAAAAAA/join", b'{"seat": %s}', 404),
    ],
)
def test_endless_numbers_are_refused(server: Served, path: str, body: bytes, status: int) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        for number in (b"1" + b"0" * 400, b"-1" + b"0" * 400, b"1e400"):
            answer = client.post(path, content=body % number, headers={"content-type": "application/json"})
            assert answer.status_code in (400, status) and answer.json()["code"], answer.text


@pytest.mark.parametrize("content", [b"\xff\xfe", b'{"name": "\xff"}', b'{"name": "\\ud800"}'])
def test_text_that_is_not_unicode_is_refused(ann: Person, content: bytes) -> None:
    answer = ann.http.put("/api/me", content=content, headers={"content-type": "application/json"})
    assert answer.status_code == 400


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/me", "/icons.json", "/api/tables", "/healthz", "/t/AAAAAAAAAAAA"]
)
def test_head_is_answered_as_get_without_the_body(server: Served, path: str) -> None:
    with httpx.Client(base_url=server.url, trust_env=False, headers={"accept-encoding": "identity"}) as client:
        full, head = client.get(path), client.head(path)
        assert head.status_code == full.status_code == 200 and head.content == b""
        for name in ("content-type", "content-length", "content-security-policy"):
            assert head.headers[name] == full.headers[name]


def test_a_name_that_the_operator_gave_is_known(tmp_path: Path) -> None:
    with served(tmp_path, replace(LIFTED, origins=("https://games.example",))) as here:
        for host, status in (
            ("games.example", 200),
            ("games.example:443", 200),
            ("localhost", 200),
            ("x.example", 400),
        ):
            assert request(here, f"GET /api/me HTTP/1.1\nhost: {host}")[0] == status
        refused = request(here, "GET /api/me?language=en HTTP/1.1\nhost: x.example")[1]
        assert b"server-bad-host" in refused


def test_a_record_that_is_too_long_is_not_replayed(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, import_entries=2)
    with served(tmp_path, replace(LIFTED, limits=limits)) as here:
        ann = here.person()
        table = ann.table("vigil", "me")["id"]
        ann.answer(table, 0, 0)
        ann.answer(table, 0, 3)
        record = ann.get(f"/api/tables/{table}/export", seat=0).json()
        answer = ann.post("/api/tables/import", record=record, seats=[{"kind": "me"}])
        assert answer.status_code == 422 and answer.json()["code"] == "server-long-record"


def test_imports_have_a_rate_of_their_own(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, imports=Rate(1, 0.001))
    with served(tmp_path, replace(LIFTED, limits=limits)) as here:
        ann = here.person()
        codes = [ann.post("/api/tables/import", record={}, seats=[]).status_code for _ in range(2)]
        assert codes == [422, 429] and ann.table("vigil", "me")


def test_the_server_says_that_it_is_well_and_counts_what_it_does(server: Served, ann: Person) -> None:
    assert ann.get("/healthz").text == "ok\n"
    table = ann.table("vigil", "me")["id"]
    before = metrics(ann)
    ann.answer(table, 0, 0)
    ann.answer(table, 0, 99)
    with ann.watching(table, 0) as hers:
        hers.next()
        after = metrics(ann)
    assert after['flambeau_changes_total{game="vigil"}'] == before.get('flambeau_changes_total{game="vigil"}', 0) + 1
    assert after['flambeau_refusals_total{status="422"}'] == before.get('flambeau_refusals_total{status="422"}', 0) + 1
    assert after["flambeau_viewers"] == before["flambeau_viewers"] + 1 and after["process_resident_memory_bytes"] > 0


def metrics(person: Person) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in person.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_metrics_are_for_this_machine_only(tmp_path: Path) -> None:
    with served(tmp_path, proxies="127.0.0.1") as here:
        ann = here.person()
        assert ann.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 404
        assert ann.http.get("/metrics").status_code == 200


def test_a_start_and_a_stop_are_lines_of_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, LOGGER.name)
    with served(tmp_path) as here:
        here.person().table("vigil", "me")
    assert [record.message for record in caplog.records] == ["a table was made", "stopping", "stopped"]


def test_beyond_so_many_tables_idle_ones_are_closed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeau.server.app.CHECK_SECONDS", 0.05)
    with served(tmp_path, replace(LIFTED, most_tables=3)) as here:
        ann = here.person()
        tables = [ann.table("vigil", "me")["id"] for _ in range(8)]
        patience = time.monotonic() + PATIENCE
        while metrics(ann)["flambeau_open_tables"] != 3:
            assert time.monotonic() < patience
            time.sleep(0.05)
        assert all(ann.answer(table, 0, 0).status_code == 201 for table in tables)
