"""Imagined worlds: other worlds that a seat cannot tell from the truth."""

from __future__ import annotations

from collections import Counter

import pytest
from playing import play_on
from toys import BAZAAR, DELVE, SHEETS
from toys.bazaar import BUY, CLOSE, HAGGLE
from toys.delve import DROP, SEARCH, VOTE, VOTES, Card, Cave, Delve, Drop, Peek, Veil
from toys.sheets import AGAINS, COLOURS, GAMBLE, MARKS, SHAKE, STOP

from flambeau.kernel import (
    SPECTATOR,
    CannotImagine,
    Choice,
    Kind,
    Match,
    Outcome,
    Script,
    Topic,
    ask,
    digest,
    finish,
)
from flambeau.kit.walk import walk


def worlds(match: Match, seat: int, count: int = 30) -> list[Match]:
    """Many worlds of a seat."""
    return [match.imagine(seat, seed) for seed in range(count)]


def test_the_seat_sees_the_same_and_is_asked_the_same() -> None:
    match = Match.start(DELVE, 3, seed=5)
    for answered in walk(match, 5, 40):
        seat = match.asked()[0]
        world = match.imagine(seat, answered)
        assert digest(world.view(seat)) == digest(match.view(seat))
        assert digest(world.dossier(seat)) == digest(match.dossier(seat))
        ours, theirs = match.question(seat), world.question(seat)
        assert (ours.topic, ours.args, list(ours.choices)) == (theirs.topic, theirs.args, list(theirs.choices))


def test_what_the_seat_does_not_know_is_dealt_anew() -> None:
    match = Match.start(DELVE, 3, seed=5)
    found = worlds(match, 0)
    assert len({world.state.deck.cards for world in found}) > 25
    assert len({tuple(world.state.floor.faces) for world in found}) > 25
    assert len({world.state.divers[1].hand.cards for world in found}) > 15
    assert {world.state.divers[0].hand.cards for world in found} == {match.state.divers[0].hand.cards}


def test_every_piece_is_still_there_once() -> None:
    match = Match.start(DELVE, 3, seed=5)
    play_on(match, 9)
    for world in worlds(match, match.asked()[0]):
        s = world.state
        cards = [*s.deck.cards, *s.discard.cards, *(card for diver in s.divers for card in diver.hand.cards)]
        assert sorted(cards) == list(range(10))
        assert sorted([*s.bag.cards, *(tile for tile in s.floor.faces if tile >= 0)]) == list(range(12))


def test_what_was_seen_and_hidden_again_stays_where_it_is() -> None:
    match = Match.start(DELVE, 2, seed=5)
    match.answer(0, Peek(3))
    match.answer(0, Veil(3))
    tile = match.state.floor.faces[3]
    assert {world.state.floor.faces[3] for world in worlds(match, 0)} == {tile}
    assert len({world.state.floor.faces[3] for world in worlds(match, 1)}) > 5


def test_secrets_that_obey_a_constraint_obey_it_in_every_world() -> None:
    match = Match.start(DELVE, 3, seed=5)
    mine = match.state.divers[1].plan
    plans = [[diver.plan for diver in world.state.divers] for world in worlds(match, 1)]
    assert all(len(set(plan)) == 3 and plan[1] == mine for plan in plans)
    assert len({tuple(plan) for plan in plans}) > 3


def reshuffled() -> Match:
    """The discard pile came back and two cards were drawn, within the activity that now asks."""
    match = Match.start(DELVE, 2, seed=5)
    while True:
        asked = match.asked()[0]
        if match.question(asked).topic.name == "act":
            deck = len(match.state.deck.cards)
            match.answer(asked, SEARCH)
            if deck < 2 and match.state.deck.deal:
                return match
        elif match.question(asked).topic is VOTE:
            match.answer(asked, VOTES[0])
        else:
            match.answer(match.asked()[0], 0)


def test_a_reshuffle_and_a_draw_in_one_activity_can_be_imagined_by_everybody() -> None:
    match = reshuffled()
    assert [drawn[0] for drawn in match.main.chance.tape] == ["cards", "omen"]
    seat = match.asked()[0]
    hand = match.state.divers[seat].hand.cards
    own = worlds(match, seat)
    assert {world.state.divers[seat].hand.cards for world in own} == {hand}
    assert len({world.state.deck.cards for world in own}) > min(5, len(match.state.deck.cards))
    other = 1 - seat
    assert len({world.state.divers[seat].hand.cards for world in worlds(match, other)}) > 5


def test_knowledge_from_before_a_reshuffle_is_gone_and_from_after_it_stays() -> None:
    match = reshuffled()
    seat = match.asked()[0]
    dropped = match.state.divers[seat].hand.cards[-1]
    match.answer(seat, Drop(Card(dropped)))
    for world in worlds(match, seat):
        assert world.state.discard.cards[0] == dropped
    while match.question().topic is DROP:
        match.answer(match.asked()[0], 0)
    others = {world.state.discard.cards[-1] for world in worlds(match, 1 - seat)}
    assert len(others) > 2


def test_the_worlds_of_a_seat_are_as_likely_as_what_it_does_not_know() -> None:
    match = Match.start(DELVE, 2, seed=5)
    tops = Counter(match.imagine(0, seed).state.floor.faces[0] for seed in range(600))
    assert len(tops) == 12
    assert max(tops.values()) < 100 and min(tops.values()) > 20


def test_secret_rolls_are_drawn_anew_and_seen_ones_kept() -> None:
    match = Match.start(DELVE, 2, seed=5)
    match.answer(0, SEARCH)
    assert match.main.chance.tape[-1][0] == "omen"
    assert {world.state.omen for world in worlds(match, 0)} == {1, 2, 3}
    match = Match.start(SHEETS, 2, seed=5)
    match.answer(0, GAMBLE)
    assert {world.state.sheets[0].luck for world in worlds(match, 0)} == {match.state.sheets[0].luck}


def test_from_here_on_chance_is_fresh() -> None:
    match = Match.start(SHEETS, 2, seed=5)
    match.answer(0, GAMBLE)
    lucks = set()
    for world in worlds(match, 0):
        world.answer(0, AGAINS[0])
        lucks.add(world.state.sheets[0].luck)
    assert len(lucks) == 6


def test_the_same_seed_imagines_the_same_world() -> None:
    match = Match.start(DELVE, 2, seed=5)
    assert match.imagine(0, 4).digest() == match.imagine(0, 4).digest() != match.imagine(0, 5).digest()


def test_lanes_of_others_begin_again_and_the_own_one_stays() -> None:
    match = Match.start(SHEETS, 3, seed=5)
    match.answer(0, MARKS[0])
    match.answer(0, COLOURS[1])
    match.answer(0, SHAKE)
    match.answer(1, STOP)
    match.answer(2, MARKS[2])
    for world in worlds(match, 0, 8):
        assert world.asked() == (0, 1, 2)
        assert (world.state.sheets[0].boxes[0], world.state.sheets[0].luck) == (2, match.state.sheets[0].luck)
        assert not world.state.sheets[1].stopped
        assert world.question(2).topic.name == "mark"
        world.answer(0, COLOURS[0])
        world.answer(1, STOP)
    assert {world.state.sheets[1].goal for world in worlds(match, 0)} != {match.state.sheets[1].goal}
    assert {world.state.sheets[0].goal for world in worlds(match, 0)} == {match.state.sheets[0].goal}


def test_live_lanes_stay_where_everybody_saw_them() -> None:
    match = Match.start(BAZAAR, 3, seed=5)
    match.answer(0, BUY)
    match.answer(1, HAGGLE)
    match.answer(2, CLOSE)
    world = match.imagine(0, 1)
    assert world.asked() == match.asked()
    assert world.digest() == match.digest()


def test_a_spectator_imagines_too() -> None:
    match = Match.start(DELVE, 2, seed=5)
    play_on(match, 5)
    hands = {world.state.divers[0].hand.cards for world in worlds(match, SPECTATOR)}
    assert len(hands) > 10


def test_worlds_can_be_forked_and_imagined_again() -> None:
    match = Match.start(DELVE, 2, seed=5)
    match.answer(0, SEARCH)
    world = match.imagine(0, 1)
    assert world.fork().digest() == world.digest()
    assert digest(world.imagine(0, 2).view(0)) == digest(match.view(0))
    play_on(world.rollout(), 300)


HINT = Topic("vote", "", (Kind(Drop),))
ASK_OTHER = Topic("act", "", (Kind(Peek),))


class Telling(Delve):
    """Seat 0 openly names a card of its hand, then seat 1 is asked within the same activity."""

    topics = (HINT, ASK_OTHER)

    def advance(self, s: Cave) -> Script:
        return telling(s)


def named(s: Cave) -> list[Choice]:
    return [Drop(Card(card)) for card in s.divers[0].hand.cards]


def peeks(s: Cave) -> list[Choice]:
    return [Peek(0)]


async def telling(s: Cave) -> None:
    await ask(s, 0, HINT, named)
    await ask(s, 1, ASK_OTHER, peeks)
    finish(s, Outcome([0], "surfaced", ""))


def test_a_world_in_which_a_past_answer_was_illegal_is_no_world() -> None:
    match = Match.start(Telling(), 2, seed=5)
    card = match.state.divers[0].hand.cards[0]
    match.answer(0, Drop(Card(card)))
    for seed in range(12):
        try:
            world = match.imagine(1, seed)
        except CannotImagine:
            continue
        assert card in world.state.divers[0].hand.cards


class Whispering(Delve):
    """Each question tells the true tile, which no other world can have."""

    def advance(self, s: Cave) -> Script:
        return whisper(s)

    def pools(self, s: Cave) -> dict[str, tuple[object, ...]]:  # type: ignore[override]
        return {}

    def redeal(self, s: Cave, now: Cave, seat: int, chance: object) -> None:
        s.omen = now.omen + 1


def whispered(s: Cave, omen: int) -> list[Choice]:
    return [Peek(0)]


async def whisper(s: Cave) -> None:
    await ask(s, 0, ASK_OTHER, whispered, s.omen)


def test_without_a_consistent_world_nothing_is_imagined() -> None:
    with pytest.raises(CannotImagine, match="no consistent world for seat 0"):
        Match.start(Whispering(), 2, seed=5).imagine(0, 1)
