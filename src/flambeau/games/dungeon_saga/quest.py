"""Quests: the floor plan that lies on the table, and the plan behind it that only a Game Master knows.

A quest file is read once into a `Floor` (squares, printed walls, zones: public from setup, DSO-RULING-221) and into
plain tuples from which `setup` fills the secret `Plan` of a match. After setup no rule reads a quest's contents again:
what is not yet revealed lives in the state, where it can be hidden from a view and imagined otherwise.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NewType

from flambeau.kernel import BadData
from flambeau.parts.grid import Cell, Edge, Grid, cells_of, mask_of
from flambeau.parts.maps import MapError, TextMap, parse_map, parse_marks

from .box import FIGURES, FOLDER, KIND_NAMES, SIZE, TRAP_TOKENS, kind_of

CELL_MARKS: Final = ".#HlC"
EDGE_MARKS: Final = "dos"
LETTERS: Final = "NESW"
MOST_TEXTS: Final = 100
KILL: Final = 0
FIND: Final = 1

Text = NewType("Text", int)  # a text of a quest: see `text_of`
Placed = tuple[int, int, int, int]  # kind, anchor, facing, tag (0: none)
Goal = tuple[int, int, int]  # KILL or FIND, tag or object, text


class Floor:
    """The tiles as they lie on the table: everybody knows them."""

    __slots__ = ("cells", "grid", "is_room", "name", "sides", "walls", "zone_cells", "zone_of", "zones")

    def __init__(self, name: str, drawn: TextMap, zones: str) -> None:
        grid = drawn.grid
        self.name: Final = name
        self.grid: Final[Grid] = grid
        self.cells: Final = grid.full & ~drawn.void
        # Doors and passages are set in walls: without them the plan shows wall there.
        self.walls: Final = drawn.walls | drawn.edges(EDGE_MARKS)
        self.zones: Final = "".join(sorted(set(zones) - {"-", " "}))
        self.zone_of: Final[tuple[int, ...]] = tuple([self.zones.find(mark) for mark in zones])
        self.zone_cells: Final[tuple[int, ...]] = tuple(
            [mask_of([c for c in grid.cells if zones[c] == mark]) for mark in self.zones]
        )
        # Upper case is a room, lower case a corridor (DSO-BOARD-02).
        self.is_room: Final[tuple[bool, ...]] = tuple([mark.isupper() for mark in self.zones])
        # The inner edges on the four sides of each square.
        self.sides: Final[tuple[int, ...]] = tuple([grid.edges_of(1 << c) for c in grid.cells])


class Quest:
    """A quest file: the floor, and what stands on it."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        data: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
        self.id: Final[str] = data["id"]
        try:
            drawn = parse_map(data["map"], CELL_MARKS, EDGE_MARKS)
            zones = parse_marks(data["zones"], drawn.grid)
        except MapError as problem:
            raise self._wrong("map", str(problem)) from problem
        self.floor: Final = Floor(self.id, drawn, zones)
        self.wandering: Final = kind_of(data["wandering"])
        start = data["start"]
        self.start_zones: Final = mask_of([self.floor.zones.index(mark) for mark in start["zones"]])
        self.start_facing: Final = LETTERS.index(start["facing"])
        self.start_cells: Final = tuple([self.cell(at) for at in start["squares"]])
        self.doors: Final = drawn.edges("d")
        self.open_doors: Final = drawn.edges("o")
        self.passages: Final = drawn.edges("s")
        self.rubble: Final = drawn.cells("#")
        self.high: Final = drawn.cells("H")
        self.chests: Final = drawn.cells("C")
        self.low: Final = drawn.cells("l") | self.chests
        self.tags: Final = ["", *sorted({tag for m in data["monsters"] for tag in m.get("tags", ())})]
        self.monsters: Final[tuple[Placed, ...]] = tuple([self._monster(m) for m in data["monsters"]])
        self.portals: Final[tuple[tuple[int, int], ...]] = tuple(
            [(letter, self.cell(at)) for letter, pair in enumerate(data["portals"]) for at in pair["at"]]
        )
        self.tokens: Final[int] = data["traps"]["tokens"]
        self.slots: Final[tuple[tuple[int, int], ...]] = tuple(
            [(self.cell(slot["at"]), LETTERS.index(slot["arrow"])) for slot in data["traps"]["slots"]]
        )
        names = [thing["id"] for thing in data["objects"]]
        self.objects: Final = tuple([(number, self.cell(t["at"])) for number, t in enumerate(data["objects"])])
        self.object_names: Final[tuple[str, ...]] = tuple([thing["name"] for thing in data["objects"]])
        self.texts: Final[list[str]] = []
        self.goals: Final[tuple[Goal, ...]] = tuple([self._goal(goal, names) for goal in data["objectives"]])
        self.triggers: Final[tuple[tuple[int, int], ...]] = tuple([self._trigger(t) for t in data["triggers"]])
        self.gold_each: Final[int] = data["rewards"]["gold_each"]
        self._check(data, drawn)

    def cell(self, at: list[int]) -> Cell:
        """The square at these coordinates of the file."""
        return self.floor.grid.cell(at[0], at[1])

    def edge(self, entry: dict[str, Any]) -> Edge:
        """The edge between the squares a and b of a door or passage."""
        return self.floor.grid.edge(self.cell(entry["a"]), self.cell(entry["b"]))

    def _monster(self, data: dict[str, Any]) -> Placed:
        if data["type"] not in KIND_NAMES:
            raise self._wrong("monsters", f"no Monster {data['type']}")
        tag = data.get("tags", [""])[0]
        return kind_of(data["type"]), self.cell(data["at"]), LETTERS.index(data["facing"]), self.tags.index(tag)

    def _text(self, key: str) -> int:
        if key not in self.texts:
            self.texts.append(key)
        return self.texts.index(key)

    def _goal(self, data: dict[str, Any], names: list[str]) -> Goal:
        if data["kind"] == "kill":
            return KILL, self.tags.index(data["tag"]), self._text(data["text"])
        if data["kind"] == "find":
            return FIND, names.index(data["object"]), self._text(data["text"])
        raise self._wrong("objectives", f"unknown kind {data['kind']}")

    def _trigger(self, data: dict[str, Any]) -> tuple[int, int]:
        when, do = data["when"], data["do"][0]
        if when["event"] != "zone_revealed" or do["effect"] != "text":
            raise self._wrong("triggers", data["id"])
        return self.floor.zones.index(when["zone"]), self._text(do["text"])

    def _check(self, data: dict[str, Any], drawn: TextMap) -> None:
        """The validation of the ledger, as far as this format goes; each failure names file, field and reason."""
        doors = mask_of([self.edge(door) for door in data["doors"]])
        if doors != self.doors | self.open_doors:
            raise self._wrong("doors", "entries and marks of the map differ")
        if mask_of([self.edge(passage) for passage in data["passages"]]) != self.passages:
            raise self._wrong("passages", "entries and marks of the map differ")
        covered = [self.cell(at) for piece in data["furniture"] for at in piece["squares"]]
        if len(set(covered)) != len(covered) or mask_of(covered) != self.high | self.low:
            raise self._wrong("furniture", "every H, l and C square is covered once")
        floor = drawn.cells(".")
        standing = [c for kind, at, _, _ in self.monsters for c in self.base(kind, at)]
        if len(set(standing)) != len(standing) or mask_of(standing) & ~floor:
            raise self._wrong("monsters", "each stands on floor squares of its own")
        if len(self.start_cells) < 6 or mask_of(self.start_cells) & ~(floor & self._start_squares()):
            raise self._wrong("start", "at least six floor squares in the start zones")
        if not self.tokens <= min(len(self.slots), TRAP_TOKENS):
            raise self._wrong("traps", "more tokens than slots")
        if FIGURES[self.wandering] < 2:
            raise self._wrong("wandering", "needs at least two figures")

    def base(self, kind: int, at: int) -> list[int]:
        """The squares that a figure of this kind covers."""
        width = self.floor.grid.width
        return [at] if SIZE[kind] == 1 else [at, at + 1, at + width, at + width + 1]

    def _start_squares(self) -> int:
        mask = 0
        for zone in cells_of(self.start_zones):
            mask |= self.floor.zone_cells[zone]
        return mask

    def _wrong(self, field: str, reason: str) -> BadData:
        return BadData("bad-content", file=self.path.name, item="", field=field, reason=reason)


QUEST_FILES: Final = ("q0_proving_cell", "q0_open_cell")
QUESTS: Final[tuple[Quest, ...]] = tuple([Quest(FOLDER / "quests" / f"{name}.toml") for name in QUEST_FILES])
FLOORS: Final[tuple[Floor, ...]] = tuple([quest.floor for quest in QUESTS])


def text_of(quest: int, text: int) -> Text:
    """A text of a quest as a number of its own."""
    return Text(MOST_TEXTS * quest + text)


def text_message(text: int) -> str:
    """The message that holds the words of a text."""
    quest = QUESTS[text // MOST_TEXTS]
    return f"quest-{quest.id.replace('_', '-')}-{quest.texts[text % MOST_TEXTS]}"
