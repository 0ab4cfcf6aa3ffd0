"""Scripts: windows, tasks, ends and campaigns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from playing import play_on
from toys import DELVE
from toys.delve import ACT, BEFORE_HURT, LURK, REROLL, VOTE, WARD, Accept, Cave, Delve, Dig, Strike, Ward

from flambeau.kernel import (
    BadData,
    BadOption,
    Campaign,
    Chance,
    Game,
    Match,
    Reaction,
    Refusal,
    RuleFault,
    Window,
    after,
    at,
    goes_on,
    open_piece,
)
from flambeau.kit import Table
from flambeau.kit.scenario import Unexpected


def cave(**fields: Any) -> Cave:
    """A position of two divers before whom a striking tile lies in cell 0."""
    s: Cave = Match.start(DELVE, 2, seed=5).state.clone()
    place = s.bag.cards.index(4) if 4 in s.bag.cards else -1
    if place >= 0:
        s.bag.take(place)
    elif s.floor.faces.index(4):
        s.floor.take(s.floor.faces.index(4))
    s.floor.put(0, (4, 0, 0))
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def test_a_seat_is_asked_in_a_window_only_if_it_holds_a_usable_reaction() -> None:
    s = cave()
    s.divers[0].ward = False
    table = Table(DELVE, s, seats=2).rolls("strike", 1, 1)
    table.choose(0, Dig(0), Accept())
    table.expects(0, DELVE.topics[3])
    assert table.state.divers[0].life == 2


def test_reactions_of_two_seats_come_in_the_order_of_the_book() -> None:
    s = cave()
    s.divers[0].life = 1
    table = Table(DELVE, s, seats=2).rolls("strike", 1, 1)
    table.choose(0, Dig(0), Accept())
    table.expects(0, WARD)
    table.choose(0, Ward(False))
    table.expects(1, WARD)
    table.choose(1, Ward(True))
    assert (table.state.divers[0].life, table.state.divers[1].ward) == (1, False)


def test_an_end_deep_inside_nested_scripts_ends_the_match_there() -> None:
    s = cave()
    s.divers[0].life = 1
    s.divers[0].ward = s.divers[1].ward = False
    table = Table(DELVE, s, seats=2).rolls("strike", 1, 1)
    table.choose(0, Dig(0), Accept())
    table.over("drowned", [1])
    table.done()
    assert table.state.divers[0].life == 0
    assert table.match.asked() == ()


def test_tasks_are_taken_from_the_top_before_anything_else() -> None:
    s = cave(todo=[Strike(0), Strike(1)])
    table = Table(DELVE, s, seats=2, chance={"strike": [(6, 6), (6, 6)]})
    table.expects(1, REROLL)
    table.choose(1, Accept())
    table.expects(0, REROLL)
    table.choose(0, Accept())
    table.expects(0, ACT)


def test_the_reactions_to_a_window_are_declared_once() -> None:
    with pytest.raises(RuleFault, match="'before hurt' are declared twice"):
        BEFORE_HURT.react(Reaction("", lambda s: True, at))


def test_a_window_without_reactions_lets_everything_pass() -> None:
    script = at(cave(), Window("nothing"))
    with pytest.raises(StopIteration):
        script.send(None)


def test_a_game_must_say_how_it_begins_and_goes_on() -> None:
    bare: Game[Any] = Game()
    with pytest.raises(NotImplementedError):
        bare.setup({}, 1, Chance(0), {})
    for call in (lambda: bare.advance(cave()), lambda: bare.table(cave(), 0, None)):
        with pytest.raises(NotImplementedError):
            call()
    assert bare.pools(cave()) == {} and bare.domains({}) == {} and bare.noun("Cell", 1) is None
    assert bare.next_match({}) is None and bare.accepts({}, 1) and bare.upgrade({"a": 1}, 0) == {"a": 1}
    bare.redeal(cave(), cave(), 0, Chance(0))


def over(match: Match) -> Match:
    """Go home at the first vote."""
    while match.outcome is None:
        seat = match.asked()[0]
        match.answer(seat, match.question().choices[1] if match.question().topic is VOTE else LURK)
    return match


def test_a_campaign_carries_over_what_a_match_left() -> None:
    campaign = Campaign(DELVE, 2, {"rounds": 3})
    first = campaign.start(seed=5)
    first.state.divers[1].gold = 9
    campaign.close(over(first))
    assert campaign.carry == {"depth": 1, "gold": [0, 9]}
    second = campaign.start(seed=6, journal=True)
    assert second.options["rounds"] == 2
    assert second.journal is not None
    assert [diver.gold for diver in second.state.divers] == [0, 9]
    assert campaign.outcomes[0]["reason"] == "surfaced"


def test_a_campaign_is_kept_between_sittings() -> None:
    campaign = Campaign(DELVE, 2, {"rounds": 3})
    campaign.close(over(campaign.start(seed=5)))
    again = Campaign.from_data(DELVE, campaign.to_data())
    assert again.to_data() == campaign.to_data()
    assert again.start(seed=6).digest() == campaign.start(seed=6).digest()


def test_a_campaign_ends_when_the_game_says_so() -> None:
    campaign = Campaign(DELVE, 2, {})
    match = campaign.start(seed=5)
    with pytest.raises(Refusal, match="match-not-over"):
        campaign.close(match)
    match.state.depth = match.rest.depth = 5
    campaign.close(over(match))
    assert campaign.options is None
    for one in (campaign, Campaign.from_data(DELVE, campaign.to_data())):
        with pytest.raises(Refusal, match="campaign-over"):
            one.start(seed=6)


def test_a_finished_match_says_how_its_campaign_goes_on() -> None:
    first = Match.start(DELVE, 2, {"rounds": 5, "wards": False}, seed=5)
    assert not goes_on(first)
    with pytest.raises(Refusal, match="match-not-over"):
        after(first)
    assert goes_on(over(first))
    second = after(first).start(seed=6)
    assert second.options["rounds"] == 2 and second.carry == {"depth": 1, "gold": [0, 0]}


def test_after_its_last_match_a_campaign_begins_again() -> None:
    only = Match.start(DELVE, 2, {"rounds": 5, "wards": False}, seed=5)
    only.state.depth = only.rest.depth = 5
    assert not goes_on(over(only))
    assert after(only).options == {"rounds": 5, "wards": False} and not after(only).carry

    class Longer(Delve):
        def first_match(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
            return {**options, "rounds": 3}

    last = Match.start(Longer(), 2, {"rounds": 2, "wards": False}, seed=5, carry={"gold": [1, 2]})
    last.state.depth = last.rest.depth = 5
    assert after(over(last)).options == {"rounds": 3, "wards": False} and not after(last).carry


def test_a_match_that_carries_nothing_on_ends_its_campaign() -> None:
    match = Match.start(DELVE, 2, seed=5)
    match.concede(0)
    assert not goes_on(match) and not after(match).carry
    campaign = Campaign(DELVE, 2, {})
    campaign.close(match)
    assert campaign.options is None


@pytest.mark.parametrize(
    "change",
    [{"game": "chess"}, {"seats": "2"}, {"options": 3}, {"carry": []}, {"outcomes": 1}, {"more": 1}],
)
def test_a_broken_campaign_is_refused(change: dict[str, Any]) -> None:
    data = {**Campaign(DELVE, 2, {}).to_data(), **change}
    with pytest.raises(BadData):
        Campaign.from_data(DELVE, data)
    for name in ("game", "seats", "options", "carry", "outcomes"):
        with pytest.raises(BadData, match="missing-field"):
            Campaign.from_data(DELVE, {k: v for k, v in Campaign(DELVE, 2, {}).to_data().items() if k != name})


def test_a_campaign_begins_with_options_of_the_game() -> None:
    with pytest.raises(BadOption):
        Campaign(DELVE, 2, {"speed": 1})


def test_a_match_is_laid_out_and_played_from_there() -> None:
    match = Match.at(DELVE, cave(), 2, seed=9)
    play_on(match, 300)
    assert match.outcome is not None
    given = Match.at(DELVE, cave(), 2)
    given.answer(0, Dig(0))
    assert given.needed is not None and given.needed.label == "strike"


def test_a_laid_out_piece_may_be_open() -> None:
    s = cave()
    s.floor.put(1, open_piece(0))
    assert Match.at(DELVE, s, 2).view(1).floor.faces[1] == 0


def test_unscripted_chance_fails_a_scenario() -> None:
    with pytest.raises(Unexpected, match="unscripted chance"):
        Table(DELVE, cave(), seats=2).choose(0, Dig(0))


class Quiet(Delve):
    version = 3


def test_an_outcome_has_a_carry_of_its_own() -> None:
    match = over(Match.start(Quiet(), 2, seed=5))
    assert match.outcome is not None
    assert match.outcome.to_data()["carry"] == {"depth": 1, "gold": [0, 0]}
