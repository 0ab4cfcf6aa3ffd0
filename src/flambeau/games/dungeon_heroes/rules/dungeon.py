"""The dungeon's turn in the solo game: tiles are turned up, then every monster acts (DH-SOLO-14, DH-RULING-95).

What it does is decided in `automa`; here it is carried out and told, every stage of a decision included. The player is
asked only where a shifting floor or a portal carries the hero whom the white lady leads (DH-RULING-72).
"""

from __future__ import annotations

from flambeau.kernel import tell

from ..automa.plan import can_attack, plan
from ..automa.special import can_raise, led_to, raised_breed, raised_square, to_possess
from ..automa.targets import next_to_act
from ..board import NOWHERE
from ..events import DungeonBegan
from ..model import Play
from ..scoring import solo_stuck
from ..tiles import ACTIONS, MONSTERS, NECROMANCER, WHITE_LADY, Hero, Monster
from .aggressive import attack, stride
from .explaining import explain, listened
from .necromancer import bring_back
from .reveal import reveal
from .room import hidden_squares
from .solo import reveal_order, reveal_rule
from .turn import begin_solo_round
from .white_lady import lead, possess


async def dungeon_turn(s: Play) -> None:
    """One whole turn of the dungeon, and the next round begins (DH-SOLO-08, DH-SOLO-14)."""
    before = _sight(s) if s.skipped else ()
    tell(s, "DH-SOLO-14", DungeonBegan, s.round)
    await _reveal_tiles(s)
    await _monsters_act(s)
    s.acted = [0 for _ in MONSTERS]
    if before == _sight(s):
        solo_stuck(s)
    begin_solo_round(s)


def _sight(s: Play) -> tuple[object, ...]:
    """All that a dungeon turn could change: tiles, figures, heroes, health (DH-RULING-79)."""
    return (s.tiled, s.veiled, tuple(s.figures), tuple(s.at), tuple(s.hp))


async def _reveal_tiles(s: Play) -> None:
    """The tiles of this turn, except those under a figure when their turn comes (DH-RULING-40, DH-SOLO-13)."""
    rule = reveal_rule(s.round)
    for cell in reveal_order(s.round, s.veiled):
        if hidden_squares(s) >> cell & 1:
            await reveal(s, cell, rule, "dungeon")


async def _monsters_act(s: Play) -> None:
    """One monster after another, late arrivals too, until all have acted (DH-RULING-41, DH-RULING-94)."""
    while True:
        trail = listened(s)
        monster = next_to_act(s, trail)
        if monster is None:
            return
        explain(s, monster, trail)
        if monster == WHITE_LADY:
            await _lady_acts(s)
        elif monster == NECROMANCER:
            await _necromancer_acts(s)
        else:
            await act(s, monster)
        s.acted[monster] = ACTIONS[monster]


async def act(s: Play, monster: Monster) -> None:
    """One action by steps 1 to 3 (DH-RULING-45, DH-RULING-46, DH-RULING-47)."""
    trail = listened(s)
    planned = plan(s, monster, trail)
    explain(s, monster, trail)
    if planned.to != NOWHERE:
        await stride(s, monster, planned.to)
    if planned.target is not None:
        attack(s, monster, planned.target)


async def _necromancer_acts(s: Play) -> None:
    """Two actions; he raises if he can do no harm (DH-RULING-52, DH-RULING-93)."""
    if not can_attack(s, NECROMANCER) and can_raise(s):
        trail = listened(s)
        breed = raised_breed(s, trail)
        to = raised_square(s, breed, trail)
        explain(s, NECROMANCER, trail)
        raised = bring_back(s, breed, to)
        await act(s, raised)  # DH-NEC-07, DH-RULING-92
        s.acted[raised] = ACTIONS[raised]
        return
    for _ in range(ACTIONS[NECROMANCER]):
        await act(s, NECROMANCER)


async def _lady_acts(s: Play) -> None:
    """Two actions; she possesses whom she can, and leads whom she possesses (DH-RULING-53, DH-RULING-54)."""
    for _ in range(ACTIONS[WHITE_LADY]):
        if s.possessed >= 0:
            await _lead_on(s, Hero(s.possessed))
        elif s.figures[WHITE_LADY] != NOWHERE:
            await _haunt(s)


async def _haunt(s: Play) -> None:
    """One action of her figure."""
    trail = listened(s)
    hero = to_possess(s, trail)
    if hero is None:
        await act(s, WHITE_LADY)
        return
    explain(s, WHITE_LADY, trail)
    await stride(s, WHITE_LADY, s.at[hero])
    await possess(s, hero)


async def _lead_on(s: Play, hero: Hero) -> None:
    """One step of the hero she possesses, if he has a goal (DH-RULING-54)."""
    trail = listened(s)
    to = led_to(s, hero, trail)
    explain(s, WHITE_LADY, trail)
    if to != NOWHERE:
        await lead(s, hero, to)
