"""The scripted hero: one answer at a time, from what its seat has seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from flambeau.kernel import Chair, Choice

from .. import choices as c
from ..cards import HERO_CARDS, Hero
from ..model import LAIR, NOWHERE, SQUARES, Play
from ..powers import POWERS, REWARDS
from ..rules.reveal import TURNED, empty_sides, faced
from ..rules.values import counter_modifier, hero_defence
from ..rules.ways import floor_of
from ..vocabulary import HEAL
from .cards import card_choice, fit_choice, strip_choice
from .goals import act_worth, entering_cost, stay_worth
from .throws import before_roll, best_skill, play_roll
from .turns import play_turn

LIKED: Final = ("oswin", "drusk", "tavish", "liane", "bruna", "yarrow", "isaveth", "merrow")


class Scripted:
    """Minions first, cards on the way, the Torch in mind; in Act 2 the Boss is led over the Altars and beaten."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def answer(self, chair: Chair) -> int:
        """The index of the best answer."""
        choices = chair.choices
        if len(choices) == 1:
            return 0
        answer = ANSWERS.get(chair.topic.name, _first)(chair.dossier, choices, chair.about)
        return list(choices).index(answer)


def _first(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    return choices[0]


def _best(choices: Sequence[Choice], worth: Callable[[Any], float]) -> Choice:
    return max(choices, key=worth)


def pick_hero(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """A strong Hero, better one who does what nobody does yet."""
    strong = [HERO_CARDS[hero].skills.index(3) for hero in s.order]

    def worth(choice: Any) -> float:
        card = HERO_CARDS[choice.hero]
        return -LIKED.index(card.id) - 3.0 * strong.count(card.skills.index(3)) if card.id in LIKED else -20.0

    return _best(choices, worth)


def turn(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """One thing of the own turn."""
    return play_turn(s, choices)


def skill(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """The Skill with most dice."""
    return choices[best_skill(s, choices)]


def boost(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """Roll first."""
    return before_roll(s, choices)


def rolled(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """The best use of the dice."""
    return play_roll(s, choices)


def split(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """The highest marker first, so that no damage is lost later."""
    return _best(choices, lambda choice: s.markers[choice.marker])


def mend(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """Where the Boss gains least."""
    return _best(choices, lambda choice: s.markers[choice.marker])


def counter(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """The mildest answer: Goblins come first in the list."""
    return choices[0]


def guard(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """Defence if it saves Health."""
    foe, face = about
    act = POWERS[s.trial.deed].act
    over = face + counter_modifier(s, foe, act) - hero_defence(s, s.turn.hero, act)
    return choices[0] if over > 0 else choices[-1]


def lure(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """The Hero with most Health bears it."""
    return _best(choices, lambda choice: s.heroes[choice.hero].health)


def lead(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """A Boss goes over Altars; others away from the weak."""
    floor = floor_of(s)

    def worth(choice: Any) -> float:
        altar = 5.0 if s.altars >> choice.to & 1 else 0.0
        near = [i for i, ring in enumerate(floor.trail(choice.to)) if ring & s.altars]
        return altar - 0.1 * (near[0] if near else 9)

    return _best(choices, worth)


def reveal(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """Any card that can be revealed, the nearest first."""
    home = s.heroes[s.turn.hero].cell
    if home >= SQUARES:
        home = s.door

    def worth(choice: Any) -> float:
        if not isinstance(choice, c.Reveal):
            return -50.0 if s.act == 1 and -1 in s.slots else 50.0
        return -abs(choice.cell % 7 - home % 7) - abs(choice.cell // 7 - home // 7)

    return _best(choices, worth)


def orient(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """The way that keeps most corridors open, then joins most Rooms."""
    cell = about[0]
    empty, joins = empty_sides(s, cell), faced(s, cell, NOWHERE)
    ways = TURNED[s.grid.faces[cell]]
    return _best(choices, lambda one: 4 * (ways[one.turn] & empty).bit_count() + (ways[one.turn] & joins).bit_count())


def reward(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """A card, unless Health is short."""
    hero = s.turn.hero
    missing = HERO_CARDS[hero].health - s.heroes[hero].health

    def worth(choice: Any) -> float:
        if not isinstance(choice, c.TakeReward):
            return -1.0
        verb, amount = REWARDS[about[0]][choice.part]
        return (
            min(amount, missing) * (3.0 if s.heroes[hero].health <= 3 else 1.4) if verb == HEAL else 4.5 - choice.part
        )

    return _best(choices, worth)


def push(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """Away; the Boss onto an Altar if there is one."""
    return _best(choices, lambda one: 2.0 if isinstance(one, c.ShoveTo) and s.altars >> one.to & 1 else 1.0)


def somewhere(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """Where there is most to do, without walking."""
    hero = Hero(s.turn.hero)

    def worth(choice: Any) -> float:
        if isinstance(choice, c.Explore):
            return 8.0
        if not isinstance(choice, c.Walk) or choice.to >= LAIR:
            return 0.5
        return stay_worth(s, hero, choice.to) + act_worth(s, hero, choice.to) - entering_cost(s, hero, choice.to)

    return _best(choices, worth)


ANSWERS: Final[dict[str, Callable[[Play, Sequence[Choice], tuple[Any, ...]], Choice]]] = {
    "pick-hero": pick_hero,
    "turn": turn,
    "skill": skill,
    "before-roll": boost,
    "rolled": rolled,
    "split": split,
    "mend": mend,
    "counter": counter,
    "guard": guard,
    "target": lure,
    "path": lead,
    "reveal": reveal,
    "orient": orient,
    "reward": reward,
    "push": push,
    "teleport": somewhere,
    "sneak": somewhere,
    "discover": card_choice,
    "recover": card_choice,
    "fit": fit_choice,
    "strip": strip_choice,
}
