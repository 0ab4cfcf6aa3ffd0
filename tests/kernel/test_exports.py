"""The kernel's front door: what other rooms need is exported, and what is exported is used."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import flambeau.kernel

ROOT = Path(__file__).parents[2]
INSIDE = re.compile(r"^\s*(?:from flambeau\.kernel\.\w+ import|import flambeau\.kernel\.\w+)", re.M)
EXCUSED = {
    "tools/write_out.py",  # source text for the compiled build, which stands inside the kernel
    "tests/parts/test_decks.py",  # a state with chance that is given, without a match around it
}


def sources(*folders: str) -> dict[str, str]:
    found = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    told = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in found}
    return {name: text for name, text in told.items() if not name.startswith("src/flambeau/kernel/")}


def test_nobody_imports_a_part_of_the_kernel_from_outside() -> None:
    everywhere = sources("src", "tools", "bench", "examples", "tests")
    reached_in = {name for name, text in everywhere.items() if INSIDE.search(text)}
    assert {name for name in reached_in if not name.startswith("tests/kernel/")} == EXCUSED


def imported(text: str) -> set[str]:
    """What a module takes from the kernel, by name or as `kernel.name`."""
    taken: set[str] = set()
    short: set[str] = set()
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "flambeau.kernel":
            taken |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "flambeau":
            short |= {one.asname or one.name for one in node.names if one.name == "kernel"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in short:
            taken.add(node.attr)
    return taken


def test_every_export_is_used_outside_the_kernel_or_told_to_authors() -> None:
    used = {name for text in sources("src", "tools", "bench", "examples").values() for name in imported(text)}
    pages = "\n".join((ROOT / "docs" / page).read_text("utf-8") for page in ("write-a-game.md", "drive-a-match.md"))
    told = {word for code in re.findall(r"```.*?```|`[^`]+`", pages, re.S) for word in re.findall(r"\w+", code)}
    assert sorted(set(flambeau.kernel.__all__) - used - told) == []
