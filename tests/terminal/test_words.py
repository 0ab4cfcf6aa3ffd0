"""The words of the screen: both languages say the same, and French is typographically right."""

from __future__ import annotations

from pathlib import Path

import pytest

from flambeau.table import catalogue_problems
from flambeau.terminal.preferences import VALUES, Preferences, read_preferences, write_preferences
from flambeau.terminal.preferences_screen import preference_row
from flambeau.terminal.session import TEXT, words_of


def test_both_languages_say_the_same_and_french_is_typographically_right() -> None:
    assert catalogue_problems(TEXT, TEXT) == []


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", VALUES)
def test_every_preference_has_words_for_its_values_and_help(language: str, name: str) -> None:
    row = preference_row(words_of(None, language), Preferences(), name)
    assert row.label and row.help and len(row.values) == len(VALUES[name])


def test_preferences_are_kept_and_damaged_ones_are_those_of_the_first_evening(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "preferences.json"
    assert read_preferences(path) == Preferences()
    write_preferences(path, Preferences(theme="contrast", language="fr"))
    assert read_preferences(path).theme == "contrast"
    path.write_text('{"theme": "plaid"}')
    assert read_preferences(path) == Preferences()
