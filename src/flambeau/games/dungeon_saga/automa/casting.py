"""Spells of a Boss: the most valuable one whose condition holds is its action (DSO-AGM-BOSS-06, DSO-RULING-169)."""

from __future__ import annotations

from flambeau.parts.grid import cells_of

from ..box import KIND, MOST_HP, SPELL_NAMES, SPELLS, Spell
from ..choices import Cast, CastAlone
from ..model import Play
from ..rules.board import heroes_up, hp_left
from ..rules.combat import FIGURE
from ..rules.sight import is_visible
from ..rules.spells import call_squares, called_figure, can_call, cast, known_spells
from ..rules.turn import arrive_called
from ..rules.wandering import path_distances
from .options import options
from .placement import best_place
from .reach import safe_reach
from .settle import settle_spot, settle_target
from .targets import preferred

WITHIN = 6  # squares: how near two Heroes must be for Grave Call


def is_worth_it(s: Play, boss: int, spell: int) -> bool:
    """Whether a spell's condition holds, with its full effect: Bosses do not waste spells."""
    name = SPELL_NAMES[spell]
    if name == "grave_call":
        steps = path_distances(s, s.cell[boss])
        near = [hero for hero in heroes_up(s) if steps[s.cell[hero]] <= WITHIN]
        return len(near) > 1 and can_call(s, boss, spell)
    if not seen_heroes(s, boss):
        return False
    if name == "soul_drain":
        return hp_left(s, boss) <= MOST_HP[KIND[boss]] - SPELLS[spell].amount
    return not options(s, boss, safe_reach(s, boss), heroes_up(s))


def seen_heroes(s: Play, boss: int) -> list[int]:
    """The Heroes it sees from where it stands."""
    return [int(hero) for hero in heroes_up(s) if is_visible(s, boss, hero)]


def best_spell(s: Play, boss: int) -> int:
    """The unspent spell of the highest value whose condition holds, or -1."""
    fitting = [spell for spell in known_spells(s, boss) if is_worth_it(s, boss, spell)]
    return max(fitting, key=lambda spell: SPELLS[spell].value, default=-1)


async def cast_first(s: Play, boss: int) -> None:
    """Cast before anything else; the Boss then only moves."""
    spell = best_spell(s, boss)
    if spell < 0:
        return
    s.turns[-1].acted = True
    if SPELLS[spell].target == "none":
        await call(s, boss, spell)
        return
    target = await settle_target(s, boss, preferred(s, boss, seen_heroes(s, boss)))
    await cast(s, boss, Cast(Spell(spell), FIGURE[target]))


async def call(s: Play, boss: int, spell: int) -> None:
    """Grave Call: the called Monster is placed near its caster (DSO-RULING-219)."""
    await cast(s, boss, CastAlone(Spell(spell)))
    monster = called_figure(s)
    squares = [int(cell) for cell in cells_of(call_squares(s, boss, SPELLS[spell].amount))]
    verdict = best_place(s, monster, squares, s.cell[boss])
    cell, facing, _ = await settle_spot(s, monster, "place", "DSO-RULING-219", verdict)
    arrive_called(s, monster, cell, facing)
