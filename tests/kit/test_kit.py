"""The kit passes what keeps the promises, and fails what breaks one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from toys import BAZAAR, CAMP_GAME, DELVE, SHEETS, TOY_RULES, TOYS
from toys import delve as d
from toys import sheets as sh
from toys.bazaar import Bazaar, Square, Stall, trade

from flambeau.kernel import (
    FINAL,
    FREE,
    CannotImagine,
    Chance,
    Choice,
    Game,
    Guard,
    Kind,
    Lanes,
    Option,
    Outcome,
    Pile,
    Script,
    Topic,
    ask,
    finish,
    just,
    tell,
)
from flambeau.kit import CHECKS, Case, cases, known_rules
from flambeau.kit.answers import choices_are_sound, legal_iff_why_not_is_silent, undo_goes_back_and_no_further
from flambeau.kit.checks import Check, activities_are_small, random_play_ends, saves_are_faithful
from flambeau.kit.parallel import interleavings_agree
from flambeau.kit.secrets import imagined_worlds_are_consistent, nothing_hidden_leaks, unknown_pieces_move
from flambeau.kit.telling import rule_ids_exist
from flambeau.kit.walk import walk

QUICK = [
    Case(DELVE, 2, {}),
    Case(DELVE, 3, {"wards": False}),
    Case(SHEETS, 3, {}),
    Case(BAZAAR, 3, {}),
    Case(CAMP_GAME, 3, {}),
]


@pytest.fixture(autouse=True)
def ledgers() -> Iterator[None]:
    """The rules that the toys cite."""
    known_rules.update(TOY_RULES)
    yield
    known_rules.difference_update(TOY_RULES)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", QUICK, ids=repr)
def test_every_toy_keeps_its_promises(case: Case, check: Check) -> None:
    check(case, 3, 25)


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", [case for game in TOYS for case in cases(game)], ids=repr)
def test_every_toy_keeps_its_promises_in_every_mode(case: Case, check: Check) -> None:
    for seed in range(3):
        check(case, 11 + seed, 60)


def fails(check: Check, game: Game[Any], why: str, seats: int = 2) -> None:
    """This check fails this game, for this reason, from one of a few seeds."""
    for seed in range(6):
        try:
            check(Case(game, seats, {}), seed, 60)
        except (AssertionError, CannotImagine) as problem:
            assert why in str(problem), problem
            return
    pytest.fail(f"{check.__name__} passes a game that breaks its promise")


def test_a_game_has_a_case_for_every_number_of_seats_and_every_value_of_an_option() -> None:
    assert [repr(case) for case in cases(DELVE)] == [
        "delve[2]",
        "delve[3]",
        "delve[4]",
        "delve[2,rounds=2]",
        "delve[3,rounds=5]",
        "delve[2,wards=False]",
    ]


class Picky(d.Delve):
    options = (Option("rounds", (3, 2), 3), Option("wards", (True, False), True))

    def accepts(self, options: Mapping[str, Any], seats: int) -> bool:
        return seats == 2 and options["rounds"] == 3


def test_cases_that_a_game_does_not_accept_are_left_out() -> None:
    assert [repr(case) for case in cases(Picky())] == ["delve[2]", "delve[2,wards=False]"]


class Endless(Bazaar):
    def advance(self, s: Square) -> Script | Lanes:
        return idle(s)


async def idle(s: Square) -> None:
    await ask(s, 0, d.VOTE, just, *d.VOTES)


def test_play_that_never_ends_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeau.kit.walk.MOST_ANSWERS", 50)
    match = Case(Endless(), 2, {}).start(1)
    with pytest.raises(AssertionError, match="no end after 50 answers"):
        for _ in walk(match, 1, 50):
            pass


class Crowned(Bazaar):
    def advance(self, s: Square) -> Script | Lanes:
        return crown(s)


async def crown(s: Square) -> None:
    finish(s, Outcome([2], "counted", ""))


def test_a_winner_without_a_seat_fails() -> None:
    fails(random_play_ends, Crowned(), "(2,)")


class Long(Bazaar):
    def advance(self, s: Square) -> Script | Lanes:
        return long(s)


async def long(s: Square) -> None:
    for _ in range(20):
        await ask(s, 0, d.VOTE, just, *d.VOTES)
    finish(s, Outcome([0], "counted", ""))


def test_an_activity_of_more_than_fifteen_answers_fails() -> None:
    fails(activities_are_small, Long(), "16 answers in one activity")


class Hasty(sh.Sheets):
    def advance(self, s: sh.Desk) -> Script | Lanes:
        if s.open:
            s.weather += 1
        return super().advance(s)


def test_an_advance_that_changes_the_position_before_lanes_fails() -> None:
    fails(interleavings_agree, Hasty(), "advance changed the position")


def greedy_lane(s: Square, seat: int) -> Script | None:
    stall = s.stalls[seat]
    return None if stall.closed or not stall.coins else greedy(s, stall)


async def greedy(s: Square, stall: Stall) -> None:
    s.stalls[0].goods += 1
    await trade(s, stall)
    s.stalls[0].goods += 1


class Greedy(Bazaar):
    def advance(self, s: Square) -> Script | Lanes:
        step = super().advance(s)
        if isinstance(step, Lanes):
            step.lane = greedy_lane
        return step


def test_a_lane_that_writes_outside_its_part_fails() -> None:
    fails(interleavings_agree, Greedy(), "wrote outside its part")


class Undeclared(Bazaar):
    events = ()


def test_an_event_that_is_not_declared_fails() -> None:
    fails(rule_ids_exist, Undeclared(), "does not declare the event Bought")


async def unruly(s: Square) -> None:
    tell(s, "TOY-NOWHERE-01", d.Night, 1)
    finish(s, Outcome([0], "counted", ""))


class Unruly(Bazaar):
    events = (d.Night,)

    def advance(self, s: Square) -> Script | Lanes:
        return unruly(s)


def test_a_rule_that_no_ledger_defines_fails() -> None:
    fails(rule_ids_exist, Unruly(), "no ledger defines TOY-NOWHERE-01")


def dug_up_first(s: d.Cave) -> Sequence[Choice]:
    return sorted(d.acts(s), key=lambda c: s.floor.faces[c.cell] if isinstance(c, d.Dig) else 99)


class Talkative(d.Delve):
    def advance(self, s: d.Cave) -> Script:
        return talk(s)


async def talk(s: d.Cave) -> None:
    await ask(s, 0, d.ACT, dug_up_first)
    finish(s, Outcome([0], "surfaced", ""))


def test_choices_in_an_order_that_tells_a_secret_fail() -> None:
    fails(choices_are_sound, Talkative(), "the view lists other choices")


class Hinting(d.Delve):
    def advance(self, s: d.Cave) -> Script:
        return hint(s)


def hinted(s: d.Cave, tile: int) -> Sequence[Choice]:
    return d.VOTES


async def hint(s: d.Cave) -> None:
    await ask(s, 0, d.VOTE, hinted, s.floor.faces[0])
    s.depth += 1
    if s.depth == 30:
        finish(s, Outcome([0], "surfaced", ""))


def test_a_question_whose_arguments_tell_a_secret_fails() -> None:
    fails(unknown_pieces_move, Hinting(), "no consistent world")


class Twice(d.Delve):
    def advance(self, s: d.Cave) -> Script:
        return twice(s)


async def twice(s: d.Cave) -> None:
    await ask(s, 0, d.VOTE, just, d.VOTES[0], d.VOTES[0])
    finish(s, Outcome([0], "surfaced", ""))


def test_a_choice_that_stands_twice_fails() -> None:
    fails(choices_are_sound, Twice(), "a choice stands twice")


LAX = Topic("act", "", (*(Kind(kind.type, (), FINAL) for kind in d.ACT.kinds),))


class Lax(d.Delve):
    topics = (LAX,)

    def advance(self, s: d.Cave) -> Script:
        return lax(s)


async def lax(s: d.Cave) -> None:
    await ask(s, 0, LAX, d.acts)
    finish(s, Outcome([0], "surfaced", ""))


def test_a_choice_without_the_guard_that_forbids_it_fails() -> None:
    fails(legal_iff_why_not_is_silent, Lax(), "listed False, allowed True")


def never(view: Any, question: Any, choice: Choice) -> bool:
    return False


STRICT = Topic("vote", "", (Kind(d.Vote, (Guard("TOY-ACT-01", "tile", never),), FREE),))


class Strict(d.Delve):
    topics = (STRICT,)

    def advance(self, s: d.Cave) -> Script:
        return strict(s)


async def strict(s: d.Cave) -> None:
    s.omen = 1
    if s.depth:
        s.chance.roll("late", (1, 2), 1)
    if s.depth == 3:
        finish(s, Outcome([0], "surfaced", ""))
    s.depth += 1
    await ask(s, 0, STRICT, just, *d.VOTES)


def test_a_listed_choice_that_a_guard_forbids_fails() -> None:
    fails(legal_iff_why_not_is_silent, Strict(), "listed True")


def test_a_free_choice_that_cannot_be_taken_back_fails() -> None:
    fails(undo_goes_back_and_no_further, Strict(), "announced as free")


class Timid(sh.Sheets):
    topics = (Topic("mark", "", tuple(Kind(k.type, k.guards, FINAL) for k in sh.MARK.kinds)), sh.COLOUR, sh.AGAIN)


def test_a_final_choice_that_can_be_taken_back_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sh, "MARK", Timid.topics[0])
    fails(undo_goes_back_and_no_further, Timid(), "announced as final")


class Stuck(d.Delve):
    def redeal(self, s: d.Cave, now: d.Cave, seat: int, chance: Chance) -> None:
        """Forgets the plans and the omen."""


def test_a_secret_that_no_imagined_world_changes_fails() -> None:
    fails(unknown_pieces_move, Stuck(), "plan")


class Doubled(d.Delve):
    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> d.Cave:
        s = super().setup(options, seats, chance, carry)
        s.bag = Pile((*s.bag.cards, s.floor.faces[0]))
        return s


def test_a_piece_that_lies_twice_fails() -> None:
    fails(imagined_worlds_are_consistent, Doubled(), "lies twice")


LEFT: list[int] = []


class Amnesia(d.Delve):
    """Keeps in a module what belongs into the state."""

    def advance(self, s: d.Cave) -> Script:
        LEFT.append(0)
        s.depth += len(LEFT) % 5
        return super().advance(s)


def test_rules_that_remember_outside_the_state_fail() -> None:
    fails(saves_are_faithful, Amnesia(), "restored")


def test_a_table_that_shows_a_face_down_piece_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(d.Diver, "view", lambda self, eye, memory: self.clone())
    fails(nothing_hidden_leaks, DELVE, "the view leaks")
