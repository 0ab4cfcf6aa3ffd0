"""Tiny Epic Quest, the Night: two to four players push their luck with shared dice until all rest or are exhausted.

A slice of the game: the Night phase of round 5 with every rule it touches, then the final scoring. See `setup` for
where it starts, `rules/night` for how it runs, `model` for what is kept where.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from flambeau.kernel import Chance, Game, Lanes, Option, Pile, Script, fingerprint
from flambeau.table import Scene, Words

from .box import (
    CARDS,
    FACE_NAMES,
    FOLDER,
    HERO_NAMES,
    HEROES_IN_ALL,
    ITEMS,
    LEGENDS,
    PLAYERS,
    PORTALS,
    QUESTS,
    TEMPLES,
    TREASURES,
)
from .choices import PAYMENTS
from .events import EVENTS
from .model import Realm, Rearranging, Resting
from .rules.damage import DEFENCE, FAIRY
from .rules.items import EQUIP, REARRANGE
from .rules.legends import LEGEND
from .rules.night import TAKE, next_activity
from .rules.quests import CLAIM
from .rules.rest import REST_ORDER, RETURN_GAIN
from .rules.spells import SPELL
from .rules.symbols import SYMBOLS
from .setup import start
from .table import scene


class TinyEpicQuest(Game[Realm]):
    """The Game object."""

    id = "tiny_epic_quest"
    version = 1
    seats = range(2, 5)
    options = (
        Option("gloomfall", (False, True), False, "TEQ-GLOOM-01"),
        Option("staff_step", ("level", "space"), "level", "TEQ-RULING-58"),
    )
    state = Realm
    topics = (TAKE, DEFENCE, FAIRY, SYMBOLS, REST_ORDER, SPELL, CLAIM, LEGEND, EQUIP, RETURN_GAIN, REARRANGE)
    events = EVENTS
    tasks = (Resting, Rearranging)
    text = Path(__file__).parent / "text"
    content = fingerprint(FOLDER.glob("*.toml"))

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Realm:
        """The fifth Night begins."""
        return start(options, seats, chance)

    def advance(self, s: Realm) -> Script | Lanes:
        """The next small activity."""
        return next_activity(s)

    def pools(self, s: Realm) -> Mapping[str, Sequence[Pile]]:
        """The only secret is the order of the Quest deck."""
        return {"quests": (s.deck,)}

    def domains(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        """How many ids of each type there are."""
        return {
            "Hero": HEROES_IN_ALL,
            "Portal": len(PORTALS),
            "Payment": len(PAYMENTS),
            "Quest": len(QUESTS),
            "Item": ITEMS,
        }

    def table(self, view: Realm, seat: int, words: Words) -> Scene:
        """The scene of a Night."""
        return scene(view, seat, words)

    def noun(self, type_: str, value: int) -> str | None:
        """The message that names an id."""
        names = NOUNS.get(type_)
        return None if names is None else names[value]


NOUNS: Final = {
    "Seat": tuple([f"seat-{seat}" for seat in range(len(PLAYERS))]),
    "Hero": tuple([f"hero-{name}" for name in HERO_NAMES]),
    "Face": tuple([f"face-{name}" for name in FACE_NAMES]),
    "Temple": tuple([f"temple-{temple.id}" for temple in TEMPLES]),
    "Portal": tuple([f"card-{CARDS[card].name}" for card in PORTALS]),  # a Portal is named by its Map card
    "Payment": tuple([f"payment-{payment}" for payment in range(len(PAYMENTS))]),
    "Quest": tuple([f"quest-{quest.id.lower()}" for quest in QUESTS]),
    "Item": tuple([f"item-{item.id}" for item in (*TREASURES, *LEGENDS * len(PLAYERS))]),
}

GAME: Final = TinyEpicQuest()
