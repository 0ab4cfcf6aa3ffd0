"""The words that a game must have in every language, and what becomes of one that lacks some."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from flambeau import registry
from flambeau.games.embers import GAME, Burned, Embers
from flambeau.kernel import Count
from flambeau.kit.telling import everything_can_be_said
from flambeau.kit.walk import Case
from flambeau.table import Badge, Element, Rest, Scene, Zone, missing_words, needed_words

assert GAME.text is not None
TEXT = GAME.text


def copied(folder: Path) -> Any:
    """A copy of Embers whose words can be spoilt."""
    shutil.copytree(TEXT, folder / "text")

    class Copy(Embers):
        text = folder / "text"

    return Copy()


def test_all_words_of_our_games_are_there() -> None:
    for game in (*registry.registered().values(), *registry.in_the_making().values()):
        assert missing_words(game) == []


def test_what_a_game_needs_is_what_its_declarations_name() -> None:
    assert needed_words(GAME) == [
        "title", "about", "option-goal", "option-goal.help", "ask-turn", "choice-fan", "choice-keep", "event-burned",
    ]  # fmt: skip


def test_what_the_end_tells_needs_words_too() -> None:
    class Told(Embers):
        seats = range(1, 5)
        counts = (Count("burned", Burned),)

        def scale(self, options: Mapping[str, Any], seats: int) -> list[tuple[int, str]]:
            return [(5, "rank-warm")]

    assert needed_words(Told())[-2:] == ["story-burned", "rank-warm"]
    assert "embers has no story-burned in fr" in missing_words(Told())


@pytest.mark.parametrize("name", ["title", "about", "option-goal", "ask-turn", "choice-fan", "event-burned"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_missing_message_is_named_with_its_language(tmp_path: Path, name: str, language: str) -> None:
    game = copied(tmp_path)
    path = tmp_path / "text" / f"{language}.ftl"
    path.write_text(path.read_text("utf-8").replace(f"\n{name} =", f"\nformerly-{name} ="), "utf-8")
    assert f"embers has no {name} in {language}" in missing_words(game)


def test_a_missing_help_language_or_folder_is_named(tmp_path: Path) -> None:
    game = copied(tmp_path)
    path = tmp_path / "text" / "en.ftl"
    path.write_text(path.read_text("utf-8").replace("    .help =", "    .hint ="), "utf-8")
    assert missing_words(game) == ["embers has no option-goal.help in en"]
    path.unlink()
    assert missing_words(game) == [f"embers has no words in en: write {path}"]
    shutil.rmtree(tmp_path / "text")
    assert [problem.startswith("there is no folder of words") for problem in missing_words(game)] == [True, True]
    game.text = None
    assert missing_words(game) == ["embers has no folder of words"]


def test_a_game_without_french_is_left_out_with_a_warning_and_the_others_are_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = copied(tmp_path)
    (tmp_path / "text" / "fr.ftl").unlink()
    monkeypatch.setattr(registry, "registered", lambda: {"bare": bare, "embers": GAME})
    registry.offered.cache_clear()
    try:
        with pytest.warns(RuntimeWarning, match="'embers' is left out: embers has no words in fr"):
            assert list(registry.offered()) == ["embers"]
    finally:
        registry.offered.cache_clear()


def test_the_kit_notices_a_missing_language(tmp_path: Path) -> None:
    game = copied(tmp_path)
    (tmp_path / "text" / "fr.ftl").unlink()
    with pytest.raises(AssertionError, match="no words in fr"):
        everything_can_be_said(Case(game, 2, {}), 1, 10)


def test_the_kit_notices_an_unknown_icon() -> None:
    class Odd(Embers):
        def table(self, view: Any, seat: int, words: Any) -> Scene:
            card = Element("card.0", "card", badges=(Badge("1", icon="unicorn"),))
            zone = Zone("fire", "row", elements=(card,))
            return Scene(Rest(self.id, "", you=seat, zones=(zone,)))

    with pytest.raises(AssertionError, match=r"card.0 has the icon 'unicorn'"):
        everything_can_be_said(Case(Odd(), 2, {}), 1, 10)
