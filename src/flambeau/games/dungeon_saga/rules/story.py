"""What the quest makes of what happens: triggers, their conditions, and the queue of those that fired (DSO-QUEST-01).

A trigger is looked for whenever its event happens; several fire in the order of the file, and what they cause is
queued behind them. They are carried out at the next rest point, by `rules/consequences.py`.
"""

from __future__ import annotations

from flambeau.kernel import AUTOMATED

from ..model import Consequences, HeroTurns, Play
from ..quest import floor_of, quest_of
from ..quest.vocabulary import MODES, Clause
from .board import heroes_up


def happen(s: Play, event: str, actor: int, **facts: int) -> None:
    """Something happened: remember the triggers that wait for it. The actor is a Hero, or -1."""
    plan = s.plan
    if not plan.triggers:
        return
    triggers = quest_of(s.quest).triggers
    fired = [
        number
        for number in plan.triggers
        if triggers[number].event.name == event
        and fits(triggers[number].event.args, facts)
        and all(holds(s, condition) for condition in triggers[number].conditions)
    ]
    if not fired:
        return
    plan.due += tuple([(number, actor) for number in fired])
    plan.triggers = tuple([n for n in plan.triggers if n not in fired or not triggers[n].once])
    keep_watch(s)
    if not any(isinstance(task, Consequences) for task in s.todo):
        s.todo.append(Consequences())


def mark_late(s: Play, monster: int) -> None:
    """A Monster placed in the Game Master's turn acts from the next round on (DSO-RULING-217)."""
    if not any(isinstance(task, HeroTurns) for task in s.todo):
        s.late = (*s.late, monster)


def fits(wanted: dict[str, int], facts: dict[str, int]) -> bool:
    """Whether what happened is what a trigger waits for."""
    for key, value in wanted.items():
        if key == "tag":
            if not facts["tags"] >> value & 1:
                return False
        elif key == "at_most":
            if facts["hp"] > value:
                return False
        elif facts.get(key, -1) != value:
            return False
    return True


def holds(s: Play, condition: Clause) -> bool:
    """Whether a condition of a trigger holds now."""
    value = condition.args["value"]
    name = condition.name
    if name == "objective":
        return s.goal == value
    if name == "flag":
        return s.plan.flags >> value & 1 == 1
    if name == "no_flag":
        return not s.plan.flags >> value & 1
    if name == "round_min":
        return s.round >= value
    if name == "round_max":
        return s.round <= value
    if name == "zone_revealed":
        return s.zones >> value & 1 == 1
    if name == "heroes_up_min":
        return len(heroes_up(s)) >= value
    if name == "item_held":
        return any(value in sheet.carried for sheet in s.sheets)
    return MODES[value] == ("agm" if s.gm == AUTOMATED else "gm")


def keep_watch(s: Play) -> None:
    """Remember the squares on which a trigger waits for a Hero, and whether a step can have unseen consequences."""
    quest, floor = quest_of(s.quest), floor_of(s.quest)
    squares, wary = 0, False
    for number in s.plan.triggers:
        trigger = quest.triggers[number]
        if trigger.event.name != "hero_enters":
            continue
        args = trigger.event.args
        squares |= 1 << args["square"] if "square" in args else floor.zone_cells[args["zone"]]
        wary = wary or any(effect.name not in ("text", "set_flag") for effect in trigger.effects)
    s.plan.squares = squares
    s.wary = wary
