"""One activation of a Monster by its Behaviour card: target, status, reaction (DSO-AGM-ACT, -STAT, -CARD).

Deciding is pure; carrying it out moves, attacks and tells. All moves come from the safe reach, so only windows of the
attacked Hero, or a Villain who is asked about ties, ever interrupt an activation.
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import tell
from flambeau.parts.grid import Cell, Direction

from ..box import BEHAVIOUR, BEHAVIOURS, KIND, Deed, Figure
from ..events import Faced, Moved
from ..model import MELEE_ATTACK, MOVED, RANGED_ATTACK, Play
from ..rules.board import board_of, heroes_up, is_adjacent, move_to, turn_to
from ..rules.combat import melee, shoot
from ..rules.sight import front_of
from .options import Option, attack_kind, options
from .ranking import rank
from .reach import Spot, path_to, safe_reach, stand
from .settle import is_run_by_hand, settle_spot, settle_target
from .targets import choose_target

ATTACKS = {"melee": (MELEE_ATTACK,), "ranged": (RANGED_ATTACK,), "any": (MELEE_ATTACK, RANGED_ATTACK)}


def status(s: Play, monster: int, target: int, found: Sequence[Option]) -> str:
    """How the Monster stands to its target: the first of the five that is true (DSO-AGM-STAT, DSO-RULING-148)."""
    if s.arc[monster] & s.base[target]:
        return "engaged"
    if board_of(s).terrain.near_any(s.base[monster]) & ~front_of(s, monster) & s.base[target]:
        return "flanked"
    if attack_kind(s, monster, target) == RANGED_ATTACK:
        return "in_sight"
    return "near" if any(option.hero == target for option in found) else "distant"


def candidates(
    s: Play, monster: int, target: int, deed: Deed, spots: Sequence[Spot], found: Sequence[Option]
) -> list[Spot]:
    """The end positions a MOVE may choose from (DSO-RULING-149, -214)."""
    if deed.move == "to_attack":
        allowed = [kind for name in deed.kinds for kind in ATTACKS[name]]
        fitting = [option for option in found if option.hero == target and option.kind in allowed]
        if deed.better:  # strictly better than what it could do without moving
            here = (s.cell[monster], s.facing[monster], 0)
            now = [option.optimal() for option in found if option.hero == target and option.spot == here]
            fitting = [option for option in fitting if not now or option.optimal() < min(now)]
        return [option.spot for option in fitting]
    if deed.move == "turn":
        return [spot for spot in spots if spot[0] == s.cell[monster] and _faces(s, monster, target, spot)]
    return list(spots)


def _faces(s: Play, monster: int, target: int, spot: Spot) -> bool:
    """Whether a facing has the target in the Front Arc, or in the Front if it is not adjacent."""
    t = s.clone()
    stand(t, monster, spot)
    if is_adjacent(t, monster, t.base[target]):
        return t.arc[monster] & t.base[target] != 0
    return front_of(t, monster) & t.base[target] != 0


def reaction(s: Play, monster: int, target: int, spots: Sequence[Spot], found: Sequence[Option]) -> tuple[Deed, ...]:
    """The first possible alternative of the row that the status names (DSO-AGM-CARD-03, -04)."""
    now = status(s, monster, target, found)
    for name, alternatives in BEHAVIOURS[BEHAVIOUR[KIND[monster]]].rows:
        if name == now:
            for deeds in alternatives:
                if _is_possible(s, monster, target, deeds[0], spots, found):
                    return deeds
    return ()


def _is_possible(
    s: Play, monster: int, target: int, deed: Deed, spots: Sequence[Spot], found: Sequence[Option]
) -> bool:
    if deed.attack:
        return attack_kind(s, monster, target) in ATTACKS[deed.attack]
    return bool(candidates(s, monster, target, deed, spots, found))


def points_of_plan(s: Play, monster: int) -> int:
    """The movement points the Monster would pay for its chosen option (DSO-AGM-INT-06)."""
    spots = safe_reach(s, monster)
    found = options(s, monster, spots, heroes_up(s))
    verdict = choose_target(s, monster, found)
    if not verdict.best:
        return 0
    target = verdict.best[0]
    for deed in reaction(s, monster, target, spots, found)[:1]:
        if deed.move:
            return rank(s, monster, target, deed, candidates(s, monster, target, deed, spots, found), found).best[0][2]
    return 0


async def activation(s: Play, monster: int) -> None:
    """The whole activation; a Villain who is asked may take it in hand instead."""
    turn = s.turns[-1]
    if await is_run_by_hand(s, monster):
        turn.by_hand = True
        return
    spots = safe_reach(s, monster)
    found = options(s, monster, spots, heroes_up(s))
    verdict = choose_target(s, monster, found)
    if verdict.best:  # without a target it does nothing (DSO-RULING-140, -152)
        target = await settle_target(s, monster, verdict)
        await perform(s, monster, target, reaction(s, monster, target, spots, found))
    turn.over = True


async def perform(s: Play, monster: int, target: int, deeds: Sequence[Deed]) -> None:
    """Carry a reaction out, deed by deed; what cannot be done is skipped (DSO-RULING-213)."""
    for deed in deeds:
        if deed.attack:
            await attack_target(s, monster, target, deed)
            continue
        spots = safe_reach(s, monster)
        found = options(s, monster, spots, heroes_up(s))
        if not s.sheets[target].hp:  # it fell: the move takes a new target for its keys
            verdict = choose_target(s, monster, found)
            if not verdict.best:
                return
            target = await settle_target(s, monster, verdict)
        where = candidates(s, monster, target, deed, spots, found)
        if where:
            ranked = rank(s, monster, target, deed, where, found)
            walk(s, monster, await settle_spot(s, monster, deed.move, "DSO-RULING-150", ranked))


async def attack_target(s: Play, monster: int, target: int, deed: Deed) -> None:
    """ATTACK from the present position and facing."""
    kind = attack_kind(s, monster, target)
    if kind not in ATTACKS[deed.attack]:
        return
    s.turns[-1].acted = True
    if kind == MELEE_ATTACK:
        await melee(s, monster, target)
    else:
        await shoot(s, monster, target)


def walk(s: Play, monster: int, spot: Spot) -> None:
    """Move along the safe way, then face (DSO-RULING-150)."""
    turn = s.turns[-1]
    for cell, facing, _ in path_to(s, monster, spot):
        if cell != s.cell[monster]:
            move_to(s, monster, cell)
            tell(s, "DSO-MOVE-01", Moved, Figure(monster), Cell(cell))
        if facing != s.facing[monster]:
            turn_to(s, monster, facing)
            tell(s, "DSO-RULING-151", Faced, Figure(monster), Direction(facing))
    turn.points -= spot[2]
    turn.stage = MOVED
