"""Nothing secret leaves: looked for in the very bytes that people receive over HTTP and sockets."""

from __future__ import annotations

import random
import re
import sqlite3
from contextlib import ExitStack
from pathlib import Path

from .serving import Person, Socket, lines, served

CIPHER = re.compile(rb"cipher\d+")


def looked(person: Person, table: str, seat: int) -> None:
    """Everything one can ask for."""
    for path in ("", "/frame", "/export", "/why-not", "/help"):
        person.get(f"/api/tables/{table}{path}", seat=seat, element="hand.0", id="help-hand")
    person.get("/api/tables")


def bytes_of(person: Person, socket: Socket) -> bytes:
    return b"\n".join([*person.received, *(text.encode() for text in socket.received)])


def test_nobody_receives_what_is_not_his(tmp_path: Path) -> None:
    rng = random.Random(5)
    with served(tmp_path) as here, ExitStack() as stack:
        people = [here.person() for _ in range(4)]  # the last one watches
        made = people[0].table("vigil", "me", "open", "open")
        table = made["id"]
        people[1].open(made, 1)
        people[2].open(made, 2)
        people[3].open(made, -1)
        seats = (0, 1, 2, -1)
        sockets = [stack.enter_context(person.watching(table, seat)) for person, seat in zip(people, seats)]
        allowed: list[set[bytes]] = [set() for _ in seats]
        for _ in range(24):
            [seat] = people[0].frame(table, 0)["table"]["asked"]
            assert people[seat].answer(table, seat, rng.choice((0, 1, 2, 3))).status_code == 201
            if rng.random() < 0.3:
                people[seat].do(table, "undo", seat)
            for person, place in zip(people, seats):
                looked(person, table, place)
        for place, socket in enumerate(sockets):
            last = lines(people[place].frame(table, seats[place]))
            socket.until(lambda frame: lines(frame) == last)  # noqa: B023
            own = re.findall(rb"cipher\d+", str(people[place].frame(table, seats[place])["rest"]["zones"]).encode())
            assert len(set(own)) == (1 if seats[place] >= 0 else 0)
            allowed[place] = set(own)
        received = [bytes_of(person, socket) for person, socket in zip(people, sockets)]
        for place, data in enumerate(received):
            found = set(CIPHER.findall(data))
            assert allowed[place] <= found
            for other, theirs in enumerate(allowed):
                assert other == place or not found & theirs
            peeked = set(re.findall(rb"<cipher(\d{1,2})>", data))
            for other, whole in enumerate(received):
                if other != place:
                    assert not peeked & set(re.findall(rb"<cipher(\d{1,2})>", whole))
        _check_no_inner_secret(tmp_path, received, people, made)


def _check_no_inner_secret(folder: Path, received: list[bytes], people: list[Person], made: dict[str, object]) -> None:
    """No digest, no hash, no order of the deck, no key, no token of anybody."""
    connection = sqlite3.connect(folder / "flambeau.sqlite3")
    entries = [row[0] for row in connection.execute("SELECT entry FROM log")]
    hashes = [row[0] for row in connection.execute("SELECT token FROM guests UNION SELECT secret FROM links")]
    connection.close()
    digests = re.findall(r'"digest":"([^"]+)"', "".join(entries))
    assert len(digests) > 20 and len(hashes) > 4
    inner = [digest.encode() for digest in digests] + [one.hex().encode() for one in hashes]
    inner += [person.http.cookies["flambeau"].encode() for person in people]
    for data in received:
        assert not any(secret in data for secret in inner)
        assert b'"chance"' not in data and b'"deck":[' not in data.replace(b" ", b"")
    links = [link["path"].encode() for link in made["links"]]  # type: ignore[index,attr-defined]
    for data in received[1:]:
        assert not any(link in data for link in links)


def test_a_hand_in_lanes_stays_with_its_owner_until_the_join(tmp_path: Path) -> None:
    with served(tmp_path) as here:
        ann, bob = here.person(), here.person()
        made = ann.table("sheets", "me", "open")
        bob.open(made, 1)
        with bob.watching(made["id"], 1) as his:
            his.next()
            for choice in (5, 1, 0, 1):  # gamble, not again, mark a box in a colour
                assert ann.answer(made["id"], 0, choice).status_code == 201
            assert his.silent()
            assert "goal" in str(bob.get(f"/api/tables/{made['id']}/export", seat=1).json()["dossier"])
            dossier = bob.get(f"/api/tables/{made['id']}/export", seat=1).json()["dossier"]
            assert dossier["sheets"][0]["luck"] == 0 and dossier["sheets"][0]["boxes"] == [0] * 5


def test_steps_show_each_seat_only_what_it_is_told(tmp_path: Path) -> None:
    with served(tmp_path) as here, ExitStack() as stack:
        ann, bob, eve = (here.person() for _ in range(3))
        made = ann.table("vigil", "me", "open")
        table = made["id"]
        bob.open(made, 1)
        eve.open(made, -1)
        seats = ((ann, 0), (bob, 1), (eve, -1))
        hers, his, watched = (stack.enter_context(one.watching(table, seat)) for one, seat in seats)
        sockets = (hers, his, watched)
        for socket in sockets:
            while not socket.silent():
                pass
        assert ann.answer(table, 0, 2).status_code == 201  # she peeks at a card: that is told to her alone
        peeked, unseen, public = (
            socket.until(lambda one: bool(one["rest"].get("events"))) for socket in (hers, his, watched)
        )
        assert [step["told"] for step in peeked["steps"]] == [1]
        assert "steps" not in unseen and "steps" not in public, "what they were told has one position, that of now"
        assert [len(one["rest"]["events"]) for one in (peeked, unseen, public)] == [2, 1, 1]
        for mine, other in ((his, hers), (watched, hers), (hers, his)):
            secret = set(CIPHER.findall("".join(other.received).encode()))
            assert not secret & set(CIPHER.findall("".join(mine.received).encode()))


def everything(person: Person, table: str, seat: int) -> list[bytes]:
    """All that somebody can ask for, byte by byte."""
    asked = [(path, {"seat": seat, "element": "seat.0", "id": "x"}) for path in ("", "/frame", "/export", "/why-not")]
    found = [person.http.get(f"/api/tables/{table}{path}", params=query).content for path, query in asked]
    return [*found, person.http.get("/api/tables").content]


def test_no_number_tells_how_often_somebody_answered_in_secret(tmp_path: Path) -> None:
    with served(tmp_path) as here, ExitStack() as stack:
        ann, bob, eve = (here.person() for _ in range(3))
        made = ann.table("sheets", "me", "open")
        table = made["id"]
        bob.open(made, 1)
        eve.open(made, -1)
        sockets = [stack.enter_context(one.watching(table, seat)) for one, seat in ((bob, 1), (eve, -1))]
        for socket in sockets:
            while not socket.silent():
                pass
        before = everything(bob, table, 1), everything(eve, table, -1)
        for choice in (5, 1, 0):  # gamble, not again, mark a box: she has more to do in her lane
            assert ann.answer(table, 0, choice).json() == {}
            assert ann.frame(table, 0)["table"]["asked"] == [0, 1]
            assert (everything(bob, table, 1), everything(eve, table, -1)) == before
        assert all(socket.silent() for socket in sockets)


def test_what_somebody_prepares_in_paper_dungeons_shows_in_no_number(tmp_path: Path) -> None:
    with served(tmp_path, games="flambeau.registry:registered") as here:
        ann, bob, eve = (here.person() for _ in range(3))
        made = ann.table("paper_dungeons", "me", "open")
        table = made["id"]
        bob.open(made, 1)
        eve.open(made, -1)
        before = everything(bob, table, 1), everything(eve, table, -1)
        answered = 0
        while 0 in ann.frame(table, 0)["table"]["asked"] and answered < 20:
            assert (everything(bob, table, 1), everything(eve, table, -1)) == before
            assert ann.answer(table, 0, 0).status_code == 201
            answered += 1
        assert 1 < answered < 20, "she had several questions before the others were waited for"


def test_the_number_of_a_question_does_not_depend_on_what_others_did(tmp_path: Path) -> None:
    numbers = []
    with served(tmp_path) as here:
        for hers in ((5, 1, 0, 1), (0, 1)):  # with and without a gamble
            ann, bob = here.person(), here.person()
            made = ann.table("sheets", "me", "open")
            table = made["id"]
            bob.open(made, 1)
            for choice in hers:
                assert ann.answer(table, 0, choice).status_code == 201
            seen = [bob.frame(table, 1)]
            while 1 in seen[-1]["table"]["asked"] and len(seen) < 3:
                assert bob.answer(table, 1, 0 if len(seen) == 1 else 1).json() == {}
                seen.append(bob.frame(table, 1))
            assert len(seen) == 3 and seen[-1]["table"]["asked"] == [0, 1], "the lanes were joined"
            numbers.append([(one["rest"]["prompt"].get("number", 0), one["table"]["seq"]) for one in seen])
    assert numbers[0] == numbers[1]
