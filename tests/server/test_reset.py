"""Beginning a turn again, and going back to a line of the log."""

from __future__ import annotations

from .serving import Person, lines


def wounds(person: Person, table: str) -> list[str]:
    zones = person.frame(table, 0)["rest"]["zones"]
    return [one["badges"][0]["text"] for one in zones[0]["elements"] if one["kind"] == "token"]


def test_a_reset_takes_back_what_comes_back_by_right_and_no_more(ann: Person) -> None:
    table = ann.table("vigil", "me")["id"]
    choices = ann.frame(table, 0)["rest"]["choices"]
    peek = next(one.get("index", 0) for one in choices if one.get("finality") == "final")
    ann.answer(table, 0, 0)
    ann.answer(table, 0, peek)  # something is learned: nobody comes back behind this by right
    asked = lines(ann.frame(table, 0))
    ann.answer(table, 0, 0)
    ann.answer(table, 0, 0)
    assert ann.do(table, "reset").status_code == 201
    state = ann.frame(table, 0)
    assert state["table"]["undo"] == "ask", "the look at the card stays"
    taken = [line["text"] for line in state["rest"]["log"] if "back" in line["text"]]
    assert len(taken) == 1 and lines(state) > asked
    assert ann.do(table, "reset").status_code == 409


def test_alone_one_goes_back_to_a_line_of_the_log_also_behind_what_was_learned(ann: Person) -> None:
    table = ann.table("vigil", "me")["id"]
    choices = ann.frame(table, 0)["rest"]["choices"]
    peek = next(one.get("index", 0) for one in choices if one.get("finality") == "final")
    ann.answer(table, 0, 0)
    first = lines(ann.frame(table, 0))
    ann.answer(table, 0, peek)
    ann.answer(table, 0, 0)
    assert ann.frame(table, 0)["table"]["to_line"]
    assert ann.do(table, "reset", line=first).status_code == 201  # the first line that the look led to
    entries = ann.get(f"/api/tables/{table}/replay", seat=0).json()
    taken = [line for line in entries["log"] if "back" in line["text"]]
    assert len(taken) == 1, "a way back is one line"
    assert ann.do(table, "reset", line=0).status_code == 201
    assert not ann.frame(table, 0)["table"].get("undo"), "everything came back"


def test_at_a_table_of_several_nobody_chooses_how_far_to_go_back(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    ann.answer(table, 0, 0)
    assert not ann.frame(table, 0)["table"].get("to_line")
    assert ann.do(table, "reset", line=0).status_code == 409


def test_in_study_everybodys_answers_come_back_to_the_line(ann: Person) -> None:
    table = ann.table("vigil", "me", "me", study=True)["id"]
    ann.answer(table, 0, 1)
    ann.answer(table, 1, 1)
    assert wounds(ann, table) == ["1", "1"]
    assert ann.do(table, "reset", line=0).status_code == 201
    assert wounds(ann, table) == ["0", "0"]


def test_a_line_before_all_seats_answer_at_once_leads_back_to_where_they_began(ann: Person) -> None:
    table = ann.table("sheets", "me")["id"]
    for _ in range(20):
        ann.answer(table, 0, 0)
        first = ann.frame(table, 0)
        if not first["table"].get("undo"):
            break  # another round has begun, and what was done before it stays
    assert first["table"]["in_lane"] and not first["table"].get("undo")
    ann.answer(table, 0, 0)
    assert ann.do(table, "reset", line=0).status_code == 201
    assert ann.frame(table, 0)["rest"]["choices"] == first["rest"]["choices"]
