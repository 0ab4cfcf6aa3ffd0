"""Figures act: steps, attacks and what follows a step (DH-AGG-04, DH-AGG-05, DH-AGG-06, DH-AGG-07, DH-AGG-08,
DH-AGG-09, DH-AGG-10, DH-AGG-11, DH-AGG-12, DH-AGG-13, DH-AGG-14, DH-AGG-15, DH-DRAG, DH-WL-04).

Every figure may act, in either phase: before the aggressive phase only the dragon and the white lady have one
(DH-DRAG-01, DH-WL-01).
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import MAY_BE_FINAL, Ask, Choice, Guard, Kind, OfView, Topic, ask, tell

from ..board import BITS, NOWHERE, ORTH, ORTH_REACH, Cell
from ..choices import ADVANCE, ADVANCES, ATTACK, HOLD, POSSESS, Advance, Attack, Hold, Possess, steps
from ..events import Advanced, Attacked
from ..model import LORD, Play
from ..tiles import (
    ACTIONS,
    CLERIC,
    DAMAGE,
    DRAGON,
    HEROES,
    MONSTER_STEPS,
    MONSTERS,
    TAIL,
    WHITE_LADY,
    Hero,
    Monster,
    Tile,
)
from .figures import rise, rises
from .finality import lord_may_take_back
from .harm import wound
from .reach import reach, ways
from .room import set_figure, trodden
from .white_lady import can_be_possessed, possess


def add_monster_actions(s: Play, found: list[Choice]) -> None:
    """Every step and every attack of every figure that may still act (DH-AGG-04, DH-AGG-05, DH-AGG-06, DH-AGG-07,
    DH-AGG-08, DH-AGG-09, DH-AGG-10, DH-WL-02)."""
    uncovered = ~s.covered  # DH-AGG-06
    heroes = trodden(s)
    acted = s.acted
    for monster, cell in enumerate(s.figures[:TAIL]):
        if cell >= 0 and acted[monster] < ACTIONS[monster]:
            if monster == DRAGON:
                near, to = reach(s, DRAGON), ways(s, DRAGON) & uncovered
            else:
                near, to = ORTH_REACH[cell], MONSTER_STEPS[monster][cell] & uncovered
            row = ADVANCES[monster].get(to)
            found += steps(ADVANCE[monster], ADVANCES[monster], to) if row is None else row
            if near & heroes:
                found += targets(s, monster, near)


def figure_can_act(s: Play) -> bool:
    """Whether any figure that may still act can step or attack (DH-RULING-07)."""
    for monster, cell, acted in zip(MONSTERS, s.figures, s.acted):
        if cell >= 0 and acted < ACTIONS[monster]:
            if ways(s, monster) & ~s.covered or reach(s, monster) & trodden(s):
                return True
    return False


def targets(s: Play, monster: int, near: int) -> list[Attack]:
    """The heroes a figure that reaches these squares can attack (DH-AGG-08)."""
    return [attack for attack, cell in zip(ATTACK[monster], s.at) if near & BITS[cell]]


async def advance(s: Play, monster: Monster, to: Cell) -> None:
    """A monster moves one square and may then attack or possess (DH-AGG-09)."""
    left = tread(s, monster, to)
    if rises(s, left):
        await rise(s, left)
    if reach(s, monster) & trodden(s):
        await follow_up(s, monster)


async def stride(s: Play, monster: Monster, to: Cell) -> None:
    """A monster moves one square, and what waited under it may rise (DH-RULING-81)."""
    left = tread(s, monster, to)
    if rises(s, left):
        await rise(s, left)


def tread(s: Play, monster: Monster, to: Cell) -> Cell:
    """A monster moves one square and triggers nothing there (DH-AGG-05, DH-AGG-12, DH-AGG-13); returns the square it
    left."""
    left = s.figures[monster]
    if monster == DRAGON:
        left = _dragon_steps(s, to)
    else:
        set_figure(s, monster, to)
    s.acted[monster] += 1
    tell(s, "DH-AGG-05", Advanced, monster, to)
    return left


def _dragon_steps(s: Play, to: Cell) -> Cell:
    """One half leads, the other follows onto the square it left; returns the square set free (DH-RULING-63)."""
    head, tail = s.figures[DRAGON], s.figures[TAIL]
    if not ORTH[head] & BITS[to]:  # no square is beside both halves
        head, tail = tail, head
    set_figure(s, DRAGON, to)
    set_figure(s, TAIL, head)
    return tail


def attack(s: Play, monster: Monster, target: Hero) -> None:
    """An attack hits automatically (DH-AGG-11)."""
    tell(s, "DH-AGG-08", Attacked, monster, target)
    wound(s, target, Tile(monster), "DH-AGG-11")


# After a step


async def follow_up(s: Play, monster: Monster) -> None:
    """After its step a monster may attack a hero in reach, and the white lady may possess (DH-AGG-09, DH-RULING-69)."""
    answer = await ask(s, LORD, FOLLOW_UP, follow_ups, monster)
    if isinstance(answer, Attack):
        attack(s, answer.monster, answer.target)
    elif isinstance(answer, Possess):
        await possess(s, answer.target)


def follow_ups(s: Play, monster: Monster) -> Sequence[Choice]:
    """Whom a monster that moved may attack or possess; it may also do neither (DH-AGG-09, DH-RULING-69)."""
    found: list[Choice] = []
    found += targets(s, monster, reach(s, monster))
    if monster == WHITE_LADY:
        found += [POSSESS[hero] for hero in HEROES if can_be_possessed(s, hero)]
    found.append(HOLD)
    return found


# Guards


def _on_board(view: Play, question: Ask[Choice], choice: Advance | Attack) -> bool:
    return view.figures[choice.monster] != NOWHERE


def _not_acted(view: Play, question: Ask[Choice], choice: Advance | Attack) -> bool:
    return view.acted[choice.monster] < ACTIONS[choice.monster]


def _step_beside(view: Play, question: Ask[Choice], choice: Advance) -> bool:
    return ways(view, choice.monster) & BITS[choice.to] != 0


def _step_uncovered(view: Play, question: Ask[Choice], choice: Advance) -> bool:
    return not view.covered & BITS[choice.to]


def _target_alive(view: Play, question: Ask[Choice], choice: Attack | Possess) -> bool:
    return view.at[choice.target] != NOWHERE


def _in_reach(view: Play, question: Ask[Choice], choice: Attack) -> bool:
    return reach(view, choice.monster) & BITS[view.at[choice.target]] != 0


def _same_monster(view: Play, question: Ask[Choice], choice: Attack) -> bool:
    moved: Monster = question.args[0]
    return choice.monster == moved


def _by_lady(view: Play, question: Ask[Choice], choice: Possess) -> bool:
    moved: Monster = question.args[0]
    return moved == WHITE_LADY


def _not_cleric(view: Play, question: Ask[Choice], choice: Possess) -> bool:
    return choice.target != CLERIC


def _on_her_square(view: Play, question: Ask[Choice], choice: Possess) -> bool:
    return view.at[choice.target] == view.figures[WHITE_LADY]


def attack_final(view: Play, choice: Attack) -> str:
    """An attack that may kill may end the game."""
    return MAY_BE_FINAL if view.hp[choice.target] <= DAMAGE[choice.monster] else lord_may_take_back(view)


figure_final = OfView(lord_may_take_back)  # what figures do otherwise is in the open

ON_BOARD = Guard("DH-AGG-02", "figure", _on_board, means=True)
ACTS_AGAIN = Guard("DH-AGG-04", "monster-acted", _not_acted)
TARGET_ALIVE = Guard("DH-GOAL-05", "target-dead", _target_alive)
TARGET_IN_REACH = Guard("DH-AGG-08", "target-out-of-reach", _in_reach)
ADVANCE_GUARDS = (
    ON_BOARD,
    ACTS_AGAIN,
    Guard("DH-AGG-05", "monster-step", _step_beside),
    Guard("DH-AGG-06", "covered", _step_uncovered),
)
ATTACK_GUARDS = (ON_BOARD, ACTS_AGAIN, TARGET_ALIVE, TARGET_IN_REACH)
POSSESS_GUARDS = (
    Guard("DH-WL-04", "not-lady", _by_lady, means=True),
    Guard("DH-WL-04", "cleric-immune", _not_cleric),
    TARGET_ALIVE,
    Guard("DH-WL-04", "not-her-square", _on_her_square),
)
FOLLOW_UP = Topic(
    "follow-up",
    rule="DH-AGG-09",
    about=(("monster", "Monster"),),
    kinds=(
        Kind(
            Attack,
            (Guard("DH-AGG-09", "another-monster", _same_monster), TARGET_ALIVE, TARGET_IN_REACH),
            final=attack_final,
        ),
        Kind(Possess, POSSESS_GUARDS, final=figure_final),
        Kind(Hold, final=figure_final),
    ),
)
