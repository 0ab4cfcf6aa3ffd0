"""Finds `@pytest.mark.rule("...")` in the sources of the tests, and what is wrong with its form.

A mark stands on a test function or on one `pytest.param` of it. On a class or a module it is refused: it
would claim the rule for tests that nobody wrote with that rule in mind. Whether the test runs is for `collected`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

AT_MOST = 3

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mark:
    """The ids that one mark claims, and where it stands."""

    page: str
    line: int
    ids: tuple[str, ...]

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"


def marks(folder: Path, problems: list[str]) -> Iterator[Mark]:
    """Every well-formed mark below a folder; what is ill-formed goes to `problems`."""
    for page in sorted(folder.rglob("test_*.py")):
        yield from _TestPage(page, page.relative_to(folder.parent).as_posix(), problems).marks()


class _TestPage:
    def __init__(self, page: Path, name: str, problems: list[str]) -> None:
        self.name = name
        self.problems = problems
        self.tree = ast.parse(page.read_text("utf-8"), filename=name)
        self.seen: set[ast.Call] = set()

    def marks(self) -> Iterator[Mark]:
        for node in ast.walk(self.tree):
            if isinstance(node, Function):
                yield from self._of_function(node)
            elif isinstance(node, ast.ClassDef):
                self._refuse(node.decorator_list, "a rule mark stands on a test, not on a class")
            elif isinstance(node, ast.Assign) and any(_is_named(target, "pytestmark") for target in node.targets):
                self._refuse([node.value], "a rule mark stands on a test, not on a module")
        # What is left are marks of `pytest.param` in lists that stand outside the decorator.
        for call in _rule_calls(self.tree):
            if call not in self.seen:
                yield from self._one(call)

    def _of_function(self, function: Function) -> Iterator[Mark]:
        own = [mark for mark in function.decorator_list if isinstance(mark, ast.Call) and _is_rule(mark)]
        inner = [call for part in function.decorator_list for call in _rule_calls(part) if call not in own]
        if (own or inner) and not function.name.startswith("test"):
            self._refuse([*own, *inner], f"{function.name} is not a test")
            return
        if sum(len(call.args) for call in own) + max((len(call.args) for call in inner), default=0) > AT_MOST:
            self._problem(function, f"{function.name} claims more than {AT_MOST} rules")
        for call in [*own, *inner]:
            yield from self._one(call)

    def _one(self, call: ast.Call) -> Iterator[Mark]:
        self.seen.add(call)
        ids = tuple(arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
        if not ids or len(ids) < len(call.args) or call.keywords:
            self._problem(call, "a rule mark takes ids as plain strings")
        elif len(ids) > AT_MOST:
            self._problem(call, f"a test claims at most {AT_MOST} rules")
        yield Mark(self.name, call.lineno, ids)

    def _refuse(self, parts: list[ast.expr], why: str) -> None:
        for part in parts:
            for call in _rule_calls(part):
                self.seen.add(call)
                self._problem(call, why)

    def _problem(self, node: ast.expr | Function, why: str) -> None:
        self.problems.append(f"{self.name}:{node.lineno}: {why}")


def _rule_calls(tree: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_rule(node)]


def _is_rule(call: ast.Call) -> bool:
    """`pytest.mark.rule(...)` or `mark.rule(...)`."""
    function = call.func
    return isinstance(function, ast.Attribute) and function.attr == "rule" and _last_name(function.value) == "mark"


def _last_name(node: ast.expr) -> str:
    """`skip` of `pytest.mark.skip` and of `pytest.mark.skip("why")`."""
    if isinstance(node, ast.Call):
        return _last_name(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _is_named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
