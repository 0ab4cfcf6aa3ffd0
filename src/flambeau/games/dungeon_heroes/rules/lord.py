"""The Dungeon Lord's turn: one action is one activity, so a secret answer is never replayed (DH-TURN-03, DH-TURN-04,
DH-TURN-05, DH-TURN-06)."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import FINAL, Ask, Choice, Guard, Kind, Topic, ask

from ..choices import TURN_UPS, Advance, Attack, Lead, Place, Raise, TurnUp, add_room
from ..model import LORD, Play
from ..tiles import NECROMANCER
from .aggressive import (
    ADVANCE_GUARDS,
    ATTACK_GUARDS,
    add_monster_actions,
    advance,
    attack,
    attack_final,
    figure_final,
)
from .necromancer import RAISE_GUARDS, RAISING, add_raisings, bring_back
from .passive import PLACE_GUARDS, add_placements, must_place, place
from .reveal import REVEAL_GUARDS, reveal
from .room import hidden_squares
from .turn import after_lord_action
from .white_lady import LEAD_GUARDS, add_leads, lead, lead_final


async def lord_action(s: Play) -> None:
    """One of his four actions, or two for raising a monster (DH-PASS-06, DH-AGG-02, DH-RULING-06, DH-RULING-36)."""
    answer = await ask(s, LORD, LORD_ACTION, lord_choices)
    cost = 1
    if isinstance(answer, Place):
        place(s, answer.tile, answer.to)
    elif isinstance(answer, Advance):
        await advance(s, answer.monster, answer.to)
    elif isinstance(answer, TurnUp):
        await reveal(s, answer.at, "DH-AGG-03", "dungeon")
    elif isinstance(answer, Attack):
        s.acted[answer.monster] += 1  # DH-AGG-10
        attack(s, answer.monster, answer.target)
    elif isinstance(answer, Lead):
        await lead(s, answer.hero, answer.to)
    elif isinstance(answer, Raise):
        bring_back(s, answer.breed, answer.to)
        cost = RAISING
    after_lord_action(s, cost)


def lord_choices(s: Play) -> Sequence[Choice]:
    """Placing while it is due; else figures, the possessed hero, and in the aggressive phase revealing."""
    found: list[Choice] = []
    if not s.aggressive or s.due:
        add_placements(s, found)
    if not must_place(s):
        if s.covered:
            add_monster_actions(s, found)
            if s.slain and s.figures[NECROMANCER] >= 0:
                add_raisings(s, found)
        if s.possessed >= 0:
            add_leads(s, found)
        if s.aggressive:
            add_room(found, TURN_UPS, hidden_squares(s))
    return found


def _placing(view: Play, question: Ask[Choice], choice: Place) -> bool:
    return not view.aggressive or view.due > 0


def _aggressive(view: Play, question: Ask[Choice], choice: TurnUp) -> bool:
    return view.aggressive


def _nothing_due(view: Play, question: Ask[Choice], choice: Choice) -> bool:
    return view.due == 0


def _not_last_chance(view: Play, question: Ask[Choice], choice: Choice) -> bool:
    return not must_place(view)


MAY_ACT = (
    Guard("DH-RULING-05", "left-over-first", _nothing_due),
    Guard("DH-RULING-77", "must-place", _not_last_chance),
)
LORD_ACTION = Topic(
    "lord-action",
    rule="DH-TURN-02",
    kinds=(
        Kind(Place, (Guard("DH-TURN-04", "placing-over", _placing), *PLACE_GUARDS), final=figure_final),
        Kind(Advance, (*MAY_ACT, *ADVANCE_GUARDS), final=figure_final),
        Kind(Attack, (*MAY_ACT, *ATTACK_GUARDS), final=attack_final),
        Kind(Raise, (MAY_ACT[0], *RAISE_GUARDS), final=figure_final),
        Kind(Lead, (*MAY_ACT, *LEAD_GUARDS), final=lead_final),
        Kind(
            TurnUp,
            (Guard("DH-PASS-07", "still-passive", _aggressive), *MAY_ACT, *REVEAL_GUARDS),
            final=FINAL,
        ),
    ),
    strategic=True,
)
