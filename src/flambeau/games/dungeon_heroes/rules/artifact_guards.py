"""Why an artifact cannot be given or used now."""

from __future__ import annotations

from flambeau.kernel import FINAL, Ask, Choice, Guard, Kind

from ..board import BITS, KING_REACH, NOWHERE, ORTH, ORTH_REACH
from ..choices import Exorcise, Give, IconOnLady, UseGrail, UseHat, UseIcon
from ..model import Play
from ..tiles import GRAIL, HATS, ICONS, WHITE_LADY
from .artifacts import icon_helps
from .fatigue import FREE_EFFECT, ONE_ACTION, TWO_ACTIONS
from .reveal import REVEAL_GUARDS
from .room import empty_squares


def _holds(view: Play, question: Ask[Choice], choice: Give) -> bool:
    return view.bags[choice.hero] >> choice.artifact & 1 == 1


def _another(view: Play, question: Ask[Choice], choice: Give) -> bool:
    return choice.receiver != choice.hero


def _receiver_alive(view: Play, question: Ask[Choice], choice: Give) -> bool:
    return view.at[choice.receiver] != NOWHERE


def _receiver_free(view: Play, question: Ask[Choice], choice: Give) -> bool:
    return choice.receiver != view.possessed


def _receiver_beside(view: Play, question: Ask[Choice], choice: Give) -> bool:
    return KING_REACH[view.at[choice.hero]] & BITS[view.at[choice.receiver]] != 0


def _holds_hat(view: Play, question: Ask[Choice], choice: UseHat) -> bool:
    return view.bags[choice.hero] & HATS != 0


def _holds_grail(view: Play, question: Ask[Choice], choice: UseGrail) -> bool:
    return view.bags[choice.hero] & GRAIL != 0


def _is_dead(view: Play, question: Ask[Choice], choice: UseGrail) -> bool:
    return view.hp[choice.dead] == 0


def _beside_user(view: Play, question: Ask[Choice], choice: UseGrail) -> bool:
    return ORTH[view.at[choice.hero]] & BITS[choice.at] != 0


def _is_empty(view: Play, question: Ask[Choice], choice: UseGrail) -> bool:
    return empty_squares(view) & BITS[choice.at] != 0


def _holds_icon(view: Play, question: Ask[Choice], choice: UseIcon | IconOnLady) -> bool:
    return view.bags[choice.hero] & ICONS != 0


def _patient_alive(view: Play, question: Ask[Choice], choice: UseIcon) -> bool:
    return view.at[choice.target] != NOWHERE


def _patient_beside(view: Play, question: Ask[Choice], choice: UseIcon) -> bool:
    return ORTH_REACH[view.at[choice.hero]] & BITS[view.at[choice.target]] != 0


def _helps(view: Play, question: Ask[Choice], choice: UseIcon) -> bool:
    return icon_helps(view, choice.target)


def _lady_there(view: Play, question: Ask[Choice], choice: IconOnLady | Exorcise) -> bool:
    return view.figures[WHITE_LADY] != NOWHERE


def _lady_beside(view: Play, question: Ask[Choice], choice: IconOnLady | Exorcise) -> bool:
    return ORTH_REACH[view.at[choice.hero]] & BITS[view.figures[WHITE_LADY]] != 0


LADY_NEAR = (
    Guard("DH-WL-14", "lady-not-there", _lady_there),
    Guard("DH-RULING-37", "lady-far", _lady_beside),
)
HOLDS_ICON = Guard("DH-ICON-01", "icon", _holds_icon)

ARTIFACT_KINDS = (
    Kind(
        Give,
        (
            *ONE_ACTION,
            Guard("DH-ART-04", "not-held", _holds),
            Guard("DH-ART-04", "another-hero", _another),
            Guard("DH-GOAL-05", "target-dead", _receiver_alive),
            Guard("DH-RULING-70", "receiver-possessed", _receiver_free),
            Guard("DH-RULING-15", "receiver-far", _receiver_beside),
        ),
    ),
    Kind(
        UseHat,
        (
            *ONE_ACTION,
            Guard("DH-HAT-01", "hat", _holds_hat),
            *REVEAL_GUARDS,
        ),
        final=FINAL,
    ),
    Kind(
        UseGrail,
        (
            *TWO_ACTIONS,
            Guard("DH-GRAIL-01", "grail", _holds_grail),
            Guard("DH-GRAIL-01", "not-dead", _is_dead),
            Guard("DH-GRAIL-02", "not-beside-user", _beside_user),
            Guard("DH-RULING-03", "not-empty", _is_empty),
        ),
    ),
    Kind(
        UseIcon,
        (
            *FREE_EFFECT,
            HOLDS_ICON,
            Guard("DH-GOAL-05", "target-dead", _patient_alive),
            Guard("DH-ICON-01", "patient-far", _patient_beside),
            Guard("DH-RULING-12", "effect", _helps),
        ),
    ),
    Kind(
        IconOnLady,
        (
            *FREE_EFFECT,
            HOLDS_ICON,
            *LADY_NEAR,
        ),
    ),
)
