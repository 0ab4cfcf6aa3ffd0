"""Paper Dungeons: up to eight parties on their own sheets, one roll of six dice for all, everybody at once.

Eight rounds, three monsters, alone or against each other, as a single game or as a campaign of three; the ledger is
`docs/rules/paper-dungeons.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from flambeau.kernel import Chance, Choice, Game, Lanes, NextMatch, Option, Outcome, Script
from flambeau.table import Scene, Words

from .before import preview, tally
from .bot import Patient, Scripted, evaluate
from .box import (
    ALL_DICE,
    CONTENT,
    DUNGEONS,
    ITEMS,
    MINION_KIND,
    MINION_LEVEL,
    MINIONS,
    MISSIONS,
    MONSTERS,
    OBJECTIVES,
    POWERS,
    SCENARIOS,
)
from .campaign import LETTERS, NO_SCENARIO, SCENARIO_NAMES, Chapters, chapter_after, following, sums_of
from .choices import MOST_DRUNK
from .counts import COUNTS
from .events import EVENTS
from .geometry import COLUMNS, HEIGHT, ROOMS
from .model import (
    FACES,
    HEROES,
    LINES,
    Blow,
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
from .proofs import GEMS
from .rules.damage import POTIONS
from .rules.dice import WHICH_ACTION, WHICH_DIE
from .rules.gems import ORDER, WHICH_GEM
from .rules.items import WHICH_ITEM
from .rules.levels import WHICH_HERO
from .rules.minions import WHICH_MINION
from .rules.movement import WHERE
from .rules.preparation import WHICH_OBJECTIVE, WHICH_POWER
from .rules.rounds import advance
from .setup import DRAWN, deal_again, set_up
from .table import scene

TOLD_OTHERWISE: Final = frozenset(
    (
        "PotionsDrunk",
        "Hurt",
        "PotionGained",
        "GemsAnnounced",
    )
)  # events that say more since version 2


class PaperDungeons(Game[Play]):
    """The game object: what it declares, and where its rules begin."""

    id = "paper_dungeons"
    version = 2
    seats = range(1, 9)  # PD-SETUP-01
    options = (
        Option("dungeon", (DRAWN, *LETTERS), DRAWN, "PD-SETUP-03"),
        Option("missions", (True, False), True, "PD-SETUP-10"),
        Option("ephemeral_gems", (False, True), False, "PD-VAR-02"),
        Option("eighth_potion", (True, False), True, "PD-POTION-10"),
        Option("scenario", (NO_SCENARIO, *SCENARIO_NAMES), NO_SCENARIO, "PD-CAMPAIGN-01"),
    )
    first_game: ClassVar[Mapping[str, Any]] = {"missions": False}
    state = Play
    carries = Chapters
    topics = (
        WHICH_POWER, WHICH_OBJECTIVE, WHICH_GEM, WHICH_DIE, WHICH_ACTION, WHERE, POTIONS, WHICH_HERO, WHICH_ITEM,
        WHICH_MINION, ORDER,
    )  # fmt: skip
    events = EVENTS
    counts = COUNTS
    tasks = (StartPower, MorePotions, FreeStage, FreeLevel, OutsideGem, Elimination, Reward, GemEffects, Blow)
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"scripted": Scripted}
    patient = Patient
    lookahead = 4  # the rest of this round's dice, and the next round's: a round is planned as a whole
    text = Path(__file__).parent / "text"
    box = CONTENT
    content = CONTENT.fingerprint

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Chapters | None) -> Play:
        """Deal the cards and hand out blank sheets."""
        return set_up(options, seats, chance, carry)

    def advance(self, s: Play) -> Script | Lanes:
        """The next small activity."""
        return advance(s)

    def accepts(self, options: Mapping[str, Any], seats: int) -> bool:
        """A scenario brings its own dungeon cards (PD-CAMPAIGN-06)."""
        return bool(options["scenario"] == NO_SCENARIO or options["dungeon"] == DRAWN)

    def next_match(self, carry: Chapters) -> NextMatch | None:
        """The next chapter of a campaign (PD-CAMPAIGN-07)."""
        return following(carry)

    def chapter(self, carry: Chapters) -> tuple[int, int]:
        """The chapter that begins with this, of three (PD-CAMPAIGN-01)."""
        return chapter_after(carry)

    def conceded(self, s: Play, seat: int) -> Outcome:
        """The others have won."""
        return Outcome([sheet.seat for sheet in s.sheets if sheet.seat != seat], "conceded", "")

    def evaluate(self, dossier: Play, seat: int) -> float:
        """The worth of a sheet against the others'."""
        return evaluate(dossier, seat)

    def sums(self, carry: Chapters) -> list[int]:
        """Everybody's glory in all chapters so far (PD-CAMPAIGN-08)."""
        return sums_of(carry.scores)

    def traits(self, s: Play) -> list[tuple[str, str, int]]:
        """The dungeon card, and each player's power and objective."""
        found = [("dungeon", DUNGEONS[s.dungeon].id, -1)]
        for sheet in s.sheets:
            if sheet.power >= 0 and sheet.objective >= 0:
                found += [("power", POWERS[sheet.power].id, sheet.seat)]
                found += [("objective", OBJECTIVES[sheet.objective].id, sheet.seat)]
            found += [("resurrection", "once" if sheet.resurrected else "never", sheet.seat)]
        return found

    def redeal(self, s: Play, now: Play, seat: int, chance: Chance) -> None:
        """Cards of the others that this seat does not know."""
        deal_again(s, seat, chance)

    def upgrade(self, data: dict[str, Any], version: int) -> dict[str, Any]:
        """A stored match of version 1: what its log told in another form is left out."""
        told, held = data["journal"] or ((), ())
        kept = [one for one in told if one[2][0] not in TOLD_OTHERWISE]
        kept_back = [[seat, one] for seat, one in held if one[2][0] not in TOLD_OTHERWISE]
        return {**data, "journal": [kept, kept_back] if data["journal"] else None}

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

    def tally(self, view: Play, seat: int) -> Mapping[tuple[str, str], int]:
        """Glory, life and potions."""
        return tally(view, seat)

    def preview(self, view: Play, seat: int, choice: Choice, words: Words) -> str:
        """The damage to be expected in a room."""
        return preview(view, seat, choice, words)

    def table(self, view: Play, seat: int, words: Words) -> Scene:
        """The sheet, the dice, the cards and the others."""
        return scene(view, seat, words, self.id)

    def noun(self, type_: str, value: int) -> str | None:
        """The message that names a piece."""
        names = NOUNS.get(type_)
        return None if names is None or not 0 <= value < len(names) else names[value]


BOX_LETTERS = "ABCDEFGHIJKL"
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
    "Scenario": tuple([f"scenario-{scenario.id}" for scenario in SCENARIOS]),
    "Line": tuple([f"box-{BOX_LETTERS[line % LINES]}" for line in range(8 * LINES)]),
    "Source": ("source-item", "source-skill", "source-power", "source-track"),
}

GAME = PaperDungeons()
