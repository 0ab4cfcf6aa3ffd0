"""Laying out positions for rule tests: Rooms by their square ("D4" is the Entrance), figures, cards, Torch.

All Rooms laid here are crosses, so Rooms side by side are joined; a straight or dead-end card makes a wall.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.games.tiny_epic_dungeons import GAME
from flambeau.games.tiny_epic_dungeons.cards import (
    BOSS_CARDS,
    DUNGEON_CARDS,
    GOBLIN_CARDS,
    HERO_CARDS,
    MINION_CARDS,
    Die,
    Foe,
    Hero,
)
from flambeau.games.tiny_epic_dungeons.choices import Attack, Disarm, Search, Settle, UseRoom
from flambeau.games.tiny_epic_dungeons.model import ENTRANCE, LAIR, THRESHOLD, Adventurer, Play, Turn
from flambeau.games.tiny_epic_dungeons.powers import (
    COPIES,
    DEEDS,
    DISARMS,
    FIRST_BOSS,
    FIRST_MINION,
    HEROES,
    ITEMS,
    NO_GEAR,
    PLACES_OF,
    ROOM_FREES,
    SEARCHES,
)
from flambeau.games.tiny_epic_dungeons.rules.reveal import place
from flambeau.games.tiny_epic_dungeons.rules.torch import TRACKS, start_of
from flambeau.games.tiny_epic_dungeons.setup import bare_table
from flambeau.kernel import ALL, Pile, Seat, open_piece
from flambeau.kit import Table
from flambeau.parts.grid import Cell

CARDS = {card.id: i for i, card in enumerate(DUNGEON_CARDS)}
KINDS = {card.id: i for i, card in enumerate(GOBLIN_CARDS)}
MINIONS = {card.id: Foe(FIRST_MINION + i) for i, card in enumerate(MINION_CARDS)}
BOSSES = {card.id: Foe(FIRST_BOSS + i) for i, card in enumerate(BOSS_CARDS)}
CROSS = "room_28"
SHIELD, TORCH = 6, 7

BRUNA, DRUSK, ISAVETH, LIANE = HEROES["bruna"], HEROES["drusk"], HEROES["isaveth"], HEROES["liane"]
MERROW, OSWIN, TAVISH, YARROW = HEROES["merrow"], HEROES["oswin"], HEROES["tavish"], HEROES["yarrow"]
GOBLIN_1, GOBLIN_2, GOBLIN_3, GOBLIN_4 = Foe(0), Foe(1), Foe(2), Foe(3)
MINOTAUR = MINIONS["minotaur"]


def at(square: str) -> Cell:
    """The square with this name."""
    return Cell("ABCDEFG".index(square[0]) + 7 * (int(square[1]) - 1))


def space(number: int) -> Cell:
    """A Hero space of the Boss board, 0 is the Threshold."""
    return Cell(THRESHOLD + number)


def lay_out(*heroes: Hero, rooms: str = "", act: int = 1, seats: int = 1, exposed: bool = True) -> Play:
    """A table with these Heroes on the Entrance and crosses on these squares; a face-down card lies far from it all."""
    s = bare_table(max(2, len(heroes)), seats, exposed)
    s.altars = 0
    for i, hero in enumerate(heroes):
        board = HERO_CARDS[hero]
        s.heroes[hero] = Adventurer(Seat(i % seats), ENTRANCE, board.health, board.focus, NO_GEAR)
    s.order, s.turn = heroes, Turn(heroes[0])
    if act == 2:
        s.act, s.ground = 2, s.ground | 1 << LAIR
        s.torch = s.torch_top = start_of(2, s.count, 0)
        s.hearts = s.count
    s.goblin_deck = Pile((2, 5, 8, 11))
    s.minion_deck = Pile((0, 1))
    s.bosses = Pile((0,), (ALL,), (ALL,))
    s.loot = Pile((ITEMS["sword"], ITEMS["mail"], ITEMS["penny"]))
    s.spells = Pile((ITEMS["sp_lance"], ITEMS["sp_dart"]))
    for square in rooms.split():
        room(s, square)
    room(s, "G7")
    s.covered = 1 << at("A1")
    s.grid.put(at("A1"), (CARDS["room_01"], 0, 0))
    s.origins[at("A1")] = 0
    return s


def room(s: Play, square: str, card: str = CROSS, turn: int = 0) -> None:
    """A revealed card."""
    s.grid.put(at(square), open_piece(CARDS[card]))
    place(s, at(square), turn)


def goblin(s: Play, slot: int, kind: str, square: str) -> Foe:
    """A Goblin in a slot (1 to 4)."""
    foe = Foe(slot - 1)
    s.slots[foe] = KINDS[kind] * COPIES + foe % COPIES
    return _stand(s, foe, LAIR if square == "lair" else at(square))


def minion(s: Play, name: str, square: str) -> Foe:
    """A Minion with full Health, to the right of the others."""
    foe = MINIONS[name]
    s.health[foe] = MINION_CARDS[foe - FIRST_MINION].health
    return _stand(s, foe, at(square))


def boss(s: Play, name: str, markers: Sequence[int] = (8, 8), square: str = "lair", altars: int = 0) -> Foe:
    """The Boss with its markers; so many of its Altar spaces are covered."""
    foe = BOSSES[name]
    s.bosses = Pile((foe - FIRST_BOSS,), (ALL,), (ALL,))
    s.markers, s.altars_set = list(markers), altars
    return _stand(s, foe, LAIR if square == "lair" else at(square))


def lair_door(s: Play, square: str) -> None:
    """The Lair Door card."""
    room(s, square, "lair_door")


def _stand(s: Play, foe: Foe, cell: Cell) -> Foe:
    s.foe_at[foe] = cell
    s.foes = tuple(sorted([*s.foes, foe], key=lambda f: f if f < FIRST_MINION or f >= FIRST_BOSS else FIRST_MINION))
    return foe


def torch_above(s: Play, effect: int) -> None:
    """The Torch stands one space above the highest one with this effect."""
    track = TRACKS[s.act - 1]
    s.torch = max(space for space in range(s.torch_top) if track[space] == effect) + 1


def gear(s: Play, hero: Hero, *items: str) -> None:
    """Cards a Hero wears, each in the first free place of its kind."""
    worn = list(s.heroes[hero].gear)
    for name in items:
        slot = next(p for p in PLACES_OF[ITEMS[name]] if worn[p] < 0)
        worn[slot] = ITEMS[name]
    s.heroes[hero].gear = tuple(worn)


def play(s: Play, seats: int = 1, **chance: Sequence[int | tuple[int, ...]]) -> Table:
    """The match from this position, with scripted dice: hero=[(6, 2)], enemy=[5], reroll=[...], goblin=[...]."""
    names = {"hero": "hero dice", "enemy": "enemy die"}
    given = {names.get(k, k): [x if isinstance(x, tuple) else (x,) for x in v] for k, v in chance.items()}
    options: dict[str, Any] = {"heroes": max(2, len(s.order)), "lair_door_exposed": s.exposed}
    return Table(GAME, s, seats=seats, options=options, chance=given)


def attack(deed: str, foe: Foe) -> Attack:
    """An attack by the name of its weapon or Spell."""
    return Attack(DEEDS[deed], foe)


def take(die: int, *plus: int) -> Settle:
    """The die with this number (from 1) as the result, with these plus dice."""
    return Settle(Die(die - 1), 1 in plus, 2 in plus, 3 in plus)


def face_down(s: Play, square: str, card: str) -> Cell:
    """A face-down card."""
    s.grid.put(at(square), (CARDS[card], 0, 0))
    s.covered |= 1 << at(square)
    s.origins[at(square)] = 1
    return at(square)


def stack(s: Play, *cards: str) -> None:
    """The dungeon deck, from the top."""
    s.dungeon = Pile(tuple([CARDS[card] for card in cards]))


def search(name: str) -> Search:
    """Search a Room, by the name of its card."""
    return Search(SEARCHES[CARDS[name]][0])


def disarm(name: str) -> Disarm:
    """Disarm a Room's trap, by the name of its card."""
    return Disarm(DISARMS[CARDS[name]][0])


def use(name: str) -> UseRoom:
    """Use a Room's Free Action, by the name of its card."""
    return UseRoom(ROOM_FREES[CARDS[name]][0])


def inside(hero: int, name: str, *others: int) -> Play:
    """A Hero in this Room beside the Entrance."""
    s = lay_out(hero, *(others or (BRUNA,)))  # type: ignore[arg-type]
    room(s, "D3", name, turn=2)
    s.heroes[hero].cell = at("D3")  # type: ignore[index]
    return s
