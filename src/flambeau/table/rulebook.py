"""The rules of a game as a book: the sentences of its rules (`rule-<ID>`), in chapters, in the order of the rulebook.

`chapters.toml` in the folder of a game's words lists the chapters; each names the families of its rules, and
is called by the message `chapter-<id>`:

    [[chapter]]
    id = "movement"
    rules = ["DSO-MOVE", "DSO-DOOR"]

A family stands for those that its name begins (DSO-AGM for DSO-AGM-INT). Rules that no chapter names come last, under a
heading of their own, so nothing is lost in a book that is being written.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from flambeau.kernel import Game

from .words import Words, WordsError

NUMBERED: Final = re.compile(r"(?P<family>.+)-(?P<sort>[A-Z]*)(?P<number>\d+)(?P<letter>[a-z]?)")


class Rule(Struct, frozen=True):
    """A rule in a sentence."""

    id: str
    text: str


class Chapter(Struct, frozen=True):
    """A heading and the rules under it, in their order."""

    id: str
    title: str
    rules: tuple[Rule, ...]


class _Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rules: tuple[str, ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: tuple[_Chapter, ...] = ()


def rulebook(game: Game[Any], words: Words) -> tuple[Chapter, ...]:
    """The chapters of a game's rules in these words; those without a sentence are left out."""
    families: dict[str, list[str]] = {}
    for name in words.ids():
        if name.startswith("rule-"):
            id_ = name.removeprefix("rule-")
            families.setdefault(_family(id_), []).append(id_)
    chapters = []
    for chapter in chapters_of(game):
        named = [family for name in chapter.rules for family in families if f"{family}-".startswith(f"{name}-")]
        ids = [id_ for family in dict.fromkeys(named) for id_ in sorted(families.pop(family), key=_place)]
        chapters.append(Chapter(chapter.id, words.say(f"chapter-{chapter.id}"), _said(ids, words)))
    rest = [id_ for family in families.values() for id_ in sorted(family, key=_place)]
    chapters.append(Chapter("further", words.say("rules-further"), _said(rest, words)))
    return tuple(chapter for chapter in chapters if chapter.rules)


def _said(ids: list[str], words: Words) -> tuple[Rule, ...]:
    return tuple(Rule(id_, words.say(f"rule-{id_}")) for id_ in ids)


@cache
def chapters_of(game: Game[Any]) -> tuple[_Chapter, ...]:
    """The chapters that a game declares."""
    path = None if game.text is None else game.text / "chapters.toml"
    if path is None or not path.is_file():
        return ()
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File).chapter
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise WordsError(f"{path}: {problem}") from problem


def _family(id_: str) -> str:
    found = NUMBERED.fullmatch(id_)
    return found["family"] if found else id_


def _place(id_: str) -> tuple[str, int, str]:
    found = NUMBERED.fullmatch(id_)
    return (found["sort"], int(found["number"]), found["letter"]) if found else ("", 0, id_)
