"""The slice's starting positions; this is no rule of the game but a mid-game table laid out by seed and options.

Act 1: the deck is built by TED-SETUP-01 to -06, without the Rooms that test who enters and therefore with only three
Rooms in pile A; cards are revealed until the first Encounter lies open. Its Minion stands there with the first Hero;
the others and two Goblins are within two Rooms.
Act 2: cards are revealed until the Lair Door and all Encounters lie open. The Boss is in its Lair with the Heroes on
Hero spaces (the last of three or four on the Lair Door), one Goblin is with them and one in the dungeon; one Altar has
been taken, and each marker has lost up to three points.
Every Hero wears three Loot and one Spell as far as they fit and has lost up to two Health; the Torch has sunk a little.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from flambeau.kernel import ALL, EMPTY, NOBODY, Chance, Pile, Seat, empty_places, open_piece, show
from flambeau.parts.grid import Cell, cells_of, mask_of

from .cards import BOSS_CARDS, DUNGEON_CARDS, GOBLIN_CARDS, HERO_CARDS, MINION_CARDS, TORCH_SIDES, Foe, Hero, Item
from .model import (
    CELLS,
    ENTRANCE,
    LAIR,
    NOWHERE,
    SHUT,
    SQUARES,
    THRESHOLD,
    Adventurer,
    Play,
    Trial,
    Turn,
)  # fmt: skip
from .powers import ALTAR_ROOMS, COPIES, FIRST_BOSS, FIRST_SPELL, GOBLINS, ITEM_IDS, NO_GEAR, PLACES_OF
from .rules.reveal import BESIDE, TURNED, WAYS, add_minion, empty_sides, faced, pile_at
from .rules.torch import add_goblin
from .rules.ways import floor_of

SLICE_TURNS: Final = 24
SLICE_PILE_A: Final = 3
ROOM_IDS: Final = tuple([i for i, card in enumerate(DUNGEON_CARDS) if card.kind == "room"])
ENCOUNTERS: Final = tuple([i for i, card in enumerate(DUNGEON_CARDS) if card.kind == "encounter"])
ENTRANCE_CARD: Final = 0
LAIR_DOOR: Final = 1


def new_play(options: Mapping[str, Any], seats: int, chance: Chance) -> Play:
    """The starting position of the slice; a dungeon that closed too early is laid out again."""
    count = max(options["heroes"], seats)
    while True:
        order = tuple([Hero(h) for h in chance.shuffle("heroes", range(len(HERO_CARDS)), ALL)[:count]])
        s = bare_table(options["act"], options["lair_door_exposed"], order, seats)
        luck = chance.shuffle("luck", range(13), ALL)
        build_dungeon(s, count, chance)
        if explore(s, luck):
            break
    s.goblin_deck = Pile(chance.shuffle("goblin", range(len(GOBLIN_CARDS) * COPIES)))
    s.minion_deck = Pile(chance.shuffle("minion", range(len(MINION_CARDS))))
    s.bosses = Pile(chance.shuffle("boss", range(len(BOSS_CARDS))))
    s.loot = Pile(chance.shuffle("loot", range(FIRST_SPELL)))
    s.spells = Pile(chance.shuffle("spell", range(FIRST_SPELL, len(ITEM_IDS))))
    dress(s, luck)
    s.torch -= luck[0] % 2
    if s.act == 1:
        meet_minion(s, luck)
    else:
        meet_boss(s, luck)
    return s


def bare_table(act: int, exposed: bool, order: Sequence[Hero], seats: int) -> Play:
    """A table with the Entrance, the Heroes on it, and nothing else."""
    side = TORCH_SIDES[act - 1]
    top = side.starts[len(order) - 2]
    heroes = {
        hero: Adventurer(Seat(i % seats), ENTRANCE, HERO_CARDS[hero].health, HERO_CARDS[hero].focus, NO_GEAR)
        for i, hero in enumerate(order)
    }
    grid, ways = empty_places(SQUARES), [0] * SQUARES
    grid.put(ENTRANCE, open_piece(ENTRANCE_CARD))
    ways[ENTRANCE] = WAYS[ENTRANCE_CARD]
    s = Play(
        act, exposed, SLICE_TURNS, top, top, tuple(order), heroes, Turn(order[0]), Trial(), grid, ways,
        [-1] * SQUARES, 1 << ENTRANCE, 0, SHUT, NOWHERE, Pile(), Pile(), Pile(), Pile(), Pile(), Pile(), Pile(),
        [NOWHERE] * 18, [0] * 12, [-1] * GOBLINS,
    )  # fmt: skip
    if act == 2:
        s.ground |= 1 << LAIR
    return s


def build_dungeon(s: Play, heroes: int, chance: Chance) -> None:
    """Piles A, B and C on one another, the rest in the box (TED-SETUP-02 to -06); A is short here."""
    rooms = chance.shuffle("rooms", ROOM_IDS)
    encounters = chance.shuffle("encounters", ENCOUNTERS)
    a, b = SLICE_PILE_A, 3 * heroes
    pile_b = chance.shuffle("pile b", (*encounters[:heroes], *rooms[a : a + b]))
    pile_c = chance.shuffle("pile c", (LAIR_DOOR, *rooms[a + b : a + b + 3]))
    s.dungeon = Pile((*rooms[:a], *pile_b, *pile_c))
    s.box = Pile((*encounters[heroes:], *rooms[a + b + 3 :]))


def explore(s: Play, luck: Sequence[int]) -> bool:
    """Reveal cards, each laid to keep most corridors open, until the slice's Rooms are on the table."""
    grid, ways, deck, drawn = s.grid, s.ways, s.dungeon.cards, 0
    hidden: list[Cell] = []
    cell, wanted, turns = ENTRANCE, 1 if s.act == 1 else len(s.order), 0
    while True:
        for side, other, _ in BESIDE[cell]:
            if ways[cell] >> side & 1 and grid.faces[other] == EMPTY and drawn < len(deck):
                grid.faces[other], grid.shown[other], grid.seen[other] = deck[drawn], NOBODY, NOBODY
                s.origins[other] = pile_at(s, drawn)
                hidden.append(other)
                drawn += 1
        if not hidden or not (wanted or (s.act == 2 and s.door < 0)):
            break
        cell = hidden.pop(luck[turns % len(luck)] % len(hidden))
        turns += 1
        card = grid.faces[cell]
        grid.shown[cell] = grid.seen[cell] = ALL
        ways[cell] = most_open(s, cell, card)
        wanted -= card in ENCOUNTERS
        if card == LAIR_DOOR:
            s.door = cell
    s.dungeon.cards = deck[drawn:]
    s.covered = mask_of(hidden)
    join_rooms(s)
    return not wanted and (s.door >= 0 if s.act == 2 else bool(hidden))


def most_open(s: Play, cell: Cell, card: int) -> int:
    """The open sides of a card as it leads to most empty squares."""
    joins, empty = faced(s, cell, NOWHERE), empty_sides(s, cell)
    best, found = -1, 0
    for ways in TURNED[card]:
        value = 4 * (ways & empty).bit_count() + (ways & joins).bit_count() if ways & joins else -1
        if value > best:
            best, found = value, ways
    return found


def join_rooms(s: Play) -> None:
    """Ground where cards are revealed, paths where both have a corridor (TED-MOVE-02)."""
    for cell, own in enumerate(s.ways):
        if own:
            s.ground |= 1 << cell
            for side, other, edge in BESIDE[cell]:
                if own >> side & 1 and s.ways[other] >> (side ^ 2) & 1:
                    s.walls &= ~(1 << edge)


def dress(s: Play, luck: Sequence[int]) -> None:
    """Cards and wounds of an adventure so far; what does not fit lies in the rows."""
    for i, hero in enumerate(s.order):
        adventurer = s.heroes[hero]
        gear = list(NO_GEAR)
        for pile in (s.loot, s.loot, s.loot, s.spells):
            item = Item(pile.take()[0])
            free = [slot for slot in PLACES_OF[item] if gear[slot] < 0]
            if free:
                gear[free[luck[i] % len(free)]] = item
            elif item < FIRST_SPELL:
                s.loot_row = (*s.loot_row, item)
        adventurer.gear = tuple(gear)
        adventurer.health -= luck[i + 4] % 3
    s.loot_row = (*s.loot_row, Item(s.loot.take()[0]), Item(s.loot.take()[0]))
    s.spell_row = (Item(s.spells.take()[0]),)


def near(s: Play, room: Cell, most: int, luck: Sequence[int]) -> list[Cell]:
    """The Rooms within so many of this one, in an order that luck turns round."""
    found = cells_of(floor_of(s).within(room, most))
    turn = luck[1] % len(found)
    return found[turn:] + found[:turn]


def meet_minion(s: Play, luck: Sequence[int]) -> None:
    """Act 1: the Heroes have come upon a Minion."""
    lair = next(cell for cell in cells_of(s.ground) if s.grid.faces[cell] in ENCOUNTERS)
    add_minion(s, lair)
    around = near(s, lair, 2, luck)
    for i, hero in enumerate(s.order):
        s.heroes[hero].cell = around[i * luck[2] % len(around)] if i else lair
    for i in range(2):
        add_goblin(s, around[(i + luck[3]) % len(around)], "")
    s.altars = 1 << ENTRANCE


def meet_boss(s: Play, luck: Sequence[int]) -> None:
    """Act 2: the Heroes are in the Lair."""
    count = len(s.order)
    show(s, s.bosses, 0)
    boss = Foe(FIRST_BOSS + s.bosses.cards[0])
    s.foes = (boss,)
    s.foe_at[boss] = LAIR
    s.hearts = count
    s.markers = [8 - luck[i] % 4 if i else 8 for i in range(count)]
    s.altars_set = 1
    for i, hero in enumerate(s.order):
        s.heroes[hero].cell = s.door if i == 3 - luck[2] % 2 else Cell(THRESHOLD + (luck[3] + i) % (CELLS - THRESHOLD))
    rooms = [cell for cell in cells_of(s.ground) if cell < SQUARES]
    for cell in rooms:
        if s.grid.faces[cell] in ALTAR_ROOMS and cell != ENTRANCE:
            s.altars |= 1 << cell
    add_goblin(s, LAIR, "")
    add_goblin(s, rooms[luck[5] % len(rooms)], "")
    low = BOSS_CARDS[boss - FIRST_BOSS].altars[1] + 1  # no marker lies below an Altar space that is still bare
    s.markers = [max(low, marker) for marker in s.markers]
