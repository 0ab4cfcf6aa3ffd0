"""The danger check: Goblins, Minions, traps and other tests on entering (TED-DANGER, TED-GOB, TED-MIN, TED-TRAP)."""

from __future__ import annotations

from flambeau.kernel import Outcome, does, draw, finish, tell
from flambeau.parts.grid import Cell

from ..cards import DUNGEON_CARDS, MINION_CARDS, Deed, Foe
from ..events import Ambushed, MinionCame, MustTest
from ..model import SQUARES, Danger, MoveIn, Play, SkillTest, Trial
from ..powers import ENTRIES, EVADES, FIRST_MINION, POWERS
from ..vocabulary import EVADE
from .harm import hurt_hero
from .torch import add_goblin
from .values import is_stealthy

GOBLIN_AMBUSH = 1
MINION_AMBUSH = 2


def halt(s: Play) -> None:
    """An enemy ends the Hero's movement and holds it back (TED-MOVE-07, TED-PORT-03)."""
    s.turn.halted = s.turn.held = True


def enter(s: Play, to: Cell) -> None:
    """The active Hero comes into a Room: enemies there end its movement, traps and entry tests are due.

    On the Boss board nothing of this happens (TED-MOVE-07, TED-RULING-13, TED-RULING-50).
    """
    s.heroes[s.turn.hero].cell = to
    if to >= SQUARES:
        return
    if to in s.foe_at and not is_stealthy(s):
        halt(s)
    meet_test(s, to)


def entry_deed(s: Play, cell: Cell) -> Deed | None:
    """The test that is due on entering a Room: the evade test of a live trap, or another (TED-MOVE-11, TED-MOVE-12)."""
    card = s.grid.faces[cell]
    if EVADES[card]:
        return None if s.neutralised >> cell & 1 else EVADES[card][0]
    return ENTRIES[card][0] if ENTRIES[card] else None  # TED-RULING-107


def meet_test(s: Play, cell: Cell) -> None:
    """Every time a Hero enters it makes the Room's test (TED-TRAP-01, TED-RULING-107)."""
    deed = entry_deed(s, cell)
    if deed is not None and not s.turn.over:
        s.trial = Trial(deed)
        s.todo.append(SkillTest())
        trap = POWERS[deed].act == EVADE
        tell(s, "TED-TRAP-01" if trap else "TED-RULING-107", MustTest, s.turn.hero, deed)


@does(MoveIn)
def move_in(s: Play, todo: MoveIn) -> None:
    """The Hero enters the Room it explored, meets who is there, then its test (TED-EXPL-05, TED-EXPL-06,
    TED-RULING-21)."""
    cell = todo.cell
    s.heroes[s.turn.hero].cell = cell
    brings = bool(DUNGEON_CARDS[s.grid.faces[cell]].goblin)
    if brings or is_minion_room(s, cell):
        if not is_stealthy(s):  # TED-RULING-13
            rule = "TED-GOB-01" if brings else "TED-MIN-01"
            tell(s, rule, Ambushed, s.turn.hero)
            halt(s)
            hurt_hero(s, s.turn.hero, GOBLIN_AMBUSH if brings else MINION_AMBUSH, rule)
        place_enemy(s, cell)  # even if the Hero is down (TED-RULING-22)
    look_for_ways(s)
    meet_test(s, cell)


@does(Danger)
def danger(s: Play, todo: Danger) -> None:
    """A Room revealed from outside: its enemies come, but nobody is hurt or stopped (TED-FREE-09, TED-RULING-76)."""
    place_enemy(s, todo.cell)
    look_for_ways(s)


def is_minion_room(s: Play, cell: Cell) -> bool:
    """Whether a newly revealed card brings a Minion: no more than one for each Hero (TED-RULING-69)."""
    met = len([foe for foe in s.foes if foe >= FIRST_MINION]) + s.hearts
    return DUNGEON_CARDS[s.grid.faces[cell]].kind == "encounter" and s.act == 1 and met < s.count


def place_enemy(s: Play, cell: Cell) -> None:
    """The Goblin or Minion of a newly revealed card stands in it (TED-DANGER-01, TED-ICON-25)."""
    if DUNGEON_CARDS[s.grid.faces[cell]].goblin:
        add_goblin(s, cell, "TED-GOB-02")
    elif is_minion_room(s, cell):
        add_minion(s, cell)


def look_for_ways(s: Play) -> None:
    """A dungeon that is closed before the Lair Door is found is lost (TED-GOAL-06, TED-GRID-03, TED-RULING-19)."""
    if not s.covered and s.door < 0:
        finish(s, Outcome((), "walled-in", "TED-GOAL-06"))


def add_minion(s: Play, cell: Cell) -> Foe:
    """The next Minion stands in its Room, to the right of all others, with full Health (TED-MIN-02, TED-MIN-03,
    TED-MIN-04)."""
    foe = Foe(FIRST_MINION + draw(s, s.minion_deck))
    s.foes = (*s.foes, foe)
    s.foe_at[foe] = cell
    s.health[foe] = MINION_CARDS[foe - FIRST_MINION].health
    tell(s, "TED-MIN-02", MinionCame, foe, cell)
    return foe
