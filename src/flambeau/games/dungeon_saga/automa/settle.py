"""What happens to equals: the first is taken, the Villain is asked, or the token is tossed (DSO-AGM-06, DSO-AGM-08,
DSO-AGM-09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import FREE, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Topic, Verdict, ask, tell
from flambeau.parts.grid import Cell, Direction

from ..box import Figure
from ..choices import ACTIVATE, BY_CARD, BY_HAND, Activate, ByCard, ByHand, EndAt, Prefer
from ..events import Decided
from ..model import ASK, COIN, HAND, Play
from .reach import Spot


def explain(s: Play, monster: int, what: str, rule: str, verdict: Verdict[Any]) -> None:
    """Tell which criterion settled a decision."""
    settled = verdict.criterion or "only"
    tell(s, rule, Decided, Figure(monster), what, settled, len(verdict.candidates), len(verdict.best))


def _toss(s: Play, verdict: Verdict[Any]) -> Any:
    """The first equal; in coin mode the token decides between two."""
    if s.villain_mode == COIN and len(verdict.best) == 2:
        return verdict.best[s.chance.pick("game master token", (0, 1))]
    return verdict.best[0]


def _is_asked(s: Play, verdict: Verdict[Any]) -> bool:
    return s.villain_mode in (ASK, HAND) and len(verdict.best) > 1


async def settle_target(s: Play, monster: int, verdict: Verdict[int]) -> int:
    """The target, from all that are equal."""
    explain(s, monster, "target", "DSO-RULING-146", verdict)
    if _is_asked(s, verdict):
        answer = await ask(s, s.villain, TIED_TARGETS, tied_targets, monster, tuple(verdict.best))
        return answer.target
    target: int = _toss(s, verdict)
    return target


async def settle_spot(s: Play, monster: int, what: str, rule: str, verdict: Verdict[Spot]) -> Spot:
    """The end position, from all that are equal."""
    explain(s, monster, what, rule, verdict)
    if _is_asked(s, verdict):
        tied = tuple([(cell, facing) for cell, facing, _ in verdict.best])
        answer = await ask(s, s.villain, TIED_SPOTS, tied_spots, monster, tied)
        return next(spot for spot in verdict.best if spot[:2] == (answer.at, answer.facing))
    spot: Spot = _toss(s, verdict)
    return spot


async def settle_monster(s: Play, what: str, rule: str, verdict: Verdict[int]) -> int:
    """The Monster to activate, from all that are equal."""
    monster: int = verdict.best[0]
    if _is_asked(s, verdict):
        monster = (await ask(s, s.villain, TIED_MONSTERS, tied_monsters, tuple(verdict.best))).monster
    else:
        monster = _toss(s, verdict)
    explain(s, monster, what, rule, verdict)
    return monster


async def is_run_by_hand(s: Play, monster: int) -> bool:
    """Whether the Villain sets the Behaviour card aside for this activation (DSO-AGM-06, -DEF-03)."""
    if s.villain_mode != HAND:
        return False
    return isinstance(await ask(s, s.villain, OVERRIDE, card_or_hand, monster), ByHand)


def card_or_hand(s: Play, monster: int) -> Sequence[Choice]:
    """Follow the card, or run the Monster oneself."""
    return (BY_CARD, BY_HAND)


def tied_targets(s: Play, monster: int, tied: tuple[int, ...]) -> Sequence[Prefer]:
    """The equal targets."""
    return [Prefer(Figure(hero)) for hero in tied]


def tied_spots(s: Play, monster: int, tied: tuple[tuple[int, int], ...]) -> Sequence[EndAt]:
    """The equal end positions."""
    return [EndAt(Cell(cell), Direction(facing)) for cell, facing in tied]


def tied_monsters(s: Play, tied: tuple[int, ...]) -> Sequence[Activate]:
    """The equal Monsters."""
    return [ACTIVATE[monster] for monster in tied]


def is_tied_target(s: Play, question: Ask[Any], choice: Prefer) -> bool:
    return choice.target in question.args[1]


def is_tied_spot(s: Play, question: Ask[Any], choice: EndAt) -> bool:
    return (choice.at, choice.facing) in question.args[1]


def is_tied_monster(s: Play, question: Ask[Any], choice: Activate) -> bool:
    return choice.monster in question.args[0]


ABOUT: Final = (("monster", "Figure"),)
TIED_TARGETS: Final = Topic(
    "tied-targets",
    "DSO-AGM-08",
    (Kind(Prefer, (Guard("DSO-RULING-146", "not-tied", is_tied_target),), MAY_BE_FINAL),),
    ABOUT,
)
TIED_SPOTS: Final = Topic(
    "tied-spots",
    "DSO-AGM-08",
    (Kind(EndAt, (Guard("DSO-RULING-150", "not-tied", is_tied_spot),), MAY_BE_FINAL),),
    ABOUT,
)
TIED_MONSTERS: Final = Topic(
    "tied-monsters",
    "DSO-AGM-08",
    (Kind(Activate, (Guard("DSO-RULING-153", "not-tied", is_tied_monster),), MAY_BE_FINAL),),
)
OVERRIDE: Final = Topic("override", "DSO-AGM-06", (Kind(ByCard, final=MAY_BE_FINAL), Kind(ByHand, final=FREE)), ABOUT)
