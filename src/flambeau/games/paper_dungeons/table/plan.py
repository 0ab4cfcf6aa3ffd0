"""The dungeon plan on the table: what is printed there (the ground), and what the pencil did to it."""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Edge, Element, Noun, Path, Words, Zone
from flambeau.table.memory import remembered
from flambeau.table.scene import Direction, EdgeKind, Mark

from ..box import (
    DUNGEONS,
    GEM_IN,
    MINION_FOE,
    MINION_IN,
    MINION_KIND,
    MINION_LEVEL,
    MINION_ROOMS,
    MONSTERS,
    PRINTED,
    PRINTED_BORDERS,
    letter,
)
from ..geometry import HEIGHT, MOAT, ROOMS, TUNNEL, WALL, WIDTH, room_name
from ..model import FACES, OUTSIDE, Sheet
from ..plan import BORDERS, MONSTER_ROOMS, MONSTERS_OF

"""Of each sort of piece, so many are kept for all tables of a process."""

REWARD_ICON: Final = {"potion": "health-potion", "item": "cog", "level": "laurels"}
MINION_ICON: Final = {"orc": "orc-head", "ghost": "ghost", "zombie": "shambling-zombie", "goblin": "goblin-head"}
LAIR_TONES: Final = ("life", "gold", "blood")  # the colours of the three levels of monsters
REWARD_ROOMS: Final = tuple([room for room in range(ROOMS) if PRINTED[room].reward in REWARD_ICON])
GEM_ROOMS: Final = tuple([room for room in range(ROOMS) if GEM_IN[room] >= 0])


def plan_zone(dungeon: int, words: Words, name: str, inside: str, prefix: str = "") -> Zone:
    """Forty-two rooms with what is printed in them, and the borders between them (PD-SHEET-08, PD-SETUP-04)."""
    title = f"dungeon-{DUNGEONS[dungeon].id}"
    elements = [room_cell(dungeon, room, words, prefix) for room in range(ROOMS)]
    elements += [minion_box(minion, words, prefix) for minion in range(len(MINION_ROOMS))]
    elements += [reward_box(room, words, prefix) for room in REWARD_ROOMS]
    elements += [gem_box(room, words, prefix) for room in GEM_ROOMS]
    return Zone(
        name,
        "grid",
        words.say(title),
        inside=inside,
        x=0,
        y=1,
        width=18,
        height=21.6,
        cols=WIDTH,
        rows=HEIGHT,
        elements=tuple(elements),
        edges=tuple(edges(dungeon)),
        help=words.attribute(title, "story"),
    )


def room_cell(dungeon: int, room: int, words: Words, prefix: str) -> Element:
    """A room with the picture of what waits in it, and the number of a monster that lives there."""
    printed = PRINTED[room]
    said, told = [words.say(f"room-{room_name(room)}")], []
    icon = ""
    if room < WIDTH:
        told.append(words.say("help-entrance"))
    if printed.minion:
        minion = MINION_IN[room]
        noun = Noun(f"minion-{printed.minion}-{printed.level}")
        said.append(words.say(noun.id))
        told.append(words.say("help-minion", minion=noun, hero=Noun(f"hero-{FACES[MINION_FOE[minion]]}")))
        icon = MINION_ICON[printed.minion]
    elif printed.trap:
        said.append(words.say("said-trap"))
        told.append(words.say("rule-PD-TRAP-01"))
        icon = "mantrap"
    if printed.reward:
        said.append(words.say(f"said-reward-{printed.reward}"))
        told.append(words.say(f"help-reward-{printed.reward}"))
    badges: tuple[Badge, ...] = ()
    for number, (lair, monster) in enumerate(zip(MONSTER_ROOMS[dungeon], MONSTERS_OF[dungeon])):
        if lair == room:
            name = words.say("said-lair", number=number + 1, monster=Noun(f"monster-{MONSTERS[monster].name}"))
            badges = (Badge(str(number + 1), tone=LAIR_TONES[number], label=name),)
            said.append(name)
            told.append(words.say("rule-PD-MONSTER-02"))
    return Element(
        f"{prefix}room.{room}",
        "cell",
        ", ".join(said),
        room % WIDTH,
        HEIGHT - 1 - room // WIDTH,
        icon=icon,
        glyph=room_name(room),
        terrain="start" if room < WIDTH else "floor",
        badges=badges,
        help=" ".join(told) or words.say("help-empty"),
    )


@remembered
def minion_box(minion: int, words: Words, prefix: str, mark: Mark = "") -> Element:
    """The level of a minion in its room; crossed out once it is defeated (PD-MINION-06, PD-ROOM-04)."""
    kind, level = MINION_KIND[minion], MINION_LEVEL[minion]
    return Element(
        f"{prefix}minion.{minion}",
        "slot",
        words.say(f"minion-{kind}-{level}"),
        on=f"{prefix}room.{MINION_ROOMS[minion]}",
        glyph=str(level),
        shape="octagon",
        mark=mark,
    )


@remembered
def reward_box(room: int, words: Words, prefix: str, mark: Mark = "") -> Element:
    """A reward that is no gem; circled once it is collected (PD-ROOM-04)."""
    reward = PRINTED[room].reward
    label = words.say(f"said-reward-{reward}")
    return Element(
        f"{prefix}reward.{room}",
        "slot",
        label,
        1,
        on=f"{prefix}room.{room}",
        icon=REWARD_ICON[reward],
        shape="round",
        mark=mark,
        help=words.say(f"help-reward-{reward}"),
    )


@remembered
def gem_box(room: int, words: Words, prefix: str, mark: Mark = "") -> Element:
    """A gem: circled once it is collected, crossed out once it is gone (PD-GEM-07, PD-ROOM-04)."""
    gem = GEM_IN[room]
    name = letter(gem)
    return Element(
        f"{prefix}gem.{gem}",
        "slot",
        words.say("said-gem", gem=name),
        1,
        on=f"{prefix}room.{room}",
        glyph=name,
        shape="diamond",
        tone="arcane",
        mark=mark,
        help=words.say("help-reward-gem"),
    )


def edges(dungeon: int) -> list[Edge]:
    """Walls, moats and tunnels; the walls of the dungeon card are drawn by hand."""
    found: list[Edge] = []
    kinds: dict[int, EdgeKind] = {WALL: "wall", MOAT: "moat"}
    borders = BORDERS[dungeon]
    for room in range(ROOMS):
        x, y = room % WIDTH, HEIGHT - 1 - room // WIDTH
        for other in range(room + 1, ROOMS):
            kind = borders[room * ROOMS + other]
            if kind == TUNNEL:
                found += [Edge(x, y, "w", "tunnel"), Edge(other % WIDTH, y, "e", "tunnel")]
            elif kind in kinds:
                drawn = PRINTED_BORDERS[room * ROOMS + other] != kind
                found.append(Edge(x, y, "e" if other == room + 1 else "n", kinds[kind], drawn=drawn))
    return found


def way(seat: int, walked: tuple[int, ...], words: Words, prefix: str) -> list[Path]:
    """The pencil line of the party; it is lifted where a tunnel leads to the other edge (PD-MOVE-11)."""
    legs: list[list[int]] = [[]]
    for room in walked:
        if legs[-1] and abs(legs[-1][-1] % WIDTH - room % WIDTH) == WIDTH - 1:
            legs.append([])
        legs[-1].append(room)
    found = []
    for number, leg in enumerate(legs):
        enters: Direction = "s" if not number else "w" if leg[0] % WIDTH == 0 else "e"
        through = tuple([f"{prefix}room.{room}" for room in leg])
        found.append(Path(f"way.{seat}.{number}", through, "pencil", enters, seat, words.say("said-way")))
    return found


def pencilled(sheet: Sheet, words: Words, name: str, inside: str, prefix: str = "") -> Zone:
    """What the pencil did: minions crossed out, rewards and gems circled or crossed, the way of the party."""
    crossed = (sheet.minions, sheet.visited, sheet.gems, sheet.gems_lost)
    return drawn(sheet.seat, sheet.room, sheet.path, crossed, words, name, inside, prefix)


@remembered
def drawn(
    seat: int,
    room: int,
    path: tuple[int, ...],
    crossed: tuple[int, int, int, int],
    words: Words,
    name: str,
    inside: str,
    prefix: str,
) -> Zone:
    """A plan that was drawn on; `crossed` are the sets of minions, rooms, gems and lost gems."""
    elements = marks(*crossed, words, prefix)
    paths: tuple[Path, ...] = ()
    if room != OUTSIDE:
        party, paths = walk(seat, room, path, words, prefix)
        elements = (*elements, party)
    return Zone(name, "grid", inside=inside, elements=elements, paths=paths)


@remembered
def marks(minions: int, visited: int, gems: int, gems_lost: int, words: Words, prefix: str) -> tuple[Element, ...]:
    """The boxes of the plan that are crossed or circled."""
    found = [minion_box(minion, words, prefix, "cross") for minion in range(len(MINION_ROOMS)) if minions >> minion & 1]
    found += [reward_box(room, words, prefix, "circle") for room in REWARD_ROOMS if visited >> room & 1]
    for room in GEM_ROOMS:
        gem = GEM_IN[room]
        if gems >> gem & 1:
            found.append(gem_box(room, words, prefix, "circle"))
        elif gems_lost >> gem & 1:
            found.append(gem_box(room, words, prefix, "cross"))
    return tuple(found)


def walk(seat: int, room: int, path: tuple[int, ...], words: Words, prefix: str) -> tuple[Element, tuple[Path, ...]]:
    """The party where it stands, and how it came there."""
    label = words.say("said-their-party" if prefix else "said-party")
    party = Element(f"seat.{seat}", "marker", label, on=f"{prefix}room.{room}", icon="meeple", seat=seat)
    return party, tuple(way(seat, path or (room,), words, prefix))
