"""Feats: each Hero's one great deed of a quest (DSO-FEAT; ledger, "Feats").

A Feat is the action of the turn. What it lets the Hero do is asked step by step, by the same questions for all Feats:
`turn.feat` says which one is being carried out, `turn.left` how much of it is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Choice, at, tell
from flambeau.parts.grid import Direction, cells_of

from ..box import HERO_FIGURES, KIND, RANGED, Feat, feat_called
from ..choices import FACES, PASS, SHOTS, STEPS, STRIKES, BlinkTo, Cast, CastAt, Face, Pass, Shoot, Strike
from ..events import Faced, FeatUsed, Teleported
from ..model import ANVIL, MELEE_ATTACK, MOVING, NOWHERE, RANGED_ATTACK, Fight, Leap, Play, Turn
from .board import board_of, move_to, turn_to
from .combat import attack
from .lasting import affect
from .movement import blink_squares, squares_of_others, step_mask
from .sight import front_of, is_shootable, sees
from .spells import cast, spell_choices
from .windows import ENTERED

ANVIL_STANCE: Final = feat_called("anvil_stance")
SPLITTING_BLOW: Final = feat_called("splitting_blow")
WORD_REGAINED: Final = feat_called("word_regained")
BLINK_STEP: Final = feat_called("blink_step")
THREE_FEATHERS: Final = feat_called("three_feathers")
NEEDLES_EYE: Final = feat_called("needles_eye")
REAPING_CIRCLE: Final = feat_called("reaping_circle")
AVALANCHE_CHARGE: Final = feat_called("avalanche_charge")
CHARGE_SQUARES: Final = 4
SHOTS_OF_FEATHERS: Final = 3
APPEAR, LOOK, LOOSE = 3, 2, 1  # the three parts of a Blink Step


def may_use_feat(s: Play, hero: int) -> bool:
    """Whether the Hero's Feat is unspent and would do something (DSO-FEAT-03, DSO-RULING-194)."""
    feat = s.sheets[hero].feat
    if feat == NOWHERE:
        return False
    if feat == ANVIL_STANCE:
        return True
    if feat == WORD_REGAINED:
        return bool(spell_choices(s, hero, s.sheets[hero].cast))
    if feat == BLINK_STEP:
        return blink_squares(s, hero) != 0
    if feat == THREE_FEATHERS:
        return any(is_shootable(s, hero, monster) for monster in s.monsters)
    if feat == NEEDLES_EYE:
        return any(is_in_needles_eye(s, hero, monster) for monster in s.monsters)
    if feat == REAPING_CIRCLE:
        return bool(around(s, hero))
    if feat == AVALANCHE_CHARGE:
        return bool(s.arc[hero] & s.monster_cells) or bool(step_mask(s, hero, CHARGE_SQUARES))
    return bool(s.arc[hero] & s.monster_cells)


def around(s: Play, hero: int) -> list[int]:
    """The enemies in the Hero's Front Arc and Rear Arc."""
    beside = board_of(s).near[s.cell[hero]]
    return [monster for monster in s.monsters if s.base[monster] & beside]


def is_in_needles_eye(s: Play, hero: int, monster: int) -> bool:
    """Whether a line that ignores figures leads through the Front to an enemy that is not adjacent in front."""
    ahead = s.base[monster] & front_of(s, hero)
    if not ahead or s.arc[hero] & s.base[monster]:
        return False
    everybody = s.hero_cells | s.monster_cells
    return sees(s, s.base[hero], everybody, ahead)


async def use_feat(s: Play, hero: int, feat: Feat) -> None:
    """The Feat's card is spent; what it allows is asked next (DSO-FEAT-02, DSO-FEAT-03)."""
    turn = s.turns[-1]
    turn.acted = True
    turn.feat = feat
    s.sheets[hero].feat = NOWHERE
    tell(s, "DSO-FEAT-02", FeatUsed, HERO_FIGURES[hero], feat)
    if feat == ANVIL_STANCE:
        affect(s, ANVIL, hero, hero)
    elif feat == THREE_FEATHERS:
        turn.left = SHOTS_OF_FEATHERS
    elif feat == BLINK_STEP:
        turn.left = APPEAR
    elif feat == AVALANCHE_CHARGE:
        if step_mask(s, hero, CHARGE_SQUARES):
            s.turns.append(Turn(hero, CHARGE_SQUARES, acted=True, leap=True, feat=feat))
            s.todo.append(Leap(HERO_FIGURES[hero]))
    elif feat == REAPING_CIRCLE:
        turn.struck = tuple(around(s, hero))  # whom it has still to attack


def feat_choices(s: Play, hero: int) -> Sequence[Choice]:
    """What the Feat that is being carried out allows next; nothing if it is over."""
    turn = s.turns[-1]
    feat = turn.feat
    if feat in (ANVIL_STANCE, AVALANCHE_CHARGE, SPLITTING_BLOW):
        found: list[Choice] = [STRIKES[m] for m in s.monsters if s.arc[hero] & s.base[m]]
        return [*found, PASS] if found and feat != SPLITTING_BLOW else found
    if feat == REAPING_CIRCLE:
        return [STRIKES[m] for m in turn.struck if s.base[m]]
    if feat == THREE_FEATHERS:
        shots = [SHOTS[m] for m in s.monsters if m not in turn.struck and is_shootable(s, hero, m)]
        return [*shots, PASS] if shots and turn.left else []
    if feat == NEEDLES_EYE:
        return [SHOTS[m] for m in s.monsters if is_in_needles_eye(s, hero, m)]
    if feat == WORD_REGAINED:
        return spell_choices(s, hero, s.sheets[hero].cast)
    if turn.left == APPEAR:
        return [BlinkTo(cell) for cell in cells_of(blink_squares(s, hero))]
    if turn.left == LOOK:
        return FACES
    shots = [SHOTS[m] for m in s.monsters if is_shootable(s, hero, m)] if RANGED[KIND[hero]] else []
    return [*shots, PASS] if shots else []


async def carry_out(s: Play, hero: int, answer: Choice) -> None:
    """One step of a Feat."""
    turn = s.turns[-1]
    if isinstance(answer, Pass):
        turn.feat = NOWHERE
    elif isinstance(answer, Strike):
        await strike(s, hero, answer.target)
    elif isinstance(answer, Shoot):
        await loose(s, hero, answer.target)
    elif isinstance(answer, BlinkTo):
        turn.left = LOOK
        move_to(s, hero, answer.to)
        s.sheets[hero].portal = 0
        tell(s, "DSO-CARD-10", Teleported, HERO_FIGURES[hero], answer.to)
        if (s.watched | s.plan.squares) >> answer.to & 1:
            await at(s, ENTERED, hero)
    elif isinstance(answer, Face):
        turn.left = LOOSE
        turn_to(s, hero, answer.facing)
        tell(s, "DSO-CARD-10", Faced, HERO_FIGURES[hero], Direction(answer.facing))
    elif isinstance(answer, (Cast, CastAt)):
        turn.feat = NOWHERE
        await cast(s, hero, answer)


async def strike(s: Play, hero: int, target: int) -> None:
    """The melee attack of a Feat."""
    turn = s.turns[-1]
    feat = turn.feat
    fight = Fight(hero, target, MELEE_ATTACK)
    if feat == SPLITTING_BLOW:
        fight.more, fight.double = 1, True
    elif feat == AVALANCHE_CHARGE:
        fight.more = 2
    if feat == REAPING_CIRCLE:
        turn.struck = tuple([monster for monster in turn.struck if monster != target])
    else:
        turn.feat = NOWHERE
    await attack(s, fight)


async def loose(s: Play, hero: int, target: int) -> None:
    """The ranged attack of a Feat."""
    turn = s.turns[-1]
    fight = Fight(hero, target, RANGED_ATTACK)
    if turn.feat == THREE_FEATHERS:
        fight.more = -1
        turn.left -= 1
        turn.struck = (*turn.struck, target)
    else:
        if turn.feat == NEEDLES_EYE:
            fight.more, fight.pierce = 1, 2
        turn.feat = NOWHERE
    await attack(s, fight)


# Moves outside the normal move: a leap by a spell, a charge


def leap_choices(s: Play, hero: int) -> Sequence[Choice]:
    """The next square of a leap or charge, or its end with a facing (DSO-MOVE-03)."""
    turn = s.turns[-1]
    steps = cells_of(leap_squares(s, hero, turn))
    found: list[Choice] = [STEPS[cell] for cell in steps]
    if turn.stage != MOVING or turn.back == s.cell[hero] or not found:
        found += FACES
    return found


def leap_squares(s: Play, hero: int, turn: Turn) -> int:
    """A leap goes anywhere; a charge goes straight on, in the direction of its first step."""
    found = step_mask(s, hero, turn.points)
    if turn.feat != AVALANCHE_CHARGE:
        return found
    if turn.line == NOWHERE:
        shared = found & s.hero_cells
        return found & ~shared | shared & _clear_beyond(s, hero, shared, turn.points)
    ahead = s.cell[hero] + turn.line
    square = found & 1 << ahead if ahead >= 0 else 0
    if square & s.hero_cells:
        return square & _clear_beyond(s, hero, square, turn.points)
    return square


def _clear_beyond(s: Play, hero: int, shared: int, points: int) -> int:
    """Of squares that a friend holds those behind which the same line has a free one in reach."""
    found = 0
    for cell in cells_of(shared):
        delta = cell - s.cell[hero]
        here: int = cell
        for _ in range(points - 1):
            reach = board_of(s).steps(here, s.ground & ~(s.high | s.low | s.monster_cells))
            here += delta
            if here < 0 or not reach >> here & 1:
                break
            if not (squares_of_others(s, hero) >> here & 1):
                found |= 1 << cell
                break
    return found
