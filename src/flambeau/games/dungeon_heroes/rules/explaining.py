"""The dungeon says why: one event for each criterion that removed something (DH-RULING-40, DH-RULING-41, DH-RULING-42,
DH-RULING-43, DH-RULING-44, DH-RULING-45, DH-RULING-46, DH-RULING-47, DH-RULING-48, DH-RULING-49, DH-RULING-50,
DH-RULING-51, DH-RULING-52, DH-RULING-53, DH-RULING-54)."""

from __future__ import annotations

from flambeau.kernel import Trail, tell

from ..automa.verdict import GOAL, ORDER, RAISING, TARGET, said
from ..board import Cell
from ..events import GoalWeighed, OrderWeighed, RaisingWeighed, SquareWeighed, TargetWeighed
from ..model import Play
from ..tiles import Hero, Monster


def listened(s: Play) -> Trail:
    """A trail to write a decision on, if anybody listens."""
    return None if s.journal is None else []


def explain(s: Play, monster: Monster, trail: Trail) -> None:
    """Tell the stages of a decision about a monster."""
    for stage in trail or ():
        left, out = stage.left, stage.out
        if stage.about == ORDER:
            _tell_order(s, stage.rule, stage.criterion, left, out)
        elif stage.about == RAISING:
            tell(s, stage.rule, RaisingWeighed, stage.criterion, _monsters(left), _monsters(out))
        elif stage.about == TARGET:
            heroes, others = tuple([Hero(one) for one in left]), tuple([Hero(one) for one in out])
            tell(s, stage.rule, TargetWeighed, monster, stage.criterion, heroes, others)
        elif stage.about == GOAL:
            led = Hero(s.possessed)
            tell(s, stage.rule, GoalWeighed, led, stage.criterion, said(stage), _cells(left), _cells(out))
        else:
            tell(s, stage.rule, SquareWeighed, monster, stage.criterion, said(stage), _cells(left), _cells(out))


def _tell_order(s: Play, rule: str, criterion: str, left: tuple[int, ...], out: tuple[int, ...]) -> None:
    tell(s, rule, OrderWeighed, criterion, _monsters(left), _monsters(out))


def _monsters(ids: tuple[int, ...]) -> tuple[Monster, ...]:
    return tuple([Monster(one) for one in ids])


def _cells(ids: tuple[int, ...]) -> tuple[Cell, ...]:
    return tuple([Cell(one) for one in ids])
