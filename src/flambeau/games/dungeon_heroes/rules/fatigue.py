"""Who may act in a Hero turn: heroes in play, not possessed, with actions left in the turn and in themselves.

Every action counts for the turn's total and for the hero's own two; free effects count for neither (DH-RULING-11).
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Ask, Choice, Guard

from ..board import NOWHERE
from ..choices import (
    Exorcise,
    Give,
    Heal,
    IconOnLady,
    Move,
    Rally,
    Reveal,
    UseBread,
    UseElixir,
    UseGrail,
    UseHat,
    UseIcon,
    UseMirror,
    UseSkull,
    UseStandard,
)
from ..model import Play
from ..tiles import HEROES, Hero

ACTIONS_PER_TURN: Final = 4  # DH-TURN-02
ACTIONS_PER_HERO: Final = 2  # DH-TURN-08
ACTIONS_OF_LAST_HERO: Final = 2  # DH-TURN-09

OneAction = Move | Heal | Exorcise | Reveal | Give | UseHat | UseSkull | UseMirror | UseBread
ONE_ACTION_KINDS: Final = (Move, Reveal, Heal, Exorcise, Give, UseHat, UseSkull, UseMirror, UseBread)
ByHero = OneAction | UseGrail | UseIcon | IconOnLady | UseStandard | UseElixir | Rally


def alive(s: Play) -> int:
    """How many heroes are on the board, possessed or not (DH-GOAL-05)."""
    return len(HEROES) - s.at.count(NOWHERE)


def in_play(s: Play, hero: Hero) -> bool:
    """Whether the Hero player may use this hero at all (DH-GOAL-05, DH-WL-10)."""
    return s.at[hero] != NOWHERE and hero != s.possessed


def is_exhausted(s: Play, hero: int, count: int = 1) -> bool:
    """Whether so many more actions are too much for this hero (DH-TURN-08, DH-RULING-76)."""
    return s.tired[hero] + count > ACTIONS_PER_HERO and hero != s.tireless and hero != s.survivor


def has_actions(s: Play, hero: Hero, count: int = 1) -> bool:
    """Whether a hero in play can spend so many actions now (DH-TURN-02, DH-TURN-08)."""
    return s.actions >= count and not is_exhausted(s, hero, count)


def spend(s: Play, hero: Hero, count: int = 1) -> None:
    """A hero spends actions of the turn and of his own (DH-RULING-11)."""
    s.actions -= count
    s.tired[hero] += count


def _alive(view: Play, question: Ask[Choice], choice: ByHero) -> bool:
    return view.at[choice.hero] != NOWHERE


def _own_master(view: Play, question: Ask[Choice], choice: ByHero) -> bool:
    return choice.hero != view.possessed


def _turn_has_actions(view: Play, question: Ask[Choice], choice: ByHero) -> bool:
    return view.actions > 0


def _not_exhausted(view: Play, question: Ask[Choice], choice: ByHero) -> bool:
    return not is_exhausted(view, choice.hero)


def _turn_has_two(view: Play, question: Ask[Choice], choice: ByHero) -> bool:
    return view.actions > 1


def _not_tired(view: Play, question: Ask[Choice], choice: ByHero) -> bool:
    return not is_exhausted(view, choice.hero, 2)


ALIVE = Guard("DH-GOAL-05", "hero-dead", _alive, means=True)
OWN_MASTER = Guard("DH-WL-10", "hero-possessed", _own_master, means=True)
FREE_EFFECT = (ALIVE, OWN_MASTER)
ONE_ACTION = (
    ALIVE,
    OWN_MASTER,
    Guard("DH-TURN-02", "actions-left", _turn_has_actions),
    Guard("DH-TURN-08", "exhausted", _not_exhausted),
)
TWO_ACTIONS = (
    ALIVE,
    OWN_MASTER,
    Guard("DH-GRAIL-03", "two-actions", _turn_has_two),
    Guard("DH-GRAIL-03", "hero-two-actions", _not_tired),
)
