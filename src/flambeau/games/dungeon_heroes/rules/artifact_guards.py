"""Why an artifact cannot be given or used now."""

from __future__ import annotations

from flambeau.kernel import FINAL, Ask, Choice, Guard, Kind

from ..board import BITS, KING_REACH, NOWHERE, ORTH, ORTH_REACH, WITHIN_TWO
from ..choices import (
    Exorcise,
    Give,
    IconOnLady,
    UseBread,
    UseElixir,
    UseGrail,
    UseHat,
    UseIcon,
    UseMirror,
    UseSkull,
)
from ..model import Play
from ..tiles import BREAD, ELIXIR, GRAIL, HATS, HEALTH, ICONS, MIRROR, SKULL, WHITE_LADY
from .artifacts import can_swap, icon_helps
from .fatigue import FREE_EFFECT, TWO_ACTIONS
from .reveal import REVEAL_GUARDS
from .room import empty_squares, whereabouts


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


def _holds_skull(view: Play, question: Ask[Choice], choice: UseSkull) -> bool:
    return view.bags[choice.hero] & SKULL != 0


def _monster_open(view: Play, question: Ask[Choice], choice: UseSkull) -> bool:
    return whereabouts(view, choice.monster) != 0


def _monster_near(view: Play, question: Ask[Choice], choice: UseSkull) -> bool:
    return WITHIN_TWO[view.at[choice.hero]] & whereabouts(view, choice.monster) != 0


def _holds_mirror(view: Play, question: Ask[Choice], choice: UseMirror) -> bool:
    return view.bags[choice.hero] & MIRROR != 0


def _other_alive(view: Play, question: Ask[Choice], choice: UseMirror) -> bool:
    return view.at[choice.target] != NOWHERE


def _elsewhere(view: Play, question: Ask[Choice], choice: UseMirror) -> bool:
    return can_swap(view, choice.hero, choice.target)


def _holds_bread(view: Play, question: Ask[Choice], choice: UseBread) -> bool:
    return view.bags[choice.hero] & BREAD != 0


def _hurt(view: Play, question: Ask[Choice], choice: UseBread) -> bool:
    return view.hp[choice.hero] < HEALTH[choice.hero]


def _holds_elixir(view: Play, question: Ask[Choice], choice: UseElixir) -> bool:
    return view.bags[choice.hero] & ELIXIR != 0


LADY_NEAR = (
    Guard("DH-WL-14", "lady-not-there", _lady_there, means=True),
    Guard("DH-RULING-37", "lady-far", _lady_beside),
)
HOLDS_ICON = Guard("DH-ICON-01", "icon", _holds_icon, means=True)

GIFT_GUARDS = (
    Guard("DH-ART-04", "not-held", _holds, means=True),
    Guard("DH-ART-04", "another-hero", _another),
    Guard("DH-GOAL-05", "target-dead", _receiver_alive),
    Guard("DH-RULING-70", "receiver-possessed", _receiver_free),
    Guard("DH-RULING-15", "receiver-far", _receiver_beside),
)
SKULL_GUARDS = (
    Guard("DH-SKULL-01", "skull", _holds_skull, means=True),
    Guard("DH-RULING-35", "monster-not-there", _monster_open),
    Guard("DH-SKULL-01", "not-within-two", _monster_near),
)
MIRROR_GUARDS = (
    Guard("DH-MIRROR-01", "mirror", _holds_mirror, means=True),
    Guard("DH-GOAL-05", "target-dead", _other_alive),
    Guard("DH-RULING-12", "effect", _elsewhere),
)
BREAD_GUARDS = (Guard("DH-BREAD-01", "bread", _holds_bread, means=True), Guard("DH-RULING-12", "effect", _hurt))


def artifact_kinds(cost: tuple[Guard, ...]) -> tuple[Kind, ...]:
    """What one action does with artifacts, for heroes who can pay it (DH-RULING-34)."""
    return (
        Kind(Give, (*cost, *GIFT_GUARDS)),
        Kind(UseHat, (*cost, Guard("DH-HAT-01", "hat", _holds_hat, means=True), *REVEAL_GUARDS), final=FINAL),
        Kind(UseSkull, (*cost, *SKULL_GUARDS)),
        Kind(UseMirror, (*cost, *MIRROR_GUARDS)),
        Kind(UseBread, (*cost, *BREAD_GUARDS)),
    )


EFFECT_KINDS = (
    Kind(
        UseGrail,
        (
            *TWO_ACTIONS,
            Guard("DH-GRAIL-01", "grail", _holds_grail, means=True),
            Guard("DH-GRAIL-01", "not-dead", _is_dead, means=True),
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
    Kind(IconOnLady, (*FREE_EFFECT, HOLDS_ICON, *LADY_NEAR)),
    Kind(UseElixir, (*FREE_EFFECT, Guard("DH-ELIXIR-01", "elixir", _holds_elixir, means=True))),
)
"""The Grail, and what costs no action."""
