"""Rewards of killed Goblins: one of several, or both (TED-KILL-04, TED-KILL-05, TED-RULING-33)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import MAY_BE_FINAL, Ask, Choice, Guard, Kind, Script, Topic, ask, does

from ..cards import GOBLIN_CARDS, Deck, Part
from ..choices import DECLINE, Decline, TakeReward
from ..model import Discover, Play, RevealCard, Reward
from ..powers import REWARDS
from ..vocabulary import DISCOVER, FOCUS, HEAL
from .harm import gain_focus, heal_hero


def is_a_part(s: Play, q: Ask[Any], c: TakeReward) -> bool:
    return c.part < len(REWARDS[q.args[0]])


REWARDING = Topic(
    "reward",
    "TED-KILL-05",
    (
        Kind(TakeReward, (Guard("TED-KILL-05", "no-such-part", is_a_part),), final=MAY_BE_FINAL),
        Kind(Decline, final=MAY_BE_FINAL),
    ),
    about=(("kind", "GoblinKind"),),
)


def reward_choices(s: Play, kind: int) -> Sequence[Choice]:
    """The alternatives of a reward, or nothing."""
    return (*[TakeReward(Part(part)) for part in range(len(REWARDS[kind]))], DECLINE)


@does(Reward)
def reward(s: Play, todo: Reward) -> Script | None:
    """The killer's reward, before any counter-attack: all parts joined by "+", or one of those parted by "/"."""
    if GOBLIN_CARDS[todo.kind].both:
        for part in reversed(range(len(REWARDS[todo.kind]))):
            gain_part(s, todo.kind, part)
        return None
    return choose_reward(s, todo.kind)


async def choose_reward(s: Play, kind: int) -> None:
    """Take one part, or decline (TED-KILL-05, TED-RULING-33)."""
    s.spoils = kind
    answer = await ask(s, s.heroes[s.turn.hero].seat, REWARDING, reward_choices, kind)
    s.spoils = -1
    if isinstance(answer, TakeReward):
        gain_part(s, kind, answer.part)


def gain_part(s: Play, kind: int, part: int) -> None:
    """One part of a Goblin's reward."""
    verb, amount = REWARDS[kind][part]
    if verb == DISCOVER:
        s.todo.append(Discover(Deck(amount)))
    elif verb == HEAL:
        heal_hero(s, s.turn.hero, amount, "TED-KILL-04")
    elif verb == FOCUS:
        gain_focus(s, s.turn.hero, amount, "TED-KILL-04")
    else:
        s.todo.append(RevealCard(False, True))
