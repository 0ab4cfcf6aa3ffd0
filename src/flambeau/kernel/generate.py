"""The generator of source text behind `@state`, `@choice`, `@event`, `@task` and `@content`.

It writes the methods nobody should write by hand: `__init__`, `clone`, `view`, `to_data`, `from_data`, `==`.
The decorators execute the text at import; the compiled build writes the same text into a copy of the module,
because a class with a decorator of its own is no native class for mypyc.
"""

from __future__ import annotations

import re
from typing import Any, Final

from .shapes import Shape, shape_of
from .table_source import check_union, write_from_table

SECRET: Final = "secret"
OWNER: Final = "owner"
PUBLIC: Final = "public"
KNOWN: Final = "known"
SHARED: Final = "shared"  # the kernel's own: never changed once it is there, so that copies share it
MARKS: Final = {"Public": PUBLIC, "Owner": OWNER, "Known": KNOWN, "Shared": SHARED}

IMPORTS: Final = (
    "as_bool",
    "as_fields",
    "as_float",
    "as_int",
    "as_items",
    "as_pairs",
    "as_str",
    "as_tagged",
    "exactly",
    "field_of",
)


class Field:
    """One declared field."""

    __slots__ = ("default", "name", "shape", "type", "visible")

    def __init__(self, name: str, type_: str, visible: str, shape: Shape, default: str | None) -> None:
        self.name = name
        self.type = type_
        self.visible = visible
        self.shape = shape
        self.default = default  # source text, or None if it must be given


def read_field(owner: str, name: str, annotation: str, default: str | None, names: dict[str, Any]) -> Field:
    """A field from its annotation: `Public[int]`, `Owner[tuple[Card, ...]]`, or a bare, secret type."""
    visible = SECRET
    outer, _, inside = annotation.partition("[")
    mark = outer.rpartition(".")[2]  # also when it is written kernel.Public[int]
    if mark in MARKS:
        visible, annotation = MARKS[mark], inside[:-1]
    return Field(name, annotation, visible, shape_of(annotation, names, f"{owner}.{name}"), default)


def check_field(owner: str, field: Field, flavour: str) -> None:
    """Refuse a field that could not be copied, hidden or hashed as its class promises."""
    where = f"{owner}.{field.name}: {field.type}"
    shape = field.shape
    if flavour == "content":
        try:
            check_union(shape)
        except TypeError as problem:
            raise TypeError(f"{where}: {problem}") from None
    elif shape.is_only_content():
        raise TypeError(f"{where}: only content holds this; name an item by its id")
    if flavour != "state":
        if not shape.is_value():
            raise TypeError(f"{where}: a {flavour} is immutable and holds immutable values only")
        return
    try:
        copied(field)
        if field.visible not in (PUBLIC, SHARED) and not shape.holds_state():
            shape.hidden()
    except TypeError as problem:
        raise TypeError(f"{where}: {problem}") from None
    if field.visible in (OWNER, KNOWN) and shape.holds_state():
        mark = field.visible.capitalize()
        raise TypeError(f"{where}: a state class hides its own fields, so {mark} would hide nothing")


def fresh(field: Field) -> bool:
    """Whether the default is a container that each instance needs for itself."""
    return field.default in ("[]", "{}")


def copied(field: Field) -> str:
    """Source text of a field's value for a copy."""
    own = f"self.{field.name}"
    return own if field.visible == SHARED else field.shape.copied(own)


def write_init(fields: list[Field], base: str) -> list[str]:
    """`__init__` with every field as an argument in order."""
    given = "".join(
        f", {f.name}: {f.type}{' | None = None' if fresh(f) else f' = {f.default}' if f.default is not None else ''}"
        for f in fields
    )
    lines = [f"def __init__(self{given}) -> None:"]
    if base == "Position":
        lines.append("    Position.__init__(self)")
    for f in fields:
        value = f"{f.default} if {f.name} is None else {f.name}" if fresh(f) else f.name
        lines.append(f"    self.{f.name} = {value}")
    return lines if len(lines) > 1 else [*lines, "    pass"]


def write_clone(name: str, fields: list[Field], base: str, compiled: bool) -> list[str]:
    """`clone`: through the constructor when compiled, by bare assignment when interpreted (each is the faster)."""
    if compiled:
        inside = ", ".join(copied(f) for f in fields)
        lines = [f'def clone(self) -> "{name}":', f"    c = {name}({inside})"]
    else:
        lines = [f"def clone(self, _new=NEW) -> {name}:", f"    c = _new({name})"]
        lines += [f"    c.{f.name} = {copied(f)}" for f in fields]
    if base == "Position":
        lines += ["    c.chance = self.chance", "    c.journal = None"]
        lines += ["    c.glimpses = self.glimpses", "    c.eye = self.eye"]
    return [*lines, "    return c"]


def write_view(name: str, fields: list[Field], base: str, compiled: bool) -> list[str]:
    """`view`: the same class with hidden values where this eye (a seat's bit) may not look; made as clones are."""
    given = []
    for f in fields:
        seen = f.shape.viewed(f"self.{f.name}")
        if f.visible in (PUBLIC, SHARED) or f.shape.holds_state():
            given.append(seen)
        elif f.visible == OWNER:
            given.append(f"{seen} if self.seat >= 0 and eye == 1 << self.seat else {f.shape.hidden()}")
        elif f.visible == KNOWN:
            given.append(f"{seen} if self.known & eye else {f.shape.hidden()}")
        else:
            given.append(f.shape.hidden())
    if compiled:
        lines = [f'def view(self, eye: int, memory: bool) -> "{name}":', f"    c = {name}({', '.join(given)})"]
    else:
        lines = [f"def view(self, eye: int, memory: bool, _new=NEW) -> {name}:", f"    c = _new({name})"]
        lines += [f"    c.{f.name} = {value}" for f, value in zip(fields, given, strict=True)]
    if base == "Position":
        lines += ["    c.chance = BLIND", "    c.journal = None", "    c.glimpses = 0", "    c.eye = eye"]
    return [*lines, "    return c"]


def write_data(name: str, fields: list[Field]) -> list[str]:
    """`to_data` and `from_data` of a state: an object with a key a field."""
    inside = ", ".join(f'"{f.name}": {f.shape.stored(f"self.{f.name}")}' for f in fields)
    names = "(" + "".join(f'"{f.name}", ' for f in fields) + ")"
    lines = ["def to_data(self) -> dict[str, Any]:", f"    return {{{inside}}}", "@classmethod"]
    lines += [f'def from_data(cls, data: Any, kinds: dict[str, Any]) -> "{name}":']
    lines += [f'    d = as_fields(data, "{name}", {names})']
    given = []
    for f in fields:
        place = f"{name}.{f.name}"
        if f.default is None:
            given.append(f.shape.read(f'field_of(d, "{f.name}", "{name}")', place))
        else:
            given.append(f'({f.shape.read(f"""d["{f.name}"]""", place)} if "{f.name}" in d else {f.default})')
    return [*lines, f"    return {name}({', '.join(given)})"]


def write_value_data(name: str, fields: list[Field]) -> list[str]:
    """The open form of a choice, event or task: its kind's name, then its fields in order."""
    inside = "".join(f", {f.shape.stored(f'self.{f.name}')}" for f in fields)
    lines = ["def to_data(self) -> list[Any]:", f'    return ["{name}"{inside}]', "@classmethod"]
    lines += [f'def from_data(cls, data: Any, kinds: dict[str, Any]) -> "{name}":']
    lines += [f'    d = exactly(as_items(data, "{name}"), {len(fields)}, "{name}")']
    given = ", ".join(f.shape.read(f"d[{i}]", f"{name}.{f.name}") for i, f in enumerate(fields))
    return [*lines, f"    return {name}({given})"]


def write_equality(name: str, fields: list[Field], hashed: bool) -> list[str]:
    """`==` field by field, and a hash for values."""
    same = " and ".join([f"isinstance(other, {name})", *(f"self.{f.name} == other.{f.name}" for f in fields)])
    lines = ["def __eq__(self, other: object) -> bool:", "    if self is other:", "        return True"]
    lines += [f"    return {same}"]
    if hashed:
        inside = "".join(f", self.{f.name}" for f in fields if f.shape.is_hashable())
        lines += ["def __hash__(self) -> int:", f'    return hash(("{name}"{inside}))']
    shown = ", ".join(f"{f.name}={{self.{f.name}!r}}" for f in fields)
    return [*lines, "def __repr__(self) -> str:", f'    return f"{name}({shown})"']


def write_methods(
    name: str, flavour: str, base: str, fields: list[Field], own: set[str], compiled: bool
) -> dict[str, list[str]]:
    """All generated methods of a class, by name, leaving out those it writes itself."""
    if flavour == "state":
        written = {
            "__init__": write_init(fields, base),
            "clone": write_clone(name, fields, base, compiled),
            "data": write_data(name, fields),
            "eq": write_equality(name, fields, hashed=False),
        }
        if "view" not in own:
            written["view"] = write_view(name, fields, base, compiled)
    elif flavour == "content":
        written = {
            "__init__": write_init(fields, base),
            "from_table": write_from_table(name, fields),
            "eq": write_equality(name, fields, hashed=True),
        }
    else:
        written = {
            "__init__": write_init(fields, base),
            "data": write_value_data(name, fields),
            "eq": write_equality(name, fields, hashed=True),
        }
    return {key: lines for key, lines in written.items() if key not in own}


def declared(fields: list[Field]) -> tuple[tuple[str, str, str], ...]:
    """`FIELDS`: name, type (as it is called, not where it comes from) and visibility of each."""
    return tuple((f.name, re.sub(r"\b\w+\.(?=\w)", "", f.type), f.visible) for f in fields)


def fields_text(fields: list[Field]) -> str:
    """Source text of `FIELDS`."""
    return repr(declared(fields))
