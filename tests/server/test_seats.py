"""Who sits where: links, joining, leaving, bots on seats, and who may look."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from flambeau.bots.search import LEVELS

from .serving import LIFTED, Person, Served, served


def test_a_guest_is_made_by_need_and_his_cookie_is_safe(ann: Person) -> None:
    assert ann.get("/api/me").json() == {} and not ann.http.cookies
    answer = ann.http.put("/api/me", json={"name": "Ann", "language": "fr"})
    cookie = answer.headers["set-cookie"]
    assert all(part in cookie for part in ("flambeau=", "HttpOnly", "SameSite=lax", "Path=/")), cookie
    assert ann.get("/api/me").json() == {"name": "Ann", "language": "fr"}


def test_a_stranger_is_spoken_to_in_the_language_of_the_browser(ann: Person) -> None:
    answer = ann.http.get("/api/games", headers={"accept-language": "de, fr-CH;q=0.9, en;q=0.5"})
    assert "Veille" in [game["title"] for game in answer.json()]


def test_a_table_gives_its_maker_one_link_for_each_open_seat_and_one_to_watch(ann: Person) -> None:
    made = ann.table("vigil", "me", "open", "quick", "open")
    assert sorted(link["seat"] for link in made["links"]) == [-1, 1, 3]
    assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "bot", "open"]
    assert "links" not in ann.get(f"/api/tables/{made['id']}").json()


def test_a_link_leads_to_the_seat_and_to_an_address_without_the_secret(ann: Person, bob: Person) -> None:
    made = ann.table("vigil", "me", "open")
    path = next(link["path"] for link in made["links"] if link["seat"] == 1)
    answer = bob.http.get(path)
    assert answer.status_code == 303 and answer.headers["location"] == f"/t/{made['id']}"
    assert bob.get(f"/api/tables/{made['id']}").json()["yours"] == [1]
    assert bob.http.get("/s/nonsense").status_code == 404


def test_a_seat_that_knows_secrets_is_not_taken_through_its_link(ann: Person, bob: Person, server: Served) -> None:
    made = ann.table("vigil", "me", "open")
    bob.open(made, 1)
    path = next(link["path"] for link in made["links"] if link["seat"] == 1)
    with bob.watching(made["id"], 1) as his:
        his.next()
        for other in (ann, server.person()):  # the host has all links, and a link may get into wrong hands
            refused = other.http.get(path)
            assert refused.status_code == 409 and "holds this seat" in refused.text
            assert "like to have your seat" in his.next("notice")["text"]
    assert bob.get(f"/api/tables/{made['id']}").json()["yours"] == [1]


def test_a_person_who_got_up_can_sit_down_on_another_device(ann: Person, bob: Person, server: Served) -> None:
    made = ann.table("vigil", "me", "open")
    bob.open(made, 1)
    assert bob.do(made["id"], "leave", 1).status_code == 200
    phone = server.person()
    phone.open(made, 1)
    assert phone.get(f"/api/tables/{made['id']}").json()["yours"] == [1]


def test_a_seat_of_a_game_without_secrets_is_replaced_in_front_of_everybody(
    ann: Person, bob: Person, server: Served
) -> None:
    made = ann.table("saga", "me", "open")
    bob.open(made, 1)
    phone = server.person()
    with bob.watching(made["id"], 1) as his, ann.watching(made["id"], 0) as hers:
        his.next()
        hers.next()
        phone.open(made, 1)
        assert "given to somebody else" in his.next("notice")["text"]
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                his.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4001
        assert "now belongs to" in hers.next("said")["said"]["text"]
    assert bob.get(f"/api/tables/{made['id']}").status_code == 403
    assert phone.get(f"/api/tables/{made['id']}").json()["yours"] == [1]


def test_a_new_link_revokes_the_old_one_but_not_a_person_who_knows_secrets(ann: Person, bob: Person) -> None:
    made = ann.table("vigil", "me", "open")
    old = next(link["path"] for link in made["links"] if link["seat"] == 1)
    assert bob.do(made["id"], "links", 1).status_code == 403
    fresh = ann.do(made["id"], "links", 1)
    assert fresh.status_code == 201 and fresh.json()["path"] != old
    assert bob.http.get(old).status_code == 404
    assert bob.http.get(fresh.json()["path"]).status_code == 303
    assert ann.do(made["id"], "links", 1).status_code == 409
    assert ann.put(f"/api/tables/{made['id']}/seats/1", kind="open").status_code == 409
    assert ann.put(f"/api/tables/{made['id']}/seats/1", kind="me").status_code == 409
    assert bob.get(f"/api/tables/{made['id']}").json()["yours"] == [1]


def test_a_new_link_empties_a_seat_of_a_game_without_secrets(ann: Person, bob: Person) -> None:
    made = ann.table("saga", "me", "open")
    bob.open(made, 1)
    assert ann.do(made["id"], "links", 1).status_code == 201
    assert bob.get(f"/api/tables/{made['id']}").status_code == 403
    assert "now belongs to" in ann.frame(made["id"], 0)["chat"][0]["text"]


def test_a_spectator_comes_by_his_own_link_and_sees_no_more_than_everybody(ann: Person, bob: Person) -> None:
    made = ann.table("vigil", "me", "me")
    bob.open(made, -1)
    frame = bob.frame(made["id"], -1)
    assert "yours" not in frame["table"] and "prompt" not in frame["rest"] and "cipher" not in str(frame)
    assert bob.get(f"/api/tables/{made['id']}/frame", seat=0).status_code == 403
    said = bob.do(made["id"], "chat", -1, text="hello")
    assert said.status_code == 201 and said.json()["name"] == ""


def test_a_table_is_closed_to_strangers_unless_it_is_listed(ann: Person, bob: Person) -> None:
    closed, listed = ann.table("vigil", "me", "open"), ann.table("vigil", "me", "open", listed=True)
    assert bob.get(f"/api/tables/{closed['id']}").status_code == 403
    assert bob.get("/api/tables/AAAAAAAAAAAA").status_code == 404
    assert bob.get("/api/tables/nonsense").status_code == 404
    assert bob.get(f"/api/tables/{listed['id']}").status_code == 200
    assert bob.do(closed["id"], "join", 1).status_code == 403
    assert bob.do(listed["id"], "join", 0).status_code == 409
    assert bob.do(listed["id"], "join", 5).status_code == 404
    assert bob.do(listed["id"], "join", 1).json()["yours"] == [1]
    assert bob.do(listed["id"], "leave", 1).status_code == 200
    assert ann.get(f"/api/tables/{listed['id']}").json()["seats"][1]["kind"] == "open"


def test_lists_have_ones_own_tables_first(ann: Person, bob: Person) -> None:
    ann.put("/api/me", name="Ann", language="en")
    first, second = ann.table("vigil", "me", "open"), ann.table("delve", "me", "me", listed=True)
    ann.answer(first["id"], 0, 0)
    mine = ann.get("/api/tables").json()
    assert [one["id"] for one in mine[:2]] == [first["id"], second["id"]]
    assert "your_turn" not in mine[0] and mine[1]["your_turn"] is True
    assert mine[0]["seats"][0]["name"] == "Ann" and mine[0]["seats"][1]["asked"] is True
    theirs = [one["id"] for one in bob.get("/api/tables").json()]
    assert second["id"] in theirs and first["id"] not in theirs


def test_the_host_gives_an_open_seat_to_a_bot_which_plays_on(ann: Person, bob: Person) -> None:
    made = ann.table("vigil", "me", "open", listed=True)
    table = made["id"]
    assert bob.put(f"/api/tables/{table}/seats/1", kind="bot", bot="quick").status_code == 403
    with ann.watching(table, 0) as hers:
        ann.answer(table, 0, 0)
        assert ann.put(f"/api/tables/{table}/seats/1", kind="bot", bot="quick").json()["seats"][1]["kind"] == "bot"
        hers.until(lambda frame: frame["table"].get("asked") == [0] and frame["rest"].get("seq", 0) > 2)
    assert ann.put(f"/api/tables/{table}/seats/1", kind="bot", bot="nobody").status_code == 422
    assert ann.put(f"/api/tables/{table}/seats/1", kind="me").json()["yours"] == [0, 1]


def test_a_bot_plays_for_somebody_who_is_away_and_the_seat_stays_theirs(tmp_path: Path) -> None:
    with served(tmp_path, replace(LIFTED, away_seconds=0.0)) as here:
        ann, bob = here.person(), here.person()
        made = ann.table("vigil", "me", "open")
        place = f"/api/tables/{made['id']}/seats/1"
        bob.open(made, 1)
        with bob.watching(made["id"], 1) as his:
            his.next()
            assert ann.put(place, kind="bot", bot="quick").status_code == 409
        while ann.put(place, kind="bot", bot="quick").status_code == 409:
            time.sleep(0.01)  # the server hears a moment later that he is gone
        assert "now belongs to" in ann.frame(made["id"], 0)["chat"][0]["text"]
        for kind in ("me", "open"):
            assert ann.put(place, kind=kind).status_code == 409
        assert ann.do(made["id"], "links", 1).status_code == 409
        assert bob.frame(made["id"])["table"]["seats"][1]["kind"] == "bot"
        assert bob.do(made["id"], "join", 1).json()["yours"] == [1]


def test_everybody_sees_who_is_here(ann: Person, bob: Person) -> None:
    made = ann.table("vigil", "me", "open")
    bob.open(made, 1)
    with ann.watching(made["id"], 0) as hers:
        assert hers.next()["table"]["seats"][0]["here"] is True
        with bob.watching(made["id"], 1) as his:
            his.next()
            hers.until(lambda frame: frame["table"]["seats"][1].get("here", False))
        hers.until(lambda frame: not frame["table"]["seats"][1].get("here", False))


@pytest.mark.parametrize("seat", [1, -1, 0, 7, "x", -2])
def test_a_socket_without_a_right_to_the_seat_is_refused_before_it_opens(
    ann: Person, bob: Person, seat: int | str
) -> None:
    made = ann.table("vigil", "me", "open")
    with pytest.raises(InvalidStatus) as refused, bob.watching(made["id"], seat):  # type: ignore[arg-type]
        pass
    assert refused.value.response.status_code == 403


def test_games_and_rules_are_told_in_words(ann: Person) -> None:
    info = next(game for game in ann.get("/api/games", language="en").json() if game["id"] == "vigil")
    assert info["seats"] == ["North", "East", "South", "West"] and info["blurb"] == "Watch through the night."
    assert [bot["id"] for bot in info["bots"]] == ["random", "sleepy", "clumsy", "quick", *LEVELS]
    assert info["options"][1]["values"][1] == {"value": "grim", "label": "grim"}
    assert ann.get("/api/games/vigil/rules/VIG-2").json() == {"text": "A poke wounds."}
    assert ann.get("/api/games/vigil/rules/VIG-9").status_code == 404
    assert ann.get("/api/games/chess/rules/VIG-9").status_code == 404


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": []}, "unknown-game"),
        ({"game": "vigil", "seats": []}, "wrong-seats"),
        ({"game": "vigil", "seats": [{"kind": "bot", "bot": "deep"}]}, "unknown-bot"),
        ({"game": "vigil", "seats": [{"kind": "me"}], "options": {"mood": "glad"}}, "wrong-option"),
        ({"game": "vigil", "seats": [{"kind": "me"}], "options": {"speed": 1}}, "unknown-option"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(ann: Person, body: dict[str, object], code: str) -> None:
    refused = ann.http.post("/api/tables", json=body)
    assert refused.status_code == 422 and refused.json()["code"] == code
    assert len(refused.json()["reason"]) > 10
