"""One activation of a Monster by its Behaviour card: target, status, reaction (DSO-AGM-ACT, -STAT, -CARD).

Deciding is pure; carrying it out moves, attacks and tells. Moves come from the safe reach unless circumstances force
the Monster (DSO-RULING-143); only windows of Heroes, or a Villain who is asked, ever interrupt an activation.
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import tell
from flambeau.parts.grid import Cell, Direction

from ..box import KIND, SPELLS_OF, Deed, Figure
from ..events import Faced, Moved
from ..model import MELEE_ATTACK, MOVED, RANGED_ATTACK, Play
from ..rules.board import behaviour_of, board_of, heroes_up, is_adjacent, move_to, turn_to
from ..rules.combat import melee, shoot
from ..rules.movement import threatening
from ..rules.sight import front_of
from .casting import cast_first
from .options import Option, attack_kind, options
from .ranking import rank
from .reach import NO_TURN, Reach, Spot, path_to, reach_of, safe_reach, stand
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
    """The end positions a MOVE may choose from (DSO-RULING-149, DSO-RULING-214)."""
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
    """The first possible alternative of the row that the status names (DSO-AGM-CARD-03, DSO-AGM-CARD-04)."""
    now = status(s, monster, target, found)
    for name, alternatives in behaviour_of(s, monster).rows:
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


class Plan:
    """What a Monster has in mind: from which spots it could attack whom, safely or, if forced, at a risk."""

    __slots__ = ("found", "reach", "spots", "verdict")

    def __init__(self, s: Play, monster: int) -> None:
        up = heroes_up(s)
        self.spots = safe_reach(s, monster)
        self.found = options(s, monster, self.spots, up)
        self.reach: Reach | None = None
        self.verdict = choose_target(s, monster, self.found)
        pinned = any(s.arc[hero] & s.base[monster] for hero in up)
        if pinned and (behaviour_of(s, monster).reckless or not self.found):
            self._dare(s, monster)

    def _dare(self, s: Play, monster: int) -> None:
        """Forced: a Vicious Monster for its target, any other if it could not attack at all (DSO-RULING-143)."""
        reach = reach_of(s, monster, True)
        wild = options(s, monster, reach.spots, heroes_up(s))
        verdict = choose_target(s, monster, wild) if wild else self.verdict
        if verdict.best and all(option.hero != verdict.best[0] for option in self.found):
            self.reach, self.spots, self.found, self.verdict = reach, reach.spots, wild, verdict

    @property
    def risk(self) -> dict[Spot, int] | None:
        """The Free Attacks on the way to each spot, if it dares them."""
        return None if self.reach is None else self.reach.risk


def points_of_plan(s: Play, monster: int) -> int:
    """The movement points the Monster would pay for its chosen option (DSO-AGM-INT-06)."""
    plan = Plan(s, monster)
    if not plan.verdict.best:
        return 0
    target = plan.verdict.best[0]
    for deed in reaction(s, monster, target, plan.spots, plan.found)[:1]:
        if deed.move:
            where = candidates(s, monster, target, deed, plan.spots, plan.found)
            return rank(s, monster, target, deed, where, plan.found, plan.risk).best[0][2]
    return 0


async def activation(s: Play, monster: int) -> None:
    """The whole activation; a Villain who is asked may take it in hand instead."""
    turn = s.turns[-1]
    if await is_run_by_hand(s, monster):
        turn.by_hand = True
        return
    if SPELLS_OF[KIND[monster]]:
        await cast_first(s, monster)
    plan = Plan(s, monster)
    if plan.verdict.best:  # without a target it does nothing (DSO-RULING-140, DSO-RULING-152)
        target = await settle_target(s, monster, plan.verdict)
        deeds = reaction(s, monster, target, plan.spots, plan.found)
        await perform(s, monster, target, deeds, plan)
    turn.over = True


async def perform(s: Play, monster: int, target: int, deeds: Sequence[Deed], plan: Plan) -> None:
    """Carry a reaction out, deed by deed; what cannot be done is skipped (DSO-RULING-213)."""
    for number, deed in enumerate(deeds):
        if not s.base[monster]:
            return
        if deed.attack:
            await attack_target(s, monster, target, deed)
            continue
        if number:
            plan = Plan(s, monster)
            if not s.sheets[target].hp:  # it fell: the move takes a new target for its keys
                if not plan.verdict.best:
                    return
                target = await settle_target(s, monster, plan.verdict)
        where = candidates(s, monster, target, deed, plan.spots, plan.found)
        if where:
            ranked = rank(s, monster, target, deed, where, plan.found, plan.risk)
            spot = await settle_spot(s, monster, deed.move, "DSO-RULING-150", ranked)
            await walk(s, monster, spot, plan.reach)


async def attack_target(s: Play, monster: int, target: int, deed: Deed) -> None:
    """ATTACK from the present position and facing, unless a spell was its action."""
    kind = attack_kind(s, monster, target)
    if kind not in ATTACKS[deed.attack] or s.turns[-1].acted or not s.sheets[target].hp:
        return
    s.turns[-1].acted = True
    if kind == MELEE_ATTACK:
        await melee(s, monster, target)
    else:
        await shoot(s, monster, target)


async def walk(s: Play, monster: int, spot: Spot, reach: Reach | None) -> None:
    """Move along the way, then face (DSO-RULING-150); Heroes strike where a forced Monster leaves their Front Arc."""
    turn = s.turns[-1]
    for cell, facing, _ in path_to(s, monster, spot) if reach is None else reach.path(spot):
        if cell != s.cell[monster]:
            for hero in threatening(s, monster, cell) if reach is not None else ():
                if s.base[monster] and s.arc[hero] & s.base[monster]:
                    await melee(s, hero, monster, free=True)
            if not s.base[monster]:
                return
            move_to(s, monster, cell)
            tell(s, "DSO-MOVE-01", Moved, Figure(monster), Cell(cell))
        if facing not in (NO_TURN, s.facing[monster]):
            turn_to(s, monster, facing)
            tell(s, "DSO-RULING-151", Faced, Figure(monster), Direction(facing))
    turn.points -= spot[2]
    turn.stage = MOVED
