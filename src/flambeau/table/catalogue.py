"""What is wrong with a pair of catalogues: the French and the English must say the same things, properly.

Used by the tests of every game. Both must have the same messages, the same attributes and the same variables.
Two exceptions follow from the languages: `.gender` may be missing in English, and `$hero_gender`, `$hero_the`…
count as `$hero`, since each language asks of a noun what it needs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from flambeau.table.words import WordsError, catalogue_files, parsed

_ALWAYS = frozenset({"gender", "the", "a", "of", "to", "plural", "count"})
_OPTIONAL = frozenset({"gender"})
_SPACES = "\u00a0\u202f"
_HIGH_SIGN = re.compile(rf"(?<![{_SPACES}!?:;])([:;!?])(?=[\s!?»)…]|$)")
_OPENING = re.compile(rf"«(?![{_SPACES}])")
_CLOSING = re.compile(rf"(?<![{_SPACES}])»")


class _Message:
    """One message of a catalogue: where it is, its attributes, its variables and its texts."""

    def __init__(self, entry: ast.Message | ast.Term, path: Path) -> None:
        self.path = path
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        seen = _Seen()
        seen.visit(entry)
        self.variables = seen.variables
        self.texts = seen.texts


class _Seen(Visitor):
    """Collects the variables and the running texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        # A placeable stands as a letter, so that "{ $name } !" shows what comes before the sign.
        text = (e.value if isinstance(e, ast.TextElement) else _literal(e) for e in node.elements)
        self.texts.append("".join(text))
        self.generic_visit(node)


def _literal(element: ast.Placeable | ast.TextElement) -> str:
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.parse()["value"])
    return "x"


def catalogue_problems(french: Path, english: Path) -> list[str]:
    """Every difference and every fault of typography, in sentences; an empty list is a good pair.

    Both folders may be the same one.
    """
    try:
        fr, en = _read(french, "fr"), _read(english, "en")
    except WordsError as problem:
        return [str(problem)]
    found = [f"{name} is in French only ({fr[name].path.name})" for name in fr if name not in en]
    found += [f"{name} is in English only ({en[name].path.name})" for name in en if name not in fr]
    attributes = _ALWAYS.union(*(m.attributes for m in (*fr.values(), *en.values())))
    for name in fr:
        if name in en:
            found += _differences(name, fr[name], en[name], attributes)
    for name, message in fr.items():
        found += [f"{name}: {problem}" for text in message.texts for problem in typography(text)]
    return found


def _read(folder: Path, language: str) -> dict[str, _Message]:
    messages: dict[str, _Message] = {}
    for path in catalogue_files(folder, language):
        for entry in parsed(path, path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in messages:
                    raise WordsError(f"{name} is said twice: {messages[name].path.name}, {path.name}")
                messages[name] = _Message(entry, path)
    if not messages:
        raise WordsError(f"there are no {language} messages in {folder}")
    return messages


def _differences(name: str, fr: _Message, en: _Message, attributes: frozenset[str]) -> Iterable[str]:
    for one in sorted((fr.attributes ^ en.attributes) - _OPTIONAL):
        yield f"{name}: .{one} is in {'French' if one in fr.attributes else 'English'} only"
    french = {_base(variable, attributes) for variable in fr.variables}
    english = {_base(variable, attributes) for variable in en.variables}
    for one in sorted(french ^ english):
        yield f"{name}: ${one} is in {'French' if one in french else 'English'} only"


def _base(variable: str, attributes: frozenset[str]) -> str:
    noun, _, attribute = variable.rpartition("_")
    return noun if noun and attribute in attributes else variable


def typography(text: str) -> Iterable[str]:
    """The faults of a French text: straight quotes, missing no-break spaces."""
    if "'" in text:
        yield f"straight apostrophe in {text!r}, use ’"
    if '"' in text:
        yield f"straight quotes in {text!r}, use « »"
    for sign in _HIGH_SIGN.finditer(text):
        yield f"no no-break space before {sign[1]!r} in {text!r}"
    if _OPENING.search(text):
        yield f"no no-break space after « in {text!r}"
    if _CLOSING.search(text):
        yield f"no no-break space before » in {text!r}"
