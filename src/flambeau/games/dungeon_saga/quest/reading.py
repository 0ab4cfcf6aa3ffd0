"""One quest file, read: every value is checked where it stands, and refused with file, line, field and reason.

Ids become numbers here; nothing after this looks a name up again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from flambeau.parts.grid import mask_of
from flambeau.parts.maps import MapError, TextMap, parse_map, parse_marks

from ..box import BEHAVIOUR_NAMES, GEAR, TRAP_TOKENS
from .floor import CELL_MARKS, DOOR_MARKS, HEIGHT, PASSAGE_MARK, WIDTH, Floor
from .places import BadQuest, line_of
from .readers import QuestFile
from .vocabulary import (
    CONDITIONS,
    EFFECTS,
    EVENTS,
    MODES,
    OBJECTIVES,
    REFERENCES,
    SPAWN_RULES,
    STATES,
    TO,
    TOUCHES,
    WITHOUT_ACTOR,
    Clause,
    Objective,
    SpawnPoint,
    Thing,
    Trigger,
)

FREE_ARROW: Final = 4
ANY: Final = -1
KNOWN: Final = {
    "id", "order", "source", "title", "intro", "outro_win", "outro_lose", "wandering", "map", "zones", "tiles", "start",
    "doors", "passages", "furniture", "portals", "traps", "surprise", "monsters", "spawns", "objects", "triggers",
    "objectives", "rewards", "options", "text",
}  # fmt: skip
Placed = tuple[int, int, int, int, int]  # kind, anchor, facing, tags (a mask), behaviour (-1: its card's)


class Quest(QuestFile):
    """A quest: the floor, what stands on it, what happens, what is to be done, and its words."""

    def __init__(self, file: str, source: str) -> None:
        super().__init__(file, source)
        for key in self.data:
            if key not in KNOWN:
                raise self.wrong(key, f"no such field; known are {', '.join(sorted(KNOWN))}")
        self.id: Final = self.need("id", str)
        self.order: Final = self.need("order", int)
        self.title: Final = self.text("title", self.need("title", str))
        self.intro: Final = self.text("intro", self.need("intro", str))
        self.won: Final = self.text("outro_win", self.need("outro_win", str))
        self.lost: Final = self.text("outro_lose", self.need("outro_lose", str))
        self._lay_floor()
        self.wandering: Final = self.kind("wandering", self.need("wandering", str))
        self._stand_pieces()
        self._hide_traps()
        self._tell_story()
        self._rest()

    # The floor

    def _lay_floor(self) -> None:
        drawn = self._drawn()
        zones = self._marks("zones", drawn)
        self.drawn = drawn
        self.floor = Floor(self.id, drawn, zones, self._marks("tiles", drawn))
        for cell in drawn.grid.cells:
            if (zones[cell] in "- ") != bool(drawn.void >> cell & 1):
                raise self.wrong("zones", f"{_at(cell)} is void on one of map and zones, not on the other")
        self.doors = self._edges("doors", DOOR_MARKS)
        self.passages = self._edges("passages", PASSAGE_MARK)
        self.closed = drawn.edges("dk")
        self.open = drawn.edges("o")
        self.locked = drawn.edges("k")
        self.rubble = drawn.cells("#")
        self.high = drawn.cells("H")
        self.chests = drawn.cells("C")
        self.low = drawn.cells("l") | self.chests
        self.free = drawn.cells(".")
        start = self.need("start", dict)
        self.start_zones = mask_of([self.zone("start", mark) for mark in self.inner("start", start, "zones")])
        self.start_facing = self.facing("start", self.inner("start", start, "facing"))
        self.start_cells = tuple([self.cell("start", at) for at in self.inner("start", start, "squares")])

    def _drawn(self) -> TextMap:
        text: str = self.need("map", str)
        lines = text.rstrip().split("\n")
        if len(lines) > 2 * HEIGHT + 1 or max([len(line) for line in lines]) > 2 * WIDTH + 1:
            raise self.wrong("map", f"larger than {WIDTH} by {HEIGHT} squares")
        # A corner at either end makes the board as large as all others; the rest is void.
        lines += [""] * (2 * HEIGHT + 1 - len(lines))
        for row in (0, -1):
            lines[row] = lines[row].ljust(2 * WIDTH)[: 2 * WIDTH] + "+"
        try:
            return parse_map("\n".join(lines), CELL_MARKS, DOOR_MARKS + PASSAGE_MARK)
        except MapError as problem:
            reason = f"column {problem.column}: {problem.reason}"
            raise BadQuest(self.file, line_of(self.source, "map") + problem.line, "map", reason) from problem

    def _marks(self, field: str, drawn: TextMap) -> str:
        text: str = self.need(field, str)
        lines = [line for line in text.split("\n") if line.strip()]
        lines += ["-" * WIDTH] * (HEIGHT - len(lines))
        allowed = None if field == "zones" else "123- "
        try:
            return parse_marks("\n".join(lines), drawn.grid, allowed)
        except MapError as problem:
            reason = f"column {problem.column}: {problem.reason}"
            raise BadQuest(self.file, line_of(self.source, field) + problem.line, field, reason) from problem

    def _edges(self, field: str, marks: str) -> dict[str, int]:
        """The doors or passages by their ids; every mark on the map has one entry and the other way round."""
        found: dict[str, int] = {}
        for place, entry in enumerate(self.listed(field)):
            a = self.cell(field, self.inner(field, entry, "a", place), place)
            b = self.cell(field, self.inner(field, entry, "b", place), place)
            if b not in (a + 1, a - 1, a + WIDTH, a - WIDTH):
                raise self.wrong(field, "a and b are not side by side", place)
            edge = self.floor.grid.edge(a, b)  # type: ignore[arg-type]
            if not self.drawn.edges(marks) >> edge & 1:
                raise self.wrong(field, "no such mark on the map", place)
            name = self.inner(field, entry, "id", place)
            if name in found or edge in found.values():
                raise self.wrong(field, f"{name} stands there twice", place)
            found[name] = edge
        missing = self.drawn.edges(marks) & ~mask_of(list(found.values()))
        if missing:
            square = (missing.bit_length() - 1) % self.floor.grid.size
            raise self.wrong(field, f"the map shows one beside {_at(square)} without an entry")
        return found

    # What stands on it

    def _stand_pieces(self) -> None:
        names = [tag for m in self.listed("monsters") for tag in m.get("tags", ())]
        for trigger in self.listed("triggers"):
            names += [tag for do in trigger.get("do", ()) if isinstance(do, dict) for tag in do.get("tags", ())]
        self.tags = sorted(set(names))
        self.monsters: tuple[Placed, ...] = tuple(
            [self.monster("monsters", m, place) for place, m in enumerate(self.listed("monsters"))]
        )
        portals = []
        for letter, pair in enumerate(self.listed("portals")):
            ends = self.inner("portals", pair, "at", letter)
            if len(ends) != 2:
                raise self.wrong("portals", "a portal has two ends", letter)
            portals += [(letter, self.cell("portals", at, letter)) for at in ends]
        self.portals: tuple[tuple[int, int], ...] = tuple(portals)
        self.furniture = [
            (self.inner("furniture", f, "kind", n), [self.cell("furniture", at, n) for at in f.get("squares", ())])
            for n, f in enumerate(self.listed("furniture"))
        ]
        self.things = self._things()
        for name in self.things:
            self.text("objects", name)
        locks = []
        for place, door in enumerate(self.listed("doors")):
            edge = self.doors[door["id"]]
            if self.locked >> edge & 1:
                locks.append((edge, self.thing("doors", self.inner("doors", door, "key", place), place)))
        self.locks: tuple[tuple[int, int], ...] = tuple(locks)
        self.object_ids = [self.inner("objects", o, "id", n) for n, o in enumerate(self.listed("objects"))]
        self.objects = tuple([self._object(o, n) for n, o in enumerate(self.listed("objects"))])

    def monster(self, field: str, data: dict[str, Any], place: int) -> Placed:
        """A Monster of the map or of an effect."""
        tags = mask_of([self.tags.index(tag) for tag in data.get("tags", ())])
        style = data.get("behaviour", "")
        if style and style not in BEHAVIOUR_NAMES:
            raise self.wrong(field, f"no behaviour {style}", place)
        return (
            self.kind(field, self.inner(field, data, "type", place), place),
            self.cell(field, self.inner(field, data, "at", place), place),
            self.facing(field, self.inner(field, data, "facing", place), place),
            tags,
            BEHAVIOUR_NAMES.index(style) if style else ANY,
        )

    def _things(self) -> list[str]:
        """Keys and quest items: whatever an object or an effect gives that is no gold and no legendary card."""
        found: list[str] = []
        entries = [o.get("gives", {}) for o in self.listed("objects")]
        entries += [do for t in self.listed("triggers") for do in t.get("do", ()) if do.get("effect") == "give"]
        for entry in entries:
            for key in ("item", "key"):
                if key in entry and entry[key] not in found:
                    found.append(entry[key])
        return found

    def _object(self, data: dict[str, Any], place: int) -> Thing:
        on = data.get("on", "adjacent")
        if on not in TOUCHES:
            raise self.wrong("objects", f"on is one of {', '.join(TOUCHES)}", place)
        gives = self._clause("objects", "give", {**data["gives"], "to": "actor"}, place) if "gives" in data else None
        name = self.text("objects", self.inner("objects", data, "name", place), place)
        at = self.cell("objects", self.inner("objects", data, "at", place), place)
        return Thing(data["id"], name, at, on, gives, bool(data.get("blocks", False)))

    def _hide_traps(self) -> None:
        traps = self.data.get("traps", {"tokens": 0, "slots": []})
        self.tokens: int = self.inner("traps", traps, "tokens")
        slots = []
        for slot in self.inner("traps", traps, "slots"):
            arrow = self.inner("traps", slot, "arrow")
            side = FREE_ARROW if arrow == "free" else self.facing("traps", arrow)
            slots.append((self.cell("traps", self.inner("traps", slot, "at")), side))
        self.slots: tuple[tuple[int, int], ...] = tuple(slots)
        if not 0 <= self.tokens <= min(len(slots), TRAP_TOKENS):
            raise self.wrong("traps", f"{self.tokens} tokens for {len(slots)} slots (and {TRAP_TOKENS} in the box)")
        self.surprises = tuple(
            [
                (self.zone("surprise", self.inner("surprise", s, "zone", n)), self.text("surprise", s["text"], n))
                for n, s in enumerate(self.listed("surprise"))
            ]
        )

    # What happens and what is to be done

    def _tell_story(self) -> None:
        self.trigger_ids = [self.inner("triggers", t, "id", n) for n, t in enumerate(self.listed("triggers"))]
        self.goal_ids = [self.inner("objectives", o, "id", n) for n, o in enumerate(self.listed("objectives"))]
        self.spawn_ids = [self.inner("spawns", s, "id", n) for n, s in enumerate(self.listed("spawns"))]
        self.flags: list[str] = []
        for field, names in (
            ("triggers", self.trigger_ids), ("objectives", self.goal_ids), ("spawns", self.spawn_ids),
            ("objects", self.object_ids),
        ):  # fmt: skip
            for place, name in enumerate(names):
                if name in names[:place]:
                    raise self.wrong(field, f"the id {name} is there twice", place)
        if not self.goal_ids:
            raise self.wrong("objectives", "a quest has at least one objective")
        self.spawns = tuple([self._spawn(s, n) for n, s in enumerate(self.listed("spawns"))])
        self.goals = tuple([self._objective(o, n) for n, o in enumerate(self.listed("objectives"))])
        self.triggers = tuple([self._trigger(t, n) for n, t in enumerate(self.listed("triggers"))])

    def _spawn(self, data: dict[str, Any], place: int) -> SpawnPoint:
        rule = data.get("rule", "default")
        if rule not in SPAWN_RULES:
            raise self.wrong("spawns", f"rule is one of {', '.join(SPAWN_RULES)}", place)
        kind = self.kind("spawns", data["type"], place) if "type" in data else ANY
        until = self.index("spawns", "trigger", data["until"], self.trigger_ids, place) if "until" in data else ANY
        every, most = int(data.get("every", 1)), int(data.get("max_on_board", 99))
        at = self.cell("spawns", self.inner("spawns", data, "at", place), place)
        return SpawnPoint(data["id"], at, rule, every, kind, most, until)

    def _objective(self, data: dict[str, Any], place: int) -> Objective:
        field = "objectives"
        kind = self.inner(field, data, "kind", place)
        if kind not in OBJECTIVES:
            raise self.wrong(field, f"unknown kind {kind}", place)
        number, many = 0, []
        for key in OBJECTIVES[kind]:
            value = self.inner(field, data, key, place)
            if key == "squares":
                many = [self.cell(field, at, place) for at in value]
            elif key == "objects":
                many = [self.index(field, "object", name, self.object_ids, place) for name in value]
            elif key == "objectives":
                many = [self.index(field, "objective", name, self.goal_ids, place) for name in value]
            else:
                number = self.value(field, key, value, place)
        follows = self.index(field, "objective", data["next"], self.goal_ids, place) if "next" in data else ANY
        text = self.text(field, self.inner(field, data, "text", place), place)
        return Objective(data["id"], kind, text, number, tuple(many), follows)

    def _trigger(self, data: dict[str, Any], place: int) -> Trigger:
        field = "triggers"
        when = dict(self.inner(field, data, "when", place))
        event = str(when.pop("event", ""))
        if event not in EVENTS:
            raise self.wrong(field, f"unknown event {event or '(none)'}", place)
        told = self._keys(field, event, EVENTS[event], when, place)
        conditions = []
        for entry in data.get("if", ()):
            for key, value in entry.items():
                if key not in CONDITIONS:
                    raise self.wrong(field, f"unknown condition {key}", place)
                conditions.append(Clause(key, {"value": self.value(field, key, value, place)}))
        effects = []
        for entry in self.inner(field, data, "do", place):
            effect = dict(entry)
            name = str(effect.pop("effect", ""))
            if effect.get("to") == "actor" and event in WITHOUT_ACTOR:
                raise self.wrong(field, f"{event} has no actor", place)
            effects.append(self._clause(field, name, effect, place))
        return Trigger(data["id"], told, conditions, effects, bool(data.get("once", True)))

    def _clause(self, field: str, name: str, data: dict[str, Any], place: int) -> Clause:
        if name not in EFFECTS:
            raise self.wrong(field, f"unknown effect {name or '(none)'}", place)
        return self._keys(field, name, EFFECTS[name], data, place)

    def _keys(self, field: str, name: str, wanted: tuple[str, ...], data: dict[str, Any], place: int) -> Clause:
        args: dict[str, int] = {}
        allowed: list[str] = []
        for key in wanted:
            either = key.rstrip("?").split("|")
            allowed += either
            given = [one for one in either if one in data]
            if len(given) > 1 or (not given and not key.endswith("?")):
                raise self.wrong(field, f"{name} takes exactly one of {', '.join(either)}", place)
            for one in given:
                if one == "tags":
                    args["tags"] = mask_of([self.tags.index(tag) for tag in data["tags"]])
                else:
                    args[one] = self.value(field, one, data[one], place)
        for key in data:
            if key not in allowed:
                raise self.wrong(field, f"{name} has no key {key}", place)
        return Clause(name, args)

    def value(self, field: str, key: str, value: Any, place: int) -> int:
        """The number behind a value: an id that must exist, or a plain number."""
        sort = REFERENCES.get(key, "")
        readers: dict[str, Callable[[str, Any, int], int]] = {
            "zone": self.zone, "cell": self.cell, "kind": self.kind, "facing": self.facing, "thing": self.thing,
            "text": self.text,
        }  # fmt: skip
        if sort in readers:
            return readers[sort](field, value, place)
        names: dict[str, list[str]] = {
            "object": self.object_ids, "tag": self.tags, "to": list(TO), "state": list(STATES), "mode": list(MODES),
            "legendary": [gear.id if gear.legendary else "" for gear in GEAR], "behaviour": list(BEHAVIOUR_NAMES),
        }  # fmt: skip
        if sort in ("spawn", "objective"):
            names = {"spawn": self.spawn_ids, "objective": self.goal_ids}
        if sort in ("door", "passage"):
            edges = self.doors if sort == "door" else self.passages
            if value not in edges:
                raise self.wrong(field, f"no {sort} {value}", place)
            return edges[value]
        if sort == "flag":
            if value not in self.flags:
                self.flags.append(value)
            return self.flags.index(value)
        if sort:
            return self.index(field, sort, value, names[sort], place)
        if not isinstance(value, int):
            raise self.wrong(field, f"{key} is a number", place)
        return value

    def thing_text(self, thing: int) -> int:
        """The text that names a key or quest item: its id is the key of its words."""
        return self.texts.index(self.things[thing])

    def passages_mask(self) -> int:
        """All secret passages."""
        return mask_of(list(self.passages.values()))

    # The rest

    def _rest(self) -> None:
        rewards = self.data.get("rewards", {})
        self.gold_each: int = int(rewards.get("gold_each", 0))
        self.legendary = tuple([self.value("rewards", "legendary", g, -1) for g in rewards.get("legendary", ())])
        options = self.data.get("options", {})
        for key in options:
            if key not in ("interrupt_tokens", "round_limit"):
                raise self.wrong("options", f"no option {key}")
        self.interrupt_tokens: int = int(options.get("interrupt_tokens", ANY))
        self.round_limit: int = int(options.get("round_limit", 0))
        self.hints = {p["id"]: self.text("passages", p["hint"]) for p in self.listed("passages") if "hint" in p}
        words = self.data.get("text", {})
        self.words: dict[str, dict[str, str]] = {lang: dict(words.get(lang, {})) for lang in ("en", "fr")}


def _at(cell: int) -> str:
    return f"[{cell % WIDTH}, {cell // WIDTH}]"
