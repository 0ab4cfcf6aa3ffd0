"""What is in the box: cards, rooms, tracks and dice, read once from `content/` and shared by all matches."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flambeau.kernel import Content, content, fingerprint, load

from .model import FACES, Gem, Minion, Room

FOLDER: Final = Path(__file__).parent / "content"
COLUMNS: Final = "ABCDEF"
WIDTH: Final = 6
HEIGHT: Final = 7
ROOMS: Final = WIDTH * HEIGHT
GEMS: Final = "ABCDEFGH"  # PD-GEM-01


@content
class DieKind(Content):
    """One colour of dice."""

    id: str
    source: str
    count: int
    faces: tuple[str, ...]


@content
class PrintedRoom(Content):
    """A room of the plan: guard or trap, and reward."""

    id: str
    source: str
    minion: str = ""
    level: int = 0
    trap: bool = False
    reward: str = ""
    gem: str = ""


@content
class ItemBox(Content):
    """A magic item on the sheet."""

    id: str
    source: str
    rule: str
    symbol: str
    points: int


@content
class PowerCard(Content):
    """A power; its points count at the end (PD-POWER-03)."""

    id: str
    source: str
    rule: str
    kind: str
    points: int


@content
class MissionCard(Content):
    """A common goal: so much of a measure."""

    id: str
    source: str
    measure: str
    at_least: int
    of: int = 0


@content
class ObjectiveCard(Content):
    """A personal goal in three tiers, and the combat style."""

    id: str
    source: str
    measure: str
    tiers: tuple[int, ...]
    style: str
    of: int = 0


@content
class MonsterCard(Content):
    """A monster of one season."""

    id: str
    source: str
    level: int
    name: str
    nemesis: str
    thresholds: tuple[int, ...]
    points: tuple[int, ...]
    damage: tuple[int, ...]
    flee: int
    bonus: str
    bonus_amount: int
    gems_lost: tuple[str, ...]


@content
class DungeonCard(Content):
    """Walls to copy onto the sheet, and the rooms and names of three monsters."""

    id: str
    source: str
    walls: tuple[str, ...]
    monster_rooms: tuple[str, ...]
    monsters: tuple[str, ...]


@content
class Track(Content):
    """Values of a row of boxes, and the bonus of some of them."""

    id: str
    source: str
    values: tuple[int, ...]
    bonuses: tuple[str, ...] = ()


def room_named(name: str) -> Room:
    """A room from its coordinates: A1 is the first entrance, F7 the last room of the deepest row (PD-RULING-06)."""
    return Room((int(name[1:]) - 1) * WIDTH + COLUMNS.index(name[0]))


def room_name(room: int) -> str:
    """The coordinates of a room."""
    return f"{COLUMNS[room % WIDTH]}{room // WIDTH + 1}"


def letter(gem: int) -> str:
    """The letter of a gem."""
    return GEMS[gem]


DICE: Final = {kind.id: kind for kind in load(FOLDER / "dice.toml", "die", DieKind)}
WHITE: Final = tuple([FACES.index(face) for face in DICE["white"].faces])
BLACK: Final = tuple([FACES.index(face) for face in DICE["black"].faces])
WHITE_DICE: Final = DICE["white"].count
ALL_DICE: Final = WHITE_DICE + DICE["black"].count

PRINTED: Final = load(FOLDER / "rooms.toml", "room", PrintedRoom)  # in the order of their numbers
ITEMS: Final = load(FOLDER / "items.toml", "item", ItemBox)
POWERS: Final = load(FOLDER / "powers.toml", "power", PowerCard)
MISSIONS: Final = load(FOLDER / "missions.toml", "mission", MissionCard)
OBJECTIVES: Final = load(FOLDER / "objectives.toml", "objective", ObjectiveCard)
MONSTERS: Final = load(FOLDER / "monsters.toml", "monster", MonsterCard)
DUNGEONS: Final = load(FOLDER / "dungeons.toml", "dungeon", DungeonCard)
TRACKS: Final = {track.id: track for track in load(FOLDER / "tracks.toml", "track", Track)}
FINGERPRINT: Final = fingerprint(FOLDER.glob("*.toml"))

# Minions are numbered in the order of their rooms; -1 where there is none.
MINION_ROOMS: Final = tuple([Room(room) for room, printed in enumerate(PRINTED) if printed.minion])
MINION_IN: Final = tuple(
    [Minion(MINION_ROOMS.index(Room(room)) if printed.minion else -1) for room, printed in enumerate(PRINTED)]
)
MINION_LEVEL: Final = tuple([PRINTED[room].level for room in MINION_ROOMS])
MINION_KIND: Final = tuple([PRINTED[room].minion for room in MINION_ROOMS])
FOUGHT_BY: Final = {"orc": 0, "ghost": 1, "zombie": 2, "goblin": 3}  # the hero of each type (PD-MINION-03, house)
MINION_FOE: Final = tuple([FOUGHT_BY[kind] for kind in MINION_KIND])
MINIONS: Final = len(MINION_ROOMS)
ALL_MINIONS: Final = (1 << MINIONS) - 1

GEM_IN: Final = tuple([Gem(GEMS.index(printed.gem) if printed.gem else -1) for printed in PRINTED])
TRAPS: Final = tuple([printed.trap for printed in PRINTED])
REWARDS: Final = tuple([printed.reward for printed in PRINTED])

ITEM_SYMBOL: Final = tuple([FACES.index(item.symbol) if item.symbol else -1 for item in ITEMS])
# Bit h is set if hero h is black in this objective's combat style (PD-SETUP-14).
STYLES: Final = tuple([sum([1 << h for h, colour in enumerate(card.style) if colour == "B"]) for card in OBJECTIVES])
