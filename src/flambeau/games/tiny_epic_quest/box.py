"""What is in the box: the content files, loaded and indexed by number for the rules.

Numbers follow the order of the files. A Map card has two regions, left and right: region = 2 x card + side. Rules never
read the content classes themselves, only the tuples below, which are looked up in one step.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flambeau.kernel import Content, content, load

FOLDER: Final = Path(__file__).parent / "content"

# The six faces of an Adventure die, one of each symbol (TEQ-RULING-53).
DAMAGE: Final = 0
POWER: Final = 1
MAGIC: Final = 2
TORCH: Final = 3
SCROLL: Final = 4
ATTACK: Final = 5
ADVENTURE_DIE: Final = (DAMAGE, POWER, MAGIC, TORCH, SCROLL, ATTACK)
FACE_NAMES: Final = ("damage", "power", "magic", "torch", "scroll", "attack")
DICE: Final = 5

LEFT: Final = 0
RIGHT: Final = 1
LAST_SPACE: Final = 4  # the entrance is 0 (TEQ-TEMPLE-06, TEQ-RULING-50)
GOBLIN_HEALTH: Final = 5  # TEQ-ATK-02
HANDS: Final = 2  # TEQ-EQUIP-02
HEROES: Final = 3  # of one player


@content
class Place(Content):
    """A place of the layout."""

    id: str
    source: str
    row: int
    column: int


@content
class MapCard(Content):
    """A Map card: what its left region is, and the Obelisk (or, at 0, the Portal) on its right."""

    id: str
    source: str
    name: str
    type: str
    left: str
    obelisk: int
    place: str


@content
class TempleTrack(Content):
    """The symbols of a Temple's four spaces on both sides of its card."""

    id: str
    source: str
    light: tuple[str, ...]
    dark: tuple[str, ...]


@content
class MagicTrack(Content):
    """The Magic level of each space of the Magic track."""

    id: str
    source: str
    levels: tuple[int, ...]


@content
class LibrarySpell(Content):
    """A level of the Library: its Obelisk symbol and its Spell."""

    id: str
    source: str
    symbol: str
    name: str


@content
class PlayerCard(Content):
    """A colour: its Heroes, and the two Temples of each of its Legendary Items."""

    id: str
    source: str
    heroes: tuple[str, ...]
    sword: tuple[str, str]
    shield: tuple[str, str]
    staff: tuple[str, str]


@content
class ItemCard(Content):
    """An item: when it works, for whom, how often."""

    id: str
    source: str
    timing: str
    scope: str
    limit: str


@content
class QuestCard(Content):
    """A Quest; a Treasure Quest names its Temple and its item."""

    id: str
    source: str
    temple: str
    item: str


@content
class ScoreTable(Content):
    """VP by count."""

    id: str
    source: str
    points: tuple[int, ...]


PLACES: Final = load(FOLDER / "places.toml", "place", Place)
CARDS: Final = load(FOLDER / "map_cards.toml", "card", MapCard)
TEMPLES: Final = load(FOLDER / "temples.toml", "temple", TempleTrack)
MAGIC_TRACK: Final = load(FOLDER / "magic.toml", "track", MagicTrack)[0]
LIBRARY: Final = load(FOLDER / "magic.toml", "spell", LibrarySpell)
PLAYERS: Final = load(FOLDER / "players.toml", "player", PlayerCard)
TREASURES: Final = load(FOLDER / "items.toml", "treasure", ItemCard)
LEGENDS: Final = load(FOLDER / "items.toml", "legendary", ItemCard)
QUESTS: Final = load(FOLDER / "quests.toml", "quest", QuestCard)
SCORES: Final = {table.id: table.points for table in load(FOLDER / "scores.toml", "score", ScoreTable)}

PORTALS: Final = tuple([card for card in range(len(CARDS)) if CARDS[card].obelisk == 0])  # Map card of each Portal
REGIONS: Final = 2 * len(CARDS)
HEROES_IN_ALL: Final = HEROES * len(PLAYERS)
HERO_NAMES: Final = tuple([name for player in PLAYERS for name in player.heroes])


def _number(ids: list[str], name: str) -> int:
    return ids.index(name) if name in ids else -1


_TEMPLE_IDS: Final = [temple.id for temple in TEMPLES]
_COLOURS: Final = [player.id for player in PLAYERS]
_TREASURE_IDS: Final = [item.id for item in TREASURES]


def _price(symbols: str) -> tuple[int, int]:
    return (TORCH if symbols[0] == "T" else SCROLL, len(symbols))


def _neighbours(place: Place) -> tuple[int, ...]:
    near = []
    for number, other in enumerate(PLACES):
        if other is not place and abs(other.row - place.row) <= 1 and abs(other.column - place.column) <= 1:
            near.append(number)
    return tuple(near)


# By region: the Temple, Library level, Portal or colour of Castle there; -1 if it is something else.
TEMPLE_AT: Final = tuple(
    [
        _number(_TEMPLE_IDS, CARDS[r // 2].left) if r % 2 == LEFT and CARDS[r // 2].type == "temple" else -1
        for r in range(REGIONS)
    ]
)
OBELISK_AT: Final = tuple([CARDS[r // 2].obelisk or -1 if r % 2 == RIGHT else -1 for r in range(REGIONS)])
PORTAL_AT: Final = tuple(
    [PORTALS.index(r // 2) if r % 2 == RIGHT and r // 2 in PORTALS else -1 for r in range(REGIONS)]
)
CASTLE_AT: Final = tuple(
    [
        _number(_COLOURS, CARDS[r // 2].left) if r % 2 == LEFT and CARDS[r // 2].type == "castle" else -1
        for r in range(REGIONS)
    ]
)
PORTAL_REGION: Final = tuple([2 * card + RIGHT for card in PORTALS])
CASTLE_REGION: Final = tuple([CASTLE_AT.index(colour) for colour in range(len(PLAYERS))])

# What the next space of a Temple costs: PRICES[dark side?][temple][space the Hero stands on] = symbol, how many.
PRICES: Final = (
    tuple([tuple([_price(symbols) for symbols in temple.light]) for temple in TEMPLES]),
    tuple([tuple([_price(symbols) for symbols in temple.dark]) for temple in TEMPLES]),
)

MAGIC_LEVELS: Final = MAGIC_TRACK.levels  # by space, numbered from 0
LAST_MAGIC: Final = len(MAGIC_LEVELS) - 1

# Adjacent places: up to eight neighbours (TEQ-RULING-08, -110).
NEIGHBOURS: Final = tuple([_neighbours(place) for place in PLACES])

# Items: the Treasure Items, then Sword, Shield and Staff of each colour.
LANTERN: Final = _number(_TREASURE_IDS, "ember-lantern")
MALLET: Final = _number(_TREASURE_IDS, "war-mallet")
LENS: Final = _number(_TREASURE_IDS, "cipher-lens")
FAIRY_JAR: Final = _number(_TREASURE_IDS, "fairy-jar")
BOW: Final = _number(_TREASURE_IDS, "bow")
GRAPNEL: Final = _number(_TREASURE_IDS, "grapnel")
ALMANAC: Final = _number(_TREASURE_IDS, "star-almanac")
BOOMERANG: Final = _number(_TREASURE_IDS, "boomerang")
MANA_GEM: Final = _number(_TREASURE_IDS, "mana-gem")
SWORD: Final = 0
SHIELD: Final = 1
STAFF: Final = 2
LEGENDARY: Final = len(LEGENDS)
FIRST_LEGENDARY: Final = len(TREASURES)
ITEMS: Final = FIRST_LEGENDARY + LEGENDARY * len(PLAYERS)

# Two Temples, in order, of each Legendary Item of each colour (TEQ-LEG-01).
TRACKS: Final = tuple(
    [
        tuple(
            [
                (_number(_TEMPLE_IDS, first), _number(_TEMPLE_IDS, second))
                for first, second in (p.sword, p.shield, p.staff)
            ]
        )
        for p in PLAYERS
    ]
)

# By Quest: its Temple and its item, -1 for a Placement Quest.
QUEST_TEMPLE: Final = tuple([_number(_TEMPLE_IDS, quest.temple) for quest in QUESTS])
QUEST_ITEM: Final = tuple([_number(_TREASURE_IDS, quest.item) for quest in QUESTS])
