"""Small answers that need no plan: potions, rewards of choice, cards to keep, minions to cross out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from flambeau.kernel import Ask, Choice

from ..box import (
    GEM_IN,
    GEMS_LOST,
    ITEMS,
    MINION_FOE,
    MINION_LEVEL,
    MINION_ROOMS,
    OBJECTIVES,
    POWERS,
    PRINTED,
    REWARDS,
)
from ..choices import Check, CollectGem, Eliminate, KeepObjective, KeepPower, Raise
from ..model import HEROES, STAGES, TOP_LEVEL, Item, Play, Sheet
from ..plan import MONSTERS_OF
from ..rules.items import check_stage
from ..rules.levels import gain_level
from .ways import steps_from
from .worth import Worth

# How much a power or an objective adds to a game, as the lab measured it.
POWER_WORTH: Final[dict[str, float]] = {
    "veteran": 5.3, "scout": 3.3, "barbarian": 2.3, "merchant": 2.3, "shaman": 2.0, "seer": 1.8,
    "goldsmith": 1.1, "healer": 0.6, "artisan": 0.0, "plunderer": -0.2, "psionic": -0.5, "noble": -2.1,
    "assassin": -3.3, "berserker": -3.4, "alchemist": -4.1, "ranger": -5.9,
}  # fmt: skip
OBJECTIVE_WORTH: Final[dict[str, float]] = {
    "C14": 2.4, "C16": 2.2, "C10": 1.7, "C01": 1.1, "C15": 0.8, "C07": 0.1, "C02": 0.0, "C03": -0.1,
    "C11": -0.1, "C13": -0.4, "C09": -0.7, "C08": -0.8, "C05": -0.8, "C06": -1.4, "C04": -2.0, "C12": -2.1,
}  # fmt: skip


JUDGED: Final = (Raise, Check, Eliminate, CollectGem, KeepPower, KeepObjective)


class Habits:
    """How one seat answers what comes up, ranked once for a question."""

    def __init__(self, s: Play, seat: int, worth: Worth) -> None:
        self.seat = seat
        self.sheet = s.sheets[seat]
        self.worth = worth
        self.heroes: list[float] = []  # ranked when they are first asked about
        self.items: list[float] = []

    def answer(self, s: Play, question: Ask[Any]) -> Choice:
        """The usual answer to a question."""
        choices: Sequence[Choice] = question.legal()
        if not isinstance(choices[0], JUDGED):
            return question.default_on(s)
        values = [self.value(s, choice) for choice in choices]
        return choices[values.index(max(values))]

    def value(self, s: Play, choice: Choice) -> float:
        """How good a reward, a victim or a card of choice is."""
        if isinstance(choice, Raise):
            if not self.heroes:
                self.heroes = _ranked(s, self.sheet, self.worth, range(len(HEROES)), _raised)
            return self.heroes[choice.hero]
        if isinstance(choice, Check):
            if not self.items:
                self.items = _ranked(s, self.sheet, self.worth, range(len(ITEMS)), _checked)
            return self.items[choice.item]
        if isinstance(choice, Eliminate):
            return prey(s.sheets[self.seat], choice.minion)
        if isinstance(choice, CollectGem):
            return far_gem(s, choice.gem)
        if isinstance(choice, KeepPower):
            return POWER_WORTH.get(POWERS[choice.power].id, 0.0)
        if isinstance(choice, KeepObjective):
            return OBJECTIVE_WORTH.get(OBJECTIVES[choice.objective].id, 0.0)
        return 0.0


def _ranked(
    s: Play, sheet: Sheet, worth: Worth, numbers: range, change: Callable[[Play, Sheet, int], bool]
) -> list[float]:
    """What the sheet is worth after each of these changes."""
    found = []
    for number in numbers:
        copy = sheet.clone()
        found.append(worth.of(copy) if change(s, copy, number) else -1e9)
    return found


def _raised(s: Play, sheet: Sheet, hero: int) -> bool:
    if sheet.levels[hero] == TOP_LEVEL:
        return False
    gain_level(s, sheet, HEROES[hero])
    return True


def _checked(s: Play, sheet: Sheet, item: int) -> bool:
    if sheet.stages[item] == STAGES:
        return False
    check_stage(s, sheet, Item(item))
    return True


def prey(sheet: Sheet, minion: int) -> float:
    """A minion is best crossed out from afar if it would hurt, most of all before a gem."""
    over = MINION_LEVEL[minion] - sheet.levels[MINION_FOE[minion]]
    return over + (0.5 if REWARDS[MINION_ROOMS[minion]] == "gem" else 0.0)


def far_gem(s: Play, gem: int) -> float:
    """The Goldsmith takes a gem that is far, or that the first monster would take along."""
    room = GEM_IN.index(gem)
    first, second, _ = MONSTERS_OF[s.dungeon]
    lost = 3.0 if GEMS_LOST[first] >> gem & 1 else 2.0 if GEMS_LOST[second] >> gem & 1 else 0.0
    return steps_from(s.dungeon, 0, s.sheets[0].room)[room] + (lost if s.ephemeral else 0.0) + PRINTED[room].level / 2
