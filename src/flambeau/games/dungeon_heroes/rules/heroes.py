"""What the four heroes can do in their turn, and why not (DH-HERO, DH-CLASS).

Moves and abilities are compulsory while the turn has actions and somebody can act; gifts and artifacts are not
(DH-RULING-07).
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import FINAL, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Topic

from ..board import BITS, NOWHERE, ORTH_REACH
from ..choices import (
    END_TURN,
    EXORCISE,
    HEAL,
    MOVE,
    MOVES,
    REVEALS,
    EndTurn,
    Exorcise,
    Heal,
    Move,
    Reveal,
    add_room,
    steps,
)
from ..model import Play
from ..tiles import CLERIC, HERO_STEPS, WHITE_LADY, WIZARD
from .artifact_guards import ARTIFACT_KINDS, LADY_NEAR
from .artifacts import add_artifact_actions
from .fatigue import ACTIONS_PER_HERO, ONE_ACTION
from .finality import step_finality
from .passive import will_draw
from .reveal import REVEAL_GUARDS
from .room import hidden_squares, trodden


def hero_choices(s: Play) -> Sequence[Choice]:
    """What must be done comes first; the turn may end when nothing must (DH-RULING-07)."""
    found = moves_and_abilities(s)
    must_go_on = len(found) > 0
    if any(s.bags):
        add_artifact_actions(s, found)
    if not must_go_on:
        found.append(END_TURN)
    return found


def moves_and_abilities(s: Play) -> list[Choice]:
    """Every move and every ability of the heroes who can still act: one of them must be taken (DH-RULING-07)."""
    found: list[Choice] = []
    if not s.actions:
        return found
    others = ~trodden(s)  # DH-HERO-03
    tired = s.tired
    for hero, cell in enumerate(s.at):
        if cell >= 0 and tired[hero] < ACTIONS_PER_HERO and hero != s.possessed:
            beside = HERO_STEPS[hero][cell] & others  # DH-BOARD-07
            row = MOVES[hero].get(beside)
            found += steps(MOVE[hero], MOVES[hero], beside) if row is None else row
            if hero == CLERIC:
                add_heals(s, found)
            elif hero == WIZARD:
                add_room(found, REVEALS, hidden_squares(s))  # DH-CLASS-04
    return found


def add_heals(s: Play, found: list[Choice]) -> None:
    """The Cleric heals himself, a hero orthogonally beside, or the white lady away (DH-CLASS-02, DH-WL-14)."""
    near = ORTH_REACH[s.at[CLERIC]]
    for hero, cell in enumerate(s.at):
        if near & BITS[cell]:
            found.append(HEAL[hero])
    if near & BITS[s.figures[WHITE_LADY]]:
        found.append(EXORCISE)


# Guards


def _beside(view: Play, question: Ask[Choice], choice: Move) -> bool:
    return HERO_STEPS[choice.hero][view.at[choice.hero]] & BITS[choice.to] != 0


def _no_hero(view: Play, question: Ask[Choice], choice: Move) -> bool:
    return choice.to not in view.at


def _is_cleric(view: Play, question: Ask[Choice], choice: Heal | Exorcise) -> bool:
    return choice.hero == CLERIC


def _patient_alive(view: Play, question: Ask[Choice], choice: Heal) -> bool:
    return view.at[choice.target] != NOWHERE


def _patient_beside(view: Play, question: Ask[Choice], choice: Heal) -> bool:
    return ORTH_REACH[view.at[CLERIC]] & BITS[view.at[choice.target]] != 0


def _is_wizard(view: Play, question: Ask[Choice], choice: Reveal) -> bool:
    return choice.hero == WIZARD


def _nothing_compulsory(view: Play, question: Ask[Choice], choice: EndTurn) -> bool:
    return not moves_and_abilities(view)


def _move_final(view: Play, choice: Move) -> str:
    return step_finality(view, choice.to)


def _end_final(view: Play, choice: EndTurn) -> str:
    return FINAL if will_draw(view) else MAY_BE_FINAL


IS_CLERIC = Guard("DH-CLASS-02", "not-cleric", _is_cleric)
MOVE_GUARDS = (
    *ONE_ACTION,
    Guard("DH-BOARD-07", "hero-step", _beside),
    Guard("DH-HERO-03", "hero-there", _no_hero),
)
HEAL_GUARDS = (
    IS_CLERIC,
    *ONE_ACTION,
    Guard("DH-GOAL-05", "target-dead", _patient_alive),
    Guard("DH-CLASS-02", "patient-far", _patient_beside),
)
HERO_ACTION = Topic(
    "hero-action",
    rule="DH-TURN-02",
    kinds=(
        Kind(Move, MOVE_GUARDS, final=_move_final),
        Kind(Heal, HEAL_GUARDS),
        Kind(Exorcise, (IS_CLERIC, *ONE_ACTION, *LADY_NEAR)),
        Kind(Reveal, (Guard("DH-CLASS-04", "not-wizard", _is_wizard), *ONE_ACTION, *REVEAL_GUARDS), final=FINAL),
        *ARTIFACT_KINDS,
        Kind(EndTurn, (Guard("DH-RULING-07", "must-go-on", _nothing_compulsory),), final=_end_final),
    ),
)
