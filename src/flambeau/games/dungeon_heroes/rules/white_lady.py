"""The white lady: possession, the possessed hero's moves, and healing her away (DH-WL, DH-RULING-37, DH-RULING-69,
DH-RULING-70, DH-RULING-71, DH-RULING-72).

While she possesses a hero she is on no square (DH-WL-15): the state then names the hero in `possessed`, and his moves
count as her actions (DH-WL-07).
"""

from __future__ import annotations

from flambeau.kernel import Ask, Choice, Guard, tell

from ..board import BITS, NOWHERE, Cell
from ..choices import LEAD, LEADS, Lead, steps
from ..events import Seized, Vanished
from ..model import Play
from ..tiles import ACTIONS, CLERIC, HERO_STEPS, WHITE_LADY, Hero, Tile
from .entering import enter
from .experience import trophy
from .figures import rise
from .finality import step_finality
from .room import set_figure, trodden


def can_be_possessed(s: Play, hero: Hero) -> bool:
    """Anybody on the square she entered except the Cleric (DH-WL-04, DH-RULING-69)."""
    return hero != CLERIC and s.at[hero] == s.figures[WHITE_LADY]


async def possess(s: Play, hero: Hero) -> None:
    """Her figure leaves the board and is set beside the hero's; nobody is hurt (DH-WL-05, DH-RULING-69)."""
    cell = s.figures[WHITE_LADY]
    set_figure(s, WHITE_LADY, NOWHERE)
    s.possessed = hero
    s.changed = s.round
    tell(s, "DH-WL-05", Seized, hero)
    await rise(s, cell)


def lead_squares(s: Play) -> int:
    """Where the possessed hero can be moved, by his own movement rule (DH-WL-06, DH-WL-07, DH-WL-08)."""
    if s.possessed < 0 or s.acted[WHITE_LADY] >= ACTIONS[WHITE_LADY]:
        return 0
    return HERO_STEPS[s.possessed][s.at[s.possessed]] & ~trodden(s)


def add_leads(s: Play, found: list[Choice]) -> None:
    """The moves of the possessed hero."""
    found += steps(LEAD[s.possessed], LEADS[s.possessed], lead_squares(s))


async def lead(s: Play, hero: Hero, to: Cell) -> None:
    """The Dungeon Lord moves the possessed hero, who suffers what he meets (DH-WL-07, DH-WL-08, DH-WL-09,
    DH-RULING-86)."""
    s.acted[WHITE_LADY] += 1
    await enter(s, hero, to, able=False)


async def dispel(s: Play, healer: Hero) -> None:
    """A heal or an icon aimed at her figure makes her leave the game (DH-WL-14, DH-RULING-37)."""
    cell = s.figures[WHITE_LADY]
    set_figure(s, WHITE_LADY, NOWHERE)
    tell(s, "DH-WL-14", Vanished, "healing")
    trophy(s, healer, Tile(WHITE_LADY))  # DH-RULING-38
    await rise(s, cell)


def _possessed(view: Play, question: Ask[Choice], choice: Lead) -> bool:
    return choice.hero == view.possessed


def _lady_can_act(view: Play, question: Ask[Choice], choice: Lead) -> bool:
    return view.acted[WHITE_LADY] < ACTIONS[WHITE_LADY]


def _beside(view: Play, question: Ask[Choice], choice: Lead) -> bool:
    return HERO_STEPS[choice.hero][view.at[choice.hero]] & BITS[choice.to] != 0


def _no_hero(view: Play, question: Ask[Choice], choice: Lead) -> bool:
    return choice.to not in view.at


LEAD_GUARDS = (
    Guard("DH-WL-06", "not-possessed", _possessed, means=True),
    Guard("DH-WL-07", "lady-acted", _lady_can_act),
    Guard("DH-WL-08", "hero-step", _beside),
    Guard("DH-HERO-03", "hero-there", _no_hero),
)


def lead_final(view: Play, choice: Lead) -> str:
    """A possessed hero's step is as final as his own."""
    return step_finality(view, choice.to)
