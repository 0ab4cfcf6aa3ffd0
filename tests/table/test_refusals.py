"""Everything the kernel refuses has its words, with just the variables it gives."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from flambeau.table import Words, catalogue_problems
from flambeau.table.words import OWN_PHRASES

KERNEL = Path(__file__).parent.parent.parent / "src/flambeau/kernel"
REFUSALS = {"Refusal", "IllegalAnswer", "StaleAnswer", "WrongSeat", "NoUndo", "BadOption", "BadData"}


def refused() -> set[tuple[str, frozenset[str]]]:
    """Each message that the kernel raises, with the names of its arguments."""
    found = set()
    for path in KERNEL.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant):
                    found.add((str(first.value), frozenset(word.arg for word in node.keywords if word.arg)))
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_of_the_kernel_has_its_words(language: str) -> None:
    words = Words([], language)
    assert len(refused()) > 20
    for message, names in refused():
        assert words.say(message, **dict.fromkeys(names, "x"))


def test_both_languages_say_the_same_in_good_typography() -> None:
    assert catalogue_problems(OWN_PHRASES, OWN_PHRASES) == []
