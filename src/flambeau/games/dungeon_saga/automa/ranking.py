"""Where a Monster ends: positions and facings together, ranked (DSO-RULING-149, DSO-RULING-150, DSO-RULING-151)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from flambeau.kernel import Criterion, Verdict, judge
from flambeau.parts.paths import FAR, distances

from ..box import HERO_FIGURES, KIND, SIZE, Deed
from ..model import Play
from ..rules.board import behaviour_of, board_of, heroes_up
from ..rules.dice import is_outnumbered
from ..rules.sight import front_of, sees
from .options import Option
from .reach import Spot, nearest_walk, stand, walk_distance, walk_distances


class Stands:
    """What can be said of a Monster if it stood in a spot; the answers are computed on a scratch copy."""

    def __init__(self, s: Play, monster: int, target: int) -> None:
        self.t = s.clone()
        self.monster = monster
        self.target = target
        self.heroes = heroes_up(s)
        self.facing_now = s.facing[monster]
        self.exposed_now = self._hero_behind()
        small = SIZE[KIND[monster]] == 1
        self.walks = {hero: walk_distances(s, monster, hero) for hero in self.heroes} if small else {}

    def rear_arc(self) -> int:
        """The squares of the Rear Arc as it stands."""
        t, m = self.t, self.monster
        return board_of(t).terrain.near_any(t.base[m]) & ~front_of(t, m)

    def _hero_behind(self) -> bool:
        behind = self.rear_arc()
        return any(self.t.base[hero] & behind for hero in self.heroes)

    def protected(self, spot: Spot) -> int:
        """Rear squares cut off by a wall or filled by something other than a Hero (DSO-AGM-TERM-07)."""
        t, m = self.t, self.monster
        stand(t, m, spot)
        others = t.monster_cells & ~t.base[m]
        unprotected = self.rear_arc() & ~(t.high | t.low | others)
        return (3 if SIZE[KIND[m]] == 1 else 4) - unprotected.bit_count()

    def newly_exposed(self, spot: Spot) -> int:
        """A Hero in the Rear Arc where none was before (DSO-AGM-DEF-02)."""
        stand(self.t, self.monster, spot)
        return 0 if self.exposed_now else int(self._hero_behind())

    def protection(self, spot: Spot) -> tuple[int, ...]:
        """The key of the style Protection."""
        protected = self.protected(spot)
        behind = self._hero_behind()
        return (-protected, int(behind), int(is_outnumbered(self.t, self.monster, -1)))

    def prudent(self, spot: Spot) -> tuple[int, ...]:
        """The key of the style Prudent."""
        t, m = self.t, self.monster
        protected = self.protected(spot)
        arcs = sum([1 for hero in HERO_FIGURES if t.arc[hero] & t.base[m]])
        lines = sum([1 for hero in self.heroes if sees(t, t.base[hero], t.base[m], t.base[m])])
        return (arcs, lines, -self.company(spot), -protected)

    def company(self, spot: Spot) -> int:
        """How many friendly Monsters are adjacent."""
        t, m = self.t, self.monster
        stand(t, m, spot)
        beside = board_of(t).terrain.near_any(t.base[m])
        return sum([1 for other in t.monsters if other != m and t.base[other] & beside])

    def in_sight(self, spot: Spot) -> int:
        """0 if no Hero has a clear line to it, facings left out."""
        t, m = self.t, self.monster
        stand(t, m, spot)
        return int(any(sees(t, t.base[hero], t.base[m], t.base[m]) for hero in self.heroes))

    def heroes_in_front_arc(self, spot: Spot) -> int:
        """How many targetable Heroes are in its Front Arc."""
        stand(self.t, self.monster, spot)
        return sum([1 for hero in self.heroes if self.t.arc[self.monster] & self.t.base[hero]])

    def heroes_in_front(self, spot: Spot) -> int:
        """How many targetable Heroes are in its Front, whatever lies between."""
        stand(self.t, self.monster, spot)
        ahead = front_of(self.t, self.monster)
        return sum([1 for hero in self.heroes if ahead & self.t.base[hero]])

    def target_behind(self, spot: Spot) -> int:
        """0 if the target is in its Front."""
        stand(self.t, self.monster, spot)
        return int(not front_of(self.t, self.monster) & self.t.base[self.target])

    def walk(self, spot: Spot, hero: int) -> int:
        """The walk distance W that would remain to a Hero."""
        if self.walks:
            return self.walks[hero][spot[0]]  # type: ignore[index]
        return walk_distance(self.t, self.monster, hero, spot[0], spot[1])

    def nearest_hero(self, spot: Spot) -> int:
        """The distance D to the nearest Hero from there."""
        if self.walks:
            return min([walk[spot[0]] for walk in self.walks.values()])
        stand(self.t, self.monster, spot)
        return nearest_walk(self.t, self.monster)

    def target_outnumbered(self, spot: Spot) -> int:
        """0 if from there the target would be outnumbered."""
        stand(self.t, self.monster, spot)
        return int(not is_outnumbered(self.t, self.target, self.monster))

    def to_friend(self, spot: Spot) -> int:
        """The distance to the nearest other Monster (DSO-RULING-01)."""
        t, m = self.t, self.monster
        stand(t, m, spot)
        others = t.monster_cells & ~t.base[m]
        if not others:
            return FAR
        return distances(board_of(t).terrain, others, (t.high | t.low) & ~others)[spot[0]]


def cost_of(spot: Spot) -> int:
    """Movement points."""
    return spot[2]


STYLES: Final = {"direct": "DSO-AGM-TERM-08", "protection": "DSO-AGM-TERM-07", "prudent": "DSO-AGM-TERM-09"}


def style_criteria(stands: Stands) -> list[Criterion[Spot]]:
    """The printed movement styles as successive keys (DSO-RULING-149)."""
    keys: dict[str, Callable[[Spot], Any]] = {
        "direct": cost_of,
        "protection": stands.protection,
        "prudent": stands.prudent,
    }
    card = behaviour_of(stands.t, stands.monster)
    return [Criterion(STYLES[style], style, keys[style]) for style in card.moves]


def rank(
    s: Play,
    monster: int,
    target: int,
    deed: Deed,
    spots: Sequence[Spot],
    found: Sequence[Option],
    risk: dict[Spot, int] | None = None,
) -> Verdict[Spot]:
    """The full ranking of end positions for one MOVE of a reaction (DSO-RULING-150); forced ones by risk first."""
    stands = Stands(s, monster, target)
    worth = {option.spot: option.optimal() for option in found if option.hero == target}
    criteria: list[Criterion[Spot]] = []
    if risk:
        criteria.append(Criterion("DSO-RULING-143", "fewest-free-attacks", lambda spot: risk[spot]))
    if deed.optimal and deed.move == "to_attack":
        criteria.append(Criterion("DSO-RULING-145", "optimal", lambda spot: worth[spot]))
    if deed.move == "toward":
        criteria.append(Criterion("DSO-RULING-149", "remaining-walk", lambda spot: stands.walk(spot, target)))
    elif deed.move == "away":
        criteria.append(Criterion("DSO-AGM-BEH-05", "farthest", lambda spot: -stands.nearest_hero(spot)))
        criteria.append(Criterion("DSO-AGM-TERM-09", "prudent", stands.prudent))
    elif deed.move == "to_friend":
        criteria.append(Criterion("DSO-RULING-214", "friend", stands.to_friend))
    criteria += _preference(stands, deed)
    if deed.move != "away":
        criteria += style_criteria(stands)
    criteria += [
        Criterion("DSO-AGM-DEF-02", "not-exposed", stands.newly_exposed),
        Criterion("DSO-RULING-150", "front-arc", lambda spot: -stands.heroes_in_front_arc(spot)),
        Criterion("DSO-RULING-150", "target-ahead", stands.target_behind),
        Criterion("DSO-RULING-150", "front", lambda spot: -stands.heroes_in_front(spot)),
        Criterion("DSO-RULING-150", "protected", lambda spot: -stands.protected(spot)),
        Criterion("DSO-RULING-150", "fewest-points", cost_of),
    ]
    now = s.facing[monster]
    return judge(spots, criteria, lambda spot: (spot[0], int(spot[1] != now), spot[1]))


def _preference(stands: Stands, deed: Deed) -> list[Criterion[Spot]]:
    """The extra preference of a reaction, if it has one."""
    if deed.prefer == "outnumber":
        return [Criterion("DSO-RULING-150", "outnumber", stands.target_outnumbered)]
    if deed.prefer == "out_of_sight":
        return [Criterion("DSO-RULING-150", "out-of-sight", stands.in_sight)]
    if deed.prefer == "company":
        return [Criterion("DSO-RULING-150", "company", lambda spot: -stands.company(spot))]
    return []
