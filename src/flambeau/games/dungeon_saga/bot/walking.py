"""Where a Hero could go this turn, how far things are, and how safe a square is."""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import Cell, cells_of, mask_of
from flambeau.parts.paths import FAR, distances, waves

from ..automa.reach import stand
from ..box import ETHEREAL, KIND, MOVE, POINTS, RANGED
from ..model import MELEE_ATTACK, MOVED, RANGED_ATTACK, Play
from ..odds import chance
from ..quest import quest_of
from ..rules.board import board_of, heroes_up
from ..rules.movement import enterable, squares_of_others
from ..rules.sight import front_of, is_visible, sees

EXPOSED: Final = 0.35  # an enemy behind
PRESSED: Final = 0.22  # an enemy that has the square in its Front Arc
TRAPPED: Final = 1.5  # the line of a trap token
COVERED: Final = 0.06  # a square behind that a wall, furniture or friend fills


class Ground:
    """The board as a Hero sees it: squares within reach without a Free Attack, and what awaits it there."""

    def __init__(self, d: Play, hero: int) -> None:
        self.d = d
        self.hero = hero
        self.board = board_of(d)
        self.scratch = d.clone()
        turn = d.turns[-1] if d.turns and d.turns[-1].figure == hero else None
        self.points = turn.points if turn is not None and turn.stage != MOVED else 0
        self.arcs = 0
        for monster in d.monsters:
            self.arcs |= d.arc[monster]
        self.trap_lines = 0
        for _, _, _, line in d.traps:
            self.trap_lines |= line
        self.spots = self._reach()
        self.enemies = [monster for monster in d.monsters if self._matters(monster)]

    def _matters(self, monster: int) -> bool:
        """Whether a Monster can get at the Hero or the Hero at it; one behind Rubble or a closed door cannot."""
        d = self.d
        if ETHEREAL[KIND[monster]]:
            return True
        walls = d.high | d.low
        steps = distances(self.board.terrain, d.base[monster], walls & ~d.base[monster])
        return steps[d.cell[self.hero]] < FAR or sees(d, d.base[self.hero], d.base[monster], d.base[monster])

    def _reach(self) -> dict[int, int]:
        """Squares to stop on, with their points; none is bought with a Free Attack."""
        d, start = self.d, self.d.cell[self.hero]
        free = d.ground & ~(d.high | d.low | squares_of_others(d, self.hero))
        barred = ~enterable(d, self.hero) | mask_of([at for _, at in d.spawns])
        found = {start: 0}
        steps = waves(self.board.terrain, 1 << start, self.points, barred, self.arcs)
        for cost, wave in enumerate(steps):
            for cell in cells_of(wave & free):
                found.setdefault(int(cell), cost)
        return found

    def ways(self, goals: int) -> list[int]:
        """Steps from every square to the nearest of these, round traps if there is a way round."""
        d = self.d
        barred = (d.high | d.low | d.monster_cells) & ~goals
        careful = distances(self.board.terrain, goals, (barred | self.trap_lines) & ~goals)
        if careful[d.cell[self.hero]] < FAR:
            return careful
        plain = distances(self.board.terrain, goals, barred)
        if plain[d.cell[self.hero]] < FAR:
            return plain
        past = (d.high | d.low) & ~goals  # whoever stands in the way can be fought when we are there
        plain = distances(self.board.terrain, goals, past)
        mouths = mask_of([a for a, b in self._portals() if plain[b] < FAR])
        here = plain[d.cell[self.hero]] < FAR
        return distances(self.board.terrain, mouths, past & ~mouths) if mouths and not here else plain

    def _portals(self) -> list[tuple[int, int]]:
        """Both ends of every pair of portals, each way."""
        ends = self.d.portals
        return [(a, b) for letter, a in ends for other, b in ends if letter == other and a != b]

    def worth(self, monster: int) -> float:
        """What it is worth to be rid of a Monster."""
        d = self.d
        goal = quest_of(d.quest).goals[d.goal]
        wanted = goal.kind == "kill" and d.tag[monster] >> goal.number & 1
        return 1.0 + 0.25 * POINTS[KIND[monster]] + (1.0 if wanted else 0.0)

    def danger(self, cell: int, facing: int) -> float:
        """How bad it is to end there, looking that way."""
        d, t = self.d, self.scratch
        stand(t, self.hero, (cell, facing, 0))
        near = self.board.near[cell]
        ahead = front_of(t, self.hero)
        bad = 0.0
        for monster in self.enemies:
            if d.arc[monster] >> cell & 1:
                bad += PRESSED
            if d.base[monster] & near and not d.base[monster] & ahead:
                bad += EXPOSED
            elif not d.base[monster] & near and self._could_come(monster, cell):
                bad += 0.04 if d.base[monster] & ahead else 0.09
        behind = near & ~ahead
        open_back = behind & ~(d.high | d.low | d.hero_cells)
        bad -= COVERED * (3 - open_back.bit_count())
        if self.trap_lines >> cell & 1 and cell != d.cell[self.hero]:
            bad += TRAPPED
        return bad

    def _could_come(self, monster: int, cell: int) -> bool:
        grid = self.board.floor.grid
        return grid.chebyshev(Cell(self.d.cell[monster]), Cell(cell)) <= MOVE[KIND[monster]] + 1

    def attack(self, cell: int, facing: int) -> tuple[float, int]:
        """The best attack from there, and its target; (0, -1) if there is none."""
        d, t, hero = self.d, self.scratch, self.hero
        stand(t, hero, (cell, facing, 0))
        best, target = 0.0, -1
        for monster in d.monsters:
            if t.arc[hero] & d.base[monster]:
                kind = MELEE_ATTACK
            elif RANGED[KIND[hero]] and is_visible(t, hero, monster):
                kind = RANGED_ATTACK
            else:
                continue
            value = chance(t, hero, monster, kind) * self.worth(monster)
            if value > best:
                best, target = value, monster
        return best, target

    def nearest_friend(self, cell: int) -> int:
        """How far the nearest other Hero that is up would be."""
        grid = self.board.floor.grid
        others = [h for h in heroes_up(self.d) if h != self.hero]
        return min([grid.chebyshev(Cell(self.d.cell[h]), Cell(cell)) for h in others], default=0)
