"""What a field holds, read from its annotation: the generator's knowledge of copying, hiding and storing it.

State is plain data: ints, bools, short strings, tuples, lists and dicts of those, and nested state classes.
Anything else is refused when the class is declared, with the field's name.
"""

from __future__ import annotations

import ast
import types
import typing
from typing import Any, Final

SCALARS: Final = {"int": "as_int", "bool": "as_bool", "str": "as_str", "float": "as_float"}
EMPTY: Final = {"int": "HIDDEN", "bool": "False", "str": '""', "float": "0.0"}


class Shape:
    """One annotation, understood."""

    __slots__ = ("inner", "kind", "name")

    def __init__(self, kind: str, name: str = "", inner: tuple[Shape, ...] = ()) -> None:
        self.kind = kind  # scalar, state, tagged, list, dict, tuple (of any length), row (fixed tuple), maybe
        self.name = name  # scalar: its reader's type; state: its class
        self.inner = inner

    def is_value(self) -> bool:
        """Whether it is immutable, so that clones share it."""
        if self.kind in ("scalar", "tagged"):
            return True
        return self.kind in ("tuple", "row", "maybe") and all(shape.is_value() for shape in self.inner)

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
    if isinstance(node, ast.BinOp):
        left, right = node.left, node.right
        if isinstance(right, ast.Constant) and right.value is None:
            return Shape("maybe", inner=(_shape(left, names),))
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return _container(node.value.id, node.slice, names)
    elif isinstance(node, (ast.Name, ast.Attribute)):
        return _named(ast.unparse(node), names)
    raise TypeError("not plain data")


def _container(name: str, inside: ast.expr, names: dict[str, Any]) -> Shape:
    parts = inside.elts if isinstance(inside, ast.Tuple) else [inside]
    if name == "list" and len(parts) == 1:
        return Shape("list", inner=(_shape(parts[0], names),))
    if name == "dict" and len(parts) == 2:
        return Shape("dict", inner=(_shape(parts[0], names), _shape(parts[1], names)))
    if name == "tuple":
        if len(parts) == 2 and isinstance(parts[1], ast.Constant) and parts[1].value is Ellipsis:
            return Shape("tuple", inner=(_shape(parts[0], names),))
        return Shape("row", inner=tuple(_shape(part, names) for part in parts))
    raise TypeError("not plain data")


def _named(name: str, names: dict[str, Any]) -> Shape:
    if name in SCALARS:
        return Shape("scalar", name)
    first, *more = name.split(".")
    meaning = names.get(first)
    for part in more:
        meaning = getattr(meaning, part, None)
    if isinstance(meaning, (typing.NewType, types.GenericAlias)):
        return _meant(meaning, names)
    flavour = getattr(meaning, "FLAVOUR", "")
    if flavour == "state":
        return Shape("state", name)
    if flavour:
        return Shape("tagged", name)
    raise TypeError(f"{name} is not plain data")


def _meant(meaning: Any, names: dict[str, Any]) -> Shape:
    """The shape of what a name stands for: a NewType, or another name for a container."""
    while isinstance(meaning, typing.NewType):
        meaning = meaning.__supertype__
    if isinstance(meaning, types.GenericAlias):
        name, args = meaning.__origin__.__name__, meaning.__args__
        if name == "tuple" and args[-1] is Ellipsis:
            return Shape("tuple", inner=(_meant(args[0], names),))
        if name in ("list", "dict", "tuple"):
            return Shape("row" if name == "tuple" else name, inner=tuple(_meant(arg, names) for arg in args))
    return _named(getattr(meaning, "__name__", str(meaning)), names)
