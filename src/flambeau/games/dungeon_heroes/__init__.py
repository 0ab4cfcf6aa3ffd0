"""Dungeon Heroes: the Dungeon Lord hides 36 tiles, the Hero player looks for treasure among them.

With *The Dragon and the Damsel* and *Lords of the Undead*, each or both; the ledger is `docs/rules/dungeon-heroes.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from flambeau.kernel import Chance, Choice, Game, Option, Pool, Script
from flambeau.table import Words
from flambeau.table.scene import Scene

from .before import preview, tally
from .board import BOX, CELLS
from .bot import Scripted, evaluate
from .choices import HAND_SIZE
from .counts import COUNTS
from .events import EVENTS
from .model import LORD, Play
from .rules.aggressive import FOLLOW_UP
from .rules.artifacts import KIT, SWORD
from .rules.dungeon import dungeon_turn
from .rules.figures import SECOND_SQUARE
from .rules.granting import FREE_ACTION
from .rules.hero_turn import ARRANGE, arrange, hero_action
from .rules.heroes import HERO_ACTION
from .rules.lord import LORD_ACTION, lord_action
from .rules.market import PAYMENT
from .rules.tile_effects import ARROW, START_SQUARE
from .rules.turn import rule_of_actions
from .setup import all_tiles, first_position
from .table import scene
from .tiles import ARTIFACTS, BOARDS, BREED_NAMES, BREEDS, HEROES, MONSTERS, TILES
from .tokens import tile_noun

DOMAINS: Final = {
    "Hero": len(HEROES),
    "Cell": CELLS,
    "Slot": HAND_SIZE,
    "Monster": len(MONSTERS),
    "Artifact": len(ARTIFACTS),
    "Breed": len(BREEDS),
    "Tile": len(TILES),
}

TOLD_OTHERWISE: Final = frozenset(
    (
        "Stayed",
        "Revealed",
        "Wounded",
        "Died",
        "Disarmed",
        "Slain",
        "Vanished",
        "Healed",
        "Earned",
        "Paid",
        "SquareWeighed",
        "GoalWeighed",
    )
)  # events that say more since version 2


class DungeonHeroes(Game[Play]):
    """Seat 0 is the Hero player, seat 1 the Dungeon Lord; with one seat the dungeon plays by itself (DH-GOAL-06)."""

    id = "dungeon_heroes"
    version = 2
    seats = range(1, 3)
    options = (
        Option("dragon_damsel", (False, True), True, "DH-EXP-02"),
        Option("undead", (False, True), True, "DH-EXP-03"),
        Option("last_survivor", (False, True), True, "DH-RULING-10"),
        Option("memory_aid", (False, True), False, "DH-RULING-56"),
        Option("mild_poison", (False, True), False, "DH-POISON-01"),
        Option("free_placing", (False, True), False, "DH-RULING-77"),
        Option("raised_act", (False, True), False, "DH-RULING-91"),
        Option("own_experience", (False, True), False, "DH-RULING-74"),
        Option("safeguard", (False, True), False, "DH-RULING-59"),
    )
    first_game: ClassVar[Mapping[str, Any]] = {"dragon_damsel": False, "undead": False}
    automated = {"safeguard": True}
    state = Play
    topics = (
        ARRANGE,
        HERO_ACTION,
        LORD_ACTION,
        FOLLOW_UP,
        SECOND_SQUARE,
        SWORD,
        KIT,
        ARROW,
        START_SQUARE,
        FREE_ACTION,
        PAYMENT,
    )
    events = EVENTS
    counts = COUNTS
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"scripted": Scripted}
    lookahead = 6  # most of this turn or the next: twelve told no more, and strayed a fifth more for twice the time
    named_by_view = frozenset({"Slot"})
    text = Path(__file__).parent / "text"
    box = BOX
    content = BOX.fingerprint

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Play:
        """The table before the heroes are arranged."""
        return first_position(options, seats, chance)

    def advance(self, s: Play) -> Script:
        """One action of whoever's turn it is; the solo dungeon plays its whole turn."""
        if s.seat == LORD:
            return dungeon_turn(s) if s.solo else lord_action(s)
        return hero_action(s) if s.round else arrange(s)

    def pools(self, s: Play) -> Mapping[str, Pool]:
        """Tiles in play, and those in the box."""
        return {"pile": all_tiles(s)}

    def upgrade(self, data: dict[str, Any], version: int) -> dict[str, Any]:
        """A stored match of version 1: what its log told in another form is left out."""
        told, held = data["journal"] or ((), ())
        kept = [one for one in told if one[2][0] not in TOLD_OTHERWISE]
        kept_back = [[seat, one] for seat, one in held if one[2][0] not in TOLD_OTHERWISE]
        return {**data, "journal": [kept, kept_back] if data["journal"] else None}

    def domains(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        """How many heroes, squares, hand tiles, monsters, artifacts and tiles there are."""
        return DOMAINS

    def table(self, view: Play, seat: int, words: Words) -> Scene:
        """The board, the hero boards, the hand and the piles."""
        return scene(view, seat, words)

    def cited(self, view: Play, rule: str) -> str:
        """How many actions a turn has depends on the mode and on how many heroes are left."""
        return rule_of_actions(view) if rule == "DH-TURN-02" else rule

    def tally(self, view: Play, seat: int) -> Mapping[tuple[str, str], int]:
        """Health of the heroes, experience, treasures."""
        return tally(view)

    def preview(self, view: Play, seat: int, choice: Choice, words: Words) -> str:
        """Healing that heals nobody."""
        return preview(view, choice, words)

    def evaluate(self, dossier: Play, seat: int) -> float:
        """Treasures, lives, health and prospects, less what hunts the heroes."""
        return evaluate(dossier, seat)

    def noun(self, type_: str, value: int) -> str | None:
        """Heroes and tiles by their name, figures and artifacts numbered where there are several."""
        if type_ == "Hero":
            return f"hero-{BOARDS[value].id}"
        if type_ == "Breed":
            return f"tile-{BREED_NAMES[value]}"
        if type_ == "Tile":
            return tile_noun(value)
        return f"{type_.lower()}-{value}" if type_ in DOMAINS else None

    def noun_seen(self, view: Play, type_: str, value: int) -> str | None:
        """A place in the hand is named by the tile, for the Dungeon Lord who sees it."""
        if value < len(view.hand.cards) and view.hand.cards[value] >= 0:
            return tile_noun(view.hand.cards[value])
        return self.noun(type_, value)


GAME: Final = DungeonHeroes()
