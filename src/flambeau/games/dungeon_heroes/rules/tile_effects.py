"""What each tile does to the hero who moves onto it (DH-MON, DH-TRAP, DH-SHIFT, DH-PORTAL, DH-POISON, DH-CHEST).

Arrows and start squares are the Hero player's choice even for a possessed hero (DH-RULING-72).
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Ask, Guard, Kind, OfView, Topic, ask, tell

from ..board import BESIDE, BITS, NOWHERE, START_CELLS, Cell
from ..choices import FOLLOW, RETURN, Follow, Return
from ..events import Acquired, Disarmed, Equipped, Returned, Stayed, Wounded
from ..model import HERO_PLAYER, Play
from ..scoring import heroes_win, treasures_to_win
from ..tiles import (
    ALLY,
    ARROWS,
    ARTIFACT,
    BOON,
    DAMAGE,
    EFFECT,
    FIRST_ARTIFACT,
    KITS,
    MONSTER,
    PORTAL,
    ROGUE,
    SHIFT,
    TRAP,
    TREASURE,
    Hero,
    Monster,
    Tile,
)
from .artifacts import KIT, offer
from .damsel import join
from .experience import bury, trophy
from .figures import rise
from .finality import lord_may_take_back, step_finality
from .harm import banish, die, restore, wound
from .room import remove, take_off, trodden, turn_up
from .slaying import slays


async def resolve(s: Play, hero: Hero, here: Cell, able: bool) -> Cell:
    """Turn the tile up and let it act; returns where a shifting floor carries the hero (DH-HERO-06, DH-HERO-07)."""
    tile = turn_up(s, here, "DH-HERO-06", "step", (hero,))
    effect = EFFECT[tile]
    if effect == MONSTER:
        await meet_tile(s, hero, Monster(tile), here, able)
    elif effect == TRAP:
        await spring(s, hero, tile, here, able)
    elif effect == SHIFT:
        return await shift(s, hero, tile, here)
    elif effect == PORTAL:
        take_off(s, here)
        remove(s, tile)
        await travel(s, hero, here)
    elif effect == ARTIFACT:
        equip(s, hero, tile, here)
    elif effect == ALLY:
        join(s, here)  # the two share the square (DH-RULING-33)
    elif effect == BOON:
        take_off(s, here)
        remove(s, tile)
        restore(s, hero, "DH-FAIRY-01", "fairy")
    elif effect == TREASURE:
        take_off(s, here)
        acquire(s, hero, tile, "DH-CHEST-01")
    else:
        take_off(s, here)
        remove(s, tile)
        await poison(s, hero, tile, here)
    return NOWHERE


async def meet_tile(s: Play, hero: Hero, monster: Monster, here: Cell, able: bool) -> None:
    """A monster tile is killed on entry, or hurts and stays, as a figure if it must (DH-MON-01, DH-RULING-17,
    DH-RULING-32)."""
    if await slays(s, hero, monster, able):
        take_off(s, here)
        bury(s, hero, monster)
    else:
        wound(s, hero, Tile(monster), "DH-MON-01")
        await rise(s, here)


async def spring(s: Play, hero: Hero, tile: Tile, here: Cell, able: bool) -> None:
    """A trap is disarmed or hurts, and leaves the game either way (DH-TRAP-01, DH-TRAP-02, DH-TRAP-03)."""
    disarmed = able and hero == ROGUE  # automatic, and he is not asked for a kit (DH-RULING-24)
    how = "ability"
    if able and not disarmed and s.bags[hero] & KITS:
        disarmed = await offer(s, KIT, hero, tile, KITS)
        how = "kit"
    take_off(s, here)
    if disarmed:
        tell(s, "DH-TRAP-03", Disarmed, hero, tile, DAMAGE[tile], how)
        trophy(s, hero, tile)
    elif able and s.hp[hero] > DAMAGE[tile]:  # sprung and survived (DH-RULING-38)
        wound(s, hero, tile, "DH-TRAP-01")
        trophy(s, hero, tile)
    else:
        remove(s, tile)
        wound(s, hero, tile, "DH-TRAP-01")


async def shift(s: Play, hero: Hero, tile: Tile, here: Cell) -> Cell:
    """The hero must leave by one of the arrows, if any leads to a square without a hero (DH-SHIFT, DH-RULING-21)."""
    take_off(s, here)
    remove(s, tile)
    if not ARROW.by_guards(s, hero, tile, here):
        tell(s, "DH-RULING-21", Stayed, hero, here, "arrow")
        return NOWHERE
    answer: Follow = await ask(s, HERO_PLAYER, ARROW, ARROW.by_guards, hero, tile, here)
    return answer.to


async def travel(s: Play, hero: Hero, here: Cell) -> None:
    """The hero returns to an unoccupied start square, if there is one (DH-PORTAL, DH-RULING-22)."""
    if not start_squares(s):
        tell(s, "DH-RULING-22", Stayed, hero, here, "portal")
        return
    to = (await ask(s, HERO_PLAYER, START_SQUARE, returns, hero)).to
    s.at[hero] = to
    tell(s, "DH-PORTAL-01", Returned, hero, to)


def equip(s: Play, hero: Hero, tile: Tile, here: Cell) -> None:
    """An artifact goes onto the hero's board (DH-ART-01, DH-ART-03)."""
    take_off(s, here)
    s.bags[hero] |= 1 << tile - FIRST_ARTIFACT
    tell(s, "DH-ART-01", Equipped, hero, tile)


def acquire(s: Play, hero: Hero, tile: Tile, rule: str) -> None:
    """A treasure goes to the Hero player, for good; the third one wins (DH-GOAL-04, DH-RULING-27, DH-END-01)."""
    s.treasures = s.treasures + (tile,)
    s.changed = s.round
    tell(s, rule, Acquired, hero, len(s.treasures), treasures_to_win(s))
    if len(s.treasures) == treasures_to_win(s):
        heroes_win(s)


async def poison(s: Play, hero: Hero, tile: Tile, here: Cell) -> None:
    """Nothing prevents a poison cloud (DH-POISON-01, DH-POISON-02, DH-POISON-03); a mild one leaves 1 health and sends
    the hero back."""
    if not s.mild_poison:
        die(s, hero, tile)
        return
    if s.possessed == hero:
        banish(s, "DH-WL-11")
    lost, s.hp[hero] = s.hp[hero] - 1, 1
    tell(s, "DH-POISON-01", Wounded, hero, lost, tile, 1)
    await travel(s, hero, here)


# Leaving a shifting floor


def arrows(s: Play, hero: Hero, tile: Tile, here: Cell) -> Sequence[Follow]:
    """Where the arrows lead on the board, whatever the hero's movement (DH-SHIFT-04)."""
    beside = BESIDE[here]
    return [FOLLOW[beside[direction]] for direction in ARROWS[tile] if beside[direction] != NOWHERE]


def _by_arrow(view: Play, question: Ask[Follow], choice: Follow) -> bool:
    tile, here = question.args[1], question.args[2]
    return choice.to in [BESIDE[here][direction] for direction in ARROWS[tile]]


def _no_hero(view: Play, question: Ask[Follow], choice: Follow) -> bool:
    return choice.to not in view.at


def _arrow_final(view: Play, choice: Follow) -> str:
    return step_finality(view, choice.to)


ARROW = Topic(
    "arrow",
    rule="DH-SHIFT-02",
    about=(("hero", "Hero"), ("tile", "Tile"), ("cell", "Cell")),
    kinds=(
        Kind(
            Follow,
            (Guard("DH-SHIFT-01", "arrow", _by_arrow), Guard("DH-HERO-03", "hero-there", _no_hero)),
            final=_arrow_final,
            among=arrows,
        ),
    ),
)


# Leaving a portal


def start_squares(s: Play) -> list[Cell]:
    """The unoccupied start squares: no hero, no figure (DH-RULING-03)."""
    taken = trodden(s) | s.covered
    return [cell for cell in START_CELLS if not taken & BITS[cell]]


def returns(s: Play, hero: Hero) -> Sequence[Return]:
    """The choices of the Hero player (DH-PORTAL-02)."""
    return [RETURN[cell] for cell in start_squares(s)]


def _in_start_zone(view: Play, question: Ask[Return], choice: Return) -> bool:
    return choice.to in START_CELLS


def _unoccupied(view: Play, question: Ask[Return], choice: Return) -> bool:
    return choice.to in start_squares(view)


START_SQUARE = Topic(
    "start-square",
    rule="DH-PORTAL-02",
    about=(("hero", "Hero"),),
    kinds=(
        Kind(
            Return,
            (
                Guard("DH-PORTAL-01", "start-square", _in_start_zone),
                Guard("DH-RULING-03", "start-occupied", _unoccupied),
            ),
            final=OfView(lord_may_take_back),
        ),
    ),
)
