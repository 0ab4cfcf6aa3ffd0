"""Dungeon Saga Origins, the slice of the kernel's exam: one round on the ledger's fixture map.

The same rooms as in the finished game: `box` and `quest` (content), `model` (state), `setup`, `rules/` (chapters of the
book), `automa/` (the Automated Game Master), `sampler` (imagined maps), `table`, `text/`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from flambeau.kernel import AUTOMATED, Chance, Game, Option, Outcome, Pile, Places, Script, fingerprint

from .automa import TOPICS as AGM_TOPICS
from .box import CARD_KIND, EXPLORATION, FOLDER, GEAR, MINIATURES, PARTY, TALENTS, TRAP_TOKENS
from .events import EVENTS
from .model import TASKS, Play
from .quest import FLOORS, QUEST_FILES, text_message
from .rules import reactions
from .rules.effects import CANCEL, DECLARE, DICE, SIXTH
from .rules.momentum import MOMENTUM
from .rules.rounds import GM_TURN, INTERRUPT, NEXT_HERO, TRAP_SLOT, next_activity
from .rules.topics import FACE, HERO_TURN, MONSTER_TURN, REVIVE_TURN
from .rules.wandering import AT_ONCE, PLACE, PLACE_FACING
from .sampler import redeal
from .setup import VILLAIN_MODES, first_position
from .table import scene

TOPICS: Final = (
    NEXT_HERO, HERO_TURN, FACE, REVIVE_TURN, MOMENTUM, DECLARE, DICE, CANCEL, SIXTH, INTERRUPT, GM_TURN, MONSTER_TURN,
    PLACE, PLACE_FACING, AT_ONCE, TRAP_SLOT, *AGM_TOPICS,
)  # fmt: skip
MOST_DICE: Final = 10


class DungeonSaga(Game[Play]):
    """Heroes against a human or automated Game Master."""

    id = "dungeon_saga"
    seats = range(1, 6)
    options = (
        Option("gm", ("human", "automated"), "human", "DSO-SETUP-01"),
        Option("quest", QUEST_FILES, "q0_open_cell", "DSO-GM-05"),
        Option("party", ("fresh", "seasoned"), "fresh", "DSO-CAMP-02"),
        Option("villain", VILLAIN_MODES, "auto", "DSO-AGM-09"),
        Option("rounds", (1, 2, 5), 1, "DSO-ROUND-01"),
    )
    state = Play
    topics = TOPICS
    events = EVENTS
    tasks = TASKS
    text = Path(__file__).parent / "text"
    content = fingerprint(sorted(FOLDER.rglob("*.toml")))

    def accepts(self, options: Mapping[str, Any], seats: int) -> bool:
        """A human Game Master needs a Hero player, and at most four players run Heroes (DSO-SETUP-01)."""
        return seats >= 2 if options["gm"] == "human" else seats <= PARTY

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Play:
        """The first position."""
        return first_position(options, seats, chance)

    def advance(self, s: Play) -> Script:
        """Whatever lies on top of `todo`."""
        return next_activity(s)

    def pools(self, s: Play) -> Mapping[str, Sequence[Places | Pile]]:
        """The Exploration deck and the backs of the trap tokens."""
        return {"exploration": (s.deck,), "trap tokens": (s.tokens,)}

    def redeal(self, s: Play, now: Play, seat: int, chance: Chance) -> None:
        """Unrevealed zones, otherwise furnished."""
        redeal(s, now, seat, chance)

    def domains(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        """How many of everything a choice can name."""
        cells = FLOORS[QUEST_FILES.index(options["quest"])].grid.size
        return {
            "Cell": cells,
            "Edge": 2 * cells,
            "Direction": 4,
            "Figure": MINIATURES,
            "Card": len(CARD_KIND),
            "Gear": len(GEAR),
            "Talent": len(TALENTS),
            "Die": MOST_DICE,
            "Slot": TRAP_TOKENS,
        }

    def table(self, view: Play, seat: int, words: Any) -> Any:
        """What a seat sees."""
        return scene(view, seat, words)

    def noun(self, type_: str, value: int) -> str | None:
        """The message that names an id."""
        if type_ == "Card":
            return f"card-{EXPLORATION[CARD_KIND[value]].id}"
        if type_ == "Gear":
            return f"gear-{GEAR[value].id}"
        if type_ == "Talent":
            return f"talent-{TALENTS[value].id}"
        if type_ == "Text":
            return text_message(value)
        if type_ in ("Figure", "Cell", "Edge", "Direction", "Die", "Slot"):
            return f"{type_.lower()}-{value}" if value >= 0 else "nobody"
        return None

    def conceded(self, s: Play, seat: int) -> Outcome:
        """Heroes give up together; a Game Master gives up to them."""
        if seat == s.gm:
            return Outcome(sorted(set(s.owners)), "conceded", "DSO-END-02")
        return Outcome([] if s.gm == AUTOMATED else [s.gm], "conceded", "DSO-END-01")


GAME: Final = DungeonSaga()
REACTIONS: Final = reactions  # imported so that the windows know what reacts to them
