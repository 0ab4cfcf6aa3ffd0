"""Attack options of a Monster: from where, against whom, with what odds (DSO-RULING-144, DSO-RULING-145)."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Why

from ..box import KIND, RANGED, SIZE
from ..model import MELEE_ATTACK, RANGED_ATTACK, Play
from ..rules.board import board_of
from ..rules.dice import armour, attack_dice, defence_dice, is_rear_attack
from ..rules.sight import is_visible
from .reach import Spot, stand


class Option:
    """An attack the Monster could make: where it stands, whom it strikes, and what that is worth."""

    __slots__ = ("armour", "attack", "defence", "favours", "hero", "kind", "rear", "spot")

    def __init__(self, t: Play, monster: int, spot: Spot, hero: int, kind: int) -> None:
        mine: Why = []
        theirs: Why = []
        self.spot = spot
        self.hero = hero
        self.kind = kind
        self.attack = attack_dice(t, monster, hero, kind, False, mine)
        self.defence = defence_dice(t, monster, hero, kind, theirs)
        self.armour = armour(t, monster, hero, kind)
        self.rear = is_rear_attack(t, monster, hero, kind)
        # Modifiers in favour: target outnumbered, rear attack, dice of special rules (DSO-RULING-147).
        self.favours = sum([1 for amount, rule in mine if rule == "DSO-CARD-10" and amount > 0])
        self.favours += sum([1 for _, rule in theirs if rule in ("DSO-MEL-05", "DSO-MEL-07", "DSO-RNG-06")])

    def optimal(self) -> tuple[int, ...]:
        """Most attacker dice, fewest defender dice, lowest Armour, from the rear, at range (DSO-RULING-145)."""
        at_range = self.kind == RANGED_ATTACK
        return (-self.attack, self.defence, self.armour, 0 if self.rear else 1, 0 if at_range else 1)


def options(s: Play, monster: int, spots: Sequence[Spot], heroes: Sequence[int]) -> list[Option]:
    """Every attack on these Heroes that the Monster could make from these spots."""
    t = s.clone()
    near = board_of(s).near
    shoots = RANGED[KIND[monster]] > 0
    small = SIZE[KIND[monster]] == 1
    found: list[Option] = []
    for spot in spots:
        if small and not shoots and not near[spot[0]] & s.hero_cells:
            continue
        stand(t, monster, spot)
        for hero in heroes:
            kind = attack_kind(t, monster, hero)
            if kind is not None:
                found.append(Option(t, monster, spot, hero, kind))
    return found


def attack_kind(s: Play, monster: int, hero: int) -> int | None:
    """How the Monster could attack a Hero from where it stands: melee, ranged or not at all."""
    if s.arc[monster] & s.base[hero]:
        return MELEE_ATTACK
    if RANGED[KIND[monster]] and is_visible(s, monster, hero):
        return RANGED_ATTACK
    return None
