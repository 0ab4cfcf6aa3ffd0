"""The Hero player's choices between actions, and when the turn may end (DH-TURN-07, DH-HERO, DH-CLASS).

Moves and abilities are compulsory while the turn has actions and somebody can act; gifts, artifacts, purchases and
free actions are not (DH-RULING-07).
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import FINAL, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Topic

from ..choices import END_TURN, EndTurn
from ..model import Play
from ..tiles import DAMSEL, STANDARD
from .acts import act_kinds, moves_and_abilities
from .artifact_guards import EFFECT_KINDS
from .artifacts import add_artifact_actions, carried
from .fatigue import ONE_ACTION
from .granting import GRANT_KINDS, add_grants
from .market import BUY_KINDS, add_purchases
from .passive import will_draw
from .solo import will_reveal


def hero_choices(s: Play) -> Sequence[Choice]:
    """What must be done comes first; the turn may end when nothing must (DH-RULING-07)."""
    found = moves_and_abilities(s)
    must_go_on = len(found) > 0 and s.actions > s.spare
    held = carried(s)
    if held:
        add_artifact_actions(s, found)
    if held & STANDARD or s.at[DAMSEL] >= 0:
        add_grants(s, found)
    if s.earned and s.market:
        add_purchases(s, found)
    if not must_go_on:
        found.append(END_TURN)
    return found


def _nothing_compulsory(view: Play, question: Ask[Choice], choice: EndTurn) -> bool:
    return view.actions <= view.spare or not moves_and_abilities(view)


def _end_final(view: Play, choice: EndTurn) -> str:
    return FINAL if will_draw(view) or will_reveal(view) else MAY_BE_FINAL


HERO_ACTION = Topic(
    "hero-action",
    rule="DH-TURN-02",
    kinds=(
        *act_kinds(ONE_ACTION),
        *EFFECT_KINDS,
        *GRANT_KINDS,
        *BUY_KINDS,
        Kind(EndTurn, (Guard("DH-RULING-07", "must-go-on", _nothing_compulsory),), final=_end_final),
    ),
    strategic=True,
)
