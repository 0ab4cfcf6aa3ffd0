"""What does not move while a card is not flipped: sea, roads, rivers, Map cards with their regions, the Magic card."""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Edge, Element, Ground, Words, Zone, ground_of
from flambeau.table.memory import remembered
from flambeau.table.scene import Tone

from ..box import (
    CARDS,
    CASTLE_AT,
    FACE_NAMES,
    GROTTO_AT,
    GROTTO_COSTS,
    GROTTO_EFFECTS,
    LEFT,
    LIBRARY,
    MAGIC_LEVELS,
    OBELISK_AT,
    PLACES,
    PORTAL_AT,
    PRICES,
    TEMPLE_AT,
    TEMPLES,
    TORCH,
)

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
CASTLE_TONES: Final[tuple[Tone, ...]] = ("blood", "water", "life", "gold")
COLUMNS: Final = 1 + max([place.column for place in PLACES])
ROWS: Final = 1 + max([place.row for place in PLACES])


@remembered
def ground(words: Words, cards: tuple[int, ...], dark: int, owners: tuple[int, ...]) -> Ground:
    """The map as it lies, the Castles of the players (`owners`: seat of each colour, or -1) and the Magic card."""
    elements: list[Element] = [*sea(words)]
    for place, card in enumerate(cards):
        elements += map_card(words, place, card, dark >> card & 1, owners)
    at = {(place.column, place.row) for place in PLACES}
    roads = [Edge(x, y, "e", "road") for x, y in sorted(at) if (x + 1, y) in at]
    rivers = [Edge(x, y, "s", "river") for x, y in sorted(at) if (x, y + 1) in at]
    name = words.say("zone-map")
    land = Zone(
        "map", "grid", name, cols=COLUMNS, rows=ROWS, aspect=1.6, elements=tuple(elements), edges=(*roads, *rivers)
    )
    return ground_of([land, magic_track(words), library(words)])


def sea(words: Words) -> list[Element]:
    """Water where no card lies."""
    land = {(place.column, place.row) for place in PLACES}
    found = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            if (column, row) not in land:
                id_ = f"sea.{ROWS * column + row}"
                found.append(Element(id_, "cell", words.say("label-sea"), column, row, terrain="water"))
    return found


def magic_track(words: Words) -> Zone:
    """The spaces of the Magic track, each with its level."""
    spaces = [
        Element(f"magic.{n}", "slot", words.say("magic-space", space=n + 1, level=level), n, glyph=str(level))
        for n, level in enumerate(MAGIC_LEVELS)
    ]
    return Zone("magic", "track", words.say("zone-magic"), "side", cols=len(spaces), elements=tuple(spaces))


def library(words: Words) -> Zone:
    """The levels of the Library with the animals of their Obelisks."""
    levels = [Element("library.0", "slot", words.say("library-start"), 0, glyph="0")]
    for n, spell in enumerate(LIBRARY, 1):
        symbol, name = words.say(f"symbol-{spell.symbol}"), words.say(f"spell-{spell.name}")
        label = words.say("library-level", level=n, symbol=symbol, spell=name)
        levels.append(Element(f"library.{n}", "slot", label, n, icon=ANIMALS[n - 1], glyph=str(n)))
    return Zone("library", "track", words.say("zone-library"), "side", cols=len(levels), elements=tuple(levels))


def map_card(words: Words, place: int, card: int, dark: int, owners: tuple[int, ...]) -> list[Element]:
    """A Map card with its two regions; a Temple with its spaces."""
    where, printed = PLACES[place], CARDS[card]
    host = f"card.{card}"
    name = words.say(f"card-{printed.name}")
    about = words.say("card-dark" if dark else "card-light", card=name)
    found = [Element(host, "card", name, where.column, where.row, tone="shadow" if dark else "sand", help=about)]
    for side in (0, 1):
        found.append(region(words, 2 * card + side, host, dark, owners))
    temple = TEMPLE_AT[2 * card]
    if temple >= 0:
        for space, (symbol, count) in enumerate(PRICES[dark][temple], 1):
            found.append(
                Element(
                    f"space.{temple}.{space}",
                    "slot",
                    words.say("temple-space", temple=words.say(f"temple-{TEMPLES[temple].id}"), space=space),
                    space - 1,
                    on=region_id(2 * card),
                    icon=FACE_ICONS[symbol],
                    stack=count,
                    tone="gold",
                    glyph=("T" if symbol == TORCH else "S") * count,
                )
            )
    return found


def region(words: Words, number: int, host: str, dark: int, owners: tuple[int, ...]) -> Element:
    """One region of a Map card; a Castle shows whose it is."""
    printed = CARDS[number // 2]
    name, label = region_id(number), words.attribute(region_noun(number), "short")
    if number % 2 == LEFT:
        icon, tone = LEFT_LOOKS[printed.type]
        if GROTTO_AT[number] >= 0:
            about = words.say("region-help-grotto", text=grotto_text(words, GROTTO_AT[number], dark))
        elif TEMPLE_AT[number] >= 0:
            about = words.say("region-help-temple", spaces=prices(words, TEMPLE_AT[number], dark))
        else:
            about = words.say("region-help-castle")
        return Element(
            name, "cell", label, 0, 0, on=host, icon=icon, tone=tone, help=about, badges=owner(words, number, owners)
        )
    if PORTAL_AT[number] >= 0:
        about = words.say("region-help-portal")
        return Element(name, "cell", label, 1, 0, on=host, icon="portal", tone="blood", help=about)
    about = words.say("region-help-obelisk")
    icon = ANIMALS[OBELISK_AT[number] - 1]
    return Element(name, "cell", label, 1, 0, on=host, icon=icon, tone="arcane", help=about)


def owner(words: Words, number: int, owners: tuple[int, ...]) -> tuple[Badge, ...]:
    """The number of the player whose Castle this is."""
    seat = owners[CASTLE_AT[number]] if CASTLE_AT[number] >= 0 else -1
    if seat < 0:
        return ()
    label = words.say("castle-owner", seat=words.say(f"seat-{seat}"))
    return (Badge(str(seat + 1), "crown", "gold", label),)


def prices(words: Words, temple: int, dark: int) -> list[str]:
    """What the spaces of a Temple cost, in words."""
    return [words.say(f"price-{FACE_NAMES[symbol]}", count=count) for symbol, count in PRICES[dark][temple]]


def effects_text(words: Words, effects: tuple[tuple[str, int], ...], either: bool = False) -> str:
    """What a reward gives, in words."""
    said = [words.say(f"effect-{kind}", by=by) for kind, by in effects]
    return words.say("effects-either" if either and len(said) > 1 else "effects-all", effects=said)


def grotto_text(words: Words, grotto: int, dark: int) -> str:
    """What a Grotto does on this side of its card."""
    effects = effects_text(words, GROTTO_EFFECTS[dark][grotto])
    for what, by in GROTTO_COSTS[dark][grotto]:
        return words.say("grotto-text-paid", what=what, by=by, effects=effects)
    return words.say("grotto-text", effects=effects)


def region_id(number: int) -> str:
    """The element of a region."""
    return f"region.{number}"


def region_noun(number: int) -> str:
    """The message that names a region: Temples, Castles and Grottoes by their own name, the others by their card's."""
    printed = CARDS[number // 2]
    if number % 2 == LEFT:
        return f"{printed.type}-{printed.left}"
    return f"portal-{printed.name}" if PORTAL_AT[number] >= 0 else f"obelisk-{printed.obelisk}"
