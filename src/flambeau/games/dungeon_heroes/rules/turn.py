"""Whose turn it is, how many actions it has, and when the aggressive phase begins (DH-TURN, DH-RULING-04, DH-RULING-05,
DH-RULING-06, DH-RULING-07, DH-RULING-08).

These functions run at the end of the activity that brings them about, so that a match always rests at a question.
"""

from __future__ import annotations

from flambeau.kernel import tell

from ..events import TurnBegan
from ..model import HERO_PLAYER, LORD, Play
from ..scoring import check_endless
from ..tiles import HEROES, MONSTERS
from .aggressive import figure_can_act
from .fatigue import ACTIONS_OF_LAST_HERO, ACTIONS_PER_TURN, alive
from .figures import turn_aggressive
from .necromancer import can_raise
from .passive import forget_placed, refill
from .room import free_squares, hidden_squares
from .solo import solo_actions, solo_rule
from .white_lady import lead_squares


def begin_lord_turn(s: Play) -> None:
    """A round begins with the Dungeon Lord: four actions, his hand filled up while he may place (DH-TURN-01,
    DH-TURN-02)."""
    check_endless(s)
    s.round += 1
    s.seat = LORD
    s.actions = ACTIONS_PER_TURN
    s.placed = False
    s.acted = [0] * len(MONSTERS)
    tell(s, "DH-TURN-02", TurnBegan, LORD, s.actions)
    if not s.aggressive:
        refill(s)
    elif s.hand.cards or s.pile.cards:
        free = free_squares(s).bit_count()
        if free:  # left-over tiles come first, as many as he can (DH-RULING-05)
            refill(s)
            s.due = min(len(s.hand.cards), free)
    prepare_lord(s)


def prepare_lord(s: Play) -> None:
    """Before each of his actions: the phase may change (DH-RULING-04), and a turn without one ends (DH-RULING-58)."""
    if not s.aggressive:
        if s.hand.cards and free_squares(s):
            return
        turn_aggressive(s)
    if not s.due and not lord_can_act(s):
        end_lord_turn(s)


def lord_can_act(s: Play) -> bool:
    """Whether a tile can be revealed, a figure can act, a possessed hero can be moved (DH-RULING-07)."""
    return hidden_squares(s) != 0 or figure_can_act(s) or lead_squares(s) != 0 or can_raise(s)


def after_lord_action(s: Play, cost: int) -> None:
    """An action of the Dungeon Lord is done; he must go on while he can (DH-RULING-07)."""
    s.actions -= cost
    if s.actions:
        prepare_lord(s)
    else:
        end_lord_turn(s)


def end_lord_turn(s: Play) -> None:
    """The tiles placed are hidden from him again and the heroes' turn begins (DH-RULING-56)."""
    forget_placed(s)
    begin_hero_turn(s)


def begin_play(s: Play) -> None:
    """The heroes are arranged: the Dungeon Lord begins, in the solo game the heroes (DH-TURN-01, DH-SOLO-08)."""
    if s.solo:
        begin_solo_round(s)
    else:
        begin_lord_turn(s)


def begin_solo_round(s: Play) -> None:
    """A round of the solo game begins with the heroes (DH-SOLO-08)."""
    check_endless(s)
    s.round += 1
    begin_hero_turn(s)


def end_hero_turn(s: Play) -> None:
    """Then it is the dungeon's turn; the solo dungeon's is an activity of its own."""
    if s.solo:
        s.seat = LORD
    else:
        begin_lord_turn(s)


def begin_hero_turn(s: Play) -> None:
    """The actions of the turn are counted; nobody is tired (DH-TURN-02, DH-RULING-08)."""
    s.seat = HERO_PLAYER
    s.tired = [0] * len(HEROES)
    s.rallied = False
    s.tireless = -1
    rule = solo_actions(s) if s.solo else hero_actions(s)
    tell(s, rule, TurnBegan, HERO_PLAYER, s.actions)
    s.skipped = alive(s) == (s.possessed >= 0)
    if s.skipped:
        end_hero_turn(s)  # all possessed: nothing is possible (DH-RULING-79)


def rule_of_actions(s: Play) -> str:
    """The rule that says how many actions this turn has (DH-TURN-02, DH-TURN-09)."""
    if s.solo:
        return solo_rule(s)
    return "DH-TURN-09" if s.seat == HERO_PLAYER and alive(s) == 1 else "DH-TURN-02"


def hero_actions(s: Play) -> str:
    """Four actions, or two for a single hero in play; says by which rule (DH-TURN-02, DH-TURN-09)."""
    alone = alive(s) == 1
    s.actions = ACTIONS_OF_LAST_HERO if alone else ACTIONS_PER_TURN
    return "DH-TURN-09" if alone else "DH-TURN-02"
