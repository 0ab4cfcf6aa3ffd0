"""`flambeau rules GAME ID --where`: in which lines a rule is applied, and which tests carry it."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Any

from flambeau.kernel import Game


def applied(game: Game[Any], rule: str) -> list[str]:
    """The lines of the game's source that name this rule, as `file:line: text`."""
    found = []
    for path in sorted(_folder_of(game).rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if _names(line, rule):
                found.append(f"{_shown(path)}:{number}: {line.strip()}")
    return found


def tested(game: Game[Any], rule: str) -> list[str] | None:
    """The tests marked with this rule, as `file:line: name`; None where the tests are not installed."""
    folder = _tests_of(game)
    if folder is None:
        return None
    found = []
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text("utf-8")
        if rule in text:
            found += [f"{_shown(path)}:{line}: {name}" for line, name in _marked(ast.parse(text), rule)]
    return found


def _marked(module: ast.Module, rule: str) -> list[tuple[int, str]]:
    """The tests with this rule in a mark: line and name; a mark outside of any stands for itself."""
    found = {}
    for node in ast.walk(module):  # outer nodes come first, so a function is found before its marks
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for call in _rule_marks(node.decorator_list, rule):
                found[call] = (node.lineno, node.name)
        elif isinstance(node, ast.Call) and node not in found and _is_mark(node, rule):
            found[node] = (node.lineno, ast.unparse(node))
    return sorted(set(found.values()))


def _rule_marks(parts: list[ast.expr], rule: str) -> list[ast.Call]:
    inside = [node for part in parts for node in ast.walk(part)]
    return [node for node in inside if isinstance(node, ast.Call) and _is_mark(node, rule)]


def _is_mark(call: ast.Call, rule: str) -> bool:
    """Whether this is `pytest.mark.rule(..., rule, ...)`."""
    is_rule = isinstance(call.func, ast.Attribute) and call.func.attr == "rule"
    return is_rule and any(isinstance(one, ast.Constant) and one.value == rule for one in call.args)


def _tests_of(game: Game[Any]) -> Path | None:
    """The folder of tests in the project that this game is a part of."""
    project = next((one for one in _folder_of(game).parents if (one / "pyproject.toml").is_file()), None)
    return project / "tests" if project is not None and (project / "tests").is_dir() else None


def _folder_of(game: Game[Any]) -> Path:
    return Path(inspect.getfile(type(game))).parent


def _names(line: str, rule: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(rule)}(?![\w-])", line) is not None


def _shown(path: Path) -> str:
    """A path as short as it can be typed from here."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
