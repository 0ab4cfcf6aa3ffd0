"""How the Hero player thinks.

Each hero is drawn by treasures, artifacts and prey and repelled by what he knows or fears to lie there; the Wizard
turns up what others would step on; the Cleric heals; figures near a hero are a reason to leave.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from flambeau.kernel import Choice

from .. import choices as kinds
from ..board import NOWHERE
from ..model import Play
from ..tiles import (
    CLERIC,
    DAMAGE,
    ELIXIR,
    HEALTH,
    KITS,
    MIRROR,
    ROGUE,
    SKULL,
    SWORDS,
    WARRIOR,
    WIZARD,
)
from .distances import HERO_WALKS, strikes
from .paths import ahead, split
from .worth import (
    VICTORY,
    chance_of_chest,
    death,
    entering,
    healing,
    living,
    loss,
    odds,
    slaying,
    threat,
)

HUNTED: Final = 0.35
HUNTED_ALONE: Final = 0.6  # the solo dungeon never spares anybody
FREEING: Final = 40.0  # a possessed hero
EXORCISING: Final = 25.0
STANDS: Final = {WARRIOR: 38, CLERIC: 36, ROGUE: 37, WIZARD: 39}


class HeroPlayer:
    """The Hero player's thoughts about one question."""

    WHIM: ClassVar[float] = 0.3

    def __init__(self, d: Play) -> None:
        self.d = d
        self.unknown = odds(d)
        self.share = HUNTED_ALONE if d.solo else HUNTED
        self.fields: dict[int, tuple[list[float], Sequence[float]]] = {}
        self.threats: dict[tuple[int, int], float] = {}
        self.best_steps: dict[int, float] = {}

    def threat(self, hero: int, cell: int) -> float:
        """What a hero may suffer on a square."""
        found = self.threats.get((hero, cell))
        if found is None:
            found = self.threats[hero, cell] = threat(self.d, hero, cell, self.share)
        return found

    def value(self, choice: Choice, topic: str, about: tuple[int, ...]) -> float:
        """What a choice is worth; a kind nobody thought of is worth nothing, which is as good as ending the turn."""
        thought = THOUGHTS.get(type(choice))
        if thought is not None:
            found: float = thought(self, choice)
            return found
        if isinstance(choice, (kinds.Follow, kinds.Return)):
            return self.landing(about[0], choice.to)
        if isinstance(choice, kinds.Use):
            return loss(self.d, about[0], DAMAGE[about[1]])
        if isinstance(choice, kinds.Decline):
            return 4.0  # what the artifact is worth later
        return 0.0

    # Moving

    def field(self, hero: int) -> tuple[list[float], Sequence[float]]:
        """For one hero, what entering each square is worth and what lies ahead of it."""
        if hero not in self.fields:
            values = split(self.d, hero, entering(self.d, hero, self.unknown))
            self.fields[hero] = (values, ahead(hero, values))
        return self.fields[hero]

    def landing(self, hero: int, to: int) -> float:
        """What it is worth to be moved onto a square."""
        values, further = self.field(hero)
        return values[to] + further[to] - self.threat(hero, to)

    def step(self, hero: int, to: int) -> float:
        """What a step is worth against staying."""
        d = self.d
        values, further = self.field(hero)
        here = d.at[hero]
        value = values[to] + further[to] - further[here]
        value += self.threat(hero, here) - self.threat(hero, to)
        return value + VICTORY if values[to] > VICTORY / 2 else value

    def best_step(self, hero: int) -> float:
        """The best that one more action could give a hero."""
        if self.d.at[hero] == NOWHERE:
            return 0.0
        if hero not in self.best_steps:
            steps = HERO_WALKS[hero][self.d.at[hero]]
            self.best_steps[hero] = max([self.step(hero, cell) for cell, away in enumerate(steps) if away == 1])
        return self.best_steps[hero]

    def stand(self, choice: kinds.Stand) -> float:
        """Fast and strong heroes begin in the middle."""
        return 1.0 if STANDS.get(choice.hero) == choice.at else 0.0

    def move(self, choice: kinds.Move) -> float:
        """A step."""
        return self.step(choice.hero, choice.to)

    # Scouting

    def scouting(self, at: int) -> float:
        """What it is worth to know a tile: more where a hero may step soon, more when chests must be somewhere."""
        d = self.d
        near = min([HERO_WALKS[hero][d.at[hero]][at] for hero in living(d) if hero != WIZARD] or [6])
        return 3.0 + 5.0 * 0.75**near + 40.0 * chance_of_chest(self.unknown)

    def reveal(self, choice: kinds.Reveal) -> float:
        """The Wizard looks."""
        return self.scouting(choice.at)

    def hat(self, choice: kinds.UseHat) -> float:
        """A hat looks once, and then is gone."""
        return self.scouting(choice.at) - 2.0

    # Healing and helping

    def heal(self, choice: kinds.Heal) -> float:
        """Two points of health, or a hero set free."""
        if choice.target == self.d.possessed:
            return FREEING
        return healing(self.d, choice.target, 2)

    def icon(self, choice: kinds.UseIcon) -> float:
        """The same for nothing but the icon."""
        if choice.target == self.d.possessed:
            return FREEING
        return healing(self.d, choice.target, 2) - 1.5

    def exorcise(self, choice: Choice) -> float:
        """The white lady is sent away before she takes anybody."""
        return EXORCISING

    def grail(self, choice: kinds.UseGrail) -> float:
        """A life for two actions."""
        return death(self.d, choice.dead) / 2 + HEALTH[choice.dead] - threat(self.d, choice.dead, choice.at, 0.1)

    def give(self, choice: kinds.Give) -> float:
        """Artifacts serve whoever found them, but the Warrior needs no sword and the Rogue no kit (DH-RULING-24)."""
        mask = 1 << choice.artifact
        idle = {WARRIOR: SWORDS, ROGUE: KITS}
        return 1.5 if mask & idle.get(choice.hero, 0) and not mask & idle.get(choice.receiver, 0) else -3.0

    def rally(self, choice: kinds.Rally) -> float:
        """A free action, once a turn."""
        return 4.0 + self.best_step(choice.target)

    def standard(self, choice: kinds.UseStandard) -> float:
        """A free action, once a game: for something that matters."""
        return self.best_step(choice.target) - 8.0

    def elixir(self, choice: kinds.UseElixir) -> float:
        """Worth it for a tired hero with somewhere to go."""
        if self.d.tired[choice.hero] < 2 or not self.d.actions:
            return -1.0
        return self.best_step(choice.hero) - 6.0

    def skull(self, choice: kinds.UseSkull) -> float:
        """The more dangerous the monster, and the nearer a hero."""
        cell = self.d.figures[choice.monster]
        feared = [loss(self.d, hero, DAMAGE[choice.monster]) for hero in living(self.d) if hero != WARRIOR]
        hunted = any(strikes(choice.monster, cell, at) for at in self.d.at)
        return slaying(choice.monster) + (max(feared, default=0.0) / 2 if hunted else 0.0) - 8.0

    def mirror(self, choice: kinds.UseMirror) -> float:
        """Each stands where the other stood."""
        d = self.d
        one, other = choice.hero, choice.target
        here, there = d.at[one], d.at[other]
        gain = self.field(one)[1][there] - self.field(one)[1][here]
        gain += self.field(other)[1][here] - self.field(other)[1][there]
        gain += threat(d, one, here, self.share) - threat(d, one, there, self.share)
        return gain + threat(d, other, there, self.share) - threat(d, other, here, self.share) - 8.0

    def bread(self, choice: kinds.UseBread) -> float:
        """Full health for an action."""
        return healing(self.d, choice.hero, HEALTH[choice.hero]) - 3.0

    # The market

    def buy(self, choice: kinds.Buy) -> float:
        """Skull and bread in need, elixir for whoever has far to go; the mirror hardly ever."""
        d = self.d
        mask = 1 << choice.artifact
        if mask & SKULL:
            hunted = threat(d, choice.receiver, d.at[choice.receiver], 1.0)
            return 1.0 + hunted / 6 - (3.0 if choice.receiver == WARRIOR else 0.0)
        if mask & ELIXIR:
            return self.best_step(choice.receiver) / 2 - 1.0
        if mask & MIRROR:
            return -4.0
        return healing(d, choice.receiver, HEALTH[choice.receiver]) - 6.0

    def pay(self, choice: kinds.Pay) -> float:
        """As little as will do."""
        return -float(sum([DAMAGE[tile] for tile in choice.tiles]))


THOUGHTS: Final[dict[type[Choice], Any]] = {
    kinds.Stand: HeroPlayer.stand,
    kinds.Move: HeroPlayer.move,
    kinds.Reveal: HeroPlayer.reveal,
    kinds.UseHat: HeroPlayer.hat,
    kinds.Heal: HeroPlayer.heal,
    kinds.UseIcon: HeroPlayer.icon,
    kinds.Exorcise: HeroPlayer.exorcise,
    kinds.IconOnLady: HeroPlayer.exorcise,
    kinds.UseGrail: HeroPlayer.grail,
    kinds.Give: HeroPlayer.give,
    kinds.Rally: HeroPlayer.rally,
    kinds.UseStandard: HeroPlayer.standard,
    kinds.UseElixir: HeroPlayer.elixir,
    kinds.UseSkull: HeroPlayer.skull,
    kinds.UseMirror: HeroPlayer.mirror,
    kinds.UseBread: HeroPlayer.bread,
    kinds.Buy: HeroPlayer.buy,
    kinds.Pay: HeroPlayer.pay,
}
