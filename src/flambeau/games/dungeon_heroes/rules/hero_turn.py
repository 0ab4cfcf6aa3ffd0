"""The Hero player's turn, action by action (DH-TURN-07, DH-HERO-01, DH-HERO-02), and the arrangement before it."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import FINAL, FREE, Ask, Choice, Guard, Kind, Topic, ask, tell

from ..board import NOWHERE, START_CELLS
from ..choices import (
    END_TURN,
    Exorcise,
    Give,
    Heal,
    IconOnLady,
    Move,
    Reveal,
    Stand,
    UseGrail,
    UseHat,
    UseIcon,
)
from ..events import Moved, Stood
from ..model import HERO_PLAYER, Play
from ..tiles import CLERIC, HATS, ICONS, PARTY, WIZARD, Hero
from .artifacts import give, use_grail, use_icon, use_up
from .entering import enter
from .fatigue import spend
from .finality import is_quiet
from .harm import heal
from .heroes import HERO_ACTION, hero_choices
from .reveal import reveal
from .turn import begin_lord_turn
from .white_lady import dispel


async def hero_action(s: Play) -> None:
    """One action, one free effect, or the end of the turn (DH-TURN-07, DH-HERO-01, DH-HERO-02)."""
    answer = await ask(s, HERO_PLAYER, HERO_ACTION, hero_choices)
    if isinstance(answer, Move):
        spend(s, answer.hero)
        if is_quiet(s, answer.to):  # DH-HERO-05
            s.at[answer.hero] = answer.to
            tell(s, "DH-HERO-01", Moved, answer.hero, answer.to)
        else:
            await enter(s, answer.hero, answer.to, able=True)
    elif answer is END_TURN:
        begin_lord_turn(s)
    elif isinstance(answer, Reveal):
        spend(s, WIZARD)
        await reveal(s, answer.at, "DH-CLASS-04")
    elif isinstance(answer, Heal):
        spend(s, CLERIC)
        heal(s, answer.target, "DH-CLASS-02")
    elif isinstance(answer, Exorcise):
        spend(s, CLERIC)
        await dispel(s)
    else:
        await use_artifact(s, answer)


async def use_artifact(s: Play, answer: Choice) -> None:
    """Gifts, hat and Grail cost actions, icons none (DH-HERO-02, DH-ICON-02)."""
    if isinstance(answer, Give):
        give(s, answer)
    elif isinstance(answer, UseIcon):
        use_icon(s, answer.hero, answer.target)
    elif isinstance(answer, IconOnLady):
        use_up(s, answer.hero, ICONS)
        await dispel(s)
    elif isinstance(answer, UseHat):
        spend(s, answer.hero)
        use_up(s, answer.hero, HATS)
        await reveal(s, answer.at, "DH-HAT-01")
    elif isinstance(answer, UseGrail):
        use_grail(s, answer)


# Set-up


async def arrange(s: Play) -> None:
    """The Hero player sets the next hero on a start square; then the Dungeon Lord begins (DH-RULING-61)."""
    hero = Hero(s.at.index(NOWHERE))
    answer = await ask(s, HERO_PLAYER, ARRANGE, stands, hero)
    s.at[hero] = answer.at
    tell(s, "DH-SETUP-03", Stood, hero, answer.at)
    if hero == PARTY[-1]:
        begin_lord_turn(s)


def stands(s: Play, hero: Hero) -> Sequence[Stand]:
    """The start squares still without a hero (DH-SETUP-03)."""
    return [Stand(hero, cell) for cell in START_CELLS if cell not in s.at]


def _this_hero(view: Play, question: Ask[Stand], choice: Stand) -> bool:
    hero: Hero = question.args[0]
    return choice.hero == hero


def _start_square(view: Play, question: Ask[Stand], choice: Stand) -> bool:
    return choice.at in START_CELLS


def _one_each(view: Play, question: Ask[Stand], choice: Stand) -> bool:
    return choice.at not in view.at


def _stand_final(view: Play, choice: Stand) -> str:
    return FINAL if choice.hero == PARTY[-1] else FREE  # then the Dungeon Lord draws


STAND_GUARDS = (
    Guard("DH-SETUP-03", "another-hero-first", _this_hero),
    Guard("DH-SETUP-03", "start-square", _start_square),
    Guard("DH-SETUP-03", "hero-there", _one_each),
)
ARRANGE = Topic(
    "arrange",
    rule="DH-SETUP-03",
    about=(("hero", "Hero"),),
    kinds=(Kind(Stand, STAND_GUARDS, final=_stand_final),),
)
