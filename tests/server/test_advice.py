"""What would the bot do? Somebody who plays without other people is told its best answers, in their language."""

from __future__ import annotations

from .serving import Person


def test_somebody_who_plays_against_bots_is_told(ann: Person) -> None:
    table = ann.table("bazaar", "me", "random")["id"]
    if ann.frame(table, 0)["table"].get("asked") != [0]:
        with ann.watching(table, 0) as hers:
            hers.until(lambda frame: frame["table"].get("asked") == [0])
    told = ann.do(table, "advice", 0)
    assert told.status_code == 200, told.text
    answers = told.json()["answers"]
    assert 1 <= len(answers) <= 3 and all("%" in answer for answer in answers)
    assert ann.frame(table, 0)["table"]["asked"] == [0]  # nothing was done


def test_a_bot_that_cannot_say_says_nothing(ann: Person) -> None:
    table = ann.table("vigil", "me", "random")["id"]  # one of its choices has a fault
    told = ann.do(table, "advice", 0)
    assert told.status_code == 200 and told.json() == {}


def test_among_people_nobody_is_told(ann: Person, bob: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    refused = ann.do(table, "advice", 0)
    assert refused.status_code == 403 and "without other people" in refused.json()["reason"]
    alone = ann.table("vigil", "me", "random")["id"]
    assert bob.do(alone, "advice", 0).status_code == 403
