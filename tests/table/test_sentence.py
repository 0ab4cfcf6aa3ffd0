"""Sentences made ready say what Fluent's resolver says, and leave it what they cannot say."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.resolver import TextElement
from fluent.syntax import ast

from flambeau.registry import registered
from flambeau.table import Words, WordsError
from flambeau.table.sentence import CannotSay, sentence
from flambeau.table.words import LANGUAGES

VALUES = ("", "a", "le nain", "one", "other", "feminine", "masculine", 0, 1, 2, 3, 5, 11, 21, 100, 999, -1, -4)
FOLDERS = sorted({game.text for game in registered().values() if game.text is not None})


def patterns(words: Words) -> Iterator[Any]:
    """Of all messages, what has to be resolved."""
    for id_ in words.ids():
        message = words._bundle.get_message(id_)
        for pattern in (message.value, *message.attributes.values()):
            if pattern is not None and not isinstance(pattern, TextElement):
                yield pattern


def names_in(node: object) -> set[str]:
    """The variables of a pattern."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for part in inside for name in names_in(part)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_said_as_fluent_says_it(folder: Path, language: str) -> None:
    words, rng = Words([folder], language), random.Random(7)
    said, left = 0, 0
    for pattern in patterns(words):
        ready = sentence(pattern)
        for _ in range(12 if ready else 0):
            variables = {name: rng.choice(VALUES) for name in sorted(names_in(pattern))}
            expected, errors = words._bundle.format_pattern(pattern, variables)
            try:
                assert ready is not None and ready.say(variables, words._kind) == expected and not errors
                said += 1
            except CannotSay:  # a number with a capital letter, a word where a number selects
                left += 1
    assert said > 2 * left


def test_nearly_all_messages_are_made_ready() -> None:
    found = [sentence(pattern) for pattern in patterns(Words(FOLDERS[:1], "en"))]
    assert found.count(None) < len(found) / 20


MESSAGES = """
plain = { $count ->
    [0] nobody
    [one] one goblin
   *[other] { $count } goblins
}
late = { $count ->
    [one] a goblin
    [1] exactly one
   *[other] many
}
far = { NUMBER($count, minimumFractionDigits: 2) }
other = See { plain }.
brace = { "{" }{ $name }{ "}" }
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(MESSAGES, encoding="utf-8")
    return Words([tmp_path], "en")


def is_ready(words: Words, id_: str) -> bool:
    pattern: Any = words._bundle.get_message(id_).value
    return sentence(pattern) is not None


def test_a_number_selects_by_itself_before_its_kind(words: Words) -> None:
    assert is_ready(words, "plain")
    said = [words.say("plain", count=count) for count in (0, 1, 2)]
    assert said == ["nobody", "one goblin", "2 goblins"]


def test_literals_are_text(words: Words) -> None:
    assert is_ready(words, "brace")
    assert words.say("brace", name="it") == "{it}"


@pytest.mark.parametrize(
    ("id_", "args", "expected"),
    [("late", {"count": 1}, "a goblin"), ("far", {"count": 2}, "2.00"), ("other", {"count": 1}, "See one goblin.")],
)
def test_the_rest_is_left_to_the_resolver(words: Words, id_: str, args: dict[str, int], expected: str) -> None:
    assert not is_ready(words, id_)
    assert words.say(id_, **args) == expected


def test_large_numbers_are_written_as_the_language_does_it(words: Words) -> None:
    assert words.say("plain", count=12_345) == "12,345 goblins"


def test_what_is_missing_is_said_by_the_resolver(words: Words) -> None:
    with pytest.raises(WordsError, match=r"brace.*name"):
        words.say("brace")


def test_a_game_may_call_a_message_as_it_likes(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("number-kind = mine" + MESSAGES, encoding="utf-8")
    words = Words([tmp_path], "en")
    assert (words.say("number-kind"), words.say("plain", count=1)) == ("mine", "one goblin")
