"""`flambeau play`: on a terminal the application, elsewhere plain text."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest

import flambeau.terminal
import flambeau.terminal.request
from flambeau.cli import main
from flambeau.terminal import Request


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Pretend that somebody sits at a terminal, and note what would be opened."""
    found: list[tuple[Any, ...]] = []
    monkeypatch.setattr(flambeau.terminal.request, "on_a_terminal", lambda: True)
    monkeypatch.setattr(flambeau.terminal, "run", lambda *arguments: found.append(arguments))
    return found


def test_without_a_game_the_start_screen_is_opened(opened: list[tuple[Any, ...]]) -> None:
    assert main(["play", "--language", "fr", "--seed", "9"]) == 0
    ((games, language, _, request, seed, records),) = opened
    assert "embers" in games and language == "fr" and request is None and seed == 9 and records is None


@pytest.mark.parametrize(
    ("arguments", "sitters"),
    [
        ([], ("person", "random")),
        (["--seats", "3"], ("person", "random", "random")),
        (["--people", "2"], ("person", "person")),
        (["--seats", "4", "--people", "2", "--bots", "random"], ("person", "person", "random", "random")),
        (["--bots", "random,random"], ("person", "random", "random")),
        (["--seats", "2", "--bots", "random,random"], ("random", "random")),
        (["--people", "0", "--bots", "random"], ("random", "random")),
    ],
)
def test_with_a_game_its_table_is_laid_at_once(
    arguments: list[str], sitters: tuple[str, ...], opened: list[tuple[Any, ...]]
) -> None:
    assert main(["play", "embers", "--option", "goal=15", *arguments]) == 0
    ((_, _, _, request, _, _),) = opened
    assert isinstance(request, Request)
    assert request.sitters == sitters and request.options == {"goal": 15}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["embers", "--bots", "oracle"], "embers has no bot 'oracle'; there are: random"),
        (["embers", "--people", "3", "--seats", "2"], "(people: 3, bots: 0, seats: 2)"),
        (["embers", "--seats", "4", "--bots", "random,random"], "(people: 1, bots: 2, seats: 4)"),
        (["embers", "--seats", "7"], "the number of players of embers cannot be 7"),
        (["embers", "--option", "goal=11"], "option goal of embers cannot be '11'"),
        (["embers", "--language", "it"], "invalid choice: 'it'"),
    ],
)
def test_a_wrong_table_gets_one_sentence_and_no_screen(
    arguments: list[str], said: str, opened: list[tuple[Any, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["play", *arguments])
    except SystemExit as end:
        code = int(str(end.code))
    assert code == 2 and not opened
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


def test_plain_text_can_be_wanted_on_a_terminal(
    opened: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert main(["play", "embers", "--plain", "--language", "en"]) == 0
    assert not opened and "left unfinished" in capsys.readouterr().out
