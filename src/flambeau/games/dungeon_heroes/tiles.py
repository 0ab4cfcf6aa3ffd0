"""The heroes and the dungeon tiles as the content files give them, laid out in flat tables.

Every physical tile has a number of its own. Monsters come first, so a monster figure has the number of its tile;
artifacts lie together, so an artifact is also its place among them and a hero's artifacts are a mask.
"""

from __future__ import annotations

from typing import Final, NewType

from flambeau.kernel import Content, bad_content, content, load

from .board import BOX, DIRECTIONS, KING, ORTH

Hero = NewType("Hero", int)
Tile = NewType("Tile", int)
Monster = NewType("Monster", int)
Artifact = NewType("Artifact", int)
Breed = NewType("Breed", int)


@content
class HeroBoard(Content):
    """One hero board."""

    id: str
    source: str
    health: int
    move: str
    ability: str
    rules: tuple[str, ...]


@content
class TileType(Content):
    """One type of dungeon tile."""

    id: str
    source: str
    category: str
    set: str
    pool: str
    count: int
    after: str
    damage: int = 0
    move: str = ""
    attack: str = ""
    actions_per_turn: int = 0
    action_cost: int = 0
    price: int = 0
    arrows: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


BOARDS: Final = BOX.load("heroes.toml", "hero", HeroBoard)


def hero_named(name: str) -> Hero:
    """The hero with this id."""
    return Hero([board.id for board in BOARDS].index(name))


if len([board.id for board in BOARDS]) != 5:  # not len(BOARDS): mypyc would take it for a tuple of five
    raise bad_content("heroes.toml", BOARDS[-1].id, "id", "there are five heroes: a pack replaces them by their ids")
WARRIOR: Final = hero_named("warrior")
CLERIC: Final = hero_named("cleric")
ROGUE: Final = hero_named("rogue")
WIZARD: Final = hero_named("wizard")
DAMSEL: Final = hero_named("damsel")
HEROES: Final = tuple([Hero(hero) for hero in range(len(BOARDS))])
PARTY: Final = HEROES[:DAMSEL]  # those who begin on the board
HEALTH: Final = tuple([board.health for board in BOARDS])
HERO_STEPS: Final = tuple([ORTH if board.move == "orth" else KING for board in BOARDS])

# What a tile does to the hero who moves onto it.
MONSTER: Final = 0
TRAP: Final = 1
TREASURE: Final = 2
PORTAL: Final = 3
SHIFT: Final = 4
ARTIFACT: Final = 5
POISON: Final = 6
ALLY: Final = 7
BOON: Final = 8
EFFECTS: Final = {
    "monster": MONSTER,
    "special_monster": MONSTER,
    "trap": TRAP,
    "treasure": TREASURE,
    "artifact": ARTIFACT,
    "market": ARTIFACT,
    "deadly": POISON,
    "ally": ALLY,
    "boon": BOON,
}


def _effect(kind: TileType) -> int:
    if kind.category == "movement":  # a floor with arrows shifts, one without is a portal
        return SHIFT if kind.arrows else PORTAL
    return EFFECTS[kind.category]


def _types() -> tuple[TileType, ...]:
    """The types of tile in the order of the file, on which their numbers rest; what packs add stands behind its kin."""
    loaded = BOX.load("tiles.toml", "tile", TileType)
    for kind in loaded:
        if kind.category not in EFFECTS and kind.category != "movement":
            raise bad_content("tiles.toml", kind.id, "category", f"must be movement or one of {', '.join(EFFECTS)}")
    own = {kind.id for kind in load(BOX.folder / "tiles.toml", "tile", TileType)}
    ordered = [kind for kind in loaded if kind.id in own]
    for kind in loaded:
        if kind.id not in own:
            kin = [place for place, other in enumerate(ordered) if _effect(other) == _effect(kind)]
            ordered.insert(kin[-1] + 1, kind)
    return tuple(ordered)


TYPES: Final = _types()
TILES: Final = tuple([kind for kind in TYPES for _ in range(kind.count)])


def tiles_of(name: str) -> tuple[Tile, ...]:
    """The numbers of all tiles of a type."""
    return tuple([Tile(number) for number, kind in enumerate(TILES) if kind.id == name])


EFFECT: Final = tuple([_effect(kind) for kind in TILES])
DAMAGE: Final = tuple([kind.damage for kind in TILES])
ARROWS: Final = tuple([tuple([DIRECTIONS.index(arrow) for arrow in kind.arrows]) for kind in TILES])
MONSTERS: Final = tuple([Monster(number) for number, effect in enumerate(EFFECT) if effect == MONSTER])
DRAGON: Final = Monster(tiles_of("dragon")[0])
NECROMANCER: Final = Monster(tiles_of("necromancer")[0])
WHITE_LADY: Final = Monster(tiles_of("white_lady")[0])
VAULT_CHEST: Final = tiles_of("vault_chest")[0]
TAIL: Final = len(MONSTERS)  # the place of the dragon's second square among the figures
ALWAYS_AGGRESSIVE: Final = tuple([kind.after == "figure" for kind in TILES])
MONSTER_STEPS: Final = tuple([KING if TILES[monster].move == "king" else ORTH for monster in MONSTERS])
ACTIONS: Final = tuple([TILES[monster].actions_per_turn for monster in MONSTERS])

# The breeds of monster that a necromancer can bring back (DH-NEC-05), strongest first.
BREED_NAMES: Final = tuple([kind.id for kind in TYPES if kind.category == "monster"])
BREEDS: Final = tuple([Breed(number) for number in range(len(BREED_NAMES))])
OF_BREED: Final = tuple([tuple([Monster(tile) for tile in tiles_of(name)]) for name in BREED_NAMES])

FIRST_ARTIFACT: Final = EFFECT.index(ARTIFACT)
ARTIFACTS: Final = tuple([Artifact(place) for place in range(EFFECT.count(ARTIFACT))])


def artifacts_of(name: str) -> int:
    """The mask of all artifacts of a type."""
    mask = 0
    for tile in tiles_of(name):
        mask |= 1 << tile - FIRST_ARTIFACT
    return mask


SWORDS: Final = artifacts_of("sword")
ICONS: Final = artifacts_of("holy_icon")
KITS: Final = artifacts_of("disarm_kit")
HATS: Final = artifacts_of("magic_hat")
GRAIL: Final = artifacts_of("holy_grail")
STANDARD: Final = artifacts_of("standard")
MIRROR: Final = artifacts_of("magic_mirror")
BREAD: Final = artifacts_of("strange_bread")
ELIXIR: Final = artifacts_of("energy_elixir")
SKULL: Final = artifacts_of("demon_skull")
MARKET: Final = MIRROR | BREAD | ELIXIR | SKULL
PRICE: Final = tuple([TILES[FIRST_ARTIFACT + artifact].price for artifact in ARTIFACTS])


_ARTIFACTS_IN: Final[dict[int, tuple[Artifact, ...]]] = {}


def artifacts_in(bag: int) -> tuple[Artifact, ...]:
    """The artifacts of a mask in order."""
    found = _ARTIFACTS_IN.get(bag)
    if found is None:
        found = _ARTIFACTS_IN[bag] = tuple([artifact for artifact in ARTIFACTS if bag >> artifact & 1])
    return found


def tile_of(artifact: int) -> Tile:
    """The tile that an artifact is."""
    return Tile(FIRST_ARTIFACT + artifact)
