"""Where the Automated Game Master puts a Monster that comes of a sudden (DSO-AGM-PLACE, DSO-RULING-160,
DSO-RULING-161)."""

from __future__ import annotations

from flambeau.kernel import Criterion, Verdict, judge, tell
from flambeau.parts.grid import Cell, Direction, cells_of

from ..box import HERO_FIGURES, KIND, RANGED
from ..events import WanderingCame
from ..model import MELEE_ATTACK, NOWHERE, Play, SecondMonster
from ..rules.board import free_miniature, heroes_up, is_in_rear, place
from ..rules.dice import is_rear_attack
from ..rules.monsters import begin_activation
from ..rules.sight import is_shootable, is_visible
from ..rules.wandering import path_distances, placing_cells, put
from .ranking import Stands
from .reach import Spot, stand
from .settle import settle_spot


class Arrivals:
    """What can be said of a Monster if it arrived in a spot; the cause is a Hero, or only a square."""

    def __init__(self, s: Play, monster: int, cause: int, hero: int, spot: Spot) -> None:
        self.t = s.clone()
        self.monster = monster
        self.hero = hero
        self.distances = path_distances(s, cause)
        self.up = heroes_up(s)
        place(self.t, monster, spot[0], spot[1])
        self.stands = Stands(self.t, monster, hero if hero >= 0 else 0)

    def distance(self, spot: Spot) -> int:
        """Steps from the Hero that caused it."""
        stand(self.t, self.monster, spot)
        return min([self.distances[cell] for cell in cells_of(self.t.base[self.monster])])

    def in_rear_arc_of_cause(self, spot: Spot) -> int:
        """0 if it arrives in the Rear Arc of that Hero."""
        stand(self.t, self.monster, spot)
        return int(self.hero < 0 or not is_rear_attack(self.t, self.monster, self.hero, MELEE_ATTACK))

    def rear_arcs(self, spot: Spot) -> int:
        """In how many Heroes' Rear Arcs it arrives."""
        stand(self.t, self.monster, spot)
        return sum([1 for hero in self.up if is_rear_attack(self.t, self.monster, hero, MELEE_ATTACK)])

    def heroes_faced(self, spot: Spot) -> int:
        """How many Heroes are in its Front Arc or visible in its Front."""
        t, m = self.t, self.monster
        stand(t, m, spot)
        return sum([1 for hero in self.up if t.arc[m] & t.base[hero] or is_visible(t, m, hero)])

    def cannot_shoot(self, spot: Spot) -> int:
        """0 if it can shoot at a Hero from there."""
        stand(self.t, self.monster, spot)
        return int(not any(is_shootable(self.t, self.monster, hero) for hero in self.up))

    def shot_from_front(self, spot: Spot) -> int:
        """0 if it stands wholly in the Rear of a Hero it can shoot."""
        t, m = self.t, self.monster
        stand(t, m, spot)
        return int(not any(is_shootable(t, m, hero) and is_in_rear(t, m, hero) for hero in self.up))


def choose_place(s: Play, monster: int, hero: int, second: bool) -> Verdict[Spot]:
    """The best squares and facings for a Monster that comes for a Hero."""
    cells = [int(cell) for cell in cells_of(placing_cells(s, KIND[monster], hero, second))]
    return best_place(s, monster, cells, s.cell[hero], hero)


def best_place(s: Play, monster: int, cells: list[int], cause: int, hero: int = NOWHERE) -> Verdict[Spot]:
    """The best of these squares and facings for an arriving Monster (DSO-RULING-160, DSO-RULING-161,
    DSO-RULING-219)."""
    spots = [(cell, facing, 0) for cell in cells for facing in range(4)]
    if not spots:
        return Verdict([], (), [])
    arrivals = Arrivals(s, monster, cause, hero, spots[0])
    criteria: list[Criterion[Spot]] = [Criterion("DSO-AGM-PLACE-02", "closest", arrivals.distance)]
    if RANGED[KIND[monster]]:
        shoots = Criterion[Spot]("DSO-AGM-PLACE-04", "can-shoot", arrivals.cannot_shoot)
        rear = Criterion[Spot]("DSO-RULING-161", "rear", arrivals.shot_from_front)
        criteria = [shoots, *criteria, rear]
    criteria += [
        Criterion("DSO-AGM-PLACE-03", "rear-arc", arrivals.in_rear_arc_of_cause),
        Criterion("DSO-RULING-160", "rear-arcs", lambda spot: -arrivals.rear_arcs(spot)),
        Criterion("DSO-AGM-PLACE-05", "front", lambda spot: -arrivals.heroes_faced(spot)),
        Criterion("DSO-AGM-PLACE-05", "protected", lambda spot: -arrivals.stands.protected(spot)),
    ]
    return judge(spots, criteria, lambda spot: (spot[0], spot[1]))


async def send_first(s: Play, hero: int) -> None:
    """What a human Game Master may do the automated one does: place, activate, roll (DSO-RULING-162)."""
    s.todo.append(SecondMonster(HERO_FIGURES[hero]))
    tell(s, "DSO-WAND-01", WanderingCame, HERO_FIGURES[hero])
    monster = await send(s, hero, False)
    if monster >= 0:
        begin_activation(s, monster)


async def send_second(s: Play, hero: int) -> None:
    """The second one is placed, not activated (DSO-WAND-05)."""
    await send(s, hero, True)


async def send(s: Play, hero: int, second: bool) -> int:
    """Place a Wandering Monster, if there is a miniature and a square; returns it or -1 (DSO-RULING-72)."""
    monster = free_miniature(s, s.wandering)
    if monster < 0:
        return -1
    verdict = choose_place(s, monster, hero, second)
    if not verdict.best:
        return -1
    cell, facing, _ = await settle_spot(s, monster, "place", "DSO-RULING-160", verdict)
    put(s, monster, Cell(cell), Direction(facing), second)
    return monster
