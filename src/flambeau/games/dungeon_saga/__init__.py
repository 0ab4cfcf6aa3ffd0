"""Dungeon Saga Origins: four Heroes against a Game Master, human or automated, on a map that reveals itself.

The same rooms as in every game: `box` and `quest/` (content), `model` (state), `setup`, `rules/` (chapters of the
book), `automa/` (the Automated Game Master), `bot/`, `sampler` (imagined maps), `table/`, `text/`. The ledger is
`docs/rules/dungeon-saga-origins.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from flambeau.kernel import AUTOMATED, Chance, Choice, Game, Option, Outcome, Pile, Places, RuleFault, Script, bit, mask

from .automa import TOPICS as AGM_TOPICS
from .bot import Scripted, evaluate
from .box import (
    BOX,
    CARD_KIND,
    EXPLORATION,
    FEATS,
    GEAR,
    MINIATURES,
    MOST_THINGS,
    PARTY,
    SPELLS,
    SPHERES,
    TALENTS,
    TRAP_TOKENS,
)
from .counts import COUNTS
from .events import EVENTS
from .model import TASKS, Play
from .quest import QUESTS, cell_name, edge_name, quest_of, text_message, text_of
from .quest.floor import HEIGHT, WIDTH
from .rules import consequences, preparing, reactions
from .rules.aftermath import AREA
from .rules.effects import CANCEL, DECLARE, DICE, SIXTH
from .rules.momentum import MOMENTUM
from .rules.rounds import GM_TURN, INTERRUPT, NEXT_HERO
from .rules.topics import FACE, FEAT, HERO_TURN, LEAP, MONSTER_TURN, OVER_LIMIT, REVIVE_TURN
from .rules.turn import CALL
from .rules.wandering import AT_ONCE, PLACE, PLACE_FACING
from .sampler import redeal
from .setup import VILLAIN_MODES, first_position
from .table import before, scene

TOPICS: Final = (
    *preparing.TOPICS, NEXT_HERO, HERO_TURN, FEAT, LEAP, AREA, OVER_LIMIT, FACE, REVIVE_TURN, MOMENTUM, DECLARE, DICE,
    CANCEL, SIXTH, INTERRUPT, GM_TURN, MONSTER_TURN, CALL, PLACE, PLACE_FACING, AT_ONCE, *AGM_TOPICS,
)  # fmt: skip
MOST_DICE: Final = 12


class DungeonSaga(Game[Play]):
    """Heroes against a human or automated Game Master."""

    id = "dungeon_saga"
    seats = range(1, 6)
    options = (
        Option("gm", ("automated", "human"), "automated", "DSO-SETUP-01"),
        Option("quest", QUESTS, "q1_cold_hearth", "DSO-GM-05"),
        Option("heroes", ("all", "one_each"), "all", "DSO-SETUP-03"),
        Option("party", ("fresh", "seasoned"), "fresh", "DSO-CAMP-02"),
        Option("villain", VILLAIN_MODES, "ask", "DSO-AGM-09"),
    )
    state = Play
    topics = TOPICS
    events = EVENTS
    counts = COUNTS
    tasks = TASKS
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"scripted": Scripted}
    named_by_view: ClassVar[frozenset[str]] = frozenset({"Thing"})
    text = Path(__file__).parent / "text"
    box = BOX
    content = BOX.fingerprint

    def accepts(self, options: Mapping[str, Any], seats: int) -> bool:
        """A human Game Master needs a Hero player, and at most four players run Heroes (DSO-SETUP-01)."""
        if options["heroes"] == "one_each" and seats == (2 if options["gm"] == "human" else 1):
            return False  # one Hero alone would have no interval and no help: the option is for a party
        return seats >= 2 if options["gm"] == "human" else seats <= PARTY

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Play:
        """The first position."""
        return first_position(options, seats, chance)

    def advance(self, s: Play) -> Script:
        """Never asked for: until a quest is over something lies on `todo`, and the kernel runs it."""
        raise RuleFault("nothing is left to do")

    def pools(self, s: Play) -> Mapping[str, Sequence[Places | Pile]]:
        """The Exploration deck and the backs of the trap tokens."""
        return {"exploration": (s.deck,), "trap tokens": (s.tokens,)}

    def redeal(self, s: Play, now: Play, seat: int, chance: Chance) -> None:
        """Unrevealed zones, otherwise furnished."""
        redeal(s, now, seat, chance)

    def domains(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        """How many of everything a choice can name."""
        return {
            "Cell": WIDTH * HEIGHT,
            "Edge": 2 * WIDTH * HEIGHT,
            "Direction": 4,
            "Figure": MINIATURES,
            "Card": len(CARD_KIND),
            "Gear": len(GEAR),
            "Talent": len(TALENTS),
            "Feat": len(FEATS),
            "Spell": len(SPELLS),
            "Sphere": len(SPHERES),
            "Thing": MOST_THINGS,
            "Die": MOST_DICE,
            "Slot": TRAP_TOKENS,
        }

    def evaluate(self, dossier: Play, seat: int) -> float | None:
        """What a seat thinks of its chances."""
        return evaluate(dossier, seat)

    def partners(self, s: Play, seat: int) -> int:
        """The Hero players stand together; a Game Master stands alone."""
        return bit(seat) if seat == s.gm else mask(*[owner for owner in set(s.owners) if owner >= 0])

    def tally(self, view: Play, seat: int) -> Mapping[tuple[str, str], int]:
        """Health and gold of the Heroes."""
        health = {("tally-health", f"figure-{hero}"): sheet.hp for hero, sheet in enumerate(view.sheets)}
        gold = {("tally-gold", f"figure-{hero}"): sheet.gold for hero, sheet in enumerate(view.sheets)}
        return health | gold

    def preview(self, view: Play, seat: int, choice: Choice, words: Any) -> str:
        """The odds of an attack, what a card does."""
        return before(view, choice, words)

    def table(self, view: Play, seat: int, words: Any) -> Any:
        """What a seat sees."""
        return scene(view, seat, words)

    def name(self, type_: str, value: int) -> str | None:
        """Squares and doors are called by column and row in every language."""
        if type_ == "Cell":
            return cell_name(value)
        return edge_name(value) if type_ == "Edge" else None

    def noun(self, type_: str, value: int) -> str | None:
        """The message that names an id."""
        if type_ == "Card":
            return f"card-{EXPLORATION[CARD_KIND[value]].id}"
        if type_ == "Gear":
            return f"gear-{GEAR[value].id}"
        if type_ == "Talent":
            return f"talent-{TALENTS[value].id}"
        if type_ == "Feat":
            return f"feat-{FEATS[value].id}"
        if type_ == "Spell":
            return f"spell-{SPELLS[value].id}"
        if type_ == "Sphere":
            return f"sphere-{SPHERES[value]}"
        if type_ == "Text":
            return text_message(value)
        if type_ == "Foe":
            return f"die-{value}"
        if type_ in ("Figure", "Direction", "Die", "Slot", "Seat"):
            return f"{type_.lower()}-{value}" if value >= 0 else "nobody"
        return None

    def noun_seen(self, view: Play, type_: str, value: int) -> str | None:
        """A key or quest item is named by the quest."""
        quest = quest_of(view.quest)
        return text_message(text_of(view.quest, quest.thing_text(value))) if value < len(quest.things) else None

    def conceded(self, s: Play, seat: int) -> Outcome:
        """Heroes give up together; a Game Master gives up to them."""
        if seat == s.gm:
            return Outcome(sorted(set(s.owners)), "conceded", "DSO-END-02")
        return Outcome([] if s.gm == AUTOMATED else [s.gm], "conceded", "DSO-END-01")


GAME: Final = DungeonSaga()
REACTIONS: Final = (reactions, consequences)  # imported so that windows and tasks know what answers to them
