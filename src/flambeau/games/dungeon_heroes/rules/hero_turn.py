"""The Hero player's turn, action by action (DH-TURN-07, DH-HERO-01, DH-HERO-02), and the arrangement before it."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import FINAL, FREE, Ask, Choice, Guard, Kind, Topic, ask, tell

from ..board import NOWHERE, START_CELLS, Cell
from ..choices import (
    END_TURN,
    Buy,
    Exorcise,
    Give,
    Heal,
    IconOnLady,
    Move,
    Rally,
    Reveal,
    Stand,
    UseBread,
    UseElixir,
    UseGrail,
    UseHat,
    UseIcon,
    UseMirror,
    UseSkull,
    UseStandard,
)
from ..events import Moved, Stood
from ..model import HERO_PLAYER, Play
from ..tiles import CLERIC, HATS, ICONS, PARTY, SKULL, Hero
from .artifacts import give, use_bread, use_elixir, use_grail, use_icon, use_mirror, use_up
from .entering import enter
from .fatigue import ONE_ACTION_KINDS, spend
from .finality import is_quiet
from .granting import grant
from .harm import heal
from .heroes import HERO_ACTION, hero_choices
from .market import buy
from .reveal import reveal
from .slaying import strike
from .turn import begin_play, end_hero_turn
from .white_lady import dispel


async def hero_action(s: Play) -> None:
    """One action, one free effect, or the end of the turn (DH-TURN-07, DH-HERO-01, DH-HERO-02)."""
    answer = await ask(s, HERO_PLAYER, HERO_ACTION, hero_choices)
    if isinstance(answer, ONE_ACTION_KINDS):
        spend(s, answer.hero)
        if isinstance(answer, Move) and is_quiet(s, answer.to):
            walk(s, answer.hero, answer.to)
        else:
            await act(s, answer)
    elif answer is END_TURN:
        end_hero_turn(s)
    elif isinstance(answer, Buy):
        await buy(s, answer)
    elif isinstance(answer, (Rally, UseStandard)):
        await act(s, await grant(s, answer))  # for no action of anybody (DH-DAM-04, DH-STD-02)
    else:
        await use_effect(s, answer)


async def act(s: Play, answer: Choice) -> None:
    """What one action, or a free one, brings about."""
    if isinstance(answer, Move):
        if is_quiet(s, answer.to):
            walk(s, answer.hero, answer.to)
        else:
            await enter(s, answer.hero, answer.to, able=True)
    elif isinstance(answer, Reveal):
        await reveal(s, answer.at, "DH-CLASS-04", "ability", (answer.hero,))
    elif isinstance(answer, Heal):
        heal(s, CLERIC, answer.target, "DH-CLASS-02", "ability")
    elif isinstance(answer, Exorcise):
        await dispel(s, CLERIC)
    elif isinstance(answer, Give):
        give(s, answer)
    elif isinstance(answer, UseHat):
        use_up(s, answer.hero, HATS)
        await reveal(s, answer.at, "DH-HAT-01", "hat", (answer.hero,))
    elif isinstance(answer, UseSkull):
        use_up(s, answer.hero, SKULL)
        await strike(s, answer.hero, answer.monster)
    elif isinstance(answer, UseMirror):
        use_mirror(s, answer.hero, answer.target)
    elif isinstance(answer, UseBread):
        use_bread(s, answer.hero)


def walk(s: Play, hero: Hero, to: Cell) -> None:
    """A hero moves onto a square where nothing happens to him (DH-HERO-05)."""
    s.at[hero] = to
    tell(s, "DH-HERO-01", Moved, hero, to)


async def use_effect(s: Play, answer: Choice) -> None:
    """Icons and the elixir cost no action, the Grail two (DH-ICON-02, DH-ELIXIR-01, DH-GRAIL-03)."""
    if isinstance(answer, UseIcon):
        use_icon(s, answer.hero, answer.target)
    elif isinstance(answer, IconOnLady):
        use_up(s, answer.hero, ICONS)
        await dispel(s, answer.hero)
    elif isinstance(answer, UseElixir):
        use_elixir(s, answer.hero)
    elif isinstance(answer, UseGrail):
        use_grail(s, answer)


# Set-up


async def arrange(s: Play) -> None:
    """The Hero player sets the next hero on a start square; then the Dungeon Lord begins (DH-RULING-61)."""
    hero = Hero(s.at.index(NOWHERE))
    answer: Stand = await ask(s, HERO_PLAYER, ARRANGE, ARRANGE.by_guards, hero)
    s.at[hero] = answer.at
    tell(s, "DH-SETUP-03", Stood, hero, answer.at)
    if hero == PARTY[-1]:
        begin_play(s)


def stands(s: Play, hero: Hero) -> Sequence[Stand]:
    """The start squares of a hero."""
    return [Stand(hero, cell) for cell in START_CELLS]


def _this_hero(view: Play, question: Ask[Stand], choice: Stand) -> bool:
    hero: Hero = question.args[0]
    return choice.hero == hero


def _start_square(view: Play, question: Ask[Stand], choice: Stand) -> bool:
    return choice.at in START_CELLS


def _one_each(view: Play, question: Ask[Stand], choice: Stand) -> bool:
    return choice.at not in view.at


def _stand_final(view: Play, choice: Stand) -> str:
    return FINAL if choice.hero == PARTY[-1] and not view.solo else FREE  # then the Dungeon Lord draws


STAND_GUARDS = (
    Guard("DH-SETUP-03", "another-hero-first", _this_hero),
    Guard("DH-SETUP-03", "start-square", _start_square),
    Guard("DH-SETUP-03", "hero-there", _one_each),
)
ARRANGE = Topic(
    "arrange",
    rule="DH-SETUP-03",
    about=(("hero", "Hero"),),
    kinds=(Kind(Stand, STAND_GUARDS, final=_stand_final, among=stands),),
)
