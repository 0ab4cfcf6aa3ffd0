"""A match goes on from a save through the entries stored after it, with the chance they were stored with."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from toys import BAZAAR, DELVE, SHEETS, TOYS

from flambeau import kernel as k
from flambeau.kernel import Diverged, Game, Match, NoUndo, Refusal, enter, record, replay, salvaged

SAME = ("main", "entries", "journal", "leave", "conceded")


def begun(game: Game[Any]) -> Match:
    return Match.start(game, 3, record=True, journal=True, undoable=True)


def disturb(match: Match, rng: random.Random) -> None:
    """One answer, or now and then a take-back."""
    seat = rng.choice(match.asked())
    if rng.random() < 0.2:
        try:
            match.undo(seat)
        except NoUndo:
            pass
        else:
            return
    match.answer(seat, rng.randrange(len(match.question(seat).choices)))


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_stored_entries_lead_from_any_save_to_the_same_match(game: Game[Any]) -> None:
    rng = random.Random(game.id)
    match = begun(game)
    saves = []
    for _ in range(60):
        if match.outcome is not None:
            break
        assert match.entries is not None
        saves.append((len(match.entries), json.loads(json.dumps(match.save()))))
        disturb(match, rng)
    entries = json.loads(json.dumps(match.entries))
    for known, save in saves[::7]:
        again = Match.restore(game, save)
        for entry in entries[known:]:
            enter(again, entry)
        there, here = again.save(), match.save()
        for one in (there, here):
            one["main"][0]["stretch"]["glimpses"] = 0  # only whether it grows counts
        assert {name: there[name] for name in SAME} == {name: here[name] for name in SAME}
        assert [(seat, again.number(seat)) for seat in again.asked()] == [
            (seat, match.number(seat)) for seat in match.asked()
        ]


def test_after_entering_chance_is_fresh_again() -> None:
    match = begun(SHEETS)
    save = match.save()
    match.answer(match.asked()[0], 0)
    again = Match.restore(SHEETS, save)
    assert match.entries is not None
    enter(again, match.entries[-1])
    assert all(strand.chance.feed is None for strand in (again.main, *again.lanes.values()))


def test_an_entry_that_comes_out_otherwise_is_refused() -> None:
    match = begun(DELVE)
    save = match.save()
    match.answer(match.asked()[0], 0)
    assert match.entries is not None
    entry = {**match.entries[-1], "digest": "somewhere else"}
    with pytest.raises(Diverged, match="differs"):
        enter(Match.restore(DELVE, save), entry)


def test_a_match_without_a_record_cannot_be_entered() -> None:
    with pytest.raises(Refusal, match="no-record-kept"):
        enter(Match.start(DELVE, 2), {"note": "hello", "seat": 0, "chance": []})


def test_leave_that_was_asked_and_given_is_known_after_entering() -> None:
    match = begun(BAZAAR)
    save = match.save()
    seat = match.asked()[0]
    match.answer(seat, 0)
    match.request_undo(seat)
    match.grant_undo((seat + 1) % 3)
    again = Match.restore(BAZAAR, save)
    for entry in (match.entries or [])[1:]:
        enter(again, entry)
    assert (again.leave_asked, again.leave_given) == (match.leave_asked, match.leave_given)
    assert again.grant_undo((seat + 2) % 3)


def test_what_was_salvaged_is_marked_in_the_record() -> None:
    match = begun(DELVE)
    salvaged(match)
    assert record(match)["entries"][-1]["salvaged"] is True


@k.choice
class Spend(k.Choice):
    coins: tuple[int, ...]


@k.state
class Till(k.Position): ...


class Purse(k.Game[Till]):
    """One question over and over, whose choices hold tuples."""

    id = "purse"
    seats = range(1, 2)
    state = Till
    topics = (k.Topic("spend", rule="", kinds=(k.Kind(Spend),)),)

    def setup(self, options: Any, seats: int, chance: k.Chance, carry: Any) -> Till:
        return Till()

    def advance(self, s: Till) -> k.Script:
        return spend(s)


async def spend(s: Till) -> None:
    await k.ask(s, 0, Purse.topics[0], lambda _: [Spend((1, 2)), Spend(())])


def test_an_answer_that_holds_a_tuple_is_the_same_after_it_was_stored() -> None:
    match = Match.start(Purse(), 1, record=True, undoable=True)
    again = Match.restore(match.game, json.loads(json.dumps(match.save())))
    match.answer(match.asked()[0], 0)
    stored = json.loads(json.dumps((match.entries or [])[-1]))
    assert stored["answer"] == ["Spend", [1, 2]]
    assert enter(again, stored).digest() == match.digest()


@pytest.mark.parametrize("game", [DELVE, SHEETS], ids=lambda game: game.id)
def test_a_record_with_a_salvage_replays_to_its_end(game: Game[Any]) -> None:
    match = begun(game)
    for _ in range(3):
        match.answer(match.asked()[0], 0)
    broken = json.loads(json.dumps(match.save()))
    strand = (broken["lanes"][0] if broken["lanes"] else broken["main"])[0]["stretch"]
    strand["answers"] = [["Unknown"]]
    salvage = Match.restore(game, broken, salvage=True)
    known = len(salvage.entries or ())
    for _ in range(3):
        salvage.answer(salvage.asked()[0], 0)
    again = replay(game, json.loads(json.dumps(record(salvage))))
    assert again.digest() == salvage.digest() and again.asked() == salvage.asked()
    opened = Match.restore(game, json.loads(json.dumps(match.save())))
    for entry in json.loads(json.dumps((salvage.entries or [])[known - 1 :])):
        opened = enter(opened, entry)
    assert opened.digest() == salvage.digest()
