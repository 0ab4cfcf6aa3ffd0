"""What a monster does: attack in place, else step and attack, else approach (DH-AI, DH-RULING-45 to -49).

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
    """Steps 1 to 3 (DH-RULING-45 to -47)."""
    made = Plan()
    hunted = targets(s)
    near = reach(s, monster)
    at_hand = [hero for hero in hunted if near & BITS[s.at[hero]]]
    if at_hand:
        made.target = weakest(s, at_hand, trail)  # DH-AI-04, DH-AI-05, DH-RULING-45
        return made
    steps = ways(s, monster) & ~s.covered  # DH-AGG-06
    at_hand = [hero for hero in hunted if steps & _within(monster, s.at[hero])]
    if at_hand:
        made.target = weakest(s, at_hand, trail)
        made.to = _pounce(s, monster, steps, made.target, hunted, trail)
    else:
        made.to = _approach(s, monster, steps, hunted, trail)
    return made


def _within(monster: Monster, cell: Cell) -> int:
    """The squares from which a monster reaches this one (DH-RULING-43)."""
    return KING_REACH[cell] if monster == DRAGON else ORTH_REACH[cell]


def _pounce(s: Play, monster: Monster, steps: int, target: Hero, hunted: list[Hero], trail: Trail) -> Cell:
    """Of the steps that bring the target into range, the best (DH-RULING-46)."""
    within = _within(monster, s.at[target])
    left = cells_of(steps & within)
    if trail is not None and len(left) < steps.bit_count():
        trail.append(Stage(SQUARE, "DH-AI-04", "attack", left, cells_of(steps & ~within)))
    if len(left) > 1:
        clear = BOARD & ~s.covered
        goal = BITS[s.at[target]]
        distances = [first_hits(MONSTER_BY[monster], _stand(s, monster, to), goal, clear)[0] for to in left]
        left = narrow(left, distances, SQUARE, "DH-RULING-46", "distance", trail)
    return _settle(s, monster, left, target, hunted, "DH-RULING-46", trail)


def _approach(s: Play, monster: Monster, steps: int, hunted: list[Hero], trail: Trail) -> Cell:
    """The step towards the nearest target, or between several (DH-AI-02, DH-AI-03, DH-RULING-47)."""
    by = MONSTER_BY[monster]
    here = BITS[s.figures[monster]] | (BITS[s.figures[TAIL]] if monster == DRAGON else 0)
    prey = _prey(s, hunted) if monster == WHITE_LADY else hunted
    goals = 0
    for hero in prey:
        goals |= BITS[s.at[hero]]
    clear = BOARD & ~s.covered  # its own squares lie on no shortest way (DH-RULING-44)
    distance, hits = first_hits(by, here, goals, clear)
    if distance == FAR:  # all are unreachable: other figures are ignored (DH-RULING-44)
        clear = BOARD
        distance, hits = first_hits(by, here, goals, clear)
    nearest = [hero for hero in prey if hits & BITS[s.at[hero]]]
    closer = 0
    for cell in cells_of(hits):
        closer |= ball(by, BITS[cell], distance - 1, clear)
    left = cells_of(steps & closer)
    if not left:
        return NOWHERE
    if trail is not None and len(left) < steps.bit_count():
        trail.append(Stage(SQUARE, "DH-AI-02", "closer", left, cells_of(steps & ~closer)))
    if len(left) > 1 and len(nearest) > 1:
        points = [s.at[hero] for hero in nearest]
        left = narrow(left, [off_centre(to, points) for to in left], SQUARE, "DH-AI-03", "centre", trail)
    cornered = weakest(s, nearest, None)  # whose escapes count is no decision of its own
    return _settle(s, monster, left, cornered, hunted, "DH-RULING-47", trail)


def _prey(s: Play, hunted: list[Hero]) -> list[Hero]:
    """Whom the white lady approaches: those she can possess, if there are any (DH-RULING-53)."""
    return [hero for hero in hunted if possessable(s, hero)] or hunted


def _settle(
    s: Play, monster: Monster, left: list[Cell], hero: Hero, hunted: list[Hero], rule: str, trail: Trail
) -> Cell:
    """Fewest escapes, smallest sum of distances, lower row, lower column (DH-AI-08, DH-RULING-46, -47, -49)."""
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


def _stand(s: Play, monster: Monster, to: Cell) -> int:
    """The squares of a monster after a step."""
    return BITS[to] | BITS[_followed(s, monster, to)]


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
