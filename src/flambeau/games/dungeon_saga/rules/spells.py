"""Spells of Heroes and Bosses (DSO-SPELL, DSO-RULING-53, DSO-RULING-55, DSO-RULING-190, DSO-RULING-191; ledger,
"Spells").

A spell is an action; its card is spent. What it is cast at must be visible as for a shot (DSO-SPELL-03).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from flambeau.kernel import Choice, tell
from flambeau.parts.grid import Cell, cells_of

from ..box import HERO_FIGURES, IS_BOSS, KIND, PARTY, SIZE, SPELL_NAMES, SPELLS, SPELLS_OF, Figure, Spell, kind_of
from ..choices import Cast, CastAlone, CastAt
from ..events import Pushed, SpellCast, SpellKept
from ..model import BEAR_HIDE, DREAD, KINDLED, RATS, RIME, SPELL_ATTACK, AreaAttack, Fight, Leap, Play, Turn
from ..quest.floor import WIDTH
from .board import board_of, free_miniature, heroes_up, is_under, move_to
from .combat import D6, FIGURE, attack
from .damage import heal, heal_boss
from .dice import gear_bonus
from .lasting import affect
from .movement import enterable, squares_of_others, step_mask
from .sight import front_of, is_visible, sees

CALLED: Final = ("skeleton_warrior", "zombie")  # whom Grave Call brings


def known_spells(s: Play, figure: int) -> tuple[int, ...]:
    """The Spell cards a figure can still cast (DSO-SPELL-01, DSO-SPELL-02, DSO-SPELL-08)."""
    if figure < PARTY:
        return s.sheets[figure].spells
    return tuple([spell for spell in SPELLS_OF[KIND[figure]] if spell not in s.spent])


def spell_choices(s: Play, caster: int, spells: Sequence[int]) -> list[Choice]:
    """Every spell at every target it could have an effect on (DSO-RULING-194)."""
    found: list[Choice] = []
    for spell in spells:
        target = SPELLS[spell].target
        if target == "hero":
            found += [Cast(Spell(spell), hero) for hero in HERO_FIGURES if helps(s, caster, spell, hero)]
        elif target == "enemy":
            enemies: Sequence[int] = s.monsters if caster < PARTY else HERO_FIGURES
            found += [Cast(Spell(spell), FIGURE[enemy]) for enemy in enemies if harms(s, caster, spell, enemy)]
        elif target == "square":
            found += [CastAt(Spell(spell), cell) for cell in cells_of(burst_squares(s, caster))]
        elif can_call(s, caster, spell):
            found.append(CastAlone(Spell(spell)))
    return found


def helps(s: Play, caster: int, spell: int, hero: int) -> bool:
    """Whether a helping spell reaches a Hero and does something: the caster itself, or a visible Hero that is up."""
    sheet = s.sheets[hero]
    if not sheet.hp or not s.base[hero] or (hero != caster and not is_visible(s, caster, hero)):
        return False
    name = SPELL_NAMES[spell]
    if name == "clear_spring":
        return sheet.hp < sheet.most_hp
    return name != "wolfs_leap" or step_mask(s, hero, SPELLS[spell].amount) != 0


def harms(s: Play, caster: int, spell: int, enemy: int) -> bool:
    """Whether an enemy is a target: visible, up, and the spell does something to it."""
    if not s.base[enemy] or (enemy < PARTY and not s.sheets[enemy].hp) or not is_visible(s, caster, enemy):
        return False
    return not (SPELL_NAMES[spell] == "rime_shackles" and is_under(s, enemy, RIME))


def burst_squares(s: Play, caster: int) -> int:
    """The visible squares around which at least one enemy stands (DSO-RULING-178)."""
    near = board_of(s).near
    close = 0
    for cell in cells_of(s.monster_cells):
        close |= near[cell] | 1 << cell
    found = 0
    for cell in cells_of(close & s.ground & front_of(s, caster)):
        square = 1 << cell
        if sees(s, s.base[caster], square | figure_on(s, cell), square):
            found |= square
    return found


def figure_on(s: Play, cell: int) -> int:
    """The squares of whoever stands there: a figure does not hide its own square."""
    for figure in (*HERO_FIGURES, *s.monsters):
        if s.base[figure] >> cell & 1:
            return s.base[figure]
    return 0


def can_call(s: Play, boss: int, spell: int) -> bool:
    """Whether Grave Call has a figure and a square."""
    return called_figure(s) >= 0 and call_squares(s, boss, SPELLS[spell].amount) != 0


def called_figure(s: Play) -> int:
    """A free Skeleton Warrior, else a Zombie."""
    return next((figure for name in CALLED if (figure := free_miniature(s, kind_of(name))) >= 0), -1)


def call_squares(s: Play, boss: int, within: int) -> int:
    """Free squares near the caster."""
    reached = s.base[boss]
    ways = s.ground & ~(s.high | s.low)
    for _ in range(within):
        reached |= board_of(s).terrain.spread(reached, ways)
    return reached & ways & ~(s.hero_cells | s.monster_cells)


# Casting


async def cast(s: Play, caster: int, answer: Choice) -> None:
    """Resolve a spell; its card is spent (DSO-SPELL-01, DSO-SPELL-02)."""
    if not isinstance(answer, (Cast, CastAt, CastAlone)):
        return
    spell = answer.spell
    tell(s, "DSO-SPELL-01", SpellCast, FIGURE[caster], spell)
    spend(s, caster, spell)
    if isinstance(answer, CastAt):
        burst(s, caster, spell, answer.at)
    elif isinstance(answer, Cast):
        await EFFECTS[SPELL_NAMES[spell]](s, caster, answer.target, spell)


def spend(s: Play, caster: int, spell: int) -> None:
    """The card goes back to the box; with a Scribe's Codex it may stay (DSO-SPELL-02)."""
    if caster >= PARTY:
        s.spent = (*s.spent, spell)
        return
    sheet = s.sheets[caster]
    keeps = gear_bonus(s, caster, "keep_spell")
    if keeps and s.chance.roll("codex", D6, 1)[0] >= keeps:
        tell(s, "DSO-EQ-01", SpellKept, FIGURE[caster], Spell(spell))
        return
    sheet.spells = tuple([held for held in sheet.spells if held != spell])
    if spell not in sheet.cast:
        sheet.cast = (*sheet.cast, spell)


def regain(s: Play, hero: int, spell: int) -> None:
    """A spell cast this quest comes back to the hand."""
    sheet = s.sheets[hero]
    sheet.cast = tuple([card for card in sheet.cast if card != spell])
    sheet.spells = (*sheet.spells, spell)
    tell(s, "DSO-CARD-10", SpellKept, FIGURE[hero], Spell(spell))


async def bolt(s: Play, caster: int, target: int, spell: int) -> None:
    """A plain spell attack (DSO-SPELL-04, DSO-SPELL-05)."""
    await spell_attack(s, caster, target, spell)


async def spell_attack(s: Play, caster: int, target: int, spell: int, area: bool = False) -> int:
    """The target defends with its Melee value (DSO-SPELL-05); returns the Hits."""
    return await attack(s, Fight(caster, target, SPELL_ATTACK, spell=spell, area=area))


async def wolfs_leap(s: Play, caster: int, target: int, spell: int) -> None:
    """The Hero moves at once, freely, by its own player's hand (DSO-RULING-201)."""
    s.turns.append(Turn(target, SPELLS[spell].amount, acted=True, smoke=True, leap=True))
    s.todo.append(Leap(Figure(target)))


async def bear_hide(s: Play, caster: int, target: int, spell: int) -> None:
    affect(s, BEAR_HIDE, target, caster)


async def kindled_steel(s: Play, caster: int, target: int, spell: int) -> None:
    affect(s, KINDLED, target, caster)


async def rats(s: Play, caster: int, target: int, spell: int) -> None:
    """The target counts as outnumbered from now on, in this attack too."""
    affect(s, RATS, target, caster)
    await spell_attack(s, caster, target, spell)


async def clear_spring(s: Play, caster: int, target: int, spell: int) -> None:
    heal(s, target, SPELLS[spell].amount)


async def rime_shackles(s: Play, caster: int, target: int, spell: int) -> None:
    affect(s, RIME, target, caster)


async def breaker_wave(s: Play, caster: int, target: int, spell: int) -> None:
    """An attack that pushes whoever is hit and still there."""
    hits = await spell_attack(s, caster, target, spell)
    if hits and s.base[target]:
        push(s, caster, target, 1 if SIZE[KIND[target]] == 2 else SPELLS[spell].amount)


async def soul_drain(s: Play, caster: int, target: int, spell: int) -> None:
    """What the Hero loses the Boss regains."""
    before = s.sheets[target].hp
    await spell_attack(s, caster, target, spell)
    if s.sheets[target].hp < before and IS_BOSS[KIND[caster]]:
        heal_boss(s, caster, SPELLS[spell].amount)


async def dread_rune(s: Play, caster: int, target: int, spell: int) -> None:
    affect(s, DREAD, target, target)


Resolve = Callable[[Play, int, int, int], Coroutine[Any, Any, None]]
EFFECTS: Final[dict[str, Resolve]] = {
    "wolfs_leap": wolfs_leap,
    "bear_hide": bear_hide,
    "rats_in_the_walls": rats,
    "clear_spring": clear_spring,
    "rime_shackles": rime_shackles,
    "breaker_wave": breaker_wave,
    "fire_lance": bolt,
    "kindled_steel": kindled_steel,
    "soul_drain": soul_drain,
    "dread_rune": dread_rune,
}


def burst(s: Play, caster: int, spell: int, at: int) -> None:
    """Every figure on a square and beside it is attacked, friends too, not the caster (DSO-RULING-55,
    DSO-RULING-190)."""
    area = board_of(s).near[at] | 1 << at
    figures = [*heroes_up(s), *s.monsters]
    targets = tuple([figure for figure in figures if figure != caster and s.base[figure] & area])
    s.todo.append(AreaAttack(Figure(caster), spell, targets))


# Pushing


def push(s: Play, pusher: int, figure: int, squares: int) -> None:
    """Straight away from the pusher, square by square, up to the first obstacle (DSO-RULING-191)."""
    dx, dy = _away(s, pusher, figure)
    for _ in range(squares):
        here = s.cell[figure]
        to = here + dx + dy * WIDTH
        if not _can_be_pushed(s, figure, here, to, dx, dy):
            return
        move_to(s, figure, to)
        tell(s, "DSO-RULING-191", Pushed, FIGURE[figure], Cell(to))


def _away(s: Play, pusher: int, figure: int) -> tuple[int, int]:
    fx, fy = s.cell[pusher] % WIDTH, s.cell[pusher] // WIDTH
    dx, dy = s.cell[figure] % WIDTH - fx, s.cell[figure] // WIDTH - fy
    east, south = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    if abs(dx) == abs(dy):
        return east, south
    return (east, 0) if abs(dx) > abs(dy) else (0, south)


def _can_be_pushed(s: Play, figure: int, here: int, to: int, dx: int, dy: int) -> bool:
    """Whether the next square is free and a step leads there."""
    if not (0 <= here % WIDTH + dx < WIDTH and 0 <= to < board_of(s).floor.grid.size):
        return False
    free = s.ground & ~(s.high | s.low | squares_of_others(s, figure))
    if SIZE[KIND[figure]] == 2:
        ways = board_of(s).ways()
        stands = ways.standing(free)
        one_way = not dx or not dy or stands >> (here + dx) & 1 or stands >> (here + dy * WIDTH) & 1
        return stands >> to & 1 == 1 and bool(one_way)
    return board_of(s).steps(here, free & enterable(s, figure) | free) >> to & 1 == 1
