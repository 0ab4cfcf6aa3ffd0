"""What a field holds, read from its annotation: the generator's knowledge of copying, hiding and storing it.

State is plain data: ints, bools, short strings, tuples, lists and dicts of those, and nested state classes. Content may
hold more (see `table_source`). Anything else is refused when the class is declared, with the field's name.
"""

from __future__ import annotations

import ast
import types
import typing
from collections.abc import Mapping, Sequence
from typing import Any, Final

SCALARS: Final = {"int": "as_int", "bool": "as_bool", "str": "as_str", "float": "as_float"}
NONE: Final = type(None)
CONTAINERS: Final[dict[Any, str]] = {list: "list", dict: "dict", Mapping: "mapping"}
CONTENT_ONLY: Final = ("content", "literal", "mapping", "union")
EMPTY: Final = {"int": "HIDDEN", "bool": "False", "str": '""', "float": "0.0"}


class Shape:
    """One annotation, understood."""

    __slots__ = ("form", "inner", "kind", "name", "words")

    def __init__(self, kind: str, name: str = "", inner: tuple[Shape, ...] = (), words: tuple[str, ...] = ()) -> None:
        self.kind = kind  # scalar, state, tagged, list, dict, tuple (of any length), row (fixed tuple), maybe;
        # in content also content, literal, mapping, union
        self.name = name  # scalar: its reader's type; state and content: its class
        self.inner = inner
        self.words = words  # literal: what it may be
        self.form: tuple[str, tuple[str, ...]] = ("", ())  # content: what tells it from other classes

    def is_value(self) -> bool:
        """Whether it is immutable, so that clones share it."""
        if self.kind in ("scalar", "tagged", "content", "literal"):
            return True
        return self.kind in ("tuple", "row", "maybe", "union", "mapping") and all(s.is_value() for s in self.inner)

    def is_hashable(self) -> bool:
        """Whether it can be part of a hash."""
        return self.kind != "mapping" and all(shape.is_hashable() for shape in self.inner)

    def is_only_content(self) -> bool:
        """Whether something is inside that states, choices, events and tasks cannot hold."""
        return self.kind in CONTENT_ONLY or any(shape.is_only_content() for shape in self.inner)

    def holds_state(self) -> bool:
        """Whether a state class is inside, which then hides its own fields itself."""
        return self.kind == "state" or any(shape.holds_state() for shape in self.inner)

    def copied(self, what: str, depth: int = 0) -> str:
        """Source text of an independent copy of `what`."""
        if self.is_value():
            return what
        if self.kind == "state":
            return f"{what}.clone()"
        item = f"x{depth}"
        if self.kind == "maybe":
            return f"(None if {what} is None else {self.inner[0].copied(what, depth)})"
        if self.kind == "list":
            if self.inner[0].is_value():
                return f"{what}[:]"
            return f"[{self.inner[0].copied(item, depth + 1)} for {item} in {what}]"
        if self.kind == "dict":
            if self.inner[1].is_value():
                return f"{what}.copy()"
            return f"{{k{depth}: {self.inner[1].copied(item, depth + 1)} for k{depth}, {item} in {what}.items()}}"
        raise TypeError("a tuple may hold plain values only")

    def viewed(self, what: str, depth: int = 0) -> str:
        """Source text of what an eye sees of `what`: nested states hide their own secrets."""
        if not self.holds_state():
            return self.copied(what, depth)
        item = f"x{depth}"
        if self.kind == "state":
            return f"{what}.view(eye, memory)"
        if self.kind == "maybe":
            return f"(None if {what} is None else {self.inner[0].viewed(what, depth)})"
        if self.kind == "list":
            return f"[{self.inner[0].viewed(item, depth + 1)} for {item} in {what}]"
        return f"{{k{depth}: {self.inner[1].viewed(item, depth + 1)} for k{depth}, {item} in {what}.items()}}"

    def hidden(self) -> str:
        """Source text of what stands for a value that may not be seen."""
        if self.kind == "scalar":
            return EMPTY[self.name]
        return {"maybe": "None", "tuple": "()", "list": "[]", "dict": "{}"}.get(self.kind, "") or self._blank()

    def _blank(self) -> str:
        if self.kind == "row":
            return "(" + "".join(f"{shape.hidden()}, " for shape in self.inner) + ")"
        raise TypeError("this field cannot be hidden: make it Public, or hold a state class that hides its own fields")

    def stored(self, what: str, depth: int = 0) -> str:
        """Source text of the plain data of `what`."""
        item = f"x{depth}"
        if self.kind == "scalar" or (self.is_value() and not self._tagged()):
            return what
        if self.kind in ("state", "tagged"):
            return f"{what}.to_data()"
        if self.kind == "maybe":
            return f"(None if {what} is None else {self.inner[0].stored(what, depth)})"
        if self.kind == "list" and self.inner[0].stored(item) == item:
            return f"{what}[:]"
        if self.kind in ("list", "tuple"):
            return f"[{self.inner[0].stored(item, depth + 1)} for {item} in {what}]"
        if self.kind == "dict":
            return f"[[k{depth}, {self.inner[1].stored(item, depth + 1)}] for k{depth}, {item} in {what}.items()]"
        return "[" + ", ".join(shape.stored(f"{what}[{i}]", depth + 1) for i, shape in enumerate(self.inner)) + "]"

    def _tagged(self) -> bool:
        return self.kind == "tagged" or any(shape._tagged() for shape in self.inner)

    def read(self, what: str, place: str, depth: int = 0) -> str:
        """Source text that reads the value back from data `what`, checked."""
        item = f"x{depth}"
        where = repr(place)
        if self.kind == "scalar":
            return f"{SCALARS[self.name]}({what}, {where})"
        if self.kind == "state":
            return f"{self.name}.from_data({what}, kinds)"
        if self.kind == "tagged":
            return f"as_tagged({what}, {where}, kinds, {self.name})"
        if self.kind == "maybe":
            return f"(None if {what} is None else {self.inner[0].read(what, place, depth)})"
        if self.kind == "list":
            return f"[{self.inner[0].read(item, place, depth + 1)} for {item} in as_items({what}, {where})]"
        if self.kind == "tuple":
            return f"tuple([{self.inner[0].read(item, place, depth + 1)} for {item} in as_items({what}, {where})])"
        if self.kind == "dict":
            key, value = self.inner[0].read(f"k{depth}", place), self.inner[1].read(item, place, depth + 1)
            return f"{{{key}: {value} for k{depth}, {item} in as_pairs({what}, {where})}}"
        row = f"exactly(as_items({what}, {where}), {len(self.inner)}, {where})"
        inner = "".join(f"{shape.read(f'{row}[{i}]', place, depth + 1)}, " for i, shape in enumerate(self.inner))
        return f"({inner})"


def shape_of(annotation: str, names: dict[str, Any], where: str) -> Shape:
    """The shape of an annotation, its names looked up in the declaring module."""
    try:
        return _shape(ast.parse(annotation, mode="eval").body, names)
    except TypeError as problem:
        raise TypeError(f"{where}: {annotation}: {problem}") from None


def _shape(node: ast.expr, names: dict[str, Any]) -> Shape:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _either(_alternatives(node), names)
    if isinstance(node, ast.Subscript) and isinstance(node.value, (ast.Name, ast.Attribute)):
        return _container(ast.unparse(node.value).rpartition(".")[2], node.slice, names)
    if isinstance(node, (ast.Name, ast.Attribute)):
        return _named(ast.unparse(node), names)
    raise TypeError("not plain data")


def _alternatives(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.BinOp):
        return [*_alternatives(node.left), *_alternatives(node.right)]
    return [node]


def _either(nodes: list[ast.expr], names: dict[str, Any]) -> Shape:
    """`X | None`, or alternatives of a content class."""
    some = [node for node in nodes if not (isinstance(node, ast.Constant) and node.value is None)]
    return _union([_shape(node, names) for node in some], len(some) < len(nodes))


def _union(shapes: list[Shape], is_optional: bool) -> Shape:
    flat = [part for shape in shapes for part in (shape.inner if shape.kind == "union" else (shape,))]
    one = flat[0] if len(flat) == 1 else Shape("union", inner=tuple(flat))
    return Shape("maybe", inner=(one,)) if is_optional else one


def _container(name: str, inside: ast.expr, names: dict[str, Any]) -> Shape:
    parts = inside.elts if isinstance(inside, ast.Tuple) else [inside]
    if name == "Literal":
        return _literal([part.value if isinstance(part, ast.Constant) else None for part in parts])
    if name == "list" and len(parts) == 1:
        return Shape("list", inner=(_shape(parts[0], names),))
    if name in ("dict", "Mapping") and len(parts) == 2:
        kind = "dict" if name == "dict" else "mapping"
        return Shape(kind, inner=(_shape(parts[0], names), _shape(parts[1], names)))
    if name == "tuple":
        if len(parts) == 2 and isinstance(parts[1], ast.Constant) and parts[1].value is Ellipsis:
            return Shape("tuple", inner=(_shape(parts[0], names),))
        return Shape("row", inner=tuple(_shape(part, names) for part in parts))
    raise TypeError("not plain data")


def _literal(words: Sequence[object]) -> Shape:
    said = [word for word in words if isinstance(word, str)]
    if len(said) < len(words):
        raise TypeError("a vocabulary has words only")
    return Shape("literal", words=tuple(said))


def _named(name: str, names: dict[str, Any]) -> Shape:
    if name in SCALARS:
        return Shape("scalar", name)
    first, *more = name.split(".")
    meaning = names.get(first)
    for part in more:
        meaning = getattr(meaning, part, None)
    return _meant(meaning, name, names)


def _meant(meaning: Any, name: str, names: dict[str, Any]) -> Shape:
    """The shape of what a name stands for: a class, a NewType, or another name for a container or alternatives.

    `name` is source text that leads there."""
    while isinstance(meaning, typing.NewType):
        meaning, name = meaning.__supertype__, f"{name}.__supertype__"
    if isinstance(meaning, type) and not isinstance(meaning, types.GenericAlias):
        return _class(meaning, name, names)
    origin, args = typing.get_origin(meaning), typing.get_args(meaning)
    if origin is typing.Literal:
        return _literal(args)
    inner = [_meant(arg, f"{name}.__args__[{i}]", names) for i, arg in enumerate(args) if arg not in (Ellipsis, NONE)]
    if origin in (types.UnionType, typing.Union):
        return _union(inner, NONE in args)
    if origin is tuple:
        return Shape("tuple" if args[-1] is Ellipsis else "row", inner=tuple(inner))
    if origin in CONTAINERS:
        return Shape(CONTAINERS[origin], inner=tuple(inner))
    raise TypeError(f"{name} is not plain data")


def _class(meaning: type, name: str, names: dict[str, Any]) -> Shape:
    called = meaning.__name__
    if called in SCALARS and meaning.__module__ == "builtins":
        return Shape("scalar", called)
    if names.get(called) is meaning:
        name = called
    flavour = getattr(meaning, "FLAVOUR", "")
    if flavour == "state":
        return Shape("state", name)
    if flavour == "content":
        shape = Shape("content", name)
        shape.form = getattr(meaning, "FORM", shape.form)
        return shape
    if flavour:
        return Shape("tagged", name)
    raise TypeError(f"{name} is not plain data")
