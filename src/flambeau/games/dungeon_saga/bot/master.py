"""The mind of a Game Master's player: Monsters act by their Behaviour cards, Interrupts where somebody can be hurt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from flambeau.kernel import Choice

from ..automa.activation import Plan, candidates, reaction
from ..automa.order import farthest_first
from ..automa.placement import best_place
from ..automa.ranking import rank
from ..automa.reach import Spot, path_to
from ..box import PARTY, SPELLS
from ..choices import (
    Activate,
    Cast,
    CastAlone,
    Cross,
    EndTurn,
    Face,
    FillSlot,
    Halt,
    Pass,
    PlaceAt,
    Shoot,
    Step,
    Strike,
    Wheel,
)
from ..model import MELEE_ATTACK, MOVED, MOVING, RANGED_ATTACK, Play
from ..odds import chance
from ..rules.board import free_miniature
from ..rules.monsters import activatable


class MasterMind:
    """Gives every choice of a Game Master's question a value."""

    TOPICS: ClassVar = frozenset(
        {"interrupt", "gm-turn", "monster-turn", "place", "place-facing", "at-once", "trap-slot", "arrow", "call"}
    )

    def __init__(self, d: Play, about: tuple[int, ...]) -> None:
        self.d = d
        self.about = about

    def values(self, topic: str, choices: Sequence[Choice]) -> list[float]:
        """A value for each choice."""
        if topic == "monster-turn":
            return self.monster_turn(choices)
        if topic == "gm-turn":
            return self.next_monster(choices)
        if topic == "interrupt":
            return [self.interrupt(choice) for choice in choices]
        if topic in ("place", "place-facing", "call"):
            return self.arrival(topic, choices)
        return [self.setting(choice) for choice in choices]

    def setting(self, choice: Choice) -> float:
        """Traps anywhere; a new Monster acts at once."""
        if isinstance(choice, FillSlot):
            return 0.1
        return 1.0 if isinstance(choice, Activate) else 0.0

    def next_monster(self, choices: Sequence[Choice]) -> list[float]:
        """The farthest first, so that nobody stands in the way; every Monster acts."""
        ready = activatable(self.d)
        first = farthest_first(self.d).best[:1] if ready else []
        return [
            2.0 if isinstance(c, Activate) and c.monster in first else 1.0 if isinstance(c, Activate) else 0.0
            for c in choices
        ]

    def interrupt(self, choice: Choice) -> float:
        """A Monster that can hurt somebody now, the likelier the better."""
        if not isinstance(choice, Activate):
            return 0.35
        best = 0.0
        plan = Plan(self.d, choice.monster)
        for option in plan.found:
            weight = 1.4 if self.d.sheets[option.hero].hp == 1 else 1.0
            odds = (option.attack - 0.6 * option.defence) / 4 + 0.15 * (3 - option.armour)
            best = max(best, weight * odds)
        return best

    def arrival(self, topic: str, choices: Sequence[Choice]) -> list[float]:
        """Where the Automated Game Master would put it, and which way it would look."""
        d = self.d
        if topic == "place-facing":
            return [0.1 * (4 - c.facing) if isinstance(c, Face) else 0.0 for c in choices]
        squares = [int(c.at) for c in choices if isinstance(c, PlaceAt)]
        monster = free_miniature(d, d.wandering)
        if topic == "call" or monster < 0 or not squares:
            return [1.0 if isinstance(c, PlaceAt) else 0.0 for c in choices]
        hero = self.about[0]
        best = best_place(d, monster, squares, d.cell[hero], hero).best[0][0]
        return [
            (2.0 if c.at == best else 1.0) if isinstance(c, PlaceAt) else 0.0 if isinstance(c, Pass) else 0.5
            for c in choices
        ]

    # One Monster

    def monster_turn(self, choices: Sequence[Choice]) -> list[float]:
        """Walk where its card would have it go, and attack."""
        d = self.d
        turn = d.turns[-1]
        monster = turn.figure
        attacks = [self.attack(choice) for choice in choices]
        fighting = [max(value, 0.0 if isinstance(c, EndTurn) else -1.0) for value, c in zip(attacks, choices)]
        if turn.stage == MOVED or (turn.stage != MOVING and turn.acted):
            return fighting
        spot = self.spot(monster)
        if turn.stage != MOVING and (spot is None or spot[:2] == (d.cell[monster], d.facing[monster])):
            return fighting
        if spot is None:
            spot = (d.cell[monster], d.facing[monster], 0)
        return [self.walking(choice, monster, spot) for choice in choices]

    def attack(self, choice: Choice) -> float:
        """The chance to hurt, more for a Hero that would fall; spells come first."""
        d = self.d
        if isinstance(choice, (Cast, CastAlone)):
            return 3.0 + 0.1 * SPELLS[choice.spell].value
        if not isinstance(choice, (Strike, Shoot)) or choice.target >= PARTY:
            return -1.0
        kind = MELEE_ATTACK if isinstance(choice, Strike) else RANGED_ATTACK
        weight = 1.5 if d.sheets[choice.target].hp == 1 else 1.0
        return 1.0 + weight * chance(d, d.turns[-1].figure, choice.target, kind)

    def spot(self, monster: int) -> Spot | None:
        """The end of the move its Behaviour card names."""
        d = self.d
        plan = Plan(d, monster)
        if not plan.verdict.best:
            return None
        target = plan.verdict.best[0]
        for deed in reaction(d, monster, target, plan.spots, plan.found)[:1]:
            if deed.move:
                where = candidates(d, monster, target, deed, plan.spots, plan.found)
                if where:
                    return rank(d, monster, target, deed, where, plan.found, plan.risk).best[0]
        return None

    def walking(self, choice: Choice, monster: int, spot: Spot) -> float:
        """The next step of the way, then the facing."""
        d = self.d
        if spot[0] == d.cell[monster]:
            if isinstance(choice, (Face, Wheel)):
                return 2.0 if choice.facing == spot[1] else 0.5 if isinstance(choice, Face) else 0.2
            return (1.0 if d.facing[monster] == spot[1] else 0.3) if isinstance(choice, Halt) else -1.0
        path = path_to(d, monster, spot)
        ahead = next((pose for pose in path if pose[:2] != (d.cell[monster], d.facing[monster])), spot)
        if isinstance(choice, (Step, Cross)):
            return 2.0 if choice.to == ahead[0] else 0.4
        if isinstance(choice, Wheel):
            return 2.0 if ahead[0] == d.cell[monster] and choice.facing == ahead[1] else 0.1
        return 0.0 if isinstance(choice, (Face, Halt)) else -1.0
