"""The dungeon plan on the table: what is printed there (the ground), and the pieces and marks on it."""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Edge, Element, Ground, Words, Zone, ground_of
from flambeau.table.scene import EdgeKind, Mark

from .box import (
    DUNGEONS,
    GEM_IN,
    MINION_KIND,
    MINION_LEVEL,
    MINION_ROOMS,
    PRINTED,
    PRINTED_BORDERS,
    letter,
)
from .cards import PrintedRoom
from .geometry import HEIGHT, MOAT, ROOMS, TUNNEL, WALL, WIDTH, room_name
from .model import FACES, OUTSIDE, Play, Sheet
from .plan import BORDERS, MONSTER_ROOMS

REWARD_ICON: Final = {"potion": "health-potion", "item": "cog", "level": "laurels", "gem": "emerald"}
FACE_ICON: Final = {
    "warrior": "crossed-swords",
    "wizard": "pointy-hat",
    "cleric": "holy-symbol",
    "rogue": "robin-hood-hat",
    "clover": "clover",
    "boots": "boots",
    "skull": "death-skull",
}

MINION_ICON: Final = {"orc": "orc-head", "ghost": "ghost", "zombie": "shambling-zombie", "goblin": "goblin-head"}

_grounds: dict[tuple[int, str], Ground] = {}


def ground(dungeon: int, words: Words) -> Ground:
    """The ground of a dungeon card in one language, made once."""
    key = (dungeon, words.language)
    found = _grounds.get(key)
    if found is None:
        found = _grounds[key] = ground_of([sheet_zone(words), plan_zone(dungeon, words), legend(words)])
    return found


def sheet_zone(words: Words) -> Zone:
    """The paper on which everything else is printed."""
    return Zone("sheet", "sheet", words.say("zone-sheet"), cols=30, rows=30)


def plan_zone(dungeon: int, words: Words) -> Zone:
    """Forty-two rooms with what is printed in them, and the borders between them (PD-SHEET-08, PD-SETUP-04)."""
    name = f"dungeon-{DUNGEONS[dungeon].id}"
    return Zone(
        "plan",
        "grid",
        words.say(name),
        inside="sheet",
        x=0,
        y=1,
        width=18,
        height=21.6,
        cols=WIDTH,
        rows=HEIGHT,
        elements=tuple([room_cell(room, PRINTED[room], words) for room in range(ROOMS)]),
        edges=tuple(edges(dungeon)),
        help=words.attribute(name, "story"),
    )


def room_cell(room: int, printed: PrintedRoom, words: Words, mark: Mark = "") -> Element:
    """A room: its trap and its reward; minions and gems are pieces of their own."""
    said = [words.say(f"room-{room_name(room)}")]
    badges = []
    if printed.trap:
        said.append(words.say("said-trap"))
    if printed.reward:
        reward = words.say(f"said-reward-{printed.reward}")
        said.append(reward)
        if printed.reward != "gem":
            badges.append(Badge("", REWARD_ICON[printed.reward], label=reward))
    return Element(
        f"room.{room}",
        "cell",
        ", ".join(said),
        room % WIDTH,
        HEIGHT - 1 - room // WIDTH,
        icon="mantrap" if printed.trap else "",
        glyph=room_name(room),
        terrain="start" if room < WIDTH else "floor",
        badges=tuple(badges),
        mark=mark,
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


def legend(words: Words) -> Zone:
    """What each face of the dice does."""
    elements = [
        Element(
            f"face.{number}",
            "marker",
            words.say(f"face-{face}"),
            number,
            icon=FACE_ICON[face],
            help=words.say(f"help-face-{face}"),
        )
        for number, face in enumerate(FACES)
    ]
    return Zone("faces", "row", words.say("zone-faces"), place="side", elements=tuple(elements))


def plan_pieces(view: Play, sheet: Sheet, words: Words) -> Zone:
    """Visited rooms are circled; minions, gems, monsters and the party lie on their rooms (PD-ROOM-04)."""
    visited = [room for room in range(ROOMS) if sheet.visited >> room & 1]
    elements = [room_cell(room, PRINTED[room], words, "circle") for room in visited]
    elements += [minion_token(sheet, minion, words) for minion in range(len(MINION_ROOMS))]
    elements += [gem_marker(sheet, room) for room in range(ROOMS) if GEM_IN[room] >= 0]
    for number, lair in enumerate(MONSTER_ROOMS[view.dungeon], 1):
        elements.append(Element(f"lair.{number}", "marker", str(number), on=f"room.{lair}", glyph=str(number)))
    if sheet.room != OUTSIDE:
        elements.append(Element("party.0", "token", words.say("said-party"), on=f"room.{sheet.room}", icon="meeple"))
    return Zone("plan", "grid", inside="sheet", elements=tuple(elements))


def minion_token(sheet: Sheet, minion: int, words: Words) -> Element:
    """A minion with its level; a crossed-out one is defeated (PD-MINION-06)."""
    kind, level = MINION_KIND[minion], MINION_LEVEL[minion]
    return Element(
        f"minion.{minion}",
        "token",
        words.say(f"minion-{kind}-{level}"),
        on=f"room.{MINION_ROOMS[minion]}",
        icon=MINION_ICON[kind],
        glyph=str(level),
        shape="octagon",
        flags=("defeated",) if sheet.minions >> minion & 1 else (),
    )


def gem_marker(sheet: Sheet, room: int) -> Element:
    """A gem: circled once collected, crossed out once it is gone (PD-GEM-07)."""
    gem = GEM_IN[room]
    mark: Mark = "circle" if sheet.gems >> gem & 1 else "cross" if sheet.gems_lost >> gem & 1 else ""
    name = letter(gem)
    return Element(f"gem.{gem}", "marker", name, on=f"room.{room}", icon="emerald", glyph=name, mark=mark)
