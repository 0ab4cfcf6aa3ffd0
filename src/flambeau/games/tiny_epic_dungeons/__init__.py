"""Tiny Epic Dungeons: two to four Heroes explore a dungeon against a sinking Torch, find the Boss and beat it together.

The rules are those of docs/rules/tiny-epic-dungeons.md, both acts and the solo game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from flambeau.kernel import ALL, Chance, Choice, Game, Option, Outcome, Pile, Places, Pool, Script
from flambeau.table import Scene, Words

from . import table
from .bot import Scripted, evaluate
from .cards import CONTENT, HERO_CARDS
from .counts import COUNTS
from .events import EVENTS
from .model import CELLS, FOES, TASKS, Play
from .powers import ITEM_IDS, POWERS
from .rules.attack import NEXT_TARGET, PUSHING
from .rules.boss import MENDING, SPLITTING
from .rules.counter import COUNTERING, GUARDING
from .rules.declaring import MELEE_GRANTED, TURN
from .rules.enemies import LEADING, TARGETING
from .rules.equip import DISCOVERING, FITTING, RECOVERING, STRIPPING
from .rules.movement import SNEAKING, TELEPORTING
from .rules.preparation import BEGINNING, CHOICE, DRAFT, OPENINGS, PICKING, RANDOM
from .rules.reveal import LAYING, ORIENTING, REVEALING
from .rules.reward import REWARDING
from .rules.skill import BEFORE_ROLL, CHOOSING_SKILL, PAYING, ROLLED
from .rules.todo import advance
from .secrets import dungeon_cards
from .setup import BOSS_NAMES, SECRET, heroes_in_play, new_play


class TinyEpicDungeons(Game[Play]):
    """One to four players run two to four Heroes."""

    id = "tiny_epic_dungeons"
    version = 1
    seats = range(1, 5)
    options = (
        Option("heroes", (2, 3, 4), 2, "TED-RULING-96"),
        Option("difficulty", ("easy", "normal", "hard"), "normal", "TED-RULING-114"),
        Option("boss", (SECRET, *BOSS_NAMES), SECRET, "TED-RULING-114"),
        Option("assignment", (RANDOM, DRAFT, CHOICE), CHOICE, "TED-SETUP-20"),
        Option("first", OPENINGS, "seat", "TED-RULING-09"),
        Option("lair_door_exposed", (True, False), True, "TED-RULING-41"),
    )
    first_game: ClassVar[Mapping[str, Any]] = {"difficulty": "easy", "boss": "wyrm", "assignment": "random"}
    state = Play
    topics = (
        PICKING, BEGINNING, TURN, CHOOSING_SKILL, BEFORE_ROLL, ROLLED, PAYING, NEXT_TARGET, SPLITTING, MENDING, PUSHING,
        REWARDING, DISCOVERING, RECOVERING, FITTING, STRIPPING, COUNTERING, GUARDING, TARGETING, LEADING, REVEALING,
        ORIENTING, LAYING, MELEE_GRANTED, TELEPORTING, SNEAKING,
    )  # fmt: skip
    events = EVENTS
    counts = COUNTS
    tasks = TASKS
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"scripted": Scripted}
    named_by_view = frozenset(table.NAMED_BY_VIEW)
    text = table.TEXT
    box = CONTENT
    content = CONTENT.fingerprint

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Play:
        """The table before the Heroes are chosen."""
        return new_play(options, seats, chance)

    def accepts(self, options: Mapping[str, Any], seats: int) -> bool:
        """Not fewer Heroes than players; two stand for one each (TED-RULING-96)."""
        return options["heroes"] in (2, heroes_in_play(options, seats))

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
            "Foe": FOES,
            "Item": len(ITEM_IDS),
            "Deed": len(POWERS),
            "Cell": CELLS,
            "Die": 3,
            "Marker": 4,
            "Slot": 7,
            "Deck": 2,
            "Part": 2,
            "Quarter": 4,
            "Skill": 3,
        }

    def noun(self, type_: str, value: int) -> str | None:
        """The message that names an id."""
        return table.noun(type_, value)

    def noun_seen(self, view: Play, type_: str, value: int) -> str | None:
        """A part of a reward by what it gives, a die by what it shows, a turned card by its open sides."""
        return table.NAMED_BY_VIEW[type_](view, value)

    def evaluate(self, dossier: Play, seat: int) -> float:
        """What a position is worth to the party."""
        return evaluate(dossier, seat)

    def tally(self, view: Play, seat: int) -> Mapping[tuple[str, str], int]:
        """Health and Focus of the Heroes."""
        found = {("tally-health", table.noun("Hero", hero) or ""): one.health for hero, one in view.heroes.items()}
        focus = {("tally-focus", table.noun("Hero", hero) or ""): one.focus for hero, one in view.heroes.items()}
        return found | focus

    def preview(self, view: Play, seat: int, choice: Choice, words: Words) -> str:
        """The chances of an attack or a test, what a die makes of it, the name of the Room where a way leads."""
        return next(filter(None, [told(view, choice, words) for told in table.NOTES]), "")

    def traits(self, s: Play) -> list[tuple[str, str, int]]:
        """Who the Heroes were, and against which Boss."""
        heroes = [("hero", HERO_CARDS[hero].id, -1) for hero in sorted(s.heroes)]
        return [*heroes, *[("boss", BOSS_NAMES[boss], -1) for boss in s.bosses.cards[:1]]]

    def table(self, view: Play, seat: int, words: Words) -> Scene:
        """The table as this seat sees it."""
        return table.scene(view, seat, words)

    def partners(self, s: Play, seat: int) -> int:
        """All Heroes stand together."""
        return ALL

    def conceded(self, s: Play, seat: int) -> Outcome:
        """A player who gives up loses for all (TED-RULING-75)."""
        return Outcome((), "conceded", "TED-RULING-75")


GAME = TinyEpicDungeons()
