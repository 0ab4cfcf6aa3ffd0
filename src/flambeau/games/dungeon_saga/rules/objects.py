"""Quest objects, keys and quest items: what Heroes find, take and carry (DSO-QUEST-02, DSO-RULING-33, DSO-RULING-184,
DSO-RULING-185)."""

from __future__ import annotations

from flambeau.kernel import learned, tell

from ..box import GEAR, HERO_FIGURES, Gear
from ..events import GearFound, GoldFound, Taken
from ..model import OverLimit, Play
from ..quest import quest_of, text_of
from ..quest.vocabulary import Clause
from .board import board_of
from .gear import may_use, storage_limit
from .story import happen


def something_here(s: Play, hero: int) -> bool:
    """Whether a Hero stands on or beside something."""
    return s.base[hero] != 0 and bool(s.lying or s.objects)


async def take_what_is_here(s: Play, hero: int) -> None:
    """Pick up what lies on the square; objects beside it or under it give what they hold, once."""
    cell = s.cell[hero]
    for thing, at in s.lying:
        if at == cell:
            take(s, hero, thing)
    s.lying = tuple([entry for entry in s.lying if entry[1] != cell])
    things = quest_of(s.quest).objects
    for number, at in s.objects:
        here = at == cell
        if not here and not board_of(s).near[at] >> cell & 1:
            continue
        first = not s.touched >> number & 1
        s.touched |= 1 << number
        if first:
            happen(s, "hero_adjacent", hero, object=number)
        if things[number].on == "adjacent" or (here and things[number].on == "enter"):
            hand_over(s, hero, number)


def hand_over(s: Play, hero: int, number: int) -> None:
    """An object gives what it holds, once (DSO-QUEST-02)."""
    gives = quest_of(s.quest).objects[number].gives
    if gives is None or s.taken >> number & 1:
        return
    s.taken |= 1 << number
    s.objects = tuple([entry for entry in s.objects if entry[0] != number])
    learned(s)
    give(s, hero, gives)


def give(s: Play, hero: int, what: Clause) -> None:
    """Gold, a quest item, a key or a Legendary card."""
    args = what.args
    sheet = s.sheets[hero]
    if sheet.out:
        return
    if "gold" in args:
        sheet.gold += args["gold"]
        tell(s, "DSO-QUEST-02", GoldFound, HERO_FIGURES[hero], args["gold"])
    elif "legendary" in args:
        give_gear(s, hero, args["legendary"])
    else:
        take(s, hero, args["item"] if "item" in args else args["key"])


def give_gear(s: Play, hero: int, gear: int) -> None:
    """A Legendary card goes to storage; who has no room must make some at once (DSO-EQ-14, DSO-RULING-127)."""
    sheet = s.sheets[hero]
    if not may_use(hero, gear):  # DSO-EQ-09: it goes back to the pool
        return
    sheet.stored = (*sheet.stored, gear)
    tell(s, "DSO-QUEST-02", GearFound, HERO_FIGURES[hero], Gear(gear))
    if len(sheet.stored) > storage_limit(s, hero):
        s.todo.append(OverLimit(HERO_FIGURES[hero]))


def take(s: Play, hero: int, thing: int) -> None:
    """A Hero takes a key or a quest item; it does not count against storage (DSO-RULING-33, DSO-RULING-212)."""
    sheet = s.sheets[hero]
    sheet.carried = (*sheet.carried, thing)
    tell(s, "DSO-QUEST-02", Taken, HERO_FIGURES[hero], text_of(s.quest, quest_of(s.quest).thing_text(thing)))
    happen(s, "item_taken", hero, item=thing)


def is_legendary(gear: int) -> bool:
    """Whether an Equipment card is a Legendary one."""
    return GEAR[gear].legendary
