"""Sources as the compiled build wants them: the decorated classes written out in full.

A class with a decorator of its own is no native class for mypyc, so `@state`, `@choice` and their kin are replaced by
what their generator writes. Everything else stays as it is, line by line, and every line knows where it came from:
a complaint about the written text can be told about the source.
"""

from __future__ import annotations

import ast
import importlib
from typing import Any

from flambeau.kernel import table_source
from flambeau.kernel.generate import IMPORTS, Field, fields_text, read_field, write_methods

FLAVOURS = ("state", "choice", "event", "task", "content")
OPEN = {  # bases that interpreted code may extend: games from elsewhere, and tests
    *("State", "Position", "Value", "Choice", "Event", "Task", "Carry", "Content", "Game", "FlambeauError", "Refusal"),
}
ALLOW = "@mypyc_attr(allow_interpreted_subclasses=True)"
ALLOW_IMPORT = "from mypy_extensions import mypyc_attr"
HEADER = (
    "from typing import Any, ClassVar",
    "from flambeau.kernel.base import HIDDEN, Position",
    "from flambeau.kernel.chance import BLIND",
    f"from flambeau.kernel.data import {', '.join(IMPORTS)}",
    f"from flambeau.kernel.tables import {', '.join(table_source.IMPORTS)}",
    "from types import MappingProxyType as FROZEN",
)


class Written:
    """Lines of text, each with the line of the source it comes from."""

    def __init__(self, source: str) -> None:
        self.source = source.splitlines()
        self.lines: list[str] = []
        self.origins: list[int] = []

    def keep(self, first: int, last: int) -> None:
        """The lines of the source from `first` to `last`, as they are."""
        for number in range(first, last + 1):
            self.write(self.source[number - 1], number)

    def write(self, line: str, origin: int) -> None:
        """A line of our own, for a line of the source."""
        self.lines.append(line)
        self.origins.append(origin)

    def text(self) -> str:
        """All of it."""
        return "\n".join(self.lines) + "\n"


def flavour_of(node: ast.ClassDef) -> str:
    """Which of the kernel's decorators stands above a class: `@state`, or `@kernel.state`."""
    for decorator in node.decorator_list:
        name = decorator.attr if isinstance(decorator, ast.Attribute) else getattr(decorator, "id", "")
        if name in FLAVOURS:
            return str(name)
    return ""


def first_line(node: ast.stmt) -> int:
    """Where a statement begins, its decorators included."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def fields_of(node: ast.ClassDef, names: dict[str, Any]) -> list[Field]:
    """The declared fields of a class, from its source."""
    fields = []
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            default = None if item.value is None else ast.unparse(item.value)
            fields.append(read_field(node.name, item.target.id, ast.unparse(item.annotation), default, names))
    return fields


def write_class(out: Written, node: ast.ClassDef, flavour: str, names: dict[str, Any]) -> None:
    """A decorated class as the plain class that mypyc compiles natively; its own methods stay as they are."""
    fields = fields_of(node, names)
    base = "Position" if any(parent.__name__ == "Position" for parent in names[node.name].__mro__) else ""
    own = {item.name for item in node.body if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef))}
    lines = [
        f"class {node.name}({', '.join(ast.unparse(parent) for parent in node.bases)}):",
        f"    FLAVOUR: ClassVar[str] = {flavour!r}",
        "    COMPILED: ClassVar[bool] = True",
        f"    FIELDS: ClassVar[tuple[tuple[str, str, str], ...]] = {fields_text(fields)}",
    ]
    if flavour == "content":
        lines.append(f"    FORM: ClassVar[tuple[str, tuple[str, ...]]] = {table_source.form_of(fields)!r}")
    lines += [f"    {field.name}: {field.type}" for field in fields]
    for text in write_methods(node.name, flavour, base, fields, own, compiled=True).values():
        lines += [f"    {line}" for line in text]
    for line in lines:
        # Readers of stored data return an int where a NewType of it is declared.
        out.write(f"{line}  # type: ignore", node.lineno)
    for item in node.body:
        if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Assign)):
            out.keep(first_line(item), item.end_lineno or item.lineno)


def keep_class(out: Written, node: ast.ClassDef) -> None:
    """A plain class as it is, but for `__slots__`: native classes have slots by nature."""
    line = first_line(node)
    for item in node.body:
        if isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "__slots__":
            out.keep(line, item.lineno - 1)
            out.write(" " * item.col_offset + "pass", item.lineno)
            line = (item.end_lineno or item.lineno) + 1
    out.keep(line, node.end_lineno or node.lineno)


def write_out(source: str, module: str) -> Written:
    """The source of a module with its decorated classes written out."""
    tree = ast.parse(source)
    names = vars(importlib.import_module(module))
    out = Written(source)
    line = 1
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            last = node.end_lineno or node.lineno
            out.keep(line, last)
            for text in header(tree, module):
                out.write(text, node.lineno)
            line = last + 1
        if not isinstance(node, ast.ClassDef):
            continue
        out.keep(line, first_line(node) - 1)
        if is_open(node, module):
            out.write(ALLOW, node.lineno)
        flavour = flavour_of(node)
        if flavour:
            write_class(out, node, flavour, names)
        else:
            keep_class(out, node)
        line = (node.end_lineno or node.lineno) + 1
    out.keep(line, len(out.source))
    return out


def is_open(node: ast.ClassDef, module: str) -> bool:
    """Whether interpreted classes may extend this one."""
    return module.startswith("flambeau.kernel.") and node.name in OPEN


def header(tree: ast.Module, module: str) -> list[str]:
    """The imports that the written text needs."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    wanted: list[str] = [*HEADER] if any(flavour_of(node) for node in classes) else []
    if any(is_open(node, module) for node in classes):
        wanted.append(ALLOW_IMPORT)
    return wanted
