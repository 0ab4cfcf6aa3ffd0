"""A scene is everything one viewer may see of a match at one moment, at logical positions.

Games build scenes; the browser, the terminal, the SVG pictures and the plain text draw them. Nobody who
draws knows a rule, nobody who builds knows a pixel.

A scene has two halves. The *ground* is what does not change while this viewer plays (cells, walls, printed
labels and help); it is named by a hash and sent once. The *rest* is sent whole after every answer. Both hold
zones; a zone of the rest that has the id of a ground zone adds to it (`whole.py` says how).

Words in a scene are already in the viewer's language. `tone`, `icon`, `terrain`, `shape` are names of slots,
never colours or pictures.

Ids of elements are short and stable ("cell.17", "hero.2"): choices, events and log lines point at them.
A piece stands *on* another element (`on="cell.17"`), or at (x, y) of its zone: column and row in a grid,
place in the line (x) in a row, fan, track or tray of dice, free units in a mat, sheet or free zone.
Tokens, dice and markers on one host are spread out by the renderer. Cells `on` a card are its regions.

Which zone for what:
    grid    squares (cells at x, y) with walls and doors on their borders (edges), or cards at x, y: square ones with
            `ways` are rooms with corridors, wide ones (`aspect`) with cells on them are map cards with regions
    row     cards, decks, slots side by side; fan a hand; dice a tray; track spaces (slots) with markers on them
    mat     a player's board: icon, badges, gauges, slots with cards on them, and tracks that lie `inside` it
    sheet   paper: grids and tracks `inside` it are printed in ink, marks and drawn edges are pencil
    free    anything at (x, y)
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Literal, TypeVar

import msgspec
import msgspec.structs
from msgspec import Struct

Part = TypeVar("Part", bound=Struct)
Number = int | float

ZoneKind = Literal["grid", "row", "fan", "track", "dice", "mat", "sheet", "free"]
ElementKind = Literal["cell", "token", "card", "die", "deck", "marker", "slot"]
Place = Literal["main", "side", "foot"]
"""Where a zone lies on the table: the middle, the column at the side, or under the board (hands)."""

TONES = ("", "fire", "steel", "arcane", "life", "gold", "water", "shadow", "bone", "blood", "wood", "sand")
TERRAINS = (
    "", "floor", "corridor", "start", "vault", "lair", "water", "grass", "sand", "lava", "pit", "rubble",
    "wall", "void",
)  # fmt: skip
Tone = str
"""One of `TONES`. Tones, terrains and icons come from content files, so `whole.problems` checks them, not mypy."""
Terrain = str
"""One of `TERRAINS`."""

Shape = Literal["", "round", "octagon", "boss", "square", "diamond", "heart", "shield"]
"""The outline of a token, marker or printed box. By kind when empty: tokens round, slots square.
Heroes are round, foes octagons, bosses have the double ring, furniture and things are square."""

Direction = Literal["", "n", "e", "s", "w"]
DIRECTIONS: tuple[Direction, ...] = ("n", "e", "s", "w")
Mark = Literal["", "cross", "circle", "tick", "fill", "half"]
"""What a pencil did to a box."""

Flag = Literal["down", "exhausted", "active", "fog", "defeated", "dim", "new", "gone"]
"""down: face down. dim: cannot be used now. new: changed since the last question. gone: takes an element of
the ground away."""

EdgeKind = Literal["wall", "door", "open", "secret", "gate", "moat", "tunnel", "road", "river", "corridor", "none"]
"""open: an open door. none: takes an edge of the ground away."""

LightKind = Literal["front", "rear", "reach", "sight", "blocked"]
"""front, rear: what a figure watches, and its back. reach: where it could go. sight: a free line. blocked: a line that
something stops."""
LINES: tuple[LightKind, ...] = ("sight", "blocked")

Finality = Literal["free", "final", "may"]
EventKind = Literal[
    "roll", "move", "damage", "heal", "draw", "reveal", "flip", "turn", "spawn", "remove", "gain", "lose",
    "mark", "round", "say", "end",
]  # fmt: skip


class Badge(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A number or a few letters on a piece, with an icon; `label` says it in words.

    At the foot of a token it is its life; at the head of a card the first badge is its cost coin.
    """

    text: str
    icon: str = ""
    tone: Tone = ""
    label: str = ""
    head: bool = False


class Gauge(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A row of spaces with a value, such as health 6 of 8 on a track of 10."""

    id: str
    label: str
    value: int
    top: int
    size: int = 0
    icon: str = ""
    tone: Tone = ""
    help: str = ""
    help_id: str = ""


class Light(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Squares that light up while an element is pointed at: by mouse, keyboard or finger.

    The squares are elements of its board, by number: 17 of "cell" is "cell.17". Kinds of `LINES` join them with a line.
    """

    kind: LightKind
    cells: tuple[int, ...]
    of: str = "cell"


class Element(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Anything a player can point at."""

    id: str
    """A choice with a field `to: Cell` of value 17 touches the element "cell.17"."""
    kind: ElementKind
    label: str = ""
    """What it is called, in words."""
    x: Number = 0
    """Its column in a grid, or its place in a free zone."""
    y: Number = 0
    on: str = ""
    """The element that it stands on, by id."""
    width: Number = 1
    """In cells: 2 for a large figure."""
    height: Number = 1
    icon: str = ""
    """One of the icons below."""
    tone: Tone = ""
    glyph: str = ""
    """One or two letters for the terminal and for pieces without an icon."""
    text: str = ""
    """Rules text of a card, the caption of a box."""
    face: str = ""
    """What a die shows, the name of the side that lies up."""
    facing: Direction = ""
    ways: str = ""
    """Open sides of a room card as it lies now, for example "nes"."""
    terrain: Terrain = ""
    shape: Shape = ""
    mark: Mark = ""
    seat: int = -1
    """Whose it is: it takes the colour of that seat."""
    stack: int = 0
    """How many pieces lie here: cards of a deck, cubes on a space."""
    badges: tuple[Badge, ...] = ()
    """Numbers and signs on it."""
    flags: tuple[Flag, ...] = ()
    lights: tuple[Light, ...] = ()
    """What lights up while it is pointed at; the later ones lie over the earlier."""
    help: str = ""
    """What it does, in sentences; shown when asked for."""
    help_id: str = ""
    """Help that is fetched when opened: the id of its message."""


class Edge(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Something on the border of a cell: `side` of the cell at (x, y), and on along `length` cells."""

    x: int
    y: int
    side: Literal["n", "e", "s", "w"]
    kind: EdgeKind = "wall"
    length: int = 1
    id: str = ""
    label: str = ""
    drawn: bool = False
    """Drawn by hand on a sheet, not printed."""
    flags: tuple[Flag, ...] = ()


class Path(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A line through elements: a walk, a shot, the pencil line of a party on its sheet."""

    id: str
    through: tuple[str, ...]
    kind: Literal["walk", "shot", "pencil"] = "walk"
    enters: Direction = ""
    """The side of the first element at which the line comes in from outside."""
    seat: int = -1
    label: str = ""


class Zone(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A place on the table that holds elements.

    `inside` names the mat or sheet that this zone is a part of. On a sheet x, y, width, height are its place in
    units of the sheet's cols and rows; on a mat parts stand one below the other. In a grid `aspect` is the width
    of a cell divided by its height. `light` is the element the torch stands on, else the active piece; `glow`
    is how far its light reaches, 1 for a torch that burns high.
    """

    id: str
    kind: ZoneKind
    label: str = ""
    """Its heading."""
    place: Place = "main"
    inside: str = ""
    x: Number = 0
    y: Number = 0
    width: Number = 0
    height: Number = 0
    cols: int = 0
    """Of a grid, sheet or free zone: its size in cells."""
    rows: int = 0
    aspect: Number = 1
    icon: str = ""
    tone: Tone = ""
    seat: int = -1
    """Whose it is: it takes the colour of that seat."""
    light: str = ""
    glow: Number = 1
    elements: tuple[Element, ...] = ()
    """What lies in it, in order."""
    edges: tuple[Edge, ...] = ()
    """Walls, doors and the like between the cells of a grid."""
    paths: tuple[Path, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    """Rows of spaces with a value, such as health."""
    badges: tuple[Badge, ...] = ()
    """Numbers and signs at its heading."""
    flags: tuple[Flag, ...] = ()
    help: str = ""
    help_id: str = ""


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A player at the table, with the colour and the sign of the seat's number."""

    index: int
    name: str
    role: str = ""
    score: str = ""
    active: bool = False
    bot: bool = False


class Prompt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """The question that is open, as one seat reads it; `number` is the question's, stable while it is open."""

    text: str
    number: int = 0
    seats: tuple[int, ...] = ()
    topic: str = ""
    rule: str = ""
    about: tuple[str, ...] = ()
    default: int = -1
    help: str = ""


class Choice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One legal answer: its index in the question, its words, the elements it touches in order of picking."""

    index: int
    label: str = ""
    elements: tuple[str, ...] = ()
    group: str = ""
    finality: Finality = "free"
    rule: str = ""
    note: str = ""
    """What it would change: numbers before the act."""


class Group(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Choices worded together ("Move the dwarf: 12 squares")."""

    id: str
    label: str
    count: int = 0


class Event(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A fact that led here, to be played as motion: which elements, along which path, with which value."""

    kind: EventKind
    elements: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    value: str = ""
    text: str = ""
    rule: str = ""
    seat: int = -1


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A line of the log; a heading begins a turn or a round, and `why` is a reason of what the next line tells."""

    text: str
    rule: str = ""
    seat: int = -1
    elements: tuple[str, ...] = ()
    heading: bool = False
    why: bool = False
    hint: str = ""
    """The name of the hint that explains such an event, if the game has one."""


class Ground(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What does not change, with the hash of its contents as its name. Make it with `ground_of`, once."""

    name: str = ""
    zones: tuple[Zone, ...] = ()


class Rest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What is sent after every answer. `you` is the viewer's seat, -1 for a spectator."""

    game: str
    title: str
    ground: str = ""
    seq: int = 0
    you: int = -1
    language: str = "en"
    status: tuple[Badge, ...] = ()
    seats: tuple[Seat, ...] = ()
    prompt: Prompt | None = None
    choices: tuple[Choice, ...] = ()
    groups: tuple[Group, ...] = ()
    zones: tuple[Zone, ...] = ()
    events: tuple[Event, ...] = ()
    log: tuple[Line, ...] = ()
    outcome: str = ""


class Scene(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Ground and rest of one viewer's table."""

    rest: Rest
    ground: Ground = Ground()


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Scene)


def changed(part: Part, **fields: Any) -> Part:
    """The same piece of a scene with some fields changed."""
    return msgspec.structs.replace(part, **fields)


def ground_of(zones: Iterable[Zone]) -> Ground:
    """The ground made of these zones, named by their contents."""
    kept = tuple(zones)
    name = hashlib.blake2b(_ENCODER.encode(kept), digest_size=8).hexdigest()
    return Ground(name, kept)


def to_json(scene: Scene) -> bytes:
    """The scene as JSON."""
    return _ENCODER.encode(scene)


def from_json(data: bytes | str) -> Scene:
    """The scene that `to_json` wrote; an unknown or missing field is a `msgspec.ValidationError`."""
    return _DECODER.decode(data)
