"""What is printed and does not move: the map as it was dealt, the Magic card, the ways to pay for a Temple space."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from flambeau.table import Edge, Element, Ground, Words, Zone, ground_of
from flambeau.table.scene import Tone

from .box import CARDS, LEFT, LIBRARY, MAGIC_LEVELS, OBELISK_AT, PLACES, PORTAL_AT, PRICES, TEMPLE_AT, TEMPLES, TORCH
from .choices import PAYMENTS

FACE_ICONS: Final = (
    "broken-heart",
    "power-lightning",
    "magic-swirl",
    "primitive-torch",
    "tied-scroll",
    "crossed-swords",
)
ANIMALS: Final = (
    "scarab-beetle",
    "scorpion",
    "rabbit",
    "owl",
    "stag-head",
    "circling-fish",
    "fox-head",
    "heron",
    "bear-head",
    "dragonfly",
)
LEFT_LOOKS: Final[dict[str, tuple[str, Tone]]] = {
    "temple": ("temple-gate", "gold"),
    "castle": ("medieval-gate", "steel"),
    "grotto": ("mushroom", "life"),
}


@lru_cache(maxsize=32)
def ground(words: Words, cards: tuple[int, ...], dark: int) -> Ground:
    """The map as it was dealt, the Magic card and the ways to pay."""
    elements: list[Element] = []
    for place, card in enumerate(cards):
        elements += map_card(words, place, card, dark >> card & 1)
    at = {(place.column, place.row) for place in PLACES}
    roads = [Edge(x, y, "e", "road") for x, y in sorted(at) if (x + 1, y) in at]
    rivers = [Edge(x, y, "s", "river") for x, y in sorted(at) if (x, y + 1) in at]
    spaces = [
        Element(f"magic.{n}", "slot", words.say("magic-space", space=n + 1, level=level), n, glyph=str(level))
        for n, level in enumerate(MAGIC_LEVELS)
    ]
    levels = [Element("library.0", "slot", words.say("library-start"), 0, glyph="0")]
    levels += [
        Element(
            f"library.{n}",
            "slot",
            words.say(
                "library-level",
                level=n,
                symbol=words.say(f"symbol-{spell.symbol}"),
                spell=words.say(f"spell-{spell.name}"),
            ),
            n,
            icon=ANIMALS[n - 1],
            glyph=str(n),
        )
        for n, spell in enumerate(LIBRARY, 1)
    ]
    ways = [
        Element(f"payment.{n}", "slot", words.say(f"payment-{n}"), n, glyph=str(n + 1)) for n in range(len(PAYMENTS))
    ]
    return ground_of(
        [
            Zone(
                "map",
                "grid",
                words.say("zone-map"),
                cols=5,
                rows=5,
                aspect=1.6,
                elements=tuple(elements),
                edges=(*roads, *rivers),
            ),
            Zone("magic", "track", words.say("zone-magic"), "side", cols=len(spaces), elements=tuple(spaces)),
            Zone("library", "track", words.say("zone-library"), "side", cols=len(levels), elements=tuple(levels)),
            Zone("payments", "row", words.say("zone-payments"), "side", elements=tuple(ways)),
        ]
    )


def map_card(words: Words, place: int, card: int, dark: int) -> list[Element]:
    """A Map card with its two regions; a Temple with its spaces."""
    where, printed = PLACES[place], CARDS[card]
    host = f"map.{card}"
    found = [
        Element(
            host, "card", words.say(f"card-{printed.name}"), where.column, where.row, tone="shadow" if dark else "sand"
        )
    ]
    for side in (0, 1):
        found.append(region(words, 2 * card + side, host))
    temple = TEMPLE_AT[2 * card]
    if temple >= 0:
        for space, (symbol, count) in enumerate(PRICES[dark][temple], 1):
            found.append(
                Element(
                    f"space.{temple}.{space}",
                    "slot",
                    words.say("temple-space", temple=words.say(f"temple-{TEMPLES[temple].id}"), space=space),
                    space - 1,
                    on=f"region.{2 * card}",
                    icon=FACE_ICONS[symbol],
                    stack=count,
                    tone="gold",
                    glyph=("T" if symbol == TORCH else "S") * count,
                )
            )
    return found


def region(words: Words, number: int, host: str) -> Element:
    """One region of a Map card."""
    printed = CARDS[number // 2]
    name = region_id(number)
    if number % 2 == LEFT:
        icon, tone = LEFT_LOOKS[printed.type]
        label = words.say(f"{printed.type}-{printed.left}")
        return Element(name, "cell", label, 0, 0, on=host, icon=icon, tone=tone)
    if PORTAL_AT[number] >= 0:
        return Element(name, "cell", words.say("region-portal"), 1, 0, on=host, icon="portal", tone="blood")
    level = OBELISK_AT[number]
    symbol = words.say(f"symbol-{LIBRARY[level - 1].symbol}")
    label = words.say("region-obelisk", symbol=symbol, level=level)
    return Element(name, "cell", label, 1, 0, on=host, icon=ANIMALS[level - 1], tone="arcane")


def region_id(number: int) -> str:
    """The element of a region."""
    return f"portal.{PORTAL_AT[number]}" if PORTAL_AT[number] >= 0 else f"region.{number}"
