"""Set-up: from the options to the first position, and the same secrets dealt otherwise.

23 fixed tiles and those of the chosen expansions, filled up to 36 with random tiles nobody has seen (DH-SETUP-08,
DH-SETUP-09, DH-SETUP-10, DH-SETUP-11, DH-SETUP-12, DH-EXP-02, DH-EXP-03, DH-EXP-04). The market never mixes with them
(DH-EXP-07).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flambeau.kernel import Chance, Pile, Pool, empty_places

from .board import NOWHERE, ROOM
from .model import HERO_PLAYER, Play
from .rules.solo import lay_room
from .tiles import HEALTH, HEROES, MARKET, MONSTERS, TILES

PILE_SIZE: Final = 36
BASE: Final = "base"
RANDOM: Final = tuple([tile for tile, kind in enumerate(TILES) if kind.pool == "random"])


def fixed_tiles(options: Mapping[str, Any]) -> list[int]:
    """The tiles that are always in play with these expansions (DH-SETUP-08, DH-EXP-08)."""
    return [tile for tile, kind in enumerate(TILES) if kind.pool == "fixed" and (kind.set == BASE or options[kind.set])]


def first_position(options: Mapping[str, Any], seats: int, chance: Chance) -> Play:
    """The table before the heroes are arranged (DH-SETUP-01, DH-SETUP-02, DH-SETUP-03, DH-SETUP-04, DH-SETUP-05,
    DH-SETUP-06, DH-SETUP-07, DH-SETUP-08, DH-SETUP-09, DH-SETUP-10, DH-SETUP-11, DH-SETUP-12, DH-SOLO-03, DH-SOLO-04,
    DH-SOLO-05, DH-SOLO-06)."""
    fixed = fixed_tiles(options)
    mixed = chance.shuffle("random", RANDOM)
    drawn = PILE_SIZE - len(fixed)  # DH-SETUP-09, DH-EXP-04
    s = Play(
        room=empty_places(ROOM),
        pile=Pile(chance.shuffle("pile", (*fixed, *mixed[:drawn]))),  # DH-SETUP-11, DH-RULING-01
        hand=Pile(),
        boxed=Pile(mixed[drawn:]),  # DH-SETUP-10
        at=[NOWHERE for _ in HEROES],
        hp=list(HEALTH),  # DH-SETUP-01; the damsel waits in the dungeon
        tired=[0 for _ in HEROES],
        bags=[0 for _ in HEROES],
        figures=[NOWHERE for _ in range(len(MONSTERS) + 1)],  # DH-SETUP-04; the dragon's second square is last
        acted=[0 for _ in MONSTERS],
        dropped={},
        dragon_damsel=options["dragon_damsel"],
        undead=options["undead"],
        last_survivor=options["last_survivor"],
        memory_aid=options["memory_aid"],
        safeguard=options["safeguard"],
        mild_poison=options["mild_poison"],
        free_placing=options["free_placing"],
        raised_act=options["raised_act"],
        own_experience=options["own_experience"],
        market=MARKET if options["undead"] else 0,  # all four face up from the start (DH-RULING-39)
        seat=HERO_PLAYER,
    )
    if seats == 1:
        lay_room(s)
    return s


def all_tiles(s: Play) -> Pool:
    """Tiles in play lie in the room, the hand and the pile; nobody knows which random ones are boxed (DH-SETUP-10).

    Only random tiles are ever boxed (DH-EXP-08), so the box exchanges those alone.
    """
    homes = (s.room, s.hand, s.pile, s.boxed)
    return Pool(*homes, kind=lambda tile: tile in RANDOM, group=lambda home, place: home is s.boxed)
