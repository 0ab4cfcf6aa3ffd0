"""All mutants of a source file.

Each replaces the text of one expression or statement and leaves every other line where it was. A mutant belongs to
the rules its own lines name; if they name none, to those of the `if` or `for` around it, of the guard that its function
serves, or of the docstring of its function. What belongs to no rule is left alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .ids import rules_in

Function = ast.FunctionDef | ast.AsyncFunctionDef
Rules = tuple[str, ...]

TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any", "HERO_PLAYER": "LORD", "LORD": "HERO_PLAYER"}
SEATS = ("HERO_PLAYER", "LORD")
TELLING = ("tell", "tell_to")  # what the log says is not what the rules do


@dataclass(frozen=True)
class Mutant:
    """One break: what stood there, what stands there now."""

    path: Path
    line: int
    end: int
    start_column: int  # in bytes, as `ast` counts
    end_column: int
    kind: str
    old: str
    new: str
    rules: tuple[str, ...]
    function: str  # its name and the line it begins at, empty if any test may depend on it
    whole: bool  # a statement, not an expression
    text: str = field(default="", repr=False)  # the whole file, as it was when the break was found

    def source(self) -> str:
        """The file with the break in it."""
        lines = self.text.encode().splitlines(keepends=True)
        before = b"".join(lines[: self.line - 1]) + lines[self.line - 1][: self.start_column]
        after = lines[self.end - 1][self.end_column :] + b"".join(lines[self.end :])
        middle = self.new + "\n" * (self.end - self.line)
        if self.end > self.line and not self.whole:  # an expression that fills several lines needs brackets
            middle = f"({middle})"
        return (before + middle.encode() + after).decode()

    def __str__(self) -> str:
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.path.name}:{self.line} {self.kind}: {_short(old)} -> {_short(new)}"


def _short(text: str) -> str:
    return text if len(text) <= 70 else text[:67] + "..."


def mutants(path: Path) -> list[Mutant]:
    """Every mutant of a file, in the order of its lines."""
    return sorted(_Page(path).mutants(), key=lambda one: (one.line, one.start_column, one.kind, one.new))


class _Page:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text("utf-8")
        self.lines = self.text.splitlines()
        self.tree = ast.parse(self.text)
        self.guards = _guards(self.tree)

    def mutants(self) -> Iterator[Mutant]:
        yield from self._of_block(self.tree.body, None)

    def _of_block(self, body: list[ast.stmt], function: Function | None, around: Rules = ()) -> Iterator[Mutant]:
        for statement in body:
            if isinstance(statement, Function):
                yield from self._of_block(statement.body, function or statement)
            elif isinstance(statement, ast.ClassDef):
                yield from self._of_block(statement.body, function)
            elif not isinstance(statement, ast.Import | ast.ImportFrom):
                yield from self._of_statement(statement, function, around)

    def _of_statement(self, statement: ast.stmt, function: Function | None, around: Rules) -> Iterator[Mutant]:
        inner: list[list[ast.stmt]] = [
            getattr(statement, name) for name in ("body", "orelse", "finalbody") if hasattr(statement, name)
        ]
        heads = [node for node in ast.iter_child_nodes(statement) if isinstance(node, ast.expr)]
        if isinstance(statement, ast.AnnAssign):  # its type is no rule
            heads = [statement.value] if statement.value is not None else []
        end = inner[0][0].lineno - 1 if inner and inner[0] else statement.end_lineno or statement.lineno
        around = self._named(statement.lineno, max(end, statement.lineno)) or around
        for block in inner:
            yield from self._of_block(block, function, around)
        rules = around or self._of_function(function)
        if not rules:
            return
        for kind, node, new in _breaks_of(statement, function):
            yield self._mutant(node, kind, new, rules, function)
        for head in heads:
            for node in _walk(head):
                for kind, new in _breaks(node):
                    yield self._mutant(node, kind, new, rules, function)

    def _named(self, first: int, last: int) -> Rules:
        """The rules that these lines name, or a comment right above them."""
        own = rules_in("\n".join(self.lines[first - 1 : last]))
        above = first - 2
        while not own and above >= 0 and self.lines[above].lstrip().startswith("#"):
            own = rules_in(self.lines[above])
            above -= 1
        return own

    def _of_function(self, function: Function | None) -> Rules:
        if function is None:
            return ()
        return self.guards.get(function.name) or rules_in(ast.get_docstring(function) or "")

    def _mutant(
        self, node: ast.AST, kind: str, new: ast.AST | str, rules: tuple[str, ...], function: Function | None
    ) -> Mutant:
        assert isinstance(node, ast.expr | ast.stmt)
        text = new if isinstance(new, str) else ast.unparse(new)
        if not isinstance(new, str) and not isinstance(new, ast.Name | ast.Constant) and isinstance(node, ast.expr):
            text = f"({text})"
        return Mutant(
            self.path,
            node.lineno,
            node.end_lineno or node.lineno,
            node.col_offset,
            node.end_col_offset or 0,
            kind,
            ast.unparse(node),
            text,
            rules,
            _label(function),
            isinstance(node, ast.stmt),
            self.text,
        )


def _label(function: Function | None) -> str:
    """A function as Python names it, with the line of its first decorator; nothing if its answers are remembered, for
    then only the first test that needs one calls it."""
    if function is None or any("cache" in ast.unparse(one) for one in function.decorator_list):
        return ""
    return f"{function.name}:{min([function.lineno, *[one.lineno for one in function.decorator_list]])}"


def _guards(tree: ast.Module) -> dict[str, tuple[str, ...]]:
    """The rules that cite a function as their guard: `Guard("DH-AGG-05", "monster-step", _step_beside)`."""
    found: dict[str, tuple[str, ...]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith("Guard"):
            rules = [rule for arg in node.args if isinstance(arg, ast.Constant) for rule in rules_in(str(arg.value))]
            for arg in node.args:
                if isinstance(arg, ast.Name):
                    found[arg.id] = (*found.get(arg.id, ()), *rules)
    return found


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """An expression and all its parts, except in what is told and said."""
    if isinstance(node, ast.JoinedStr) or _is_telling(node):
        return
    yield node
    for part in ast.iter_child_nodes(node):
        yield from _walk(part)


def _is_bound(call: ast.Call) -> bool:
    """`min(number, cap)`, and not `min(numbers)`."""
    return isinstance(call.func, ast.Name) and call.func.id in ("min", "max") and len(call.args) == 2


def _is_telling(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TELLING


def _breaks_of(statement: ast.stmt, function: Function | None) -> Iterator[tuple[str, ast.AST, ast.AST | str]]:
    """What can be done to a whole statement."""
    if isinstance(statement, ast.If):
        yield "condition dropped", statement.test, "True"
        yield "condition dropped", statement.test, "False"
    elif isinstance(statement, ast.Return) and statement.value is not None:
        if isinstance(statement.value, ast.Constant):
            return  # `_breaks` turns True and False
        if function is not None and isinstance(function.returns, ast.Name) and function.returns.id == "bool":
            yield "condition dropped", statement.value, "True"
    elif isinstance(statement, ast.Expr) and not isinstance(statement.value, ast.Constant):
        call = statement.value.value if isinstance(statement.value, ast.Await) else statement.value
        if not _is_telling(call):
            yield "left out", statement, "pass"
    elif isinstance(statement, ast.AugAssign):
        yield "left out", statement, "pass"
        if type(statement.op) in SWAPPED:
            other = ast.AugAssign(statement.target, SWAPPED[type(statement.op)](), statement.value)
            yield "order swapped", statement, ast.unparse(other)
    elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Attribute | ast.Subscript):
        yield "left out", statement, "pass"


def _breaks(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What can be done to an expression."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for turned in TURNED[type(node.ops[0])]:
            yield "comparison turned", ast.Compare(node.left, [turned()], node.comparators)
    elif isinstance(node, ast.BoolOp):
        for place in range(len(node.values)):
            rest = [*node.values[:place], *node.values[place + 1 :]]
            yield "condition dropped", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield "condition dropped", node.operand
    elif isinstance(node, ast.IfExp):
        yield "condition dropped", node.body
        yield "condition dropped", node.orelse
    elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp) and any(one.ifs for one in node.generators):
        bare = [ast.comprehension(one.target, one.iter, [], one.is_async) for one in node.generators]
        yield "condition dropped", type(node)(node.elt, bare)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "off by one", ast.Constant(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "condition dropped", ast.Constant(not node.value)
    elif isinstance(node, ast.Call) and _is_bound(node):
        for argument in node.args:
            yield "condition dropped", argument
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPPED:
        if not any(isinstance(one, ast.Constant) and isinstance(one.value, str) for one in (node.left, node.right)):
            yield "order swapped", ast.BinOp(node.left, SWAPPED[type(node.op)](), node.right)
    elif isinstance(node, ast.Name) and node.id in OTHER_NAME and isinstance(node.ctx, ast.Load):
        yield "wrong seat" if node.id in SEATS else "order swapped", ast.Name(OTHER_NAME[node.id])
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name) and node.slice.id == "seat":
        yield "wrong seat", ast.Subscript(node.value, ast.BinOp(node.slice, ast.Sub(), ast.Constant(1)), node.ctx)
