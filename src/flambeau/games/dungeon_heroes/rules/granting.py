"""Free actions: the damsel's, once a turn, and the standard's, once a game (DH-DAM-03, DH-STD-01, DH-RULING-34).

The hero who receives one acts at once; it counts for nobody's fatigue and not for the turn's total.
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, ask, tell

from ..board import BITS, NOWHERE, WITHIN_TWO
from ..choices import RALLY, USE_STANDARD, Rally, UseStandard
from ..events import Granted
from ..model import HERO_PLAYER, Play
from ..tiles import DAMSEL, HEROES, STANDARD, Hero
from .acts import act_kinds, acts_of, has_act
from .artifacts import use_up
from .fatigue import FREE_EFFECT, OneAction, in_play

Grant = Rally | UseStandard


def receivers(s: Play, hero: Hero) -> list[Hero]:
    """The other heroes within two squares who have something to do (DH-RULING-66, DH-RULING-88)."""
    near = WITHIN_TWO[s.at[hero]]
    return [target for target in HEROES if near & BITS[s.at[target]] and target != hero and has_act(s, target)]


def add_grants(s: Play, found: list[Choice]) -> None:
    """Whom the damsel and the holder of the standard can give a free action."""
    if in_play(s, DAMSEL) and not s.rallied:
        found += [RALLY[target] for target in receivers(s, DAMSEL)]
    for hero, bag in zip(HEROES, s.bags):
        if bag & STANDARD and in_play(s, hero):
            found += [USE_STANDARD[hero][target] for target in receivers(s, hero)]


async def grant(s: Play, answer: Grant) -> Choice:
    """The free action is granted and asked for at once (DH-RULING-34)."""
    if isinstance(answer, Rally):
        s.rallied = True  # once per Hero turn in all
        tell(s, "DH-DAM-03", Granted, answer.hero, answer.target)
    else:
        use_up(s, answer.hero, STANDARD)
        tell(s, "DH-STD-01", Granted, answer.hero, answer.target)
    return await ask(s, HERO_PLAYER, FREE_ACTION, free_acts, answer.target)


def free_acts(s: Play, hero: Hero) -> Sequence[Choice]:
    """Any one-action act of that hero, never a purchase nor the Grail (DH-RULING-34)."""
    return acts_of(s, hero)


# Guards


def _is_damsel(view: Play, question: Ask[Choice], choice: Rally) -> bool:
    return choice.hero == DAMSEL


def _first_rally(view: Play, question: Ask[Choice], choice: Rally) -> bool:
    return not view.rallied


def _holds_standard(view: Play, question: Ask[Choice], choice: UseStandard) -> bool:
    return view.bags[choice.hero] & STANDARD != 0


def _another(view: Play, question: Ask[Choice], choice: Grant) -> bool:
    return choice.target != choice.hero


def _target_alive(view: Play, question: Ask[Choice], choice: Grant) -> bool:
    return view.at[choice.target] != NOWHERE


def _target_free(view: Play, question: Ask[Choice], choice: Grant) -> bool:
    return choice.target != view.possessed


def _within_two(view: Play, question: Ask[Choice], choice: Grant) -> bool:
    return WITHIN_TWO[view.at[choice.hero]] & BITS[view.at[choice.target]] != 0


def _can_act(view: Play, question: Ask[Choice], choice: Grant) -> bool:
    return has_act(view, choice.target)


def _granted(view: Play, question: Ask[Choice], choice: OneAction) -> bool:
    hero: Hero = question.args[0]
    return choice.hero == hero


RECEIVER_GUARDS = (
    Guard("DH-RULING-66", "grant-to-self", _another),
    Guard("DH-GOAL-05", "target-dead", _target_alive),
    Guard("DH-RULING-70", "receiver-possessed", _target_free),
    Guard("DH-RULING-14", "not-within-two", _within_two),
    Guard("DH-RULING-88", "nothing-to-do", _can_act),
)
GRANT_KINDS = (
    Kind(
        Rally,
        (
            Guard("DH-DAM-03", "not-damsel", _is_damsel, means=True),
            *FREE_EFFECT,
            Guard("DH-DAM-03", "rallied", _first_rally),
            *RECEIVER_GUARDS,
        ),
    ),
    Kind(UseStandard, (*FREE_EFFECT, Guard("DH-STD-01", "standard", _holds_standard, means=True), *RECEIVER_GUARDS)),
)
FREE_ACTION = Topic(
    "free-action",
    rule="DH-RULING-34",
    about=(("hero", "Hero"),),
    kinds=act_kinds((Guard("DH-RULING-34", "granted-another", _granted),)),
)
