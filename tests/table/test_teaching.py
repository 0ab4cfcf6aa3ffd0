"""Primers, hints, the book of rules, first games: what every game of ours has, and how gaps and mistakes are told."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from flambeau import registry
from flambeau.games.embers import GAME, Embers
from flambeau.kernel import Match
from flambeau.kit.telling import everything_can_be_said
from flambeau.kit.walk import Case
from flambeau.table import Line, Prompt, Untaught, Words, WordsError, teaching_problems, untaught
from flambeau.table.hints import SeenHints, new_hints
from flambeau.table.primer import draw_picture, pictures, primer, tell_picture
from flambeau.table.rulebook import chapters_of, rulebook

assert GAME.text is not None
TEXT = GAME.text
GAMES = list(registry.registered().values())
LEDGERED = [game for game in GAMES if not game.example]


def copied(folder: Path, **changes: str) -> Any:
    """A copy of Embers with these files of its words written anew; an empty one is left out."""
    shutil.copytree(TEXT, folder / "text")
    for name, content in changes.items():
        path = folder / "text" / name.replace("_", ".")
        path.unlink(missing_ok=True) if not content else path.write_text(content, "utf-8")

    class Copy(Embers):
        text = folder / "text"

    return Copy()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_our_games_teach_themselves(game: Any) -> None:
    assert untaught(game) == []
    assert teaching_problems(game) == ()


@pytest.mark.parametrize("game", LEDGERED, ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_primer_is_read_in_five_minutes_and_has_pictures(game: Any, language: str) -> None:
    blocks = primer(game, language)
    words = sum(len(block.text.split()) for block in blocks)
    assert 400 < words < 1200
    assert sum(block.kind == "picture" for block in blocks) >= 3
    assert sum(block.kind == "heading" for block in blocks) >= 5


@pytest.mark.parametrize("game", LEDGERED, ids=lambda game: game.id)
def test_every_sentence_of_a_rule_stands_in_a_chapter_once(game: Any) -> None:
    words = Words([game.text], "en")
    chapters = rulebook(game, words)
    told = [rule.id for chapter in chapters for rule in chapter.rules]
    known = [name.removeprefix("rule-") for name in words.ids() if name.startswith("rule-")]
    assert sorted(told) == sorted(known)
    assert [chapter.id for chapter in chapters] == [
        one.id for one in chapters_of(game) if one.id in {c.id for c in chapters}
    ]


def test_rules_follow_the_number_and_not_the_letters() -> None:
    game = registry.game("dungeon_heroes")
    rulings = rulebook(game, Words([game.text or TEXT], "en"))[-1]
    numbers = [int(rule.id.rpartition("-")[2]) for rule in rulings.rules]
    assert rulings.id == "rulings" and numbers == sorted(numbers)


def test_a_family_without_a_chapter_comes_last(tmp_path: Path) -> None:
    game = copied(tmp_path, chapters_toml='[[chapter]]\nid = "a"\nrules = ["EM-A"]\n')
    for language in ("fr", "en"):
        path = tmp_path / "text" / f"{language}.ftl"
        more = "chapter-a = A\nrule-EM-Z-01 = Z\nrule-EM-A-10 = ten\nrule-EM-A-02 = two\n"
        path.write_text(path.read_text("utf-8") + more, "utf-8")
    chapters = rulebook(game, Words([game.text], "en"))
    assert [(one.title, [rule.id for rule in one.rules]) for one in chapters] == [
        ("A", ["EM-A-02", "EM-A-10"]), ("Further rules", ["EM-Z-01"]),
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_first_game_of_every_game_begins(game: Any) -> None:
    assert Match.start(game, game.seats.start, game.first_game, 1).asked()


def test_a_primer_is_headings_paragraphs_lists_and_pictures(tmp_path: Path) -> None:
    source = "## Head\n\nOne\nline.\n\n- first\n- second\n  goes on\n\n![What one sees.](fire)\n"
    game = copied(tmp_path, primer_en_md=source)
    assert [(block.kind, block.text, block.picture) for block in primer(game, "en")] == [
        ("heading", "Head", ""), ("text", "One line.", ""), ("item", "first", ""), ("item", "second goes on", ""),
        ("picture", "What one sees.", "fire"),
    ]  # fmt: skip


def test_a_picture_is_the_same_every_time_and_in_words_of_its_language() -> None:
    game = registry.game("dungeon_heroes")
    fr, en = (Words([game.text or TEXT], language) for language in ("fr", "en"))
    assert draw_picture(game, "start", en) == draw_picture(game, "start", en)
    assert "Dungeon" in draw_picture(game, "start", en) and "Donjon" in draw_picture(game, "start", fr)
    assert "— Donjon —" in tell_picture(game, "start", fr)
    assert set(pictures(game)) == {block.picture for block in primer(game, "fr") if block.picture}


@pytest.mark.parametrize(
    ("toml", "problem"),
    [
        ('[[picture]]\nname = "fire"\nzones = ["hearth"]', "does not show hearth"),
        ('[[picture]]\nname = "fire"\nlit = ["hero.0"]', "does not show hero.0"),
        ('[[picture]]\nname = "fire"\nasked = "supper"', "is never reached"),
        ('[[picture]]\nname = "smoke"', "has no picture 'fire'"),
    ],
)
def test_a_picture_that_shows_something_else_is_a_mistake(tmp_path: Path, toml: str, problem: str) -> None:
    found = teaching_problems(copied(tmp_path, primer_toml=toml))
    assert len(found) == 1 and problem in found[0]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    game = copied(tmp_path, primer_toml='[[picture]]\nname = "fire"\nturns = 3')
    with pytest.raises(WordsError, match=r"primer\.toml: .*turns"):
        pictures(game)


def test_the_kit_tells_what_is_missing_and_fails_on_mistakes(tmp_path: Path) -> None:
    bare = copied(tmp_path / "bare", primer_fr_md="", primer_en_md="")
    assert untaught(bare)[0] == f"embers has no primer in fr: write {tmp_path / 'bare' / 'text' / 'primer.fr.md'}"
    with pytest.warns(Untaught, match="has no primer in en"):
        everything_can_be_said(Case(bare, 2, {}), 1, 10)
    half = copied(tmp_path / "half", primer_en_md="## One heading\n")
    with pytest.raises(AssertionError, match="the primer has other blocks"):
        everything_can_be_said(Case(half, 2, {}), 1, 10)


def test_a_hint_of_nothing_is_a_mistake(tmp_path: Path) -> None:
    game = copied(tmp_path)
    for language in ("fr", "en"):
        path = tmp_path / "text" / f"{language}.ftl"
        path.write_text(path.read_text("utf-8") + "hint-supper = ?\n", "utf-8")
    assert teaching_problems(game) == (
        "embers: hint-supper in fr belongs to no question and no event",
        "embers: hint-supper in en belongs to no question and no event",
    )


def test_a_game_without_a_primer_is_offered_with_a_warning(tmp_path: Path) -> None:
    bare = copied(tmp_path, primer_fr_md="", primer_en_md="")
    with pytest.warns(Untaught, match="has no primer in fr"):
        assert list(registry.worded({"embers": bare})) == ["embers"]


def test_a_question_and_one_event_are_explained_once() -> None:
    game = registry.game("dungeon_heroes")
    words = Words([game.text or TEXT], "en")
    prompt = Prompt("?", topic="hero-action")
    news = [Line("a"), Line("b", hint="event-wounded"), Line("c", hint="event-died")]
    assert new_hints(words, prompt, news, ()) == ["event-wounded", "hero-action"]
    assert new_hints(words, prompt, news, ("hero-action", "event-wounded")) == ["event-died"]
    assert new_hints(words, Prompt("?", topic="unheard-of"), (), ()) == []


def test_seen_hints_are_remembered_in_a_file(tmp_path: Path) -> None:
    words = Words([TEXT], "en")
    path = tmp_path / "kept" / "hints.json"
    prompt = Prompt("?", topic="turn")
    assert [hint[:11] for hint in SeenHints(path).show("embers", words, prompt, ())] == ["Each card y"]
    again = SeenHints(path)
    assert again.show("embers", words, prompt, ()) == []
    assert len(again.show("another", words, prompt, ())) == 1
    again.forget()
    assert len(SeenHints(path).show("embers", words, prompt, ())) == 1
    path.write_text("{")
    assert len(SeenHints(path).show("embers", words, prompt, ())) == 1
