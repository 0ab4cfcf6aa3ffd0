"""Setting up: the dungeon deck in its piles, the decks, the Torch, the secret Boss (TED-SETUP-01, TED-SETUP-02,
TED-SETUP-03, TED-SETUP-04, TED-SETUP-05, TED-SETUP-06, TED-SETUP-07, TED-SETUP-08, TED-SETUP-09, TED-SETUP-10,
TED-SETUP-11, TED-SETUP-12, TED-SETUP-13, TED-SETUP-14, TED-SETUP-15, TED-SETUP-16, TED-SETUP-17, TED-SETUP-18,
TED-SETUP-19).

Heroes come to the table afterwards (`rules/preparation.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flambeau.kernel import ALL, Chance, Pile, empty_places, open_piece
from flambeau.parts.grid import Cell

from .cards import BOSS_CARDS, DUNGEON_CARDS, GOBLIN_CARDS, HERO_CARDS, MINION_CARDS, Hero
from .model import ENTRANCE, FOES, NOWHERE, SHUT, SQUARES, Play, Trial, Turn
from .powers import COPIES, FIRST_BOSS, FIRST_SPELL, GOBLINS, ITEM_IDS
from .rules.preparation import DRAFT, OPENINGS, RANDOM
from .rules.reveal import BESIDE, WAYS, pile_at
from .rules.torch import start_of

ROOM_IDS: Final = tuple([i for i, card in enumerate(DUNGEON_CARDS) if card.kind == "room"])
ENCOUNTERS: Final = tuple([i for i, card in enumerate(DUNGEON_CARDS) if card.kind == "encounter"])
ENTRANCE_CARD: Final = 0
LAIR_DOOR: Final = 1
DIFFICULTIES: Final = {"easy": -1, "normal": 0, "hard": 1}
BOSS_NAMES: Final = tuple([card.id for card in BOSS_CARDS])
SECRET: Final = "secret"


def heroes_in_play(options: Mapping[str, Any], seats: int) -> int:
    """One Hero for each player, more if they like, alone at least two (TED-SOLO-01, TED-RULING-96)."""
    return max(int(options["heroes"]), seats)


def new_play(options: Mapping[str, Any], seats: int, chance: Chance) -> Play:
    """The table before the Heroes are chosen."""
    count = heroes_in_play(options, seats)
    s = bare_table(count, seats, bool(options["lair_door_exposed"]), DIFFICULTIES[options["difficulty"]])
    build_dungeon(s, chance)
    lay_start(s)
    s.goblin_deck = Pile(chance.shuffle("goblin", range(len(GOBLIN_CARDS) * COPIES)))  # TED-SETUP-14
    s.minion_deck = Pile(chance.shuffle("minion", range(len(MINION_CARDS))))
    s.bosses = draw_boss(options["boss"], chance)
    s.loot = Pile(chance.shuffle("loot", range(FIRST_SPELL)))  # TED-SETUP-19
    s.spells = Pile(chance.shuffle("spell", range(FIRST_SPELL, len(ITEM_IDS))))
    s.offers = offers_of(options["assignment"], count, chance)
    s.picks = (-1,) * count
    s.opening = OPENINGS.index(options["first"])
    return s


def bare_table(count: int, seats: int, exposed: bool = True, handicap: int = 0) -> Play:
    """A table with the Entrance, its Altar and the Torch, and nothing else (TED-SETUP-07, TED-SETUP-10, TED-SETUP-12,
    TED-SETUP-13)."""
    top = start_of(1, count, handicap)
    grid, ways = empty_places(SQUARES), [0] * SQUARES
    grid.put(ENTRANCE, open_piece(ENTRANCE_CARD))
    ways[ENTRANCE] = WAYS[ENTRANCE_CARD]
    return Play(
        1, exposed, handicap, seats, count, top, top, (), {}, Turn(Hero(-1)), Trial(), grid, ways,
        [-1] * SQUARES, 1 << ENTRANCE, 0, SHUT, NOWHERE, Pile(), Pile(), Pile(), Pile(), Pile(), Pile(), Pile(),
        [NOWHERE] * FOES, [0] * FIRST_BOSS, [-1] * GOBLINS, altars=1 << ENTRANCE,
    )  # fmt: skip


def build_dungeon(s: Play, chance: Chance) -> None:
    """Piles A, B and C on one another, the rest in the box (TED-SETUP-01, TED-SETUP-02, TED-SETUP-03, TED-SETUP-04,
    TED-SETUP-05, TED-SETUP-06)."""
    rooms = chance.shuffle("rooms", ROOM_IDS)
    encounters = chance.shuffle("encounters", ENCOUNTERS)
    a, b = 13 - 2 * s.count, 3 * s.count  # 9, 7, 5 Rooms and 6, 9, 12 (TED-SETUP-02, TED-SETUP-03)
    pile_b = chance.shuffle("pile b", (*encounters[: s.count], *rooms[a : a + b]))
    pile_c = chance.shuffle("pile c", (LAIR_DOOR, *rooms[a + b : a + b + 3]))  # TED-SETUP-04
    s.dungeon = Pile((*rooms[:a], *pile_b, *pile_c))  # TED-SETUP-05
    s.box = Pile((*encounters[s.count :], *rooms[a + b + 3 :]))  # TED-SETUP-06


def lay_start(s: Play) -> None:
    """Four face-down cards around the Entrance (TED-SETUP-08)."""
    for _, other, _ in BESIDE[ENTRANCE]:
        cell = Cell(other)
        s.origins[cell] = pile_at(s, 0)
        s.grid.put(cell, s.dungeon.take())
        s.covered |= 1 << cell


def draw_boss(wanted: str, chance: Chance) -> Pile:
    """The secret Boss lies on top of those nobody will see; a known one alone (TED-SETUP-17, TED-RULING-114)."""
    if wanted == SECRET:
        return Pile(chance.shuffle("boss", range(len(BOSS_CARDS))))
    return Pile((BOSS_NAMES.index(wanted),), (ALL,), (ALL,))


def offers_of(assignment: str, count: int, chance: Chance) -> tuple[tuple[Hero, ...], ...]:
    """For each Hero the boards among which it is chosen: one, two, or all (TED-SETUP-20, TED-RULING-09)."""
    boards = [Hero(hero) for hero in range(len(HERO_CARDS))]
    if assignment in (RANDOM, DRAFT):
        dealt, each = chance.shuffle("heroes", boards, ALL), 2 if assignment == DRAFT else 1
        return tuple([tuple([Hero(h) for h in dealt[each * i : each * (i + 1)]]) for i in range(count)])
    return (tuple(boards),) * count
