"""What things are worth to the Hero player, in hundredths of a treasure; the Dungeon Lord wants the opposite."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import EMPTY, HIDDEN

from ..board import BITS, CELLS, NOWHERE, VAULT, cells_of
from ..model import Play
from ..tiles import (
    ALLY,
    ARTIFACT,
    BOON,
    DAMAGE,
    DAMSEL,
    DRAGON,
    EFFECT,
    HEALTH,
    HEROES,
    KITS,
    MONSTER,
    POISON,
    PORTAL,
    ROGUE,
    SHIFT,
    SWORDS,
    TAIL,
    TILES,
    TRAP,
    TREASURE,
    WARRIOR,
    WHITE_LADY,
    artifacts_in,
    tile_of,
    tiles_of,
)
from .distances import ROWS, STRIKES


def _kinds() -> tuple[int, ...]:
    seen: dict[tuple[int, int], int] = {}
    return tuple([seen.setdefault((EFFECT[tile], DAMAGE[tile]), len(seen)) for tile in range(len(TILES))])


TREASURE_WORTH: Final = 100.0
VICTORY: Final = 1000.0
LIFE: Final = 60.0
WOUND: Final = 30.0  # all the health that is left, lost without dying
ARTIFACT_WORTH: Final = 8.0
DAMSEL_WORTH: Final = 15.0


KIND_OF: Final = _kinds()
"""For each tile, the number of its kind: tiles of one kind do the same to whoever meets them."""
IN_PLAY: Final = {
    (dragon, undead): tuple(
        [
            [
                tile
                for tile, kind in enumerate(TILES)
                if kind.pool == pool and {"base": True, "dragon_damsel": dragon, "undead": undead}[kind.set]
            ]
            for pool in ("fixed", "random")
        ]
    )
    for dragon in (False, True)
    for undead in (False, True)
}
"""By the expansions, the tiles that always are in play, and those of which some are."""
SAMPLES: Final = tuple([KIND_OF.index(kind) for kind in range(max(KIND_OF) + 1)])
"""A tile of each kind."""


def living(d: Play) -> list[int]:
    """The heroes on the board."""
    return [hero for hero in HEROES if d.at[hero] != NOWHERE]


def needed(d: Play) -> int:
    """How many treasures win (DH-GOAL-02, DH-SOLO-01)."""
    return 4 if d.solo else 3


def treasure(d: Play) -> float:
    """What the next treasure is worth: the last one is the game."""
    return VICTORY if len(d.treasures) + 1 >= needed(d) else TREASURE_WORTH


def death(d: Play, hero: int) -> float:
    """What a hero's life is worth: the last one's is the game."""
    if len(living(d)) <= 1:
        return VICTORY
    return LIFE + 4.0 * d.bags[hero].bit_count()


def loss(d: Play, hero: int, damage: int) -> float:
    """What so much damage costs: the more, the less health is left."""
    health = d.hp[hero]
    return death(d, hero) if damage >= health else WOUND * damage / health


def healing(d: Play, hero: int, points: int) -> float:
    """What so many points of health are worth to a hero."""
    regained = min(points, HEALTH[hero] - d.hp[hero])
    return 12.0 * regained / (d.hp[hero] + 1)


def slaying(monster: int) -> float:
    """What it is worth to be rid of a monster."""
    return 3.0 + 2.0 * DAMAGE[monster]


def meeting(d: Play, hero: int, tile: int, able: bool = True) -> float:
    """What it is worth for a hero to move onto a tile; `able` is false for one whom the Dungeon Lord moves."""
    effect = EFFECT[tile]
    if effect == MONSTER:
        if able and hero == WARRIOR:
            return slaying(tile)
        spared = able and d.bags[hero] & SWORDS
        return slaying(tile) - ARTIFACT_WORTH if spared else -loss(d, hero, DAMAGE[tile])
    if effect == TRAP:
        if able and hero == ROGUE:
            return 1.0
        return -ARTIFACT_WORTH if able and d.bags[hero] & KITS else -loss(d, hero, DAMAGE[tile])
    if effect == TREASURE:
        return treasure(d)
    if effect == PORTAL:
        return -1.5 * max(0, ROWS[d.at[hero]])
    if effect == POISON:
        return -loss(d, hero, max(1, d.hp[hero] - 1)) if d.mild_poison else -death(d, hero)
    if effect == BOON:
        return healing(d, hero, HEALTH[hero])
    return {ARTIFACT: ARTIFACT_WORTH, ALLY: DAMSEL_WORTH, SHIFT: -1.0}[effect]


# What nobody has shown


def shown_tiles(d: Play) -> set[int]:
    """Every tile whose place this seat knows."""
    known = {tile for tile in (*d.room.faces, *d.hand.cards, *d.pile.cards, *d.removed, *d.treasures) if tile >= 0}
    known.update([monster for monster, cell in enumerate(d.figures[:TAIL]) if cell != NOWHERE])
    known.update(d.earned)
    for bag in (*d.bags, *d.dropped.values()):
        known.update([tile_of(artifact) for artifact in artifacts_in(bag)])
    if d.possessed >= 0:
        known.add(WHITE_LADY)
    if d.at[DAMSEL] != NOWHERE or not d.hp[DAMSEL]:
        known.update(tiles_of("damsel"))
    return known


def odds(d: Play) -> list[tuple[int, float]]:
    """For one tile this seat does not know: which it may be, and how likely (DH-SETUP-08, DH-SETUP-09, DH-SETUP-10,
    DH-EXP-08)."""
    known = shown_tiles(d)
    used_fixed, used_loose = IN_PLAY[d.dragon_damsel, d.undead]
    fixed = [tile for tile in used_fixed if tile not in known]
    loose = [tile for tile in used_loose if tile not in known]
    places = d.room.faces.count(HIDDEN) + d.hand.cards.count(HIDDEN) + d.pile.cards.count(HIDDEN)
    if not places:
        return []
    share = min(1.0, max(0, places - len(fixed)) / len(loose)) if loose else 0.0  # the others lie in the box
    return [(tile, 1 / places) for tile in fixed] + [(tile, share / places) for tile in loose]


def chance_of_chest(unknown: list[tuple[int, float]]) -> float:
    """How likely an unknown tile is a chest."""
    return sum([weight for tile, weight in unknown if EFFECT[tile] == TREASURE])


# Squares


def fighting(d: Play, hero: int, cell: int) -> float:
    """What it is worth to meet the figure on a square; -VICTORY or a life if it kills."""
    place = d.figures.index(cell)  # type: ignore[arg-type]
    return meeting(d, hero, DRAGON if place == TAIL else place)


def patience(d: Play) -> float:
    """How much a hero still minds what may hurt him: less with every round in which nothing happens."""
    return max(0.1, 1.0 - 0.1 * max(0, d.round - d.changed - 2))


def meetings(d: Play, hero: int) -> list[float]:
    """What each kind of tile is worth to this hero."""
    return [meeting(d, hero, tile) for tile in SAMPLES]


def entering(d: Play, hero: int, unknown: list[tuple[int, float]]) -> list[float]:
    """For each square, what it is worth to this hero to move onto it."""
    met = meetings(d, hero)
    hidden = sum([weight * met[KIND_OF[tile]] for tile, weight in unknown])
    if hidden < 0:
        hidden = hidden * patience(d) + (1 - patience(d)) * treasure(d) * chance_of_chest(unknown)
    found = [0.0] * CELLS
    for other, at in enumerate(d.at):
        if other != hero and at >= 0:
            found[at] = -4.0
    closed = 0  # squares where he dies before he gets at anything else (DH-RULING-19)
    if d.covered:
        for fought in cells_of(d.covered):
            found[fought] += fighting(d, hero, fought)
            if found[fought] <= -LIFE:
                closed |= BITS[fought]
    for cell, tile in enumerate(d.room.faces):
        if tile != EMPTY and not closed & BITS[cell]:
            found[cell] += hidden if tile == HIDDEN else met[KIND_OF[tile]]
    if d.vault:
        chest = treasure(d)
        for cell in range(VAULT, CELLS):
            if not closed & BITS[cell]:
                found[cell] += chest
    for cell, bag in d.dropped.items():
        if not closed & BITS[cell]:
            found[cell] += 6.0 * bag.bit_count()
    return found


def threat(d: Play, hero: int, cell: int, share: float) -> float:
    """What a hero on a square may suffer from the figures before he acts again, if they hunt him this often."""
    if not d.covered:
        return 0.0  # no figure is on the board
    bit = BITS[cell]
    total = 0
    for monster, at in enumerate(d.figures[:TAIL]):
        if at != NOWHERE and STRIKES[monster][at] & bit:
            total += DAMAGE[monster]
    return share * loss(d, hero, total) if total else 0.0
