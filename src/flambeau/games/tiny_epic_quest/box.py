"""What is in the box: the content files, loaded, proved and indexed by number for the rules.

Numbers follow the order of the files. A Map card has two regions, left and right: region = 2 x card + side. Rules never
read the content classes themselves, only the tuples below, which are looked up in one step.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from flambeau import kernel

from . import cards, proofs
from .geometry import BOOTS, MODES, all_routes, coast_cycle, diagonals, foot_routes, neighbours

FOLDER: Final = Path(__file__).parent

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
GOBLINS_IN_ALL: Final = 16  # TEQ-SETUP-11: seven on the map, nine in reserve
HANDS: Final = 2  # TEQ-EQUIP-02
HEROES: Final = 3  # of one colour


class Box:
    """Everything in the box; a fault is refused with file, item, field and reason."""

    def __init__(self, box: kernel.Box) -> None:
        self.places: Final = box.load("places.toml", "place", cards.Place)
        self.movements: Final = box.load("movements.toml", "movement", cards.MovementCard)
        self.cards: Final = box.load("map_cards.toml", "card", cards.MapCard)
        self.temples: Final = box.load("temples.toml", "temple", cards.TempleTrack)
        self.grottoes: Final = box.load("grottoes.toml", "grotto", cards.GrottoCard)
        self.magic: Final = box.load("magic.toml", "track", cards.MagicTrack)
        self.library: Final = box.load("magic.toml", "spell", cards.LibrarySpell)
        self.players: Final = box.load("players.toml", "player", cards.PlayerCard)
        self.treasures: Final = box.load("items.toml", "treasure", cards.ItemCard)
        self.legends: Final = box.load("items.toml", "legendary", cards.ItemCard)
        self.quests: Final = box.load("quests.toml", "quest", cards.QuestCard)
        self.scores: Final = box.load("scores.toml", "score", cards.ScoreTable)
        proofs.prove_places(self.places)
        proofs.prove_movements(self.movements)
        proofs.prove_tracks(self.temples, self.magic)
        proofs.prove_grottoes(self.grottoes)
        proofs.prove_players(self.players, self.temples, HEROES)
        proofs.prove_cards(self.cards, self.places, self.temples, self.grottoes, self.players, len(self.library))
        proofs.prove_quests(self.quests, self.temples, self.treasures, self.places)
        proofs.prove_scores(self.scores)


CONTENT: Final = kernel.Box("tiny_epic_quest", FOLDER)
BOX: Final = Box(CONTENT)
PLACES: Final = BOX.places
CARDS: Final = BOX.cards
TEMPLES: Final = BOX.temples
GROTTOES: Final = BOX.grottoes
LIBRARY: Final = BOX.library
PLAYERS: Final = BOX.players
TREASURES: Final = BOX.treasures
LEGENDS: Final = BOX.legends
QUESTS: Final = BOX.quests
SCORES: Final = {table.id: table.points for table in BOX.scores}
MOVEMENTS: Final = len(MODES)

PORTALS: Final = tuple([card for card in range(len(CARDS)) if CARDS[card].obelisk == 0])  # Map card of each Portal
REGIONS: Final = 2 * len(CARDS)
HEROES_IN_ALL: Final = HEROES * len(PLAYERS)
HERO_NAMES: Final = tuple([name for player in PLAYERS for name in player.heroes])
ALL_CARDS: Final = (1 << len(CARDS)) - 1  # one bit each


def _number(items: Sequence[Any], name: str) -> int:
    ids = [item.id for item in items]
    return ids.index(name) if name in ids else -1


def _lefts(type_: str, items: Sequence[Any]) -> tuple[int, ...]:
    """By region: the number of what lies there on cards of this type, -1 elsewhere."""
    found = [-1] * REGIONS
    for card, printed in enumerate(CARDS):
        if printed.type == type_:
            found[2 * card + LEFT] = _number(items, printed.left)
    return tuple(found)


def _price(symbols: str) -> tuple[int, int]:
    return (TORCH if symbols[0] == "T" else SCROLL, len(symbols))


def _effects(file: str, item: str, texts: Sequence[str]) -> tuple[tuple[str, int], ...]:
    return tuple([proofs.effect_of(file, item, "", text) for text in texts if text])


# By region: the Temple, Grotto, colour of Castle, Library level or Portal there; -1 if it is something else.
TEMPLE_AT: Final = _lefts("temple", TEMPLES)
GROTTO_AT: Final = _lefts("grotto", GROTTOES)
CASTLE_AT: Final = _lefts("castle", PLAYERS)
OBELISK_AT: Final = tuple([CARDS[r // 2].obelisk or -1 if r % 2 == RIGHT else -1 for r in range(REGIONS)])
PORTAL_AT: Final = tuple(
    [PORTALS.index(r // 2) if r % 2 == RIGHT and r // 2 in PORTALS else -1 for r in range(REGIONS)]
)
PORTAL_REGION: Final = tuple([2 * card + RIGHT for card in PORTALS])
CASTLE_REGION: Final = tuple([CASTLE_AT.index(colour) for colour in range(len(PLAYERS))])
CASTLE_CARDS: Final = tuple([region // 2 for region in CASTLE_REGION])

# What the next space of a Temple costs: PRICES[dark side?][temple][space the Hero stands on] = symbol, how many.
PRICES: Final = (
    tuple([tuple([_price(symbols) for symbols in temple.light]) for temple in TEMPLES]),
    tuple([tuple([_price(symbols) for symbols in temple.dark]) for temple in TEMPLES]),
)

# What a Grotto gives and costs: by dark side?, then by Grotto.
GROTTO_EFFECTS: Final = (
    tuple([_effects("grottoes.toml", grotto.id, grotto.light) for grotto in GROTTOES]),
    tuple([_effects("grottoes.toml", grotto.id, grotto.dark) for grotto in GROTTOES]),
)
GROTTO_COSTS: Final = (
    tuple([_effects("grottoes.toml", grotto.id, [grotto.light_cost]) for grotto in GROTTOES]),
    tuple([_effects("grottoes.toml", grotto.id, [grotto.dark_cost]) for grotto in GROTTOES]),
)

MAGIC_LEVELS: Final = BOX.magic[0].levels  # by space, numbered from 0
LAST_MAGIC: Final = len(MAGIC_LEVELS) - 1

# The map: routes by Movement card and place, those of the Feather Boots, adjacent places, the coast and the diagonals.
ROUTES: Final = all_routes(PLACES)
BOOT_ROUTES: Final = foot_routes(PLACES, BOOTS)
NEIGHBOURS: Final = neighbours(PLACES)
COAST: Final = coast_cycle(PLACES)
DIAGONALS: Final = diagonals(PLACES)
HEART: Final = _number(PLACES, "I3")
INLAND: Final = tuple([n for n in range(len(PLACES)) if not PLACES[n].coast])

# Items: the Treasure Items, then Sword, Shield and Staff of each colour.
LANTERN: Final = _number(TREASURES, "ember-lantern")
MALLET: Final = _number(TREASURES, "war-mallet")
LENS: Final = _number(TREASURES, "cipher-lens")
FAIRY_JAR: Final = _number(TREASURES, "fairy-jar")
BOW: Final = _number(TREASURES, "bow")
FEATHER_BOOTS: Final = _number(TREASURES, "feather-boots")
GRAPNEL: Final = _number(TREASURES, "grapnel")
STONE_DRUM: Final = _number(TREASURES, "stone-drum")
SHADOW_CLOAK: Final = _number(TREASURES, "shadow-cloak")
ALMANAC: Final = _number(TREASURES, "star-almanac")
BOOMERANG: Final = _number(TREASURES, "boomerang")
MANA_GEM: Final = _number(TREASURES, "mana-gem")
SWORD: Final = 0
SHIELD: Final = 1
STAFF: Final = 2
LEGENDARY: Final = len(LEGENDS)
FIRST_LEGENDARY: Final = len(TREASURES)
ITEMS: Final = FIRST_LEGENDARY + LEGENDARY * len(PLAYERS)

# Two Temples, in order, of each Legendary Item of each colour (TEQ-LEG-01).
TRACKS: Final = tuple(
    [
        tuple([(_number(TEMPLES, first), _number(TEMPLES, second)) for first, second in (p.sword, p.shield, p.staff)])
        for p in PLAYERS
    ]
)

# By Quest: its Temple and its item, -1 for a Placement Quest; the parts of a Placement Quest's reward.
QUEST_TEMPLE: Final = tuple([_number(TEMPLES, quest.temple) for quest in QUESTS])
QUEST_ITEM: Final = tuple([_number(TREASURES, quest.item) for quest in QUESTS])
REWARDS: Final = tuple([_effects("quests.toml", quest.id, quest.reward) for quest in QUESTS])
