"""Source text of `from_table`: how a content class reads itself from a table, field by field, with the path to each.

Beside the plain data of states content has closed vocabularies (`Literal["melee", "ranged"]`), parts that are content
classes themselves, `Mapping[str, …]`, and alternatives: `int | str`, or several classes told apart by their first
field. A field whose name is a word of Python's is written with a low line: `if_` is read from `if`.
"""

from __future__ import annotations

from typing import Any, Final

from .shapes import Shape

IMPORTS: Final = (
    "read_bool", "read_float", "read_form", "read_int", "read_items", "read_mapping", "read_needed", "read_other",
    "read_row", "read_str", "read_table", "read_word", "sound",
)  # fmt: skip
TYPES: Final = {"tuple": "list", "row": "list", "content": "dict", "mapping": "dict", "literal": "str"}
CALLED: Final = {"int": "a whole number", "float": "a number", "bool": "true or false", "str": "a text"}


def key_of(name: str) -> str:
    """What a field is called in the file."""
    return name.removesuffix("_")


def reader(shape: Shape, what: str, where: str, depth: int = 0) -> str:
    """Source text that reads a value of this shape; `where` is the source of its path, a tuple."""
    item, key = f"x{depth}", f"k{depth}"
    inside = f"{where[:-1]}, {key})"
    if shape.kind == "scalar":
        return f"read_{shape.name}({what}, {where})"
    if shape.kind == "literal":
        return f"read_word({what}, {where}, {shape.words!r})"
    if shape.kind == "content":
        return f"{shape.name}.from_table({what}, {where})"
    if shape.kind == "maybe":
        return reader(shape.inner[0], what, where, depth)  # TOML knows no null: what is absent has its default
    if shape.kind == "tuple":
        each = reader(shape.inner[0], item, inside, depth + 1)
        return f"tuple([{each} for {key}, {item} in enumerate(read_items({what}, {where}))])"
    if shape.kind == "mapping":
        each = reader(shape.inner[1], item, inside, depth + 1)
        name = reader(shape.inner[0], key, inside)
        return f"FROZEN({{{name}: {each} for {key}, {item} in read_mapping({what}, {where}).items()}})"
    if shape.kind == "union":
        return _union(shape, what, where, depth)
    row = f"read_row({what}, {where}, {len(shape.inner)})"
    parts = [reader(part, f"{row}[{i}]", f"{where[:-1]}, {i})", depth + 1) for i, part in enumerate(shape.inner)]
    return "(" + "".join(f"{part}, " for part in parts) + ")"


def _union(shape: Shape, what: str, where: str, depth: int) -> str:
    """The alternative that the value's type calls for; several classes are told apart by their first fields."""
    forms = [part for part in shape.inner if part.kind == "content"]
    others = [part for part in shape.inner if part.kind != "content"]
    tried = [(type_of(part), reader(part, what, where, depth)) for part in others]
    if forms:
        classes = "(" + "".join(f"{part.name}, " for part in forms) + ")"
        tried.append(("dict", f"read_form({what}, {where}, {classes})"))
    if len(tried) == 1:
        return tried[0][1]
    expected = " or ".join([*(_called(part) for part in others), *(["a table"] if forms else [])])
    text = "".join(f"{read} if type({what}) is {type_} else " for type_, read in tried)
    return f"({text}read_other({what}, {where}, {expected!r}))"


def type_of(shape: Shape) -> str:
    """The type that TOML gives a value of this shape."""
    return TYPES.get(shape.kind, shape.name)


def _called(shape: Shape) -> str:
    if shape.kind == "literal":
        return ", ".join(shape.words)
    return CALLED.get(shape.name) or ("a list" if type_of(shape) == "list" else "a table")


def check_union(shape: Shape) -> None:
    """Refuse alternatives that a file could not tell apart."""
    for part in shape.inner:
        check_union(part)
    if shape.kind != "union":
        return
    types = [type_of(part) for part in shape.inner if part.kind != "content"]
    if any(part.kind == "content" for part in shape.inner):
        types.append("dict")
    if len(set(types)) < len(types):
        raise TypeError("two alternatives look alike in a file")
    known: dict[str, list[tuple[str, ...]]] = {}
    for part in shape.inner:
        if part.kind == "content":
            first, words = part.form
            others = known.setdefault(first, [])
            if any(not words or not other or set(words) & set(other) for other in others):
                raise TypeError(f"{part.name} and another begin alike, with {first}")
            others.append(words)


def write_from_table(name: str, fields: list[Any]) -> list[str]:
    """`from_table`, and `FORM`: what tells this class from others that may stand in its place."""
    keys = "(" + "".join(f"{key_of(f.name)!r}, " for f in fields) + ")"
    lines = ["@classmethod", f'def from_table(cls, data: Any, at: Any = ()) -> "{name}":']
    lines.append(f"    d = read_table(data, at, {keys})")
    given = []
    for f in fields:
        key, where = key_of(f.name), f"(*at, {key_of(f.name)!r})"
        if f.default is None:
            given.append(reader(f.shape, f"read_needed(d, {key!r}, at)", where))
        else:
            given.append(f"({reader(f.shape, f'd[{key!r}]', where)} if {key!r} in d else {f.default})")
    made = ", ".join(given)
    return [*lines, f"    made: {name} = sound({name}({made}), at)", "    return made"]


def form_of(fields: list[Any]) -> tuple[str, tuple[str, ...]]:
    """The first field of a class, and its words if it has a fixed vocabulary."""
    return (key_of(fields[0].name), fields[0].shape.words) if fields else ("", ())
