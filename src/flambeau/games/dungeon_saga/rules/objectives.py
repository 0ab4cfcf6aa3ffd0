"""Objectives and the end of the quest (DSO-END)."""

from __future__ import annotations

from flambeau.kernel import Outcome, finish, tell

from ..box import PARTY, Figure
from ..events import NewGoal, Retreated
from ..model import Play
from ..quest import FIND, KILL, QUESTS, text_of
from .board import board_of, lift
from .doors import watch


def has_found(s: Play, hero: int) -> bool:
    """Whether a Hero is adjacent to what the Heroes have to find (DSO-END-04, DSO-RULING-100)."""
    if s.goal[0] != FIND or not s.base[hero]:
        return False
    cell = s.cell[hero]
    return any(thing == s.goal[1] and (at == cell or board_of(s).near[at] >> cell & 1) for thing, at in s.objects)


async def find(s: Play, hero: int) -> None:
    """The object is found."""
    complete(s)


def was_the_target(s: Play, attacker: int, monster: int, kind: int) -> bool:
    """Whether the last Monster with the objective's tag has fallen (DSO-END-05)."""
    if s.goal[0] != KILL or s.tag[monster] != s.goal[1]:
        return False
    return not any(s.tag[other] == s.goal[1] for other in s.monsters)


async def slay(s: Play, attacker: int, monster: int, kind: int) -> None:
    """All other Monsters retreat: they need not be killed (DSO-END-05, DSO-RULING-99)."""
    for other in s.monsters:
        lift(s, other)
        tell(s, "DSO-RULING-99", Retreated, Figure(other))
    complete(s)


def complete(s: Play) -> None:
    """The next objective becomes current, or the Heroes have won (DSO-END-02, -03)."""
    if not s.plan.goals:
        for hero in range(PARTY):
            if not s.sheets[hero].out:
                s.sheets[hero].gold += QUESTS[s.quest].gold_each  # DSO-RULING-208
        finish(s, Outcome(sorted(set(s.owners)), "objective-met", "DSO-END-02"))
    s.goal, s.plan.goals = s.plan.goals[0], s.plan.goals[1:]
    watch(s)
    tell(s, "DSO-END-08", NewGoal, text_of(s.quest, s.goal[2]))
    if any(has_found(s, hero) for hero in range(PARTY)):  # DSO-RULING-205
        complete(s)
