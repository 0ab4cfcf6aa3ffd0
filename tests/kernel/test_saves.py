"""Saves: a match is data at every moment, and opens again at the same question."""

from __future__ import annotations

from typing import Any

import pytest
from playing import all_of, play_on, stored
from toys import DELVE, SHEETS, TOYS
from toys.delve import ACCEPT, LURK, SEARCH, VOTE, VOTES, Card, Cave, Delve, Drop
from toys.sheets import AGAINS, COLOURS, GAMBLE, MARKS

from flambeau.kernel import BadData, Game, Match
from flambeau.kit.walk import walk


def stretch(data: dict[str, Any]) -> dict[str, Any]:
    """What a save holds of the running activity."""
    found: dict[str, Any] = data["main"][0]["stretch"]
    return found


def test_a_restored_answer_is_the_very_choice_that_rules_compare_by_identity() -> None:
    match = Match.start(DELVE, 2, seed=3, undoable=True)
    match.answer(0, SEARCH)
    again = Match.restore(DELVE, stored(match))
    assert again.main.stretch.answers[0][1] is SEARCH
    assert again.digest() == match.digest()


def test_a_stored_answer_that_its_question_does_not_list_is_refused() -> None:
    match = Match.start(DELVE, 2, seed=3)
    match.answer(0, SEARCH)
    data = stored(match)
    stretch(data)["answers"] = [[0, ACCEPT.to_data()]]
    with pytest.raises(BadData, match="does not answer 'act'"):
        Match.restore(DELVE, data)


def test_stored_answers_that_outlast_their_activity_are_refused() -> None:
    match = Match.start(DELVE, 2, seed=3)
    match.answer(0, SEARCH)
    held = match.state.divers[0].hand.cards[0]
    match.answer(0, Drop(Card(held)))
    data = stored(match)
    stretch(data)["answers"] += [[0, Drop(Card(card)).to_data()] for card in match.state.divers[0].hand.cards] * 2
    with pytest.raises(BadData):
        Match.restore(DELVE, data)


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_a_finished_match_is_restored_finished(game: Game[Any]) -> None:
    match = Match.start(game, 2, seed=3, record=True, journal=True)
    play_on(match, 2000)
    again = Match.restore(game, stored(match))
    assert again.outcome is not None and match.outcome is not None
    assert again.outcome.to_data() == match.outcome.to_data()
    assert all_of(again) == all_of(match)


def test_a_match_conceded_in_lanes_is_restored_as_it_stood() -> None:
    match = Match.start(SHEETS, 3, seed=3, record=True, undoable=True)
    match.answer(0, MARKS[1])
    match.answer(0, COLOURS[2])
    match.answer(1, MARKS[0])
    match.concede(1)
    again = Match.restore(SHEETS, stored(match))
    assert again.outcome is not None and again.outcome.winners == (0, 2)
    assert again.digest() == match.digest()
    assert again.asked() == ()
    assert stored(again) == stored(match)


def test_a_save_of_a_save_is_the_same() -> None:
    for game in TOYS:
        match = Match.start(game, 3, seed=3, record=True, undoable=True, journal=True)
        for _ in walk(match, 3, 40):
            data = stored(match)
            assert stored(Match.restore(game, data)) == data


def test_a_restored_match_draws_on_from_where_it_was() -> None:
    match = Match.start(SHEETS, 2, seed=3)
    match.answer(0, GAMBLE)
    again = Match.restore(SHEETS, stored(match))
    for one in (match, again):
        one.answer(0, AGAINS[0])
        one.answer(1, GAMBLE)
    assert again.digest() == match.digest()


def test_study_and_undo_survive_a_save() -> None:
    match = Match.start(DELVE, 2, seed=3, undoable=True, study=True)
    match.answer(0, SEARCH)
    before = Match.start(DELVE, 2, seed=3).digest()
    again = Match.restore(DELVE, stored(match))
    again.undo(0)
    assert again.digest() == before


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda d: d.pop("format"), "save"),
        (lambda d: d.update(format=0), "save.format"),
        (lambda d: d.update(game="chess"), "save.game"),
        (lambda d: d.update(version=2), "save.version"),
        (lambda d: d.update(version="1"), "save.version"),
        (lambda d: d.update(extra=1), "save"),
        (lambda d: d.pop("main"), "save"),
        (lambda d: stretch(d).update(rest=None, tape=[]) or d["main"].__setitem__(1, []), "save.rest"),
        (lambda d: stretch(d).update(rest=[0]), "Cave"),
        (lambda d: d["main"][0].update(stretch=[]), "Stretch"),
        (lambda d: d["main"][0].update(seat=0), "save.main"),
        (lambda d: stretch(d)["rest"].update(active="0"), "Cave.active"),
        (lambda d: stretch(d)["rest"].pop("divers"), "Cave"),
        (lambda d: d.update(flags=[True]), "save.flags"),
        (lambda d: d.update(flags=[1, 0]), "save.flags"),
        (lambda d: d.update(chance=[7, 1, []]), "save.chance"),
        (lambda d: d.update(chance=[0, 1]), "save.chance"),
        (lambda d: d.update(seats=9), "save"),
        (lambda d: d.update(options={"speed": 1}), "save.options"),
        (lambda d: d.update(carry=5), "save.carry"),
        (lambda d: d.update(lanes=[]), "save.lanes"),
        (lambda d: d.update(entries=[5]), "save.entries"),
        (lambda d: d.update(waiting=[{}]), "save.waiting"),
        (lambda d: d.update(conceded={"winners": ["x"]}), "save.conceded"),
        (lambda d: d.update(conceded={"losers": []}), "save.conceded"),
        (lambda d: d.update(journal=[[]]), "save.journal"),
        (lambda d: d.update(journal=[[["", 0, ["Search"]]], []]), "save.journal"),
        (lambda d: stretch(d).update(tape=[["omen", [1]]]), "Stretch.tape"),
        (lambda d: stretch(d).update(tape=[["omen", [9], 0]]), None),
        (lambda d: stretch(d).update(tape=[["other", [1], 0]]), "save"),
        (lambda d: stretch(d)["tape"].append(["omen", [1], 0]), "save.tape"),
        (lambda d: stretch(d).update(counts=[["a", "b"]]), "Stretch.counts"),
        (lambda d: d["main"].__setitem__(1, [{}]), "save.history"),
        (lambda d: d["main"][1][0][0].update(rest=None), "save.history"),
        (lambda d: d["main"][1][0][0].update(rest=5), "Cave"),
        (lambda d: d["main"][1][0][1][0].update(choice=["Strike"]), "Checkpoint.choice"),
    ],
)
def test_a_broken_save_is_refused_with_its_place(change: Any, place: str | None) -> None:
    match = Match.start(DELVE, 2, seed=3, undoable=True, record=True, journal=True)
    match.answer(0, SEARCH)
    data = stored(match)
    change(data)
    with pytest.raises(BadData) as refused:
        Match.restore(DELVE, data)
    assert refused.value.args_said.get("place") == place


@pytest.mark.parametrize(
    "change",
    [
        lambda lanes: lanes.pop(),
        lambda lanes: lanes.append(lanes[0]),
        lambda lanes: lanes.reverse(),
        lambda lanes: lanes[0][0].update(seat=9),
        lambda lanes: lanes[0][0].update(seat=True),
        lambda lanes: lanes[0][0].update(seat=[0]),
        lambda lanes: lanes[0][0]["stretch"].update(rest=5),
        lambda lanes: lanes[0][0]["stretch"]["tape"].append(["luck", [1], -1]),
    ],
)
def test_broken_lanes_are_refused(change: Any) -> None:
    match = Match.start(SHEETS, 2, seed=3, undoable=True)
    match.answer(0, GAMBLE)
    data = stored(match)
    change(data["lanes"])
    if data["lanes"] == stored(match)["lanes"]:
        pytest.fail("nothing was changed")
    if len(data["lanes"]) == 3:
        with pytest.raises(BadData):
            Match.restore(SHEETS, {**data, "lanes": data["lanes"][1:]})
        return
    with pytest.raises(BadData):
        Match.restore(SHEETS, data)


def test_lanes_that_do_not_begin_here_are_refused() -> None:
    data = stored(Match.start(SHEETS, 2, seed=3))
    stretch(data)["rest"]["open"] = False
    with pytest.raises(BadData, match="no lanes begin here"):
        Match.restore(SHEETS, data)


class Harder(Delve):
    """The next version of the rules: a field more, one renamed, and nobody may search."""

    version = 2

    def advance(self, s: Cave) -> Any:
        return super().advance(s)

    def upgrade(self, data: dict[str, Any], version: int) -> dict[str, Any]:
        strand, history = data["main"]
        return {**data, "main": [{**strand, "stretch": self.renamed(strand["stretch"])}, history]}

    def renamed(self, stretch: dict[str, Any]) -> dict[str, Any]:
        position = stretch["rest"].items()
        return {**stretch, "rest": {("active" if name == "whose" else name): value for name, value in position}}


def old_save() -> dict[str, Any]:
    """A save of version 1, from before a field was renamed and another added."""
    match = Match.start(DELVE, 2, seed=3)
    match.answer(0, SEARCH)
    data = stored(match)
    position = stretch(data)["rest"]
    position["whose"] = position.pop("active")
    del position["depth"]
    return data


def test_an_old_save_is_upgraded_and_new_fields_have_their_defaults() -> None:
    again = Match.restore(Harder(), old_save())
    assert (again.state.active, again.state.depth) == (0, 0)
    assert again.question(0).topic.name == "drop"
    with pytest.raises(BadData, match="unknown-field"):
        Match.restore(DELVE, old_save())


def test_an_upgrade_that_stumbles_over_broken_data_refuses_it() -> None:
    with pytest.raises(BadData):
        Match.restore(Harder(), {**old_save(), "main": 5})


def test_a_match_whose_answers_no_longer_fit_goes_on_from_its_rest_point_and_says_so() -> None:
    match = Match.start(DELVE, 2, seed=3, record=True, undoable=True)
    rest = match.digest()
    match.answer(0, SEARCH)
    data = stored(match)
    stretch(data)["answers"] = [[0, ["Lurk"]], [0, ["Drop", 1]]]
    with pytest.raises(BadData):
        Match.restore(DELVE, data)
    again = Match.restore(DELVE, data, salvage=True)
    assert again.digest() == rest and again.asked() == (0,)
    assert "salvaged" in (again.entries or [])[-1]
    play_on(again, 20)


def test_lanes_whose_answers_no_longer_fit_begin_again() -> None:
    match = Match.start(SHEETS, 2, seed=3)
    match.answer(1, GAMBLE)
    data = stored(match)
    data["lanes"][1][0]["stretch"]["answers"] = [[1, ["Again", True]]]
    again = Match.restore(SHEETS, data, salvage=True)
    assert again.asked() == (0, 1) and again.state.sheets[1].luck == 0


def test_what_cannot_be_salvaged_is_refused() -> None:
    data = stored(Match.start(DELVE, 2, seed=3))
    for broken in ({**data, "main": [5, []]}, {**data, "main": 5}, 5, {}):
        with pytest.raises(BadData):
            Match.restore(DELVE, broken, salvage=True)


def test_a_save_that_asks_a_seat_which_is_not_there_is_refused() -> None:
    data = stored(Match.start(DELVE, 2, seed=3))
    stretch(data)["rest"]["active"] = 7
    with pytest.raises(BadData, match="a question to a seat"):
        Match.restore(DELVE, data)


def test_stored_answers_after_the_end_are_refused() -> None:
    match = Match.start(DELVE, 2, seed=3)
    while match.outcome is None:
        vote = match.question().topic is VOTE
        match.answer(match.asked()[0], VOTES[1] if vote else LURK)
    data = stored(match)
    stretch(data)["answers"] *= 2
    with pytest.raises(BadData, match="ended before its last answer"):
        Match.restore(DELVE, data)
