"""Floor traps and surprise traps (DSO-TRAP)."""

from __future__ import annotations

from flambeau.kernel import ask, show, tell
from flambeau.parts.grid import Cell

from ..box import HERO_FIGURES, KIND, MOVE, SIXTH_SENSE, TRAPS
from ..choices import UseTalent
from ..events import TrapDie, TrapFlipped, TrapRolled
from ..model import TRAP_ATTACK, Play
from .combat import D6, darts, roll_alone
from .damage import cut_turn_short, put_back, set_mood, wound
from .dice import armour_sum, gear_bonus
from .doors import watch
from .effects import SIXTH, has_sixth_sense, sixth_sense_choices, spend_talent
from .movement import gear_move

DARTS, GAS, ROCKS = "darts", "gas", "rocks"


def is_on_trap_line(s: Play, hero: int) -> bool:
    """Whether a Hero has come onto a trap's trigger squares (DSO-TRAP-03)."""
    cell = s.cell[hero]
    return any(line >> cell & 1 for _, _, _, line in s.traps)


async def flip_tokens(s: Play, hero: int) -> None:
    """Flip the tokens whose line this is, in token order, until one is a real trap (DSO-TRAP-04, DSO-RULING-81)."""
    cell = s.cell[hero]
    for token, where, _, line in s.traps:
        if not line >> cell & 1:
            continue
        real = show(s, s.tokens, token) < TRAPS
        s.traps = tuple([trap for trap in s.traps if trap[0] != token])  # DSO-TRAP-05, DSO-TRAP-11, DSO-TRAP-12
        tell(s, "DSO-TRAP-04", TrapFlipped, HERO_FIGURES[hero], Cell(where), real)
        if real:
            watch(s)
            await spring(s, hero)
            return
    watch(s)


async def spring(s: Play, hero: int) -> None:
    """Roll for the kind of trap, let it act, end the turn (DSO-TRAP-07, DSO-TRAP-11)."""
    die = s.chance.roll("trap", D6, 1)[0]
    kind = DARTS if die <= 2 else GAS if die <= 4 else ROCKS
    tell(s, "DSO-TRAP-07", TrapRolled, HERO_FIGURES[hero], die, kind)
    set_mood(s, True, "DSO-AGM-MOOD-06")
    if has_sixth_sense(s, hero):
        if isinstance(await ask(s, s.owners[hero], SIXTH, sixth_sense_choices, hero), UseTalent):
            spend_talent(s, hero, SIXTH_SENSE)
            return  # DSO-RULING-113: no effect, and the turn goes on
    if kind == DARTS:
        await darts(s, hero)
    elif kind == GAS:
        await gas(s, hero)
    else:
        await rocks(s, hero)
    if not s.sheets[hero].out:
        put_back(s, hero)
    cut_turn_short(s, hero)


async def gas(s: Play, hero: int) -> None:
    """Toxic gas: above the Hero's Armour, one damage (DSO-TRAP-09, DSO-RULING-85)."""
    die = await roll_alone(s, hero, "gas")
    hurt = die > min(armour_sum(s, hero, TRAP_ATTACK), 5)
    tell(s, "DSO-TRAP-09", TrapDie, HERO_FIGURES[hero], die, hurt)
    if hurt:
        wound(s, hero, "DSO-TRAP-09")


async def rocks(s: Play, hero: int) -> None:
    """Falling rocks: not below the Hero's Move, one damage (DSO-TRAP-10); a Hooked Rope holds."""
    if gear_bonus(s, hero, "no_rocks"):
        return
    die = await roll_alone(s, hero, "rocks")
    hurt = die >= MOVE[KIND[hero]] + gear_move(s, hero)
    tell(s, "DSO-TRAP-10", TrapDie, HERO_FIGURES[hero], die, hurt)
    if hurt:
        wound(s, hero, "DSO-TRAP-10")
