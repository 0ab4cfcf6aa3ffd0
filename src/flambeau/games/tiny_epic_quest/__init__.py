"""Tiny Epic Quest: five Days of travel and five Nights of pressing one's luck with dice that all players share.

Two to four players compete, one plays for a target score or against Danongorf. The ledger is
`docs/rules/tiny-epic-quest.md`; `rules/rounds` shows how a game runs, `model` what is kept where.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from flambeau.kernel import Chance, Choice, Game, Lanes, Option, Outcome, Pile, Script
from flambeau.table import Scene, Words

from .bot import Scripted, evaluate
from .box import (
    CARDS,
    CONTENT,
    FACE_NAMES,
    HERO_NAMES,
    HEROES_IN_ALL,
    ITEMS,
    LEGENDS,
    MOVEMENTS,
    PLAYERS,
    PORTALS,
    QUESTS,
    REGIONS,
    TEMPLES,
    TREASURES,
)
from .choices import PAYMENTS
from .counts import COUNTS
from .events import EVENTS
from .geometry import MODES, WAYS
from .model import Realm, Rearranging, Resting
from .rules.battle import CUTTING, LOSS, REROLLING, SHIELDING
from .rules.castles import HOME
from .rules.damage import DEFENCE, FAIRY
from .rules.danongorf import DARKEN, STORE
from .rules.day import PICK
from .rules.effects import REWARD
from .rules.gains import GAIN, IDLE_GAIN
from .rules.grottoes import GROTTO
from .rules.items import EQUIP, REARRANGE
from .rules.movement import MOVE
from .rules.night import TAKE
from .rules.quests import CLAIM
from .rules.resolution import ANGER
from .rules.rest import REST_ORDER
from .rules.rounds import next_activity
from .rules.spells import SPELL
from .rules.symbols import SYMBOLS
from .scoring import victory_points
from .setup import COLOURS, RANDOM, start
from .table import scene
from .table.previews import preview
from .table.printed import region_noun

TARGETS: Final = (40, 45, 50, 55, 60)  # Peasant, Page, Squire, Knight, Legendary Hero (TEQ-SOLO-02)

HEALTH: Final = ("tally-health", "")
POWER: Final = ("tally-power", "")
POINTS: Final = ("tally-points", "")


class TinyEpicQuest(Game[Realm]):
    """The Game object."""

    id = "tiny_epic_quest"
    version = 1
    seats = range(1, 5)
    options = (
        Option("mode", ("quest", "danongorf"), "quest", "TEQ-DAN-01"),
        Option("target", TARGETS, TARGETS[0], "TEQ-SOLO-02"),
        Option("gloomfall", (False, True), False, "TEQ-GLOOM-01"),
        Option("staff_step", ("level", "space"), "level", "TEQ-RULING-58"),
        Option("colour", COLOURS, COLOURS[0], "TEQ-RULING-73"),
        Option("first", (RANDOM, "1", "2", "3", "4"), RANDOM, "TEQ-RULING-05"),
    )
    state = Realm
    topics = (
        PICK, MOVE, IDLE_GAIN, GAIN, GROTTO, CLAIM, REWARD, EQUIP, REARRANGE, HOME,
        TAKE, DEFENCE, FAIRY, SYMBOLS, REST_ORDER, SPELL,
        ANGER, DARKEN, STORE, REROLLING, SHIELDING, LOSS, CUTTING,
    )  # fmt: skip
    events = EVENTS
    counts = COUNTS
    tasks = (Resting, Rearranging)
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"scripted": Scripted}
    text = Path(__file__).parent / "text"
    box = CONTENT
    content = CONTENT.fingerprint

    def accepts(self, options: Mapping[str, Any], seats: int) -> bool:
        """Danongorf and target scores are for one player, and he is not to be met in GloomFall (TEQ-RULING-81)."""
        danongorf = options["mode"] == "danongorf"
        if danongorf and (seats > 1 or options["gloomfall"]):
            return False
        if options["target"] != TARGETS[0] and (danongorf or seats > 1):
            return False
        return options["first"] == RANDOM or 1 < seats >= int(options["first"])

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Realm:
        """The first Day begins."""
        return start(options, seats, chance)

    def advance(self, s: Realm) -> Script | Lanes:
        """The next small activity."""
        return next_activity(s)

    def pools(self, s: Realm) -> Mapping[str, Sequence[Pile]]:
        """Secret are the order of the Quest deck, what Danongorf has of it, and the order of solo Movement cards."""
        return {"quests": (s.deck, s.boss), "movement": (s.draft,)}

    def domains(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        """How many ids of each type there are."""
        return DOMAINS

    def conceded(self, s: Realm, seat: int) -> Outcome:
        """Who gives up leaves the victory to the others."""
        return Outcome([p.seat for p in s.players if p.seat != seat], "conceded", "")

    def evaluate(self, dossier: Realm, seat: int) -> float:
        """How well a seat stands, for bots that search."""
        return evaluate(dossier, seat)

    def tally(self, view: Realm, seat: int) -> Mapping[tuple[str, str], int]:
        """Health, Power and Victory Points of this player."""
        if not 0 <= seat < len(view.players):
            return {}
        p = view.players[seat]
        return {HEALTH: p.health, POWER: p.power, POINTS: victory_points(p)}

    def scale(self, options: Mapping[str, Any], seats: int) -> list[tuple[int, str]]:
        """The five target scores of a lone player (TEQ-SOLO-02)."""
        return [(target, f"option-target-{target}") for target in TARGETS]

    def target(self, options: Mapping[str, Any], seats: int) -> int:
        """The one that was chosen before play."""
        return int(options["target"])

    def traits(self, s: Realm) -> list[tuple[str, str, int]]:
        """Which Quests each player has completed."""
        return [("quest", QUESTS[quest].id, player.seat) for player in s.players for quest in player.quests]

    def preview(self, view: Realm, seat: int, choice: Choice, words: Words) -> str:
        """Where a card leads, what a journey costs, in which Temple a Hero advances, which gain is lost."""
        return preview(view, seat, choice, words)

    def table(self, view: Realm, seat: int, words: Words) -> Scene:
        """The map, the dice, the offer, the Magic card and a mat for each player."""
        return scene(view, seat, words)

    def noun(self, type_: str, value: int) -> str | None:
        """The message that names an id."""
        names = NOUNS.get(type_)
        return None if names is None else names[value]


DOMAINS: Final = {
    "Hero": HEROES_IN_ALL,
    "Region": REGIONS,
    "Portal": len(PORTALS),
    "Card": len(CARDS),
    "Movement": MOVEMENTS,
    "int": max(len(WAYS), len(PAYMENTS)),  # of ways to travel and to pay
    "Quest": len(QUESTS),
    "Item": ITEMS,
}

NOUNS: Final = {
    "Seat": tuple([f"seat-{seat}" for seat in range(len(PLAYERS))]),
    "Hero": tuple([f"hero-{name}" for name in HERO_NAMES]),
    "Face": tuple([f"face-{name}" for name in FACE_NAMES]),
    "Temple": tuple([f"temple-{temple.id}" for temple in TEMPLES]),
    "Region": tuple([region_noun(region) for region in range(REGIONS)]),
    "Card": tuple([f"card-{card.name}" for card in CARDS]),
    "Portal": tuple([f"card-{CARDS[card].name}" for card in PORTALS]),  # a Portal is named by its Map card
    "Movement": tuple([f"movement-{mode}" for mode in MODES]),
    "Quest": tuple([f"quest-{quest.id.lower()}" for quest in QUESTS]),
    "Item": tuple([f"item-{item.id}" for item in (*TREASURES, *LEGENDS * len(PLAYERS))]),
}

GAME: Final = TinyEpicQuest()
