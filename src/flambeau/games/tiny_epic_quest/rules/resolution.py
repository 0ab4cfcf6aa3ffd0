"""The Resolution at the end of a round (p.4), in the book's order; after round 5 there is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import MAY_BE_FINAL, Ask, Guard, Kind, Seat, Topic, ask, tell

from ..box import PORTALS
from ..choices import ANGERS, Anger
from ..events import CardsReadied, GoblinAngered, GoblinArrived, MagicFell, TokenPassed
from ..model import AGGRESSIVE, NO_GOBLIN, PASSIVE, ROUNDS, SHADOW, Portal, Realm
from ..scoring import final_scoring
from .day import begin_day
from .quests import expire

SOLO_ANGERED: Final = 3  # TEQ-SOLO-13


async def resolve_round(s: Realm) -> None:
    """Steps 1 to 7 (TEQ-RES-01), or the end of the game (TEQ-RULING-64)."""
    if s.round == ROUNDS and not s.danongorf:
        final_scoring(s)  # TEQ-ROUND-02, TEQ-RES-09
    s.magic = 0  # TEQ-RES-02, TEQ-MAG-08
    tell(s, "TEQ-RES-02", MagicFell)
    await anger_goblins(s)
    refill_portals(s)
    tell(s, "TEQ-RES-05", CardsReadied)
    if s.solo or not s.quest_done:  # TEQ-RES-06, TEQ-SOLO-12, TEQ-TOKEN-02
        expire(s)
    pass_token(s)
    if s.danongorf:
        s.phase = SHADOW  # the Round token stays (TEQ-DAN-12, TEQ-DAN-17)
        return
    s.round += 1  # TEQ-RES-09
    begin_day(s)


def passive(s: Realm, seat: int, more: int) -> Sequence[Anger]:
    """The passive Goblins; `more` of them turn aggressive."""
    return [ANGERS[at] for at, face in enumerate(s.goblins) if face == PASSIVE]


async def anger_goblins(s: Realm) -> None:
    """All passive Goblins turn aggressive (TEQ-RES-03); solo, three of the player's choice (TEQ-SOLO-13)."""
    count = SOLO_ANGERED if s.solo else len(PORTALS)
    for turned in range(count):
        more = count - turned
        able = [Portal(at) for at, face in enumerate(s.goblins) if face == PASSIVE]
        if not able:
            return  # TEQ-RULING-68
        at = able[0]
        if len(able) > more:
            at = (await ask(s, 0, ANGER, passive, 0, more)).at
        s.goblins[at] = AGGRESSIVE
        tell(s, "TEQ-SOLO-13" if s.solo else "TEQ-RES-03", GoblinAngered, at)


def refill_portals(s: Realm) -> None:
    """Each empty Portal receives a Goblin while the reserve lasts (TEQ-RES-04, TEQ-RULING-63).

    It is passive, in GloomFall aggressive (TEQ-GLOOM-02, TEQ-GLOOM-06, TEQ-RULING-72).
    """
    for at in range(len(PORTALS)):
        if s.goblins[at] == NO_GOBLIN and s.reserve:
            s.reserve -= 1
            s.goblins[at] = AGGRESSIVE if s.gloomfall else PASSIVE
            tell(s, "TEQ-GLOOM-02" if s.gloomfall else "TEQ-RES-04", GoblinArrived, Portal(at), not s.gloomfall)


def pass_token(s: Realm) -> None:
    """The First Player token goes on clockwise, "quest" face up (TEQ-RES-08); solo has none (TEQ-SOLO-14)."""
    s.quest_done = False
    if not s.solo:
        s.first = Seat((s.first + 1) % len(s.players))
        tell(s, "TEQ-RES-08", TokenPassed, s.first)


def is_passive(s: Realm, q: Ask[Any], c: Anger) -> bool:
    """A passive Goblin stands there."""
    return s.goblins[c.at] == PASSIVE


# The third answer lets the Resolution run on, which deals a Quest.
ANGER: Final = Topic(
    "anger",
    rule="TEQ-SOLO-13",
    kinds=(Kind(Anger, (Guard("TEQ-SOLO-13", "passive", is_passive),), MAY_BE_FINAL),),
    about=(("seat", "Seat"), ("more", "int")),
)
