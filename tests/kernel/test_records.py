"""Records: every answer with its chance, replayed to the same digests, stopped at the first difference."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from playing import play_on, said, stored
from toys import BAZAAR, DELVE, SHEETS, TOYS
from toys.delve import LURK, SEARCH, Delve, Peek, Veil

from flambeau.games.embers import GAME as EMBERS
from flambeau.kernel import HIDDEN, BadData, BadOption, Diverged, Game, Match, Refusal, export, record, replay
from flambeau.kit.checks import pending


def played(answers: int = 14, **how: Any) -> Match:
    """Some answers of a recorded match."""
    match = Match.start(DELVE, 2, seed=5, record=True, **how)
    play_on(match, answers)
    return match


def in_json(match: Match) -> dict[str, Any]:
    """A record as it comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(record(match)))
    return data


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", [5, None])
def test_a_whole_match_replays_whatever_its_chance_came_from(game: Game[Any], seed: int | None) -> None:
    match = Match.start(game, 3, seed=seed, record=True)
    play_on(match, 2000)
    again = replay(game, in_json(match))
    assert again.outcome is not None and match.outcome is not None
    assert again.outcome.to_data() == match.outcome.to_data()
    assert again.digest() == match.digest()
    assert in_json(again)["entries"] == in_json(match)["entries"]


def test_a_record_says_what_was_played() -> None:
    data = in_json(played())
    assert {name: data[name] for name in ("format", "game", "version", "content", "options", "seats", "carry")} == {
        "format": 1,
        "game": "delve",
        "version": 1,
        "content": "",
        "options": {"rounds": 3, "wards": True},
        "seats": 2,
        "carry": {},
    }
    first, second = data["entries"][:2]
    assert first["setup"] == 2 and [drawn[0] for drawn in first["chance"]] == ["cards", "tiles", "plans"]
    assert set(second) == {"seat", "answer", "chance", "digest"}


def test_a_record_kept_aside_does_not_grow_with_the_match() -> None:
    match = played()
    data, save = record(match), match.save()
    count = len(data["entries"])
    play_on(match, 5)
    assert len(data["entries"]) == len(save["entries"]) == count


def test_a_record_can_be_replayed_up_to_any_entry() -> None:
    data = in_json(played())
    for until in range(1, len(data["entries"]) + 1):
        assert replay(DELVE, data, until).digest() == data["entries"][until - 1]["digest"]


def test_undo_redo_notes_and_concessions_are_entries() -> None:
    match = Match.start(DELVE, 2, seed=5, record=True, undoable=True)
    match.answer(0, Peek(3))
    match.answer(0, Veil(3))
    match.undo(0)
    match.redo(0)
    match.note(1, "well played")
    match.undo(0)
    match.answer(0, LURK)
    match.concede(1)
    data = in_json(match)
    kinds = ["setup", "seat", "seat", "undo", "seat", "note", "undo", "seat", "concede"]
    assert [next(iter(entry)) for entry in data["entries"]] == kinds
    again = replay(DELVE, data)
    assert again.digest() == match.digest()
    assert again.outcome is not None and data["outcome"]["reason"] == again.outcome.reason == "conceded"


def test_a_replay_tells_the_events_again() -> None:
    match = played(journal=True)
    again = replay(DELVE, in_json(match))
    assert again.journal is not None and match.journal is not None
    assert [said(told) for told in again.journal.told] == [said(told) for told in match.journal.told]


def test_a_replayed_match_goes_on() -> None:
    match = Match.start(BAZAAR, 2, seed=5, record=True)
    match.answer(0, 0)
    again = replay(BAZAAR, in_json(match))
    assert pending(again) == pending(match)
    again.answer(1, 2)
    again.answer(0, 1)
    assert again.needed is not None


def test_a_match_that_keeps_no_record_has_none() -> None:
    with pytest.raises(Refusal, match="no-record-kept"):
        record(Match.start(DELVE, 2, seed=5))


def broken(change: Any, answers: int = 14) -> dict[str, Any]:
    """A record with a change in it."""
    data = copy.deepcopy(in_json(played(answers)))
    change(data)
    return data


def drop_chance(data: dict[str, Any]) -> None:
    entry = next(place for place, entry in enumerate(data["entries"][1:], 1) if entry["chance"])
    data["entries"][entry]["chance"].pop(0)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda d: d["entries"][3].update(digest="00"), "entry 3: the position differs from the record"),
        (lambda d: d["entries"][2].pop("digest"), "entry 2: the position differs"),
        (lambda d: d["entries"][0]["chance"].pop(), "entry 0: the rules draw 'plans'"),
        (lambda d: d["entries"][4]["chance"].append(["x", [1], -1]), "entry 4: the record has chance .*: x"),
        (lambda d: d["entries"][2].update(answer=["Drop", 9]), "entry 2: not-part"),
        (lambda d: d["entries"][1].update(seat=1), "entry 1: not-asked"),
        (lambda d: d["entries"].insert(1, {"undo": 0, "fair": True, "chance": []}), "entry 1: no-answer-to-undo"),
        (lambda d: d["entries"].insert(1, {"concede": 7, "chance": []}), "entry 1: not-asked"),
        (drop_chance, r"entry \d+: the rules draw"),
        (lambda d: d.update(options={"rounds": 2, "wards": True}), "entry 0: the position differs"),
    ],
)
def test_a_replay_stops_at_the_first_difference_and_says_where(change: Any, why: str) -> None:
    with pytest.raises(Diverged, match=why):
        replay(DELVE, broken(change))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda d: d.pop("entries"), "record"),
        (lambda d: d.update(entries={}), "record.entries"),
        (lambda d: d.update(entries=[]), "record.entries"),
        (lambda d: d["entries"].insert(2, 5), "record.entries[2]"),
        (lambda d: d["entries"].insert(2, {}), "record.entries[2]"),
        (lambda d: d["entries"].insert(2, {"chance": []}), "record.entries[2]"),
        (lambda d: d["entries"][2].update(chance=[["a", [1]]]), "record.entries[2].chance"),
        (lambda d: d["entries"][2].update(chance=[[1, [1], 0]]), "record.entries[2].chance"),
        (lambda d: d["entries"][2].update(answer=["Nothing"]), "record.entries[2]"),
        (lambda d: d["entries"][2].update(answer=["Dug", 0, 0]), "record.entries[2]"),
        (lambda d: d["entries"][2].pop("seat"), "record.entries[2]"),
        (lambda d: d.update(seats="2"), "record.seats"),
        (lambda d: d.update(game="chess"), "record.game"),
        (lambda d: d.update(format=2), "record.format"),
        (lambda d: d.update(options=[]), "record.options"),
        (lambda d: d.update(carry=[]), "record.carry"),
        (lambda d: d.update(carry={"gold": 3}), "record.carry"),
        (lambda d: d.update(study=1), "record.study"),
    ],
)
def test_a_broken_record_is_refused_with_its_place(change: Any, place: str) -> None:
    with pytest.raises(BadData) as refused:
        replay(DELVE, broken(change))
    assert refused.value.args_said["place"] == place


def test_a_record_of_wrong_dice_is_refused() -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][0]["chance"][0][1][0] = 99

    with pytest.raises(BadData, match="wrong-outcome"):
        replay(DELVE, broken(change))


class Newer(Delve):
    version = 2


class Richer(Delve):
    content = "other"


def test_a_record_of_another_version_or_other_content_is_refused() -> None:
    data = in_json(played())
    with pytest.raises(Refusal, match=r"other-rules-version \(version=1\)"):
        replay(Newer(), data)
    with pytest.raises(Refusal, match="other-content"):
        replay(Richer(), data)


def test_a_record_with_unknown_options_is_refused() -> None:
    with pytest.raises(BadOption):
        replay(DELVE, broken(lambda d: d.update(options={"speed": 1})))


def test_digests_leave_out_chance_keys() -> None:
    match = Match.start(DELVE, 2, seed=5, record=True)
    other = replay(DELVE, in_json(match))
    assert other.main.chance.key != match.main.chance.key
    assert other.digest() == match.digest()
    assert str(match.main.chance.key) not in json.dumps(record(match))


def test_a_record_goes_on_after_a_save() -> None:
    match = Match.start(SHEETS, 2, seed=5, record=True, undoable=True)
    play_on(match, 5)
    again = Match.restore(SHEETS, stored(match))
    play_on(match, 10, 3)
    play_on(again, 10, 3)
    assert record(again) == record(match)
    assert replay(SHEETS, in_json(again)).digest() == match.digest()


def test_with_or_without_journal_and_record_the_same_match_is_played() -> None:
    ends = set()
    for how in ({}, {"journal": True}, {"record": True}, {"undoable": True}, {"forkable": False}, {"study": True}):
        match = Match.start(DELVE, 3, seed=8, **how)
        play_on(match, 60)
        ends.add(match.digest())
    assert len(ends) == 1


def test_the_answer_that_searched_stands_with_its_chance() -> None:
    match = Match.start(DELVE, 2, seed=5, record=True)
    match.answer(0, SEARCH)
    entry = (match.entries or [])[-1]
    assert entry["answer"] == ["Search"]
    assert [(label, to) for label, _, to in entry["chance"]] == [("omen", 0)]


def test_while_a_match_runs_a_seat_takes_only_its_dossier_away() -> None:
    match = Match.start(EMBERS, 2, {}, 7, record=True, journal=True)
    match.answer(match.asked()[0], 0)
    taken = export(match, 0)
    assert "entries" not in taken and set(taken["dossier"]["deck"]["cards"]) == {HIDDEN}
    assert len(taken["told"]) == len(match.events(0)) == 1
    while match.outcome is None:
        match.answer(match.asked()[0], 0)
    assert export(match, 0) == record(match)


def test_a_request_to_take_back_survives_a_save() -> None:
    match = Match.start(EMBERS, 2, {}, 3, record=True, undoable=True)
    before = match.digest()
    match.answer(match.asked()[0], 0)
    match.request_undo(0)
    restored = Match.restore(EMBERS, json.loads(json.dumps(match.save())))
    assert restored.grant_undo(1) and restored.digest() == before
