"""Content in several layers: parts, vocabularies, alternatives and text maps, and errors that lead to each."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Literal, NewType

import pytest

from flambeau.kernel import BadData, Content, Fault, content, load, load_file
from flambeau.kernel.lines import Lines
from flambeau.kernel.tables import At

Facing = Literal["N", "E", "S", "W"]
Square = tuple[int, int]
Key = NewType("Key", str)


@content
class Say(Content):
    effect: Literal["text"]
    text: str


@content
class Hurt(Content):
    effect: Literal["damage", "heal"]
    n: int
    to: Literal["actor", "all"] = "actor"


@content
class Gold(Content):
    gold: int


@content
class Keys(Content):
    key: Key


Effect = Say | Hurt
Effects = tuple[Effect, ...]
Gift = Gold | Keys


@content
class When(Content):
    event: str
    zone: str = ""


@content
class Trigger(Content):
    id: str
    when: When
    do: Effects
    if_: tuple[Mapping[str, int], ...] = ()
    once: bool = True


@content
class Thing(Content):
    id: str
    at: Square
    facing: Facing | None = None
    gives: Gift | None = None
    price: int | str | Gold = 0
    inside: tuple[Thing, ...] = ()


@content
class Tale(Content):
    id: str
    source: str
    map: str
    triggers: tuple[Trigger, ...] = ()
    things: tuple[Thing, ...] = ()
    tries: tuple[tuple[Effect, ...], ...] = ()
    text: Mapping[str, Mapping[str, str]] = {}

    def faults(self) -> Iterator[Fault]:
        for row, line in enumerate(self.map.strip("\n").split("\n"), 1):
            if "?" in line:
                yield Fault("'?' means nothing", "map", row=row)
        for place, thing in enumerate(self.things):
            if thing.at[0] > 9:
                yield Fault("lies off the map", "things", place, "at")


TALE = """\
# A comment, with [brackets] and 'quotes'.
id = "cellar"
source = "house"
map = '''
+-+-+
|. .|
+-+-+
'''
triggers = [
  { id = "t1", when = { event = "revealed", zone = "C" }, do = [
    { effect = "text", text = "creak" },  # ] }
    { effect = "damage", n = 2, to = "all" },
  ] },
  { id = "t2", when = { event = "start" }, do = [], if = [{ round_min = 3 }], once = false },
]
tries = [[{ effect = "heal", n = 1 }], []]

[[things]]
id = "lamp"
at = [1, 2]
facing = "N"
gives = { gold = 3 }
inside = [
  { id = "note", at = [0, 0], price = "dear" },
]

[[things]]
id = "box"
at = [3, 4]
gives.key = "k1"
price = { gold = 5 }

[text.en]
lamp = "A lamp"
[text.fr]
lamp = "Une lampe"
"""


INT = "a whole number"


def tale(folder: Path, text: str) -> Tale:
    """The tale of a file with this text."""
    path = folder / "cellar.toml"
    path.write_text(text, "utf-8")
    return load_file(path, Tale)


def test_a_file_is_read_into_its_layers(tmp_path: Path) -> None:
    found = tale(tmp_path, TALE)
    assert found.triggers == (
        Trigger("t1", When("revealed", "C"), (Say("text", "creak"), Hurt("damage", 2, "all"))),
        Trigger("t2", When("start"), (), ({"round_min": 3},), once=False),
    )
    assert found.things == (
        Thing("lamp", (1, 2), "N", Gold(3), inside=(Thing("note", (0, 0), price="dear"),)),
        Thing("box", (3, 4), gives=Keys(Key("k1")), price=Gold(5)),
    )
    assert found.tries == ((Hurt("heal", 1),), ())
    assert found.text["fr"]["lamp"] == "Une lampe"
    assert found.map.startswith("+-+")


def test_content_is_frozen_equal_and_hashable_whatever_it_holds(tmp_path: Path) -> None:
    one, two = tale(tmp_path, TALE), tale(tmp_path, TALE)
    assert one == two
    assert hash(one) == hash(two)
    assert one != tale(tmp_path, TALE.replace("n = 2", "n = 3"))
    with pytest.raises(TypeError):
        one.text["fr"] = {}  # type: ignore[index]


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "reason"),
    [
        ('"damage"', '"dammage"', 12, "triggers[0].do[1].effect", "must be text, damage or heal, not 'dammage'"),
        ('effect = "text", ', "", 11, "triggers[0].do[0]", "must be a table with effect"),
        ("n = 2", 'n = "two"', 12, "triggers[0].do[1].n", "must be a whole number, not 'two'"),
        ('to = "all"', 'to = "any"', 12, "triggers[0].do[1].to", "must be actor or all, not 'any'"),
        ('n = 2, to = "all"', 'to = "all"', 12, "triggers[0].do[1].n", "is missing"),
        ('zone = "C"', 'zones = "C"', 10, "triggers[0].when.zones", "there is no such field; there are event and zone"),
        ('{ event = "start" }', '"start"', 14, "triggers[1].when", "must be a table, not 'start'"),
        ("round_min = 3", "round_min = true", 14, "triggers[1].if[0].round_min", "must be a whole number, not True"),
        ("if = [{ round_min = 3 }]", "if = [3]", 14, "triggers[1].if[0]", "must be a table, not 3"),
        ('{ effect = "heal", n = 1 }', "{ n = 1 }", 16, "tries[0][0]", "must be a table with effect"),
        ('{ effect = "heal", n = 1 }', "7", 16, "tries[0][0]", "must be a table, not 7"),
        ('facing = "N"', 'facing = "X"', 21, "things[0].facing", "must be N, E, S or W, not 'X'"),
        ("gives = { gold = 3 }", "gives = { gem = 3 }", 22, "things[0].gives", "must be a table with gold or key"),
        ("gives = { gold = 3 }", "gives = { gold = [] }", 22, "things[0].gives.gold", f"must be {INT}, not a list"),
        ("at = [0, 0]", "at = [0]", 24, "things[0].inside[0].at", "must be a list of 2, not of 1"),
        ("at = [0, 0]", "at = [0, {}]", 24, "things[0].inside[0].at[1]", "must be a whole number, not a table"),
        ("price = { gold = 5 }", "price = 1.5", 31, "things[1].price", f"must be {INT} or a text or a table, not 1.5"),
        ("gives.key = ", "gives.lock = ", 30, "things[1].gives", "must be a table with gold or key"),
        ('lamp = "Une lampe"', "lamp = 3", 36, "text.fr.lamp", "must be a text, not 3"),
        ("at = [3, 4]", "at = [30, 4]", 29, "things[1].at", "lies off the map"),
        ("|. .|", "|. ?|", 6, "map", "'?' means nothing"),
        ('source = "house"\n', "", 1, "source", "book, public or house"),
    ],
)  # fmt: skip
def test_an_error_names_file_line_item_field_and_reason(
    tmp_path: Path, old: str, new: str, line: int, field: str, reason: str
) -> None:
    assert old in TALE
    with pytest.raises(BadData, match="bad-content") as refused:
        tale(tmp_path, TALE.replace(old, new))
    args = refused.value.args_said
    said = (args["file"], args["item"], args["field"], args["reason"])
    assert said == (f"cellar.toml:{line}", "cellar", field, reason)


def test_parts_of_items_in_tables_are_named_within_their_item(tmp_path: Path) -> None:
    path = tmp_path / "things.toml"
    rest = TALE.replace("[[things]]", "[[tale.things]]").replace("[text.", "[tale.text.")
    path.write_text("[[tale]]\n" + rest.replace('facing = "N"', 'facing = "X"'))
    with pytest.raises(BadData) as refused:
        load(path, "tale", Tale)
    assert refused.value.args_said["file"] == "things.toml:22"
    assert refused.value.args_said["item"] == "cellar"
    assert refused.value.args_said["field"] == "things[0].facing"


DECLARED = {
    "x: Say | Other": "begin alike",
    "x: Gold | Money": "begin alike",
    "x: int | Count": "look alike",
    "x: Mapping[str, int] | Gold": "look alike",
    "x: list[int]": "immutable",
    "x: Literal[1, 2]": "words only",
    "x: Absent": "not plain data",
}


@pytest.mark.parametrize("field", DECLARED)
def test_alternatives_that_a_file_cannot_tell_apart_are_refused_when_declared(field: str) -> None:
    with pytest.raises(TypeError, match=DECLARED[field]):
        declare(f"@content\nclass A(Content):\n    {field}\n")


def test_a_state_does_not_hold_content(tmp_path: Path) -> None:
    for field in ("Gold", "Literal['a']", "Mapping[str, int]", "int | str"):
        with pytest.raises(TypeError, match="name an item by its id"):
            declare(f"@state\nclass A(State):\n    x: Public[{field}]\n")


def declare(text: str) -> None:
    """Run a declaration in a module of its own."""
    head = (
        "from __future__ import annotations\nfrom collections.abc import Mapping\nfrom typing import Literal, NewType\n"
        "from flambeau.kernel import Content, Public, State, content, state\nCount = NewType('Count', int)\n"
        "@content\nclass Gold(Content):\n    gold: int\n@content\nclass Money(Content):\n    gold: int\n"
        "@content\nclass Say(Content):\n    effect: Literal['text']\n@content\nclass Other(Content):\n    effect: str\n"
    )
    module = ModuleType("declared_for_a_test")
    sys.modules[module.__name__] = module
    try:
        exec(head + text, vars(module))
    finally:
        del sys.modules[module.__name__]


def test_every_key_and_item_of_our_own_content_is_found_on_its_line() -> None:
    games = Path(__file__).parents[2] / "src" / "flambeau" / "games"
    files = sorted(games.glob("*/content/**/*.toml"))
    assert len(files) > 20
    for path in files:
        text = path.read_text("utf-8")
        lines = text.splitlines()
        found = Lines(text).lines
        for at, last in paths(tomllib.loads(text)):
            if isinstance(last, str):
                assert last in lines[found[at] - 1], f"{path.name} {at}"


def paths(data: object, at: At = ()) -> Iterator[tuple[At, str | int]]:
    """The path of everything in a file, with its last step."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, value in pairs:
        yield (*at, step), step
        yield from paths(value, (*at, step))
