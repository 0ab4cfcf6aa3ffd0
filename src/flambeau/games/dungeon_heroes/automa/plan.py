"""What a monster does: attack in place, else step and attack, else approach (DH-AI, DH-RULING-45, DH-RULING-46,
DH-RULING-47, DH-RULING-48, DH-RULING-49).

It sees only what lies open: no step depends on what a face-down tile is (DH-RULING-96).
"""

from __future__ import annotations

from flambeau.kernel import Stage, Trail, narrow

from ..board import BITS, KING_REACH, NOWHERE, ORTH, ORTH_REACH, Cell, cells_of
from ..model import Play
from ..rules.reach import reach, ways
from ..rules.room import trodden
from ..tiles import DRAGON, HERO_STEPS, MONSTERS, TAIL, WHITE_LADY, Hero, Monster
from .distance import BOARD, FAR, RANK, ball, first_hits, off_centre
from .targets import MONSTER_BY, possessable, targets, total_distance, weakest
from .verdict import SQUARE


class Plan:
    """What one action of a monster will be: a step, an attack, both or neither."""

    __slots__ = ("target", "to")

    def __init__(self) -> None:
        self.to = NOWHERE  # where it steps first
        self.target: Hero | None = None  # whom it then attacks


def can_attack(s: Play, monster: Monster) -> bool:
    """Whether a monster can attack now or after one step."""
    near = reach(s, monster)
    steps = ways(s, monster) & ~s.covered
    found = [hero for hero in targets(s) if near & BITS[s.at[hero]] or steps & _within(monster, s.at[hero])]
    return len(found) > 0


def plan(s: Play, monster: Monster, trail: Trail = None) -> Plan:
    """Steps 1 to 3 (DH-RULING-45, DH-RULING-46, DH-RULING-47)."""
    made = Plan()
    hunted = targets(s)
    near = reach(s, monster)
    at_hand = [hero for hero in hunted if near & BITS[s.at[hero]]]
    if at_hand:
        made.target = weakest(s, at_hand, trail)  # DH-AI-04, DH-AI-05, DH-RULING-45
        return made
    steps = ways(s, monster) & ~s.covered  # DH-AGG-06
    pounces = 0
    for hero in hunted:
        pounces |= steps & _within(monster, s.at[hero])
    if pounces:
        _pounce(s, monster, steps, pounces, hunted, made, trail)
    else:
        made.to = _approach(s, monster, steps, hunted, trail)
    return made


def _within(monster: Monster, cell: Cell) -> int:
    """The squares from which a monster reaches this one (DH-RULING-43)."""
    return KING_REACH[cell] if monster == DRAGON else ORTH_REACH[cell]


def _pounce(s: Play, monster: Monster, steps: int, pounces: int, hunted: list[Hero], made: Plan, trail: Trail) -> None:
    """Of the steps that allow an attack, one on a shortest way to the nearest target, between several the most
    central; then the weakest in range is attacked, from where it has the fewest escapes (DH-RULING-46)."""
    left = _keep(cells_of(steps), pounces, "DH-AI-04", "attack", trail)
    nearest, closer = _chase(s, monster, hunted)
    if pounces & closer:  # none comes closer to a hero beside whom another figure bars the only square
        left = _keep(left, closer, "DH-AI-02", "closer", trail)
    left = _most_central(s, left, nearest, trail)
    stands = 0
    for to in left:
        stands |= BITS[to]
    made.target = weakest(s, [hero for hero in hunted if stands & _within(monster, s.at[hero])], trail)
    left = _keep(left, _within(monster, s.at[made.target]), "DH-RULING-46", "victim", trail)
    made.to = _settle(s, monster, left, made.target, hunted, "DH-RULING-46", trail)


def _approach(s: Play, monster: Monster, steps: int, hunted: list[Hero], trail: Trail) -> Cell:
    """The step towards the nearest target, or between several (DH-AI-02, DH-AI-03, DH-RULING-47)."""
    nearest, closer = _chase(s, monster, _prey(s, hunted) if monster == WHITE_LADY else hunted)
    if not steps & closer:
        return NOWHERE
    left = _keep(cells_of(steps), closer, "DH-AI-02", "closer", trail)
    left = _most_central(s, left, nearest, trail)
    cornered = weakest(s, nearest, None)  # whose escapes count is no decision of its own
    return _settle(s, monster, left, cornered, hunted, "DH-RULING-47", trail)


def _chase(s: Play, monster: Monster, hunted: list[Hero]) -> tuple[list[Hero], int]:
    """The targets at the smallest distance, and the squares that are closer to one of them (DH-RULING-44)."""
    by = MONSTER_BY[monster]
    here = BITS[s.figures[monster]] | (BITS[s.figures[TAIL]] if monster == DRAGON else 0)
    goals = 0
    for hero in hunted:
        goals |= BITS[s.at[hero]]
    clear = BOARD & ~s.covered  # its own squares lie on no shortest way
    distance, hits = first_hits(by, here, goals, clear)
    if distance == FAR:  # all are unreachable: other figures are ignored
        clear = BOARD
        distance, hits = first_hits(by, here, goals, clear)
    closer = 0
    for cell in cells_of(hits):
        closer |= ball(by, BITS[cell], distance - 1, clear)
    return [hero for hero in hunted if hits & BITS[s.at[hero]]], closer


def _keep(found: list[Cell], mask: int, rule: str, criterion: str, trail: Trail) -> list[Cell]:
    """The squares of a mask; if any fall out, the trail says why."""
    left = [to for to in found if mask & BITS[to]]
    if trail is not None and len(left) < len(found):
        trail.append(Stage(SQUARE, rule, criterion, left, [to for to in found if not mask & BITS[to]]))
    return left


def _most_central(s: Play, left: list[Cell], nearest: list[Hero], trail: Trail) -> list[Cell]:
    """Between several targets equally near, the squares nearest to their mean position (DH-AI-03, DH-RULING-47)."""
    if len(left) < 2 or len(nearest) < 2:
        return left
    points = [s.at[hero] for hero in nearest]
    return narrow(left, [off_centre(to, points) for to in left], SQUARE, "DH-AI-03", "centre", trail)


def _prey(s: Play, hunted: list[Hero]) -> list[Hero]:
    """Whom the white lady approaches: those she can possess, if there are any (DH-RULING-53)."""
    return [hero for hero in hunted if possessable(s, hero)] or hunted


def _settle(
    s: Play, monster: Monster, left: list[Cell], hero: Hero, hunted: list[Hero], rule: str, trail: Trail
) -> Cell:
    """Fewest escapes, smallest sum of distances, lower row, lower column (DH-AI-08, DH-RULING-46, DH-RULING-47,
    DH-RULING-49)."""
    if len(left) > 1:
        others = _danger(s, monster)
        left = narrow(left, [escapes(s, monster, to, hero, others) for to in left], SQUARE, rule, "escapes", trail)
    if len(left) > 1:
        left = narrow(left, _totals(s, monster, left, hunted), SQUARE, rule, "sum", trail)
    if len(left) > 1:
        left = narrow(left, [RANK[to] for to in left], SQUARE, rule, "place", trail)
    return left[0]


def _totals(s: Play, monster: Monster, steps: list[Cell], hunted: list[Hero]) -> list[int]:
    return [total_distance(s, monster, to, _followed(s, monster, to), hunted) for to in steps]


def _followed(s: Play, monster: Monster, to: Cell) -> Cell:
    """Where the dragon's second half stands after a step: where the leading half was (DH-RULING-63)."""
    if monster != DRAGON:
        return NOWHERE
    return s.figures[DRAGON] if ORTH[s.figures[DRAGON]] & BITS[to] else s.figures[TAIL]


def _danger(s: Play, monster: Monster) -> int:
    """The squares in range of any other figure."""
    mask = 0
    for other in MONSTERS:
        if other != monster and s.figures[other] >= 0:
            mask |= reach(s, other)
    return mask


def escapes(s: Play, monster: Monster, to: Cell, hero: Hero, others: int) -> int:
    """How many squares the hero could move to that no figure reaches, once the step is made (DH-RULING-49)."""
    if monster == DRAGON:
        own = KING_REACH[to] | KING_REACH[_followed(s, monster, to)]
    else:
        own = ORTH_REACH[to]
    return (HERO_STEPS[hero][s.at[hero]] & ~trodden(s) & ~others & ~own).bit_count()
