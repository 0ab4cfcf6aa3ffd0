"""What a monster of the solo dungeon would do if it acted now, in words, with every criterion that decides it.

It is read from a view and knows no face-down tile, like the dungeon itself (DH-RULING-96).
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Stage, Stages
from flambeau.table import Words
from flambeau.table.noun import Noun
from flambeau.table.scene import Path

from .automa.plan import can_attack, plan
from .automa.special import can_raise, raised_breed, raised_square, to_possess
from .automa.verdict import RAISING, TARGET, said
from .board import CELLS, NOWHERE, Cell
from .model import Play
from .tiles import BOARDS, BREED_NAMES, MONSTERS, NECROMANCER, WHITE_LADY, Monster

HERO_NOUNS: Final = tuple([Noun(f"hero-{board.id}") for board in BOARDS])
CELL_NOUNS: Final = tuple([Noun(f"cell-{cell}") for cell in range(CELLS)])
MONSTER_NOUNS: Final = tuple([Noun(f"monster-{monster}") for monster in MONSTERS])


def foretell(view: Play, monster: Monster, words: Words) -> str:
    """The next action of a figure, and why."""
    trail: Stages = []
    said = _deed(view, monster, trail, words)
    return " ".join([said, *[_reason(stage, monster, words) for stage in trail]])


def intents(view: Play) -> tuple[Path, ...]:
    """Lines on the board: where each monster of the solo dungeon would step now, and whom it would attack."""
    if not view.solo:
        return ()
    found = []
    for monster in MONSTERS:
        start = view.figures[monster]
        if start == NOWHERE:
            continue
        through = [f"cell.{cell}" for cell in (start, *_course(view, monster)) if cell != NOWHERE]
        if len(through) > 1:
            found.append(Path(f"intent.{monster}", tuple(through), "shot"))
    return tuple(found)


def _course(view: Play, monster: Monster) -> tuple[Cell, ...]:
    """The square it steps to and the one it strikes; none of them if it does something else."""
    if monster == WHITE_LADY:
        victim = to_possess(view, [])
        if victim is not None:
            return (view.at[victim],)
    if monster == NECROMANCER and not can_attack(view, NECROMANCER) and can_raise(view):
        return ()
    planned = plan(view, monster, None)
    return (planned.to, NOWHERE if planned.target is None else view.at[planned.target])


def _deed(view: Play, monster: Monster, trail: Stages, words: Words) -> str:
    if monster == WHITE_LADY:
        victim = to_possess(view, trail)
        if victim is not None:
            return words.say("forecast-possess", hero=HERO_NOUNS[victim])
    if monster == NECROMANCER and not can_attack(view, NECROMANCER) and can_raise(view):
        breed = raised_breed(view, trail)
        to = raised_square(view, breed, trail)
        return words.say("forecast-raise", tile=Noun(f"tile-{BREED_NAMES[breed]}"), cell=CELL_NOUNS[to])
    planned = plan(view, monster, trail)
    if planned.target is None:
        stays = planned.to == NOWHERE
        return words.say("forecast-stay") if stays else words.say("forecast-approach", cell=CELL_NOUNS[planned.to])
    if planned.to == NOWHERE:
        return words.say("forecast-attack", hero=HERO_NOUNS[planned.target])
    return words.say("forecast-pounce", cell=CELL_NOUNS[planned.to], hero=HERO_NOUNS[planned.target])


def _reason(stage: Stage, monster: Monster, words: Words) -> str:
    """One criterion, worded as the log words it."""
    if stage.about == RAISING:
        left, out = tuple([MONSTER_NOUNS[one] for one in stage.left]), tuple([MONSTER_NOUNS[one] for one in stage.out])
        return words.say("event-raising-weighed", criterion=stage.criterion, left=left, out=out)
    kind = "target" if stage.about == TARGET else "square"
    noun = HERO_NOUNS if stage.about == TARGET else CELL_NOUNS
    left, out = tuple([noun[one] for one in stage.left]), tuple([noun[one] for one in stage.out])
    acting, why = MONSTER_NOUNS[monster], stage.criterion
    return words.say(f"event-{kind}-weighed", monster=acting, criterion=why, said=said(stage), left=left, out=out)
