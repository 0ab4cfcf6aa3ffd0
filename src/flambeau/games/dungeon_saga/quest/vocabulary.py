"""The closed vocabulary of quests: what can happen, be asked and be done (ledger, "Quests").

Each word names its keys; a key's sort says what its value refers to, and that it must exist. `?` marks a key that may
be left out; of keys joined by `|` exactly one is given.
"""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "quest_start": (),
    "round_start": ("round?",),
    "round_end": ("round?",),
    "zone_revealed": ("zone",),
    "door_opened": ("door",),
    "passage_found": ("passage",),
    "hero_enters": ("square|zone",),
    "hero_adjacent": ("object",),
    "treasure_searched": ("zone",),
    "item_taken": ("item",),
    "monster_killed": ("tag|type",),
    "zone_cleared": ("zone",),
    "boss_hp": ("tag", "at_most"),
    "hero_exhausted": (),
    "hero_ko": (),
    "spawn_used": ("spawn",),
    "objective_done": ("objective",),
}
WITHOUT_ACTOR: Final = ("quest_start", "round_start", "round_end", "spawn_used", "objective_done")
CONDITIONS: Final = (
    "objective", "flag", "no_flag", "round_min", "round_max", "zone_revealed", "heroes_up_min", "item_held", "mode",
)  # fmt: skip
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "text": ("text",),
    "reveal": ("zone",),
    "place": ("type", "at", "facing", "tags?", "behaviour?"),
    "remove": ("tag",),
    "set_door": ("door", "state"),
    "give": ("gold|item|legendary|key", "to"),
    "damage": ("n", "to"),
    "trap": ("to",),
    "heal": ("n", "to"),
    "add_spawn": ("spawn",),
    "remove_spawn": ("spawn",),
    "set_objective": ("objective",),
    "set_wandering": ("type",),
    "gm_tokens": ("n",),
    "move_figure": ("tag", "at"),
    "set_flag": ("flag",),
    "win": (),
    "lose": (),
}
OBJECTIVES: Final[dict[str, tuple[str, ...]]] = {
    "find": ("object",),
    "kill": ("tag",),
    "clear": ("zone",),
    "exit": ("squares",),
    "carry": ("item", "squares"),
    "survive": ("rounds",),
    "activate": ("objects",),
    "all_of": ("objectives",),
    "any_of": ("objectives",),
}
# What a key's value refers to; the rest are numbers.
REFERENCES: Final = {
    "zone": "zone", "zone_revealed": "zone", "door": "door", "passage": "passage", "square": "cell", "at": "cell",
    "object": "object", "item": "thing", "key": "thing", "item_held": "thing", "tag": "tag", "type": "kind",
    "spawn": "spawn", "objective": "objective", "flag": "flag", "no_flag": "flag", "text": "text",
    "legendary": "legendary", "facing": "facing", "behaviour": "behaviour", "to": "to", "state": "state",
    "mode": "mode",
}  # fmt: skip
TO: Final = ("actor", "all", "weakest")
STATES: Final = ("open", "closed", "locked")
MODES: Final = ("gm", "agm")
SPAWN_RULES: Final = ("default", "none", "every")
TOUCHES: Final = ("adjacent", "enter", "explore")


class Clause:
    """One word with its values, all of them numbers: what they refer to is settled when the file is read."""

    __slots__ = ("args", "name")

    def __init__(self, name: str, args: dict[str, int]) -> None:
        self.name = name
        self.args = args


class Trigger:
    """When something happens, and if, do this."""

    __slots__ = ("conditions", "effects", "event", "id", "once")

    def __init__(self, id_: str, event: Clause, conditions: list[Clause], effects: list[Clause], once: bool) -> None:
        self.id = id_
        self.event = event
        self.conditions = conditions
        self.effects = effects
        self.once = once


class Objective:
    """Something the Heroes have to achieve."""

    __slots__ = ("id", "kind", "many", "next", "number", "text")

    def __init__(self, id_: str, kind: str, text: int, number: int, many: tuple[int, ...], next_: int) -> None:
        self.id = id_
        self.kind = kind
        self.text = text
        self.number = number  # the object, tag, zone, item or number of rounds
        self.many = many  # squares, objects or objectives
        self.next = next_  # the objective that follows, -1 if this one wins the quest


class Thing:
    """An object of the quest: it stands on a square, may give something, may bar the way."""

    __slots__ = ("at", "blocks", "gives", "id", "name", "on")

    def __init__(self, id_: str, name: int, at: int, on: str, gives: Clause | None, blocks: bool) -> None:
        self.id = id_
        self.name = name  # a text
        self.at = at
        self.on = on
        self.gives = gives
        self.blocks = blocks


class SpawnPoint:
    """Where Monsters appear, and by which rule."""

    __slots__ = ("at", "every", "id", "kind", "most", "rule", "until")

    def __init__(self, id_: str, at: int, rule: str, every: int, kind: int, most: int, until: int) -> None:
        self.id = id_
        self.at = at
        self.rule = rule
        self.every = every
        self.kind = kind  # -1: the quest's Wandering Monster
        self.most = most  # how many Monsters of that kind may be on the board
        self.until = until  # the trigger that ends it, -1: none
