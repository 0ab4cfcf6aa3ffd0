"""What a hero can do for one action: move, use an ability, give or use an artifact (DH-HERO-01, DH-HERO-02).

The same acts are open to a hero who is granted a free action (DH-RULING-34); only what they cost differs, so every
kind is made from the guards of its cost and those of the act itself.
"""

from __future__ import annotations

from flambeau.kernel import FINAL, Ask, Choice, Guard, Kind

from ..board import BITS, NOWHERE, ORTH, ORTH_REACH
from ..choices import ALL_MOVES, EXORCISE, HEAL, MOVE, MOVES, REVEALS, Exorcise, Heal, Move, Reveal, add_room, steps
from ..model import Play
from ..tiles import CLERIC, HERO_STEPS, WHITE_LADY, WIZARD, Hero
from .artifact_guards import LADY_NEAR, artifact_kinds
from .artifacts import add_artifact_acts
from .fatigue import ACTIONS_PER_HERO, in_play, is_exhausted
from .finality import step_finality
from .reveal import REVEAL_GUARDS
from .room import hidden_squares, trodden


def moves_and_abilities(s: Play) -> list[Choice]:
    """Every move and every ability of the heroes who can still act: one of them must be taken (DH-RULING-07)."""
    found: list[Choice] = []
    if not s.actions:
        return found
    others = trodden(s)  # DH-HERO-03
    tired = s.tired
    for hero, cell in enumerate(s.at):
        if cell >= 0 and (tired[hero] < ACTIONS_PER_HERO or not is_exhausted(s, hero)) and hero != s.possessed:
            beside = HERO_STEPS[hero][cell]  # DH-BOARD-07
            found += steps(MOVE[hero], MOVES[hero], beside & ~others) if beside & others else ALL_MOVES[hero][cell]
            if hero == CLERIC:
                add_heals(s, found, others)
            elif hero == WIZARD:
                add_room(found, REVEALS, hidden_squares(s))  # DH-CLASS-04
    return found


def acts_of(s: Play, hero: Hero) -> list[Choice]:
    """All that one hero could do for an action, whether or not he has one left (DH-RULING-34)."""
    found: list[Choice] = []
    if not in_play(s, hero):
        return found
    found += steps(MOVE[hero], MOVES[hero], HERO_STEPS[hero][s.at[hero]] & ~trodden(s))
    if hero == CLERIC:
        add_heals(s, found, trodden(s))
    elif hero == WIZARD:
        add_room(found, REVEALS, hidden_squares(s))
    if s.bags[hero]:
        add_artifact_acts(s, hero, found)
    return found


def has_act(s: Play, hero: Hero) -> bool:
    """Whether `acts_of` this hero lists anything; most can simply step (DH-RULING-88)."""
    if not in_play(s, hero):
        return False
    return HERO_STEPS[hero][s.at[hero]] & ~trodden(s) != 0 or len(acts_of(s, hero)) > 0


def add_heals(s: Play, found: list[Choice], heroes: int) -> None:
    """The Cleric heals himself, a hero orthogonally beside, or the white lady away (DH-CLASS-02, DH-WL-14)."""
    cell = s.at[CLERIC]
    if ORTH[cell] & heroes or s.at.count(cell) > 1:  # two may share a square (DH-RULING-15)
        found += patients(s, ORTH_REACH[cell])
    else:
        found.append(HEAL[CLERIC])
    if ORTH_REACH[cell] & BITS[s.figures[WHITE_LADY]]:
        found.append(EXORCISE)


def patients(s: Play, near: int) -> list[Heal]:
    """The heroes on these squares (DH-CLASS-02)."""
    return [heal for heal, cell in zip(HEAL, s.at) if near & BITS[cell]]


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


def _move_final(view: Play, choice: Move) -> str:
    return step_finality(view, choice.to)


IS_CLERIC = Guard("DH-CLASS-02", "not-cleric", _is_cleric, means=True)
IS_WIZARD = Guard("DH-CLASS-04", "not-wizard", _is_wizard, means=True)
STEP_GUARDS = (Guard("DH-BOARD-07", "hero-step", _beside), Guard("DH-HERO-03", "hero-there", _no_hero))
PATIENT_GUARDS = (
    Guard("DH-GOAL-05", "target-dead", _patient_alive),
    Guard("DH-CLASS-02", "patient-far", _patient_beside),
)


def act_kinds(cost: tuple[Guard, ...]) -> tuple[Kind, ...]:
    """The kinds of acts that one action buys, for heroes who can pay it."""
    return (
        Kind(Move, (*cost, *STEP_GUARDS), final=_move_final),
        Kind(Heal, (IS_CLERIC, *cost, *PATIENT_GUARDS)),
        Kind(Exorcise, (IS_CLERIC, *cost, *LADY_NEAR)),
        Kind(Reveal, (IS_WIZARD, *cost, *REVEAL_GUARDS), final=FINAL),
        *artifact_kinds(cost),
    )
