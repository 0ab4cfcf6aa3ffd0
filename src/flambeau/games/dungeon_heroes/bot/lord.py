"""How the Dungeon Lord thinks.

He lays what hurts where heroes will step and what helps them far away, each tile by what it would be worth to each
hero near it; with a whim larger than the Hero player's, so that a square tells little of its tile. Then his figures
hunt whoever is weakest, keep out of the Warrior's way, and stand on the chests he remembers.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from flambeau.kernel import HIDDEN, Choice

from .. import choices as kinds
from ..board import BITS, CELLS, KING_REACH, ORTH, ORTH_REACH, VAULT
from ..model import Play
from ..rules.finality import is_quiet
from ..tiles import (
    ARTIFACT,
    DAMAGE,
    DRAGON,
    EFFECT,
    MONSTER,
    OF_BREED,
    POISON,
    TAIL,
    TREASURE,
    WARRIOR,
)
from .distances import HERO_WALKS, MONSTER_WALKS, strikes
from .worth import LIFE, living, loss, meeting, treasure

NEARNESS: Final = 0.65  # of a hero's interest in a square that is left with each step
ON_THE_WAY: Final = 1.5  # squares between a hero and the vault
SCENT: Final = 0.75
GUARDING: Final = 6.0
POSSESSING: Final = 14.0
SHOWING: Final = {MONSTER: 2.0, TREASURE: -40.0, ARTIFACT: -4.0, POISON: -5.0}  # what it is worth to reveal a tile


@cache
def interest(hero: int, at: int, vault: bool) -> tuple[float, ...]:
    """How much a hero who stands there is likely to come to each square."""
    walk = HERO_WALKS[hero]
    away = walk[at]
    found = []
    for cell in range(CELLS):
        share = float(NEARNESS ** (away[cell] - 1))
        if vault and any(away[cell] + walk[cell][goal] <= away[goal] for goal in range(VAULT, len(walk))):
            share *= ON_THE_WAY
        found.append(share)
    return tuple(found)


class DungeonLord:
    """The Dungeon Lord's thoughts about one question."""

    WHIM: ClassVar[float] = 1.0

    def __init__(self, d: Play) -> None:
        self.d = d
        self.alive = living(d)
        self.interests = [interest(hero, d.at[hero], bool(d.vault)) for hero in self.alive]
        self.laid: dict[int, list[float]] = {}  # by tile of the hand, what it gives to the heroes on each square

    def value(self, choice: Choice, topic: str, about: tuple[int, ...]) -> float:
        """What a choice is worth; doing nothing, and a kind nobody thought of, are worth nothing."""
        thought = THOUGHTS.get(type(choice))
        if thought is None:
            return 0.0
        found: float = thought(self, choice)
        return found

    # Laying tiles

    def place(self, choice: kinds.Place) -> float:
        """A tile on a square: the opposite of what it gives to the heroes who may come there."""
        given = self.laid.get(choice.tile)
        if given is None:
            tile = self.d.hand.cards[choice.tile]
            given = [0.0] * CELLS
            for hero, shares in zip(self.alive, self.interests):
                worth = meeting(self.d, hero, tile)
                given = [before + share * worth for before, share in zip(given, shares)]
            self.laid[choice.tile] = given
        return -given[choice.to]

    # Figures

    def harm(self, monster: int, target: int) -> float:
        """What an attack does."""
        return loss(self.d, target, DAMAGE[monster])

    def attack(self, choice: kinds.Attack) -> float:
        """A blow now is better than a step."""
        return 1.0 + self.harm(choice.monster, choice.target)

    def advance(self, choice: kinds.Advance) -> float:
        """The blow that follows the step, or the way to the next prey; what the figure guarded is left."""
        d = self.d
        monster, to = choice.monster, choice.to
        here = d.figures[monster]
        reach = (KING_REACH if monster == DRAGON else ORTH_REACH)[to]
        blow = max([self.harm(monster, hero) for hero in self.alive if reach & BITS[d.at[hero]]], default=0.0)
        value = blow  # whoever dies of it draws nobody any more
        if blow < LIFE:
            value += self.scent(monster, to) - self.scent(monster, here)
        value += self.guards(to) - self.guards(here)
        return value - self.peril(monster, to) + self.peril(monster, here)

    def scent(self, monster: int, cell: int) -> float:
        """How near prey is: the weaker the sweeter."""
        d = self.d
        found = 0.0
        for hero in self.alive:
            sweet = 8.0 + 24.0 / d.hp[hero]
            if hero == WARRIOR:
                sweet /= 3
            found = max(found, sweet * SCENT ** MONSTER_WALKS[monster][cell][d.at[hero]])
        return found

    def guards(self, cell: int) -> float:
        """What it is worth to have a figure on a square: on a chest that heroes are near, much."""
        d = self.d
        if cell >= VAULT:
            chest = d.vault
        else:
            chest = cell < len(d.room.faces) and d.room.faces[cell] >= 0 and EFFECT[d.room.faces[cell]] == TREASURE
        if not chest:
            return 0.0
        wanted = max([shares[cell] for shares in self.interests], default=0.0)
        return GUARDING * min(1.0, wanted) * (3.0 if treasure(d) > 100 else 1.0)

    def peril(self, monster: int, cell: int) -> float:
        """The Warrior kills what he reaches."""
        d = self.d
        if d.at[WARRIOR] < 0 or d.possessed == WARRIOR:
            return 0.0
        away = HERO_WALKS[WARRIOR][d.at[WARRIOR]][cell]
        return (2.0 + DAMAGE[monster]) * (1.0 if away == 1 else 0.6 if away == 2 else 0.0)

    def turn_up(self, choice: kinds.TurnUp) -> float:
        """A monster beside a hero can strike at once; chests had better stay hidden."""
        d = self.d
        tile = d.room.faces[choice.at]
        if tile == HIDDEN:
            return 0.5
        value = SHOWING.get(EFFECT[tile], -1.0)
        if EFFECT[tile] == MONSTER:
            prey = [self.harm(tile, hero) for hero in self.alive if strikes(tile, choice.at, d.at[hero])]
            value += (0.9 if d.actions > 1 else 0.2) * max(prey, default=0.0)
        return value

    def spread(self, choice: kinds.Spread) -> float:
        """The dragon turns to where the heroes are."""
        return self.scent(DRAGON, choice.to)

    def raising(self, choice: kinds.Raise) -> float:
        """A monster more, if the heroes are not far."""
        monster = OF_BREED[choice.breed][0]
        prey = [self.harm(monster, hero) for hero in self.alive if strikes(monster, choice.to, self.d.at[hero])]
        return 3.0 + DAMAGE[monster] + 0.5 * max(prey, default=0.0) - self.peril(monster, choice.to) / 2

    # The white lady

    def possess(self, choice: kinds.Possess) -> float:
        """The stronger the hero, and the more certain his end."""
        doom = max([self.led(choice.target, cell) for cell in self.ways(choice.target)], default=0.0)
        return POSSESSING + max(0.0, doom)

    def lead(self, choice: kinds.Lead) -> float:
        """Where it hurts; on the way there, nearer to what kills."""
        return self.led(choice.hero, choice.to)

    def ways(self, hero: int) -> list[int]:
        """The squares beside a hero, by his own steps."""
        return [cell for cell, away in enumerate(HERO_WALKS[hero][self.d.at[hero]]) if away == 1]

    def led(self, hero: int, to: int) -> float:
        """What it is worth to move a possessed hero onto a square."""
        d = self.d
        if is_quiet(d, to):  # type: ignore[arg-type]
            return self.doom(hero, to)
        value = 0.0
        if d.covered & BITS[to]:
            place = d.figures.index(to)  # type: ignore[arg-type]
            value += loss(d, hero, DAMAGE[DRAGON if place == TAIL else place])
        if d.tiled & BITS[to]:
            tile = d.room.faces[to]
            value += 0.5 if tile == HIDDEN else -meeting(d, hero, tile, able=False)
        elif to >= VAULT and d.vault:
            value -= treasure(d)
        return value

    def doom(self, hero: int, cell: int) -> float:
        """Whether a deadly tile is one step further."""
        d = self.d
        for near in range(len(d.room.faces)):
            if HERO_WALKS[hero][cell][near] == 1 and d.room.faces[near] >= 0 and EFFECT[d.room.faces[near]] == POISON:
                return 4.0
        return -0.5 if ORTH[cell] & d.covered else -1.0


THOUGHTS: Final[dict[type[Choice], Any]] = {
    kinds.Place: DungeonLord.place,
    kinds.Attack: DungeonLord.attack,
    kinds.Advance: DungeonLord.advance,
    kinds.TurnUp: DungeonLord.turn_up,
    kinds.Spread: DungeonLord.spread,
    kinds.Raise: DungeonLord.raising,
    kinds.Possess: DungeonLord.possess,
    kinds.Lead: DungeonLord.lead,
}
