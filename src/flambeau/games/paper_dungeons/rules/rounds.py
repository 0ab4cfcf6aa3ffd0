"""The course of the game: rounds, the roll, each player's dice, the end of a round (PD-ROUND, PD-RULING-25)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import AT_JOIN, Lanes, Script, next_script, tell

from ..box import BLACK, WHITE, WHITE_DICE
from ..events import Rolled, RolledAgain, RoundBegan
from ..model import (
    BLOWS,
    CLOVER,
    DICE,
    DICE_A_ROUND,
    LAST_ROUND,
    NONE,
    OVER,
    ROLL,
    SEASON_ENDS,
    SKULL,
    SPOILS,
    Face,
    Play,
)
from ..scoring import final_scoring
from .damage import skull_damage, suffer_skulls, tell_spared
from .dice import use_die
from .gems import announce
from .missions import check_missions
from .monsters import face, grant, leave
from .movement import go_on
from .preparation import prepare, reveal

TOO_MANY: Final = 3  # skulls (PD-ROUND-05) or clovers (PD-ROUND-06)


def advance(s: Play) -> Script | Lanes:
    """What comes next: cards and start powers, then round after round, then the scoring. PD-ROUND-01, PD-ROUND-11."""
    if not s.round:
        return Lanes(range(len(s.sheets)), "sheets", prepare, reveal, shown=AT_JOIN)
    stage = s.stage
    if stage == ROLL:
        return roll_dice(s)
    if stage == DICE:
        return Lanes(range(len(s.sheets)), "sheets", play_round, end_round, shown=AT_JOIN)  # PD-RULING-23
    if stage == BLOWS:
        return Lanes(range(len(s.sheets)), "sheets", go_through, grant, shown=AT_JOIN)  # PD-RULING-80
    if stage == SPOILS:
        chained = next_script(s, s.sheets[s.victor].todo, s.victor) if s.victor != NONE else None
        return end_season(s) if chained is None else chained
    return final_scoring(s)


async def roll_dice(s: Play) -> None:
    """Roll all six dice for everybody, again if there are too many skulls or clovers. PD-ROUND-04, PD-ROUND-05,
    PD-ROUND-06, PD-ROUND-07."""
    tell(s, "PD-ROUND-03", RoundBegan, s.round)
    pool = rolled(s)
    while pool.count(SKULL) >= TOO_MANY or pool.count(CLOVER) >= TOO_MANY:  # PD-RULING-20
        tell(s, "PD-ROUND-05" if pool.count(SKULL) >= TOO_MANY else "PD-ROUND-06", RolledAgain, pool)
        pool = rolled(s)
    s.pool = pool
    s.stage = DICE
    tell(s, "PD-ROUND-04", Rolled, pool)
    for sheet in s.sheets:
        sheet.skulls = skull_damage(s, sheet)
        if s.journal is not None:
            tell_spared(s, sheet)
        sheet.dice_left = DICE_A_ROUND
        sheet.dice_used = sheet.swaps_used = 0


def rolled(s: Play) -> tuple[Face, ...]:
    """Three white and three black dice. PD-DICE-01, PD-DICE-04, PD-RULING-21."""
    faces = s.chance.roll("white", WHITE, WHITE_DICE) + s.chance.roll("black", BLACK, WHITE_DICE)
    return tuple([Face(face) for face in faces])


def play_round(s: Play, seat: int) -> Script | None:
    """A player's round: skulls, then three dice, each with all it causes before the next. PD-USE-08, PD-RULING-71."""
    sheet = s.sheets[seat]
    if sheet.skulls:
        return suffer_skulls(s, seat)
    if sheet.steps_left:
        return go_on(s, seat)
    if sheet.dice_left:
        return use_die(s, seat)
    return None


def end_round(s: Play) -> None:
    """Gems are announced, missions checked, and after a season a monster comes. PD-ROUND-09, PD-ROUND-10,
    PD-RULING-25."""
    announce(s)
    check_missions(s)
    if s.round in SEASON_ENDS:
        face(s)
    else:
        begin_next(s)


def go_through(s: Play, seat: int) -> Script | None:
    """Nothing beyond the tasks on the sheet."""
    return None


async def end_season(s: Play) -> None:
    """The monster is behind everybody. PD-RULING-25."""
    leave(s)
    begin_next(s)


def begin_next(s: Play) -> None:
    """The next round, or after round 8 the scoring. PD-ROUND-01, PD-ROUND-11."""
    if s.round == LAST_ROUND:
        s.stage = OVER
        return
    s.round += 1
    s.stage = ROLL
    s.pool = ()
