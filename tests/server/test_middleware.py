"""What keeps strangers out: origins, sizes, rates, and requests that are not well formed."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import httpx
import msgspec.structs
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from flambeau.server.errors import Rejected
from flambeau.server.limits import RateLimits
from flambeau.server.logs import LOGGER
from flambeau.server.settings import Rate

from .serving import LIFTED, PATIENCE, UNLIMITED, Person, Served, served

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_changes_nothing(ann: Person, headers: dict[str, str]) -> None:
    refused = ann.http.put("/api/me", json={"name": "Eve"}, headers=headers)
    assert refused.status_code == 403 and refused.json()["code"] == "server-foreign-origin"
    assert ann.get("/api/me").json() == {}


def test_whoever_is_kept_out_reads_why_in_the_language_of_the_page(ann: Person) -> None:
    headers = {**FOREIGN[0], "accept-language": "en"}
    refused = ann.http.put("/api/me", params={"language": "fr"}, json={"name": "Eve"}, headers=headers)
    assert refused.json()["reason"] == "Cette demande vient d’un autre site."
    refused = ann.http.put("/api/me", params={"language": "xx"}, json={"name": "Eve"}, headers=headers)
    assert refused.json()["reason"] == "This request comes from another site."


def test_our_own_page_may_post(ann: Person) -> None:
    headers = {"origin": ann.url, "sec-fetch-site": "same-origin"}
    assert ann.http.put("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_a_foreign_page_opens_no_socket(ann: Person, origin: str) -> None:
    table = ann.table("vigil", "me")["id"]
    address = f"{ann.url.replace('http', 'ws')}/api/tables/{table}/ws?seat=0"
    cookie = f"flambeau={ann.http.cookies['flambeau']}"
    headers = {"Cookie": cookie}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            address,
            origin=origin,
            additional_headers=headers,
            proxy=None,  # type: ignore[arg-type]
        ),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_every_answer_carries_the_safe_headers(ann: Person) -> None:
    for answer in (ann.http.get("/"), ann.http.get("/api/games"), ann.http.get("/api/nothing"), ann.http.get("/s/x")):
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b'{"game": "vigil", "seats": [], "colour": 1}', 400),
        ("POST", "/api/tables", b'{"game": 7, "seats": []}', 400),
        ("POST", "/api/tables", b"", 400),
        ("POST", "/api/tables", b'{"game": "' + b"x" * 70_000 + b'", "seats": []}', 413),
        ("POST", "/api/tables/import", b'{"record": {}, "seats": []}', 422),
        ("POST", "/api/tables/import", b'{"record": {"x": ' + b"[" * 5000 + b"]" * 5000 + b"}}", 400),
        ("POST", "/api/tables/import", b'{"record": {"game": "' + b"x" * 4_100_000 + b'"}, "seats": []}', 413),
        ("DELETE", "/api/tables", b"", 405),
        ("GET", "/api/nowhere", b"", 404),
        ("GET", "/api/tables/AAAAAAAAAAAA/why-not?seat=x", b"", 400),
        ("GET", "/icons/chess.json", b"", 404),
        ("GET", "/missing.js", b"", 404),
    ],
)
def test_what_is_not_well_formed_is_refused_as_a_problem(
    ann: Person, method: str, path: str, content: bytes, status: int
) -> None:
    answer = ann.http.request(method, path, content=content, headers={"content-type": "application/json"})
    problem = answer.json()
    assert answer.status_code == status == problem["status"], answer.text
    assert problem["code"].startswith("server-") and len(problem["reason"]) > 10


def test_whatever_is_refused_is_one_line_of_the_log_without_a_secret(
    ann: Person, bob: Person, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, LOGGER.name)
    made = ann.table("vigil", "me", "open")
    bob.open(made, 1)
    table, secret = made["id"], made["links"][0]["path"]
    assert ann.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}).status_code == 400
    assert ann.http.put("/api/me", json={}, headers=FOREIGN[0]).status_code == 403
    assert bob.answer(table, 0, 0, question=0).status_code == 403
    assert ann.answer(table, 0, 0, question=7).status_code == 409
    assert ann.answer(table, 0, 99).status_code == 422
    bob.do(table, "leave", 1)
    ann.post(f"/api/tables/{table}/links", seat=1)
    assert bob.get(secret).status_code == 404
    lines = [vars(record)["facts"] for record in caplog.records if record.message == "refused"]
    assert [line["status"] for line in lines] == [400, 403, 403, 409, 422, 404]
    assert lines[2] == {
        "status": 403, "code": "server-not-your-seat", "method": "POST", "path": f"/api/tables/{table}/answers"
    }  # fmt: skip
    assert lines[-1]["path"] == "/s/…" and secret.removeprefix("/s/") not in caplog.text


def test_a_bucket_empties_and_fills_again() -> None:
    now = [0.0]
    buckets = RateLimits(lambda: now[0])
    rate = Rate(2, 0.5)
    assert [buckets.wait(rate, "ann") for _ in range(3)] == [0, 0, 2]
    assert buckets.wait(rate, "bob") == 0
    now[0] = 2.0
    assert buckets.wait(rate, "ann") == 0
    with pytest.raises(Rejected) as refused:
        buckets.take(rate, "ann")
    assert refused.value.status == 429 and refused.value.retry_after == 2


def test_who_is_too_fast_is_told_how_long_to_wait(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, answers=Rate(2, 0.01), chat=Rate(1, 0.01), create=Rate(3, 0.01))
    with served(tmp_path, msgspec.structs.replace(LIFTED, limits=limits)) as here:
        ann = here.person()
        table = ann.table("vigil", "me")["id"]
        codes = [ann.answer(table, 0, 0).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert [ann.do(table, "chat", 0, text="hi").status_code for _ in range(2)] == [201, 429]
        refused = ann.do(table, "undo")
        assert refused.status_code == 429 and int(refused.headers["retry-after"]) >= 1
        made = [ann.http.post("/api/tables", json={"game": "vigil", "seats": [{}]}).status_code for _ in range(3)]
        assert made == [201, 201, 429]


def test_one_address_opens_only_so_many_sockets(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, sockets_of_address=1)
    with served(tmp_path, msgspec.structs.replace(LIFTED, limits=limits)) as here:
        ann = here.person()
        table = ann.table("vigil", "me")["id"]
        with ann.watching(table, 0) as first:
            first.next()
            with ann.watching(table, 0) as second, pytest.raises(ConnectionClosed) as closed:
                second.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
        patience = time.monotonic() + PATIENCE
        while not is_let_in(ann, table):  # the server hears a moment later that the first one is gone
            assert time.monotonic() < patience


def is_let_in(person: Person, table: str) -> bool:
    try:
        with person.watching(table, 0) as line:
            line.next()
    except ConnectionClosed:
        return False
    return True


def test_a_socket_that_talks_is_closed(ann: Person) -> None:
    table = ann.table("vigil", "me")["id"]
    with ann.watching(table, 0) as hers, pytest.raises(ConnectionClosed) as closed:
        for _ in range(40):
            hers.connection.send("hello")
        while True:
            hers.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_a_message_that_is_too_large_closes_the_socket(ann: Person) -> None:
    table = ann.table("vigil", "me")["id"]
    with ann.watching(table, 0) as hers, pytest.raises(ConnectionClosed) as closed:
        hers.connection.send("x" * 100_000)
        while True:
            hers.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_the_pages_are_the_clients_and_addresses_are_its_own(server: Served) -> None:
    with httpx.Client(base_url=server.url, trust_env=False, verify=False) as browser:
        for path in ("/", "/t/AAAAAAAAAAAA", "/new/vigil"):
            answer = browser.get(path)
            assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
        assert browser.get("/../pyproject.toml").status_code == 404
        assert browser.get("/%2e%2e/run.py").status_code == 404
        icons = browser.get("/icons.json")
        assert icons.headers["content-encoding"] == "gzip" and len(icons.json()) > 100
        again = browser.get("/icons.json", headers={"if-none-match": icons.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
        assert browser.get("/icons/vigil.json").json() == {}
