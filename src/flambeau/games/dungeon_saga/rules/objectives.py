"""Objectives and the end of the quest (DSO-END).

The current objective is looked at after every atomic event that could meet it (DSO-RULING-98): a step, a kill, a
reveal, something taken, the end of a round.
"""

from __future__ import annotations

from flambeau.kernel import Outcome, finish, tell
from flambeau.parts.grid import mask_of

from ..box import KIND, PARTY, Figure
from ..events import GoalMet, NewGoal, Retreated, Said
from ..model import NOWHERE, Play
from ..quest import quest_of, text_of
from ..quest.vocabulary import Objective
from .board import board_of, heroes_in_play, heroes_up, lift
from .doors import watch
from .story import happen


def is_met(s: Play, number: int) -> bool:
    """Whether an objective is met as things stand, or was met before."""
    if s.done >> number & 1:
        return True
    goal = quest_of(s.quest).goals[number]
    kind = goal.kind
    if kind == "find":  # DSO-END-04
        return _beside(s, goal.number)
    if kind == "kill":  # DSO-END-05: the last one that carries the tag
        return _is_slain(s, goal.number)
    if kind == "clear":  # DSO-END-06
        cells = board_of(s).floor.zone_cells[goal.number]
        return s.zones >> goal.number & 1 == 1 and not s.monster_cells & cells
    if kind == "exit":  # DSO-RULING-206
        squares = mask_of(goal.many)
        return all(s.sheets[hero].hp and squares >> s.cell[hero] & 1 for hero in heroes_in_play(s))
    if kind == "carry":
        bearers = [hero for hero in heroes_up(s) if goal.number in s.sheets[hero].carried]
        return any(s.cell[hero] in goal.many for hero in bearers)
    if kind == "survive":
        return s.since >= goal.number
    if kind == "activate":
        return all(s.touched >> thing & 1 for thing in goal.many)
    parts = [is_met(s, part) for part in goal.many]
    return all(parts) if kind == "all_of" else any(parts)


def _beside(s: Play, thing: int) -> bool:
    near = board_of(s).near
    for number, at in s.objects:
        if number == thing:
            return any(s.cell[hero] == at or near[at] >> s.cell[hero] & 1 for hero in heroes_up(s))
    return False


def _is_slain(s: Play, tag: int) -> bool:
    if not s.slain >> tag & 1 or any(s.tag[monster] >> tag & 1 for monster in s.monsters):
        return False
    return not any(tags >> tag & 1 for _, _, _, tags, _ in s.plan.monsters)


def check_goal(s: Play) -> None:
    """Remember parts that are met; if the whole is, the next objective is current, or the quest is won."""
    goal = quest_of(s.quest).goals[s.goal]
    for part in goal.many if goal.kind in ("all_of", "any_of") else ():
        if is_met(s, part) and not s.done >> part & 1:
            s.done |= 1 << part
            tell(s, "DSO-END-03", GoalMet, text_of(s.quest, quest_of(s.quest).goals[part].text))
            happen(s, "objective_done", NOWHERE, objective=part)
    if is_met(s, s.goal):
        complete(s, goal)


def complete(s: Play, goal: Objective) -> None:
    """The next objective becomes current, or the Heroes have won (DSO-END-02, DSO-END-03)."""
    s.done |= 1 << s.goal
    tell(s, "DSO-END-03", GoalMet, text_of(s.quest, goal.text))
    if goal.kind in ("kill", "clear"):
        retreat(s)
    happen(s, "objective_done", NOWHERE, objective=s.goal)
    follows = [after for before, after in s.plan.goals if before == s.goal]
    if not follows:
        win(s)
    set_goal(s, follows[0])


def set_goal(s: Play, number: int) -> None:
    """Another objective becomes current; it may be met already (DSO-END-08, DSO-RULING-205)."""
    s.goal = number
    s.since = 0
    watch(s)
    tell(s, "DSO-END-08", NewGoal, text_of(s.quest, quest_of(s.quest).goals[number].text))
    check_goal(s)


def retreat(s: Play) -> None:
    """All other Monsters retreat: they need not be killed (DSO-END-05, DSO-END-06, DSO-RULING-99)."""
    for other in s.monsters:
        lift(s, other)
        tell(s, "DSO-RULING-99", Retreated, Figure(other))


def win(s: Play) -> None:
    """The Heroes have won; those who are not knocked out are rewarded (DSO-END-02, DSO-RULING-208)."""
    quest = quest_of(s.quest)
    for hero in range(PARTY):
        if not s.sheets[hero].out:
            s.sheets[hero].gold += quest.gold_each
    tell(s, "DSO-END-02", Said, text_of(s.quest, quest.won))
    finish(s, Outcome(sorted(set(s.owners)), "objective-met", "DSO-END-02"))


# Reactions


def killed(s: Play, attacker: int, monster: int, kind: int, zone: int) -> bool:
    """A kill always matters to the quest."""
    return True


async def after_kill(s: Play, attacker: int, monster: int, kind: int, zone: int) -> None:
    """Triggers on the Monster and on its zone, then the objective."""
    actor = attacker if 0 <= attacker < PARTY else NOWHERE
    s.slain |= s.tag[monster]
    happen(s, "monster_killed", actor, tags=s.tag[monster], type=KIND[monster])
    if not s.monster_cells & board_of(s).floor.zone_cells[zone]:
        happen(s, "zone_cleared", actor, zone=zone)
    check_goal(s)


def entered(s: Play, hero: int) -> bool:
    """Whether the Hero is still on the board."""
    return s.base[hero] != 0


async def after_step(s: Play, hero: int) -> None:
    """A Hero has come somewhere: triggers on the square and its zone, then the objective."""
    cell = s.cell[hero]
    if s.plan.squares >> cell & 1:
        happen(s, "hero_enters", hero, square=cell, zone=board_of(s).floor.zone_of[cell])
    check_goal(s)
