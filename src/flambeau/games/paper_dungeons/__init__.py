"""Paper Dungeons: eight adventurers' sheets, one roll of six dice, everybody at once.

This stretch plays the preparation with all sixteen powers, two whole rounds and the final scoring.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flambeau.kernel import Chance, Game, Lanes, Option, Script
from flambeau.table import Scene, Words

from .box import (
    ALL_DICE,
    COLUMNS,
    DUNGEONS,
    FINGERPRINT,
    GEMS,
    HEIGHT,
    ITEMS,
    MINION_KIND,
    MINION_LEVEL,
    MINIONS,
    MISSIONS,
    MONSTERS,
    OBJECTIVES,
    POWERS,
    ROOMS,
)
from .choices import MOST_DRUNK
from .events import EVENTS
from .model import (
    FACES,
    HEROES,
    Elimination,
    FreeLevel,
    FreeStage,
    GemEffects,
    MorePotions,
    OutsideGem,
    Play,
    Reward,
    StartPower,
)
from .rules.damage import POTIONS
from .rules.dice import WHICH_ACTION, WHICH_DIE
from .rules.gems import ORDER, WHICH_GEM
from .rules.items import WHICH_ITEM
from .rules.levels import WHICH_HERO
from .rules.minions import WHICH_MINION
from .rules.movement import WHERE
from .rules.preparation import WHICH_OBJECTIVE, WHICH_POWER
from .rules.rounds import advance
from .setup import deal_again, set_up
from .table import scene


class PaperDungeons(Game[Play]):
    """The game object: what it declares, and where its rules begin."""

    id = "paper_dungeons"
    seats = range(1, 9)  # PD-SETUP-01
    options = (Option("missions", (True, False), True, "PD-SETUP-10"),)
    state = Play
    topics = (
        WHICH_POWER, WHICH_OBJECTIVE, WHICH_GEM, WHICH_DIE, WHICH_ACTION, WHERE, POTIONS, WHICH_HERO, WHICH_ITEM,
        WHICH_MINION, ORDER,
    )  # fmt: skip
    events = EVENTS
    tasks = (StartPower, MorePotions, FreeStage, FreeLevel, OutsideGem, Elimination, Reward, GemEffects)
    text = Path(__file__).parent / "text"
    content = FINGERPRINT

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Play:
        """Deal the cards and hand out blank sheets."""
        return set_up(options, seats, chance)

    def advance(self, s: Play) -> Script | Lanes:
        """The next small activity."""
        return advance(s)

    def redeal(self, s: Play, now: Play, seat: int, chance: Chance) -> None:
        """Cards of the others that this seat does not know."""
        deal_again(s, seat, chance)

    def domains(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        """How many there are of everything a choice can name."""
        return {
            "Power": len(POWERS),
            "Objective": len(OBJECTIVES),
            "Gem": len(GEMS),
            "Minion": MINIONS,
            "Potions": MOST_DRUNK + 1,
            "Die": ALL_DICE,
            "Face": len(FACES),
            "Hero": len(HEROES),
            "Item": len(ITEMS),
            "Room": ROOMS,
            "Source": 4,
        }

    def table(self, view: Play, seat: int, words: Words) -> Scene:
        """The sheet, the dice, the cards and the others."""
        return scene(view, seat, words, self.id)

    def noun(self, type_: str, value: int) -> str | None:
        """The message that names a piece."""
        names = NOUNS.get(type_)
        return None if names is None or not 0 <= value < len(names) else names[value]


NOUNS: Mapping[str, tuple[str, ...]] = {
    "Hero": tuple([f"hero-{FACES[hero]}" for hero in HEROES]),
    "Face": tuple([f"face-{face}" for face in FACES]),
    "Die": tuple([f"die-{number}" for number in range(ALL_DICE)]),
    "Item": tuple([f"item-{item.id}" for item in ITEMS]),
    "Power": tuple([f"power-{power.id}" for power in POWERS]),
    "Objective": tuple([f"objective-{card.id}" for card in OBJECTIVES]),
    "Mission": tuple([f"mission-{card.id}" for card in MISSIONS]),
    "Dungeon": tuple([f"dungeon-{card.id}" for card in DUNGEONS]),
    "Monster": tuple([f"monster-{card.name}" for card in MONSTERS]),
    "Minion": tuple([f"minion-{kind}-{level}" for kind, level in zip(MINION_KIND, MINION_LEVEL)]),
    "Seat": tuple([f"seat-{seat}" for seat in range(8)]),
    "Gem": tuple([f"gem-{letter}" for letter in GEMS]),
    "Room": tuple([f"room-{column}{row + 1}" for row in range(HEIGHT) for column in COLUMNS]),
    "Source": ("source-item", "source-skill", "source-power", "source-track"),
}

GAME = PaperDungeons()
