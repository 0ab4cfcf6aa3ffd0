"""Answers over HTTP, frames over a socket, and everything else people do at a table."""

from __future__ import annotations

import pytest

from .serving import Person, lines

WAIT, POKE, PEEK, STUMBLE, FINISH = 0, 1, 2, 3, 4  # with two seats


@pytest.fixture
def two(ann: Person, bob: Person) -> str:
    """A table of Ann (seat 0) and Bob (seat 1)."""
    made = ann.table("vigil", "me", "open")
    bob.open(made, 1)
    return str(made["id"])


def asked(person: Person, table: str, seat: int = -1) -> list[int]:
    return list(person.frame(table, seat)["table"].get("asked", ()))


def test_an_answer_is_pushed_to_whoever_looks_in_his_language(ann: Person, bob: Person, two: str) -> None:
    with ann.watching(two, 0) as hers, bob.watching(two, 1, language="fr") as his:
        first = hers.until(lambda frame: frame["table"]["seats"][1].get("here", False))
        assert first["table"]["asked"] == [0] and first["rest"]["prompt"]["text"] == "What does North do?"
        begun = his.next()
        assert begun["rest"]["title"] == "Veille" and "prompt" not in begun["rest"]
        assert ann.answer(two, 0, POKE).json() == {}
        seen = his.until(lambda frame: lines(frame) == 2)
        assert [event["kind"] for event in seen["rest"]["events"]] == ["damage", "turn"]
        assert seen["rest"]["log"][0]["text"] == "Est est piqué par 0." and "log_from" not in seen
        assert seen["rest"]["prompt"]["text"] == "Que fait Est\u202f?"


def test_the_ground_is_sent_once_and_never_to_who_has_it(ann: Person, two: str) -> None:
    with ann.watching(two, 0) as hers:
        first = hers.next()
        name = first["ground"]["name"]
        assert first["rest"]["ground"] == name
        ann.answer(two, 0, WAIT)
        assert "ground" not in hers.until(lambda frame: lines(frame) == 2)
    with ann.watching(two, 0, ground=name) as again:
        assert "ground" not in again.next()


def test_the_first_frame_has_the_whole_log_and_later_ones_what_is_new(ann: Person, bob: Person, two: str) -> None:
    ann.answer(two, 0, WAIT)
    bob.answer(two, 1, WAIT)
    with ann.watching(two, 0) as hers:
        first = hers.next()
        assert first["rest"]["seq"] == len(first["rest"]["log"]) == 5 and "events" not in first["rest"]
        ann.answer(two, 0, PEEK)
        later = hers.until(lambda frame: lines(frame) == 7)
        assert later["log_from"] == 5 and len(later["rest"]["log"]) == later["rest"]["seq"] - 5 == 2


def test_the_log_says_what_is_news_since_one_last_answered(ann: Person, bob: Person, two: str) -> None:
    ann.answer(two, 0, WAIT)
    bob.answer(two, 1, WAIT)
    assert ann.frame(two, 0)["table"].get("heard", 0) == 0
    ann.answer(two, 0, WAIT)
    assert ann.frame(two, 0)["table"]["heard"] == 5


def test_an_answer_to_an_old_question_is_refused(ann: Person, bob: Person, two: str) -> None:
    ann.answer(two, 0, WAIT, 0)
    late = ann.answer(two, 0, WAIT, 0)
    assert late.status_code == 409 and late.json()["code"] in ("stale-question", "not-asked")
    bob.answer(two, 1, WAIT)
    again = ann.answer(two, 0, WAIT, 0)
    assert again.status_code == 409 and again.json() == {
        "status": 409,
        "code": "stale-question",
        "reason": "That question has been answered already.",
    }


def test_a_choice_that_is_not_there_is_refused(ann: Person, two: str) -> None:
    for choice in (-1, 5, 10**30):
        refused = ann.answer(two, 0, choice)
        assert refused.status_code == 422 and refused.json()["code"] == "not-a-choice"
    assert lines(ann.frame(two, 0)) == 0


def test_only_the_holder_answers_for_a_seat(ann: Person, bob: Person, two: str) -> None:
    assert bob.answer(two, 0, WAIT, 0).status_code == 403
    assert ann.answer(two, 7, WAIT, 0).status_code == 404
    assert ann.answer(two, -1, WAIT, 0).status_code == 404


def test_reasons_are_said_in_the_language_of_the_guest(ann: Person, two: str) -> None:
    ann.put("/api/me", name="Ann", language="fr")
    assert ann.answer(two, 0, 9, 0).json()["reason"] == "Cela ne fait pas partie des choix."


def test_an_answer_is_taken_back_by_right_and_given_again(ann: Person, two: str) -> None:
    ann.answer(two, 0, POKE)
    assert ann.frame(two, 0)["table"]["undo"] == "free"
    assert ann.do(two, "undo").status_code == 201
    frame = ann.frame(two, 0)
    assert frame["table"]["asked"] == [0] and frame["table"]["redo"] is True
    assert frame["rest"]["log"][-1]["text"] == "North takes it back."
    assert ann.do(two, "redo").status_code == 201
    assert ann.frame(two, 0)["table"]["asked"] == [1]
    assert ann.do(two, "redo").status_code == 409


def test_what_was_learned_comes_back_only_with_leave(ann: Person, bob: Person, two: str) -> None:
    ann.answer(two, 0, PEEK)
    assert ann.frame(two, 0)["table"]["undo"] == "ask"
    refused = ann.do(two, "undo")
    assert refused.status_code == 409 and refused.json()["code"] == "something-was-learned"
    assert ann.do(two, "ask-undo").status_code == 201
    theirs = bob.frame(two, 1)["table"]
    assert theirs.get("leave_asked", -1) == 0 and theirs["leave_wanted"] is True
    assert "leave_wanted" not in ann.frame(two, 0)["table"]
    assert bob.do(two, "consent", 1, granted=False).status_code == 201
    assert bob.frame(two, 1)["table"].get("leave_asked", -1) == -1
    ann.do(two, "ask-undo")
    assert bob.do(two, "consent", 1, granted=True).status_code == 201
    assert asked(ann, two, 0) == [0]
    assert bob.do(two, "consent", 1, granted=True).status_code == 409


def test_bots_and_empty_chairs_give_leave_at_once(ann: Person) -> None:
    for other in ("open", "random"):
        made = ann.table("vigil", "me", "me", other)
        ann.answer(made["id"], 0, 3)
        assert ann.do(made["id"], "ask-undo").status_code == 201
        assert asked(ann, made["id"], 0) == [0]


def test_who_plays_alone_takes_back_what_he_likes(ann: Person) -> None:
    made = ann.table("vigil", "me")
    ann.answer(made["id"], 0, 1)
    assert ann.frame(made["id"], 0)["table"]["undo"] == "ask"
    assert ann.do(made["id"], "ask-undo").status_code == 201
    assert ann.frame(made["id"], 0)["rest"]["prompt"]["number"] == 2


def test_in_study_everything_comes_back_the_bots_answers_too(ann: Person) -> None:
    made = ann.table("vigil", "me", "quick", study=True)
    with ann.watching(made["id"], 0) as hers:
        ann.answer(made["id"], 0, PEEK)
        hers.until(lambda frame: frame["table"].get("asked") == [0] and lines(frame) == 5)
        assert ann.frame(made["id"], 0)["table"]["undo"] == "free"
        assert ann.do(made["id"], "undo").status_code == 201
        back = hers.until(lambda frame: "undo" not in frame["table"] and lines(frame) > 5)
        assert back["table"]["asked"] == [0] and "learned" not in str(back["table"])
        assert back["rest"]["zones"][0]["elements"][0]["badges"][0]["text"] == "0"


def test_what_is_said_reaches_everybody_and_stays(ann: Person, bob: Person, two: str) -> None:
    ann.put("/api/me", name=" Ann\n\t the  Brave ", language="en")
    with bob.watching(two, 1) as his:
        his.next()
        said = ann.do(two, "chat", 0, text="  good\x00 evening  ")
        assert said.status_code == 201
        assert his.next("said")["said"] == said.json()
        assert (said.json()["name"], said.json()["text"]) == ("Ann the Brave", "good evening")
    assert [line["text"] for line in bob.frame(two, 1)["chat"]] == ["good evening"]
    assert ann.do(two, "chat", 0, text=" \n ").status_code == 422
    assert ann.do(two, "chat", 1, text="I am Bob").status_code == 403


def test_a_seat_that_gives_up_ends_the_match(ann: Person, bob: Person, two: str) -> None:
    assert bob.do(two, "concede", 1).status_code == 201
    frame = ann.frame(two, 0)
    assert frame["table"]["over"] is True and frame["rest"]["outcome"] == "The game was conceded."
    assert [seat.get("conceded", False) for seat in frame["table"]["seats"]] == [False, True]
    assert bob.do(two, "concede", 1).status_code == 409
    assert ann.answer(two, 0, WAIT, 0).status_code == 409


def test_the_same_people_play_again_on_one_new_table(ann: Person, bob: Person, two: str) -> None:
    assert ann.do(two, "rematch").status_code == 409
    ann.answer(two, 0, FINISH)
    first, second = bob.do(two, "rematch", 1), ann.do(two, "rematch")
    assert first.status_code == second.status_code == 201
    assert first.json()["id"] == second.json()["id"] == ann.frame(two, 0)["table"]["rematch"]
    assert first.json()["yours"] == [1] and second.json()["yours"] == [0] and second.json()["host"] is True
    assert ann.answer(second.json()["id"], 0, WAIT).status_code == 201


def test_a_rematch_on_swapped_seats_is_told_to_the_other(ann: Person, bob: Person, two: str) -> None:
    ann.answer(two, 0, FINISH)
    assert ann.frame(two, 0)["table"]["can_swap"] is True
    swapped = bob.do(two, "rematch", 1, swap=True)
    assert swapped.status_code == 201 and swapped.json()["yours"] == [0]
    again = ann.do(two, "rematch")
    assert again.json()["id"] == swapped.json()["id"] and again.json()["yours"] == [1]


def test_a_record_is_taken_home_when_it_is_over_and_goes_on_elsewhere(ann: Person, bob: Person, two: str) -> None:
    ann.answer(two, 0, PEEK)
    dossier = ann.get(f"/api/tables/{two}/export", seat=0)
    assert dossier.headers["content-disposition"].startswith("attachment")
    assert "entries" not in dossier.json() and dossier.json()["seat"] == 0
    bob.answer(two, 1, WAIT)
    ann.answer(two, 0, FINISH)
    record = ann.get(f"/api/tables/{two}/export", seat=0).json()
    assert len(record["entries"]) == 4
    unfinished = {**record, "entries": record["entries"][:3], "outcome": None}
    brought = ann.post("/api/tables/import", record=unfinished, seats=[{"kind": "me"}, {"kind": "bot", "bot": "quick"}])
    assert brought.status_code == 201, brought.text
    table = brought.json()["id"]
    assert asked(ann, table, 0) == [0]
    assert ann.answer(table, 0, PEEK).status_code == 201
    broken = {**record, "entries": [*record["entries"][:2], {**record["entries"][2], "digest": "wrong"}]}
    refused = ann.post("/api/tables/import", record=broken, seats=[{"kind": "me"}, {"kind": "me"}])
    assert refused.status_code == 422 and "position differs" in refused.json()["reason"]
    body = {"record": {**record, "entries": 7}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    refused = ann.http.post("/api/tables/import", params={"language": "fr"}, json=body)
    assert refused.status_code == 422 and refused.json()["code"] == "server-bad-record"
    assert "Données abîmées à record.entries" in refused.json()["reason"]


def test_choices_come_with_their_words(ann: Person, two: str) -> None:
    assert [choice["label"] for choice in ann.frame(two, 0)["rest"]["choices"]][1:3] == ["Poke East", "Peek at a card"]


def test_one_is_told_why_something_is_not_possible(ann: Person, bob: Person, two: str) -> None:
    assert ann.get(f"/api/tables/{two}/why-not", seat=0, element="seat.1").json() == {"text": ""}
    mine = ann.get(f"/api/tables/{two}/why-not", seat=0, element="cell.3").json()
    assert mine == {"text": "This question is not about that: nothing is chosen there now."}
    theirs = bob.get(f"/api/tables/{two}/why-not", seat=1, element="seat.0").json()
    assert theirs == {"text": "It is not your turn to answer."}


def test_help_is_given_for_what_lies_on_the_table(ann: Person, two: str) -> None:
    assert ann.get(f"/api/tables/{two}/help", seat=0, id="help-hand", language="fr").json() == {
        "text": "Votre carte secrète."
    }
    assert ann.get(f"/api/tables/{two}/help", seat=-1, id="help-hand").status_code == 404
    assert ann.get(f"/api/tables/{two}/help", seat=0, id="title").status_code == 404


def test_on_a_shared_screen_secrets_are_covered(ann: Person) -> None:
    made = ann.table("vigil", "me", "me")
    state = ann.frame(made["id"], 0)["table"]
    assert state["yours"] == [0, 1] and state["secrets"] is True
    assert "secrets" not in ann.frame(ann.table("vigil", "me", "random")["id"], 0)["table"]
