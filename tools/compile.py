"""The compiled build: the same sources through mypyc, in a folder of their own.

A class with a decorator of its own is no native class for mypyc, so the decorated classes are first written out in
full, by the generator that stands behind the decorators. The pure sources are never touched.

    python -m tools.compile build/compiled flambeau.kernel flambeau.parts slices.dungeon_heroes
"""

from __future__ import annotations

import ast
import importlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from flambeau.kernel.generate import IMPORTS, Field, fields_text, read_field, write_methods

FLAVOURS = ("state", "choice", "event", "task")
INTERPRETED = {  # never on the hot path: nothing to gain from compiling them
    f"flambeau.kernel.{name}"
    for name in ("campaign", "classes", "content", "generate", "numbers", "record", "save", "shapes", "why")
}
OPEN = {"State", "Position", "Value", "Choice", "Event", "Task", "Game", "FlambeauError", "Refusal"}
ALLOW = "mypyc_attr(allow_interpreted_subclasses=True)"
HEADER = f"""
from typing import Any, ClassVar
from flambeau.kernel.base import HIDDEN, Position
from flambeau.kernel.chance import BLIND
from flambeau.kernel.data import {", ".join(IMPORTS)}
"""
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", packages=[], ext_modules=mypycify({files!r}, opt_level={level!r}))
"""


def flavour_of(node: ast.ClassDef) -> str:
    """Which of the kernel's decorators stands above a class."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Name) and decorator.id in FLAVOURS:
            return decorator.id
    return ""


def fields_of(node: ast.ClassDef, names: dict[str, Any]) -> list[Field]:
    """The declared fields of a class, from its source."""
    fields = []
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            default = None if item.value is None else ast.unparse(item.value)
            fields.append(read_field(node.name, item.target.id, ast.unparse(item.annotation), default, names))
    return fields


def written_out(node: ast.ClassDef, flavour: str, names: dict[str, Any]) -> ast.ClassDef:
    """A decorated class as the plain class that mypyc compiles natively."""
    fields = fields_of(node, names)
    cls = names[node.name]
    base = "Position" if any(parent.__name__ == "Position" for parent in cls.__mro__) else ""
    own = {item.name for item in node.body if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef))}
    methods = write_methods(node.name, flavour, base, fields, own, compiled=True)
    lines = [
        f"class _:\n    FLAVOUR: ClassVar[str] = {flavour!r}",
        "    COMPILED: ClassVar[bool] = True",
        f"    FIELDS: ClassVar[tuple[tuple[str, str, str], ...]] = {fields_text(fields)}",
    ]
    lines += [f"    {field.name}: {field.type}" for field in fields]
    lines += [f"    {line}" for text in methods.values() for line in text]
    made = ast.parse("\n".join(lines)).body[0]
    assert isinstance(made, ast.ClassDef)
    kept = [item for item in node.body if not isinstance(item, ast.AnnAssign) and not is_ellipsis(item)]
    node.body = [*made.body, *kept]
    node.decorator_list = []
    return node


def is_ellipsis(item: ast.stmt) -> bool:
    """The `...` of a class without a body."""
    return isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant) and item.value.value is Ellipsis


def without_slots(node: ast.ClassDef) -> None:
    """Native classes have slots by nature, and no `__slots__`."""
    node.body = [
        item for item in node.body if not (isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "__slots__")
    ] or [ast.Pass()]


def expanded(source: str, module: str) -> str:
    """The source of a module with its decorated classes written out."""
    tree = ast.parse(source)
    names = vars(importlib.import_module(module))
    header = ""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            flavour = flavour_of(node)
            if flavour:
                written_out(node, flavour, names)
                header = HEADER
            without_slots(node)
            if module.startswith("flambeau.kernel") and node.name in OPEN:
                node.decorator_list.append(ast.parse(ALLOW, mode="eval").body)
                header = header or "from mypy_extensions import mypyc_attr"
    future = [i for i, n in enumerate(tree.body) if isinstance(n, ast.ImportFrom) and n.module == "__future__"]
    tree.body[future[0] + 1 : future[0] + 1] = ast.parse(header).body
    return ast.unparse(ast.fix_missing_locations(tree))


def copy_tree(target: Path, packages: list[str]) -> list[str]:
    """Copy the packages (and the rest of flambeau beside them); returns the files to compile."""
    files: list[str] = []
    roots: dict[str, Path] = {}
    for package in packages:
        top = importlib.import_module(package.split(".")[0])
        roots[package.split(".")[0]] = Path(str(top.__file__)).parent
    for name, root in roots.items():
        shutil.copytree(root, target / name, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    for package in packages:
        folder = target / Path(*package.split("."))
        for path in sorted(folder.rglob("*.py")):
            module = ".".join(path.relative_to(target).with_suffix("").parts).removesuffix(".__init__")
            if module in INTERPRETED or path.name in ("table.py", "bot.py") or "tests" in path.parts:
                continue
            path.write_text(expanded(path.read_text("utf-8"), module), "utf-8")
            files.append(str(path.relative_to(target)))
    return files


def build(target: Path, packages: list[str], level: str = "3") -> Path:
    """Compile the packages into a fresh folder; put it first on the path to use it."""
    if target.exists():
        shutil.rmtree(target)
    target.mkdir(parents=True)
    files = copy_tree(target, packages)
    (target / "setup.py").write_text(SETUP.format(files=files, level=level), "utf-8")
    subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=target, check=True)
    return target


if __name__ == "__main__":
    build(Path(sys.argv[1]), sys.argv[2:])
