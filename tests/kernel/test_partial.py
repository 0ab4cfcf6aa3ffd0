"""What is known in part: fields that become known part by part, and pools that say what a place may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from toys.scene import TEXT, scene

from flambeau.kernel import (
    ALL,
    HIDDEN,
    MAY_BE_FINAL,
    NOBODY,
    Chance,
    Choice,
    Game,
    Kind,
    Known,
    Match,
    Outcome,
    Pile,
    Pool,
    Position,
    Public,
    Script,
    State,
    Topic,
    ask,
    bit,
    choice,
    draw,
    finish,
    just,
    reveal,
    state,
)
from flambeau.kernel.imagine import deal_again, unknown_slots
from flambeau.kit import CHECKS, Case
from flambeau.kit.checks import Check

ROOMS, DOORS, CARDS = 8, 2, 14  # cards 0-7 are rooms, 8 and 9 doors, the others traps
LOOTS = 50


@state
class Zone(State):
    loot: Known[int]
    traps: Known[tuple[int, ...]]
    name: Public[int]
    known: Public[int] = NOBODY


@state
class Keep(Position):
    zones: Public[list[Zone]]
    deck: Pile
    box: Pile
    turned: Public[list[int]] = []


@choice
class Search(Choice): ...


@choice
class Lurk(Choice): ...


SEARCH, LURK = Search(), Lurk()
TURN = Topic("act", rule="", kinds=(Kind(Search, final=MAY_BE_FINAL), Kind(Lurk, final=MAY_BE_FINAL)))


def kind_of(card: int) -> int:
    return 0 if card < ROOMS else 1 if card < ROOMS + DOORS else 2


async def explore(s: Keep) -> None:
    """Everybody sees the next zone, or one player alone looks at it."""
    seat = len(s.turned) % 2
    zone = s.zones[len(s.turned)]
    reveal(s, zone, ALL if await ask(s, seat, TURN, just, SEARCH, LURK) is SEARCH else bit(seat))
    s.turned.append(draw(s, s.deck))
    if len(s.turned) == len(s.zones):
        finish(s, Outcome((0,), "counted", ""))


class Castle(Game[Keep]):
    id = "castle"
    seats = range(2, 3)
    state = Keep
    topics = (TURN,)
    text = TEXT

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Any) -> Keep:
        rooms = chance.shuffle("rooms", range(ROOMS))
        doors = chance.shuffle("doors", range(ROOMS, ROOMS + DOORS))
        below = chance.shuffle("below", (*rooms[4:6], doors[0]))  # a door is always among the last three
        box = (*rooms[6:], doors[1], *range(ROOMS + DOORS, CARDS))
        loots = [chance.pick("loot", range(LOOTS), NOBODY) for _ in range(6)]
        zones = [Zone(loot, (loot, name), name) for name, loot in enumerate(loots)]
        return Keep(zones, Pile((*rooms[:4], *below)), Pile(box))

    def advance(self, s: Keep) -> Script:
        return explore(s)

    def pools(self, s: Keep) -> Mapping[str, Pool | Sequence[Pile]]:
        def group(home: Any, place: int) -> int:
            return 2 if home is s.box else len(home.cards) - place <= 3

        return {"cards": Pool(s.deck, s.box, kind=kind_of, group=group)}

    def redeal(self, s: Keep, now: Keep, seat: int, chance: Chance) -> None:
        for zone, present in zip(s.zones, now.zones, strict=True):
            if not present.known & bit(seat):
                zone.loot = chance.pick("loot", range(LOOTS))
                zone.traps = (zone.loot, zone.name)

    def table(self, view: Keep, seat: int, words: Any) -> Any:
        return scene(self, seat, words)


CASTLE = Castle()


def test_a_part_is_known_to_those_it_was_revealed_to() -> None:
    match = Match.start(CASTLE, 2, seed=3)
    match.answer(0, LURK)
    truth = match.state.zones[0]
    assert match.view(0).zones[0] == truth
    assert match.view(1).zones[0] == Zone(HIDDEN, (), 0, bit(0))
    match.answer(1, SEARCH)
    assert match.view(0).zones[1] == match.view(1).zones[1] == match.state.zones[1]
    assert match.view(0).zones[2].loot == HIDDEN


def test_revealing_counts_as_learning_once() -> None:
    s = Match.start(CASTLE, 2, seed=3).state
    before = s.glimpses
    reveal(s, s.zones[0], bit(1))
    reveal(s, s.zones[0], bit(1))
    assert s.glimpses == before + 1
    reveal(s, s.zones[0])
    assert s.glimpses == before + 2 and s.zones[0].known == ALL


def test_a_known_field_needs_to_know_by_whom() -> None:
    with pytest.raises(TypeError, match="needs a public field 'known'"):

        @state
        class Lost(State):
            loot: Known[int]


def test_a_state_class_within_hides_its_own_fields() -> None:
    with pytest.raises(TypeError, match="Known would hide nothing"):

        @state
        class Nested(State):
            zone: Known[Zone]
            known: Public[int] = NOBODY


def test_every_group_keeps_its_kinds_and_every_deal_is_as_likely() -> None:
    s = Match.start(CASTLE, 2, seed=3).state
    pool: Any = CASTLE.pools(s)["cards"]
    chance = Chance(0, 77)
    lowest: Counter[int] = Counter()
    boxed: Counter[int] = Counter()
    for _ in range(600):
        deal_again(pool, unknown_slots(pool, 0), chance, "cards")
        assert sorted(s.deck.cards + s.box.cards) == list(range(CARDS))
        assert [kind_of(card) for card in s.deck.cards[:4]] == [0] * 4
        assert sorted(kind_of(card) for card in s.deck.cards[4:]) == [0, 0, 1]
        assert sorted(kind_of(card) for card in s.box.cards) == [0, 0, 1, 2, 2, 2, 2]
        lowest[next(place for place in (4, 5, 6) if kind_of(s.deck.cards[place]) == 1)] += 1
        boxed.update(card for card in s.box.cards if card < ROOMS)
    assert all(150 < lowest[place] < 250 for place in (4, 5, 6)), lowest
    assert all(110 < boxed[card] < 190 for card in range(ROOMS)), boxed


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_with_partial_knowledge_keeps_its_promises(check: Check) -> None:
    check(Case(CASTLE, 2, {}), 3, 25)


class Leaky(Castle):
    """It forgets that a card may lie in the box instead."""

    def pools(self, s: Keep) -> Mapping[str, Pool | Sequence[Pile]]:
        return {"cards": (s.deck,)}


def test_the_kit_notices_a_home_that_no_pool_names() -> None:
    check = next(check for check in CHECKS if check.__name__ == "unknown_pieces_move")
    with pytest.raises(AssertionError, match=r"box\.cards"):
        check(Case(Leaky(), 2, {}), 3, 25)
