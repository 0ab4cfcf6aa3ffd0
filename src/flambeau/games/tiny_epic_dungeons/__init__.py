"""Tiny Epic Dungeons, the slice of the kernel's exam: attacks on a Minion and on the Boss with everything they nest.

The rules are those of docs/rules/tiny-epic-dungeons.md; `setup` lays out a position in mid-game, and `end_of_slice`
stops after its last turn. Left out, because no attack reaches it: set-up, exploring by moving, traps, searching.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flambeau.kernel import Chance, Game, Option, Outcome, Pile, Places, Pool, Script
from flambeau.table import Scene, Words

from . import table
from .cards import CONTENT, HERO_CARDS
from .events import EVENTS
from .model import CELLS, TASKS, Play
from .powers import ITEM_IDS, POWERS
from .rules.attack import NEXT_TARGET, PUSHING
from .rules.boss import MENDING, SPLITTING
from .rules.counter import COUNTERING, GUARDING
from .rules.declaring import MELEE_GRANTED, TURN
from .rules.enemies import LEADING, TARGETING
from .rules.equip import DISCOVERING, FITTING, RECOVERING, STRIPPING
from .rules.movement import SNEAKING, TELEPORTING
from .rules.reveal import LAYING, ORIENTING, REVEALING
from .rules.reward import REWARDING
from .rules.skill import BEFORE_ROLL, PAYING, ROLLED
from .rules.todo import advance
from .secrets import dungeon_cards
from .setup import new_play


class TinyEpicDungeons(Game[Play]):
    """One to four players run two to four Heroes."""

    id = "tiny_epic_dungeons"
    version = 1
    seats = range(1, 5)
    options = (
        Option("act", (1, 2), 1, "TED-GOAL-02"),
        Option("heroes", (2, 3, 4), 2, "TED-RULING-96"),
        Option("lair_door_exposed", (True, False), True, "TED-RULING-41"),
    )
    state = Play
    topics = (
        TURN, BEFORE_ROLL, ROLLED, PAYING, NEXT_TARGET, SPLITTING, MENDING, PUSHING, REWARDING, DISCOVERING, RECOVERING,
        FITTING, STRIPPING, COUNTERING, GUARDING, TARGETING, LEADING, REVEALING, ORIENTING, LAYING, MELEE_GRANTED,
        TELEPORTING, SNEAKING,
    )  # fmt: skip
    events = EVENTS
    tasks = TASKS
    text = table.TEXT
    content = CONTENT

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Play:
        """The slice's starting position."""
        return new_play(options, seats, chance)

    def advance(self, s: Play) -> Script | None:
        """How the turn goes on."""
        return advance(s)

    def pools(self, s: Play) -> Mapping[str, Pool | Sequence[Places | Pile]]:
        """Face-down cards by deck."""
        return {
            "dungeon": dungeon_cards(s),
            "goblin": (s.goblin_deck,),
            "minion": (s.minion_deck,),
            "boss": (s.bosses,),
            "loot": (s.loot,),
            "spell": (s.spells,),
        }

    def domains(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        """How many ids each type has."""
        return {
            "Hero": len(HERO_CARDS),
            "Foe": 18,
            "Item": len(ITEM_IDS),
            "Deed": len(POWERS),
            "Cell": CELLS,
            "Die": 3,
            "Marker": 4,
            "Slot": 7,
            "Deck": 2,
            "Part": 2,
            "Quarter": 4,
        }

    def noun(self, type_: str, value: int) -> str | None:
        """The message that names an id."""
        return table.noun(type_, value)

    def table(self, view: Play, seat: int, words: Words) -> Scene:
        """The table as this seat sees it."""
        return table.scene(view, seat, words)

    def conceded(self, s: Play, seat: int) -> Outcome:
        """A player who gives up loses for all (TED-RULING-75)."""
        return Outcome((), "conceded", "TED-RULING-75")


GAME = TinyEpicDungeons()
