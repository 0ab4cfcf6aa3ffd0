"""Scripts: windows, tasks, ends and campaigns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from playing import play_on
from toys import CAMP_GAME, DELVE
from toys.delve import ACT, BEFORE_HURT, LURK, REROLL, VOTE, WARD, Accept, Cave, Delve, Dig, Haul, Strike, Ward

from flambeau.kernel import (
    NEWCOMER,
    BadData,
    BadOption,
    Campaign,
    Chance,
    Game,
    Match,
    NextMatch,
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
    assert bare.next_match(None) is None and bare.accepts({}, 1) and bare.upgrade({"a": 1}, 0) == {"a": 1}
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
    assert campaign.carry == Haul(1, [0, 9])
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
    assert second.options["rounds"] == 2 and second.carry == Haul(1, [0, 0])


def test_after_its_last_match_a_campaign_begins_again() -> None:
    only = Match.start(DELVE, 2, {"rounds": 5, "wards": False}, seed=5)
    only.state.depth = only.rest.depth = 5
    assert not goes_on(over(only))
    assert after(only).options == {"rounds": 5, "wards": False} and not after(only).carry

    class Longer(Delve):
        def first_match(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
            return {**options, "rounds": 3}

    last = Match.start(Longer(), 2, {"rounds": 2, "wards": False}, seed=5, carry=Haul(gold=[1, 2]))
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


def test_what_is_carried_is_declared_and_upgraded() -> None:
    old = {"depth": 2, "coins": [3, 4]}
    for given in (old, {**old, "version": 1}, {"version": 2, "depth": 2, "gold": [3, 4]}, Haul(2, [3, 4])):
        match = Match.start(DELVE, 2, seed=5, carry=given)
        assert match.carry == Haul(2, [3, 4])
        assert [diver.gold for diver in match.state.divers] == [3, 4]
        assert Match.restore(DELVE, match.save()).carry == match.carry
    for wrong in ({"depth": 2}, {**old, "version": 3}, {**old, "version": "1"}, {"version": 2, "gold": [1.5]}):
        with pytest.raises(BadData):
            Match.start(DELVE, 2, seed=5, carry=wrong)
    with pytest.raises(BadData, match="no campaigns"):
        Match.start(CAMP_GAME, 2, seed=5, carry=old)
    with pytest.raises(RuleFault, match="does not declare"):
        Match.start(CAMP_GAME, 2, seed=5, carry=Haul())


def test_a_setup_cannot_change_what_its_match_began_with() -> None:
    class Thief(Delve):
        def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Haul | None) -> Cave:
            s = super().setup(options, seats, chance, carry)
            if carry is not None:
                carry.gold.clear()
            return s

    match = Match.start(Thief(), 2, seed=5, carry=Haul(1, [3, 4]))
    assert match.carry == Haul(1, [3, 4])


def test_a_match_cannot_carry_on_what_its_game_does_not_declare() -> None:
    class Forgetful(Delve):
        carries = None

    with pytest.raises(RuleFault, match="Haul"):
        over(Match.start(Forgetful(), 2, seed=5))


class Changing(Delve):
    """Its next match is for three: two change places and somebody new joins."""

    who: tuple[int, ...] = (1, 0, NEWCOMER)

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Haul | None) -> Cave:
        return super().setup(options, seats, chance, None if carry is None else Haul(carry.depth, [*carry.gold, 0]))

    def next_match(self, carry: Haul) -> NextMatch | None:
        return NextMatch({"rounds": 2, "wards": False}, self.who)


def test_the_next_match_may_have_other_options_and_other_seats() -> None:
    campaign = after(over(Match.start(Changing(), 2, seed=5)))
    assert campaign.sitters == (1, 0, NEWCOMER) and campaign.seats == 3
    assert Campaign.from_data(Changing(), campaign.to_data()).sitters == campaign.sitters
    match = campaign.start(seed=6)
    assert (match.seats, match.options["rounds"], match.options["wards"]) == (3, 2, False)
    assert campaign.seated(["ann", "bob"], "eve") == ["bob", "ann", "eve"]
    assert after(over(Match.start(DELVE, 2, seed=5))).sitters == (0, 1)


@pytest.mark.parametrize("who", [(0, 0), (2, 1), (-2, 0)])
def test_nobody_sits_twice_or_comes_from_nowhere(who: tuple[int, ...]) -> None:
    game = Changing()
    game.who = who
    with pytest.raises(RuleFault, match="seats of this match"):
        after(over(Match.start(game, 2, seed=5)))


class Quiet(Delve):
    version = 3


def test_an_outcome_has_a_carry_of_its_own() -> None:
    match = over(Match.start(Quiet(), 2, seed=5))
    assert match.outcome is not None
    assert match.outcome.to_data()["carry"] == {"version": 2, "depth": 1, "gold": [0, 0]}
