"""A match in plain text, from the first question to the last."""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from toys import CAMP_GAME

from flambeau.cli import main
from flambeau.commands.files import replayed
from flambeau.games.dungeon_heroes import GAME as DUNGEON_HEROES
from flambeau.games.embers import GAME
from flambeau.games.paper_dungeons import GAME as PAPER_DUNGEONS
from flambeau.kernel import BadData, Match, Refusal
from flambeau.play_text import TextTable, play, resumed
from flambeau.table import Words
from flambeau.table.scores import Scores


def table(typed: Iterator[str], language: str = "en", seed: int = 4) -> tuple[TextTable, list[str]]:
    said: list[str] = []
    match = Match.start(GAME, 2, {}, seed, journal=True, undoable=True)
    return TextTable(match, ["person"] * 2, Words([GAME.text], language), lambda _: next(typed), said.append), said


@pytest.mark.parametrize("language", ["fr", "en"])
def test_two_people_play_a_whole_game(language: str) -> None:
    played, said = table(itertools.cycle(["1", "2"]), language)
    played.play()
    assert played.match.outcome is not None
    assert any("Braises" in line or "Embers" in line for line in said)


def test_people_who_decide_together_answer_in_the_order_they_like() -> None:
    typed, said = iter(["partner", "1", "quit"]), []
    match = Match.start(CAMP_GAME, 2, {}, 4, journal=True, undoable=True)
    TextTable(match, ["person"] * 2, Words([CAMP_GAME.text], "en"), lambda _: next(typed), said.append).play()
    assert "You decide together: the first answer counts." in said
    assert "Type “partner” to let Player 2 answer." in said
    assert match.state.wares[0] == 1


def test_an_answer_that_is_none_is_asked_again() -> None:
    played, said = table(iter(["9", "fire", "", "quit"]))
    played.play()
    assert sum("Type a number from 1 to 2" in line for line in said) == 3
    assert said[-1] == "The match is left unfinished."


def test_a_card_that_was_drawn_is_not_taken_back() -> None:
    played, said = table(iter(["1", "undo", "quit"]), seed=5)
    played.play()
    assert "Something has been revealed since." in said


def test_the_end_of_the_input_ends_the_match_politely(capsys: pytest.CaptureFixture[str]) -> None:
    before, sys.stdin = sys.stdin, StringIO("")
    try:
        assert main(["play", "--seed", "1", "--language", "en"]) == 0
    finally:
        sys.stdin = before
    assert "left unfinished" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "embers", "--seats", "9"], "the number of players of embers cannot be 9"),
        (["play", "embers", "--option", "goal=11"], "option goal of embers cannot be '11' (one of: 10, 15, 20)"),
        (["play", "embers", "--option", "colour=red"], "embers has no option 'colour'"),
    ],
)
def test_a_wrong_command_gets_one_sentence(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


def test_a_campaign_goes_on_chapter_by_chapter_as_long_as_somebody_says_yes() -> None:
    said: list[str] = []
    typed = iter(["oui", ""])
    play(PAPER_DUNGEONS, ("scripted",), "fr", 3, {"scenario": "urban"}, lambda _: next(typed), said.append)
    asked = [line.replace("\u00a0", " ") for line in said if "Chapitre suivant" in line]
    assert asked == [
        f"Chapitre suivant ({number} sur 3) : tapez « oui » pour continuer, Entrée pour arrêter." for number in (2, 3)
    ]


def test_the_end_of_the_input_ends_a_campaign_too() -> None:
    def nobody(_: str) -> str:
        raise EOFError

    said: list[str] = []
    play(PAPER_DUNGEONS, ("scripted",), "en", 3, {"scenario": "urban"}, nobody, said.append)
    assert said[-1].startswith("Next chapter (2 of 3)")


def test_a_question_is_asked_once() -> None:
    played, said = table(iter(["quit"]))
    played.play()
    assert "\n".join(said).count("Fan the fire, or keep what burns?") == 1


def test_plain_text_names_columns_and_rows_tells_what_is_there_and_why_not() -> None:
    typed, said = iter(["1", "1", "1", "1", "? c3", "! clerc", "! c7", "?", "quitter"]), list[str]()
    play(DUNGEON_HEROES, ["person"], "fr", 4, {}, lambda _: next(typed), said.append)
    board = next(line for line in said if "Donjon —" in line).splitlines()
    assert any(line.split() == list("abcdef") for line in board) and any(line.startswith("  6") for line in board)
    assert "tuile face cachée en c3" in said
    assert "On peut le choisir maintenant." in said
    assert any(line.startswith("Aucun héros qui peut encore agir n’est à côté.") for line in said)
    assert any("pourquoi on ne peut le choisir" in line for line in said)


def test_a_plain_match_is_kept_in_a_file_and_goes_on_from_it(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said: list[str] = []
    typed = iter(["2", "1", "quit", "quit"])
    play(GAME, ["person"] * 2, "en", 4, {}, lambda _: next(typed), said.append, saves=file)
    before = resumed(GAME, file)[2]
    play(GAME, ["person"] * 2, "en", 9, {}, lambda _: next(typed), said.append, saves=file)
    assert resumed(GAME, file)[2].digest() == before.digest()
    assert len(replayed(file).entries or ()) == 1 + 2  # the set-up is the first
    with pytest.raises(BadData):
        resumed(PAPER_DUNGEONS, file)


def test_the_end_of_plain_text_tells_the_story_and_calls_players_by_their_names() -> None:
    said: list[str] = []
    play(PAPER_DUNGEONS, ["person", "scripted"], "en", 4, {}, lambda _: "1", said.append, names=["Anna"])
    text = "\n".join(said)
    assert "Anna: " in text
    assert any(line.startswith("  Anna  ") and "levels" in line for line in said)
    assert any(line.startswith("  Player 2  ") and "minions defeated" in line for line in said)


def test_who_takes_an_answer_back_is_told_by_name() -> None:
    said: list[str] = []
    typed = iter(["1", "undo", "quit"])
    play(DUNGEON_HEROES, ["person"], "en", 4, {}, lambda _: next(typed), said.append, names=["Anna"])
    assert "  · Anna takes an answer back." in said
    assert not any("→" in line for line in said)  # a hero who enters gains no health


def test_a_kept_match_goes_on_into_a_record(tmp_path: Path) -> None:
    file, folder = tmp_path / "match.json", tmp_path / "records"
    typed = iter(["2", "1", "quit", "1", "quit"])
    play(GAME, ["person"] * 2, "en", 4, {}, lambda _: next(typed), list[str]().append, saves=file)
    play(GAME, ["person"] * 2, "en", 4, {}, lambda _: next(typed), list[str]().append, saves=file, records=folder)
    (written,) = folder.iterdir()
    assert len(replayed(written).entries or ()) == 1 + 3


def test_a_match_that_was_kept_without_its_record_is_refused_before_play(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    kept = {"game": GAME.id, "sitters": ["person"] * 2, "match": Match.start(GAME, 2).save()}
    file.write_text(json.dumps(kept), "utf-8")
    with pytest.raises(Refusal, match="save-without-record"):
        play(GAME, ["person"] * 2, "en", 4, {}, input, print, saves=file, records=tmp_path / "records")


def test_the_best_scores_are_kept_once_and_told_at_the_end(tmp_path: Path) -> None:
    scores, kept = Scores(tmp_path / "scores.jsonl"), tmp_path / "left.json"
    for _ in range(2):  # the second time the match is over already
        told: list[str] = []
        sit = {"saves": kept, "names": ("Zoé",), "scores": scores}
        play(PAPER_DUNGEONS, ("person",), "en", 4, {}, lambda _: "1", told.append, **sit)
    best = told[told.index("  Best scores") + 1 :]
    assert len(best) == 1 and "Zoé" in best[0] and best[0].endswith("◂")


@pytest.mark.parametrize(("people", "says"), [(1, "% of its tries"), (2, "without other people")])
def test_whoever_plays_alone_may_ask_what_the_bot_would_do(people: int, says: str) -> None:
    told: list[str] = []
    typed = iter(["advice", "quit"])
    sitters = ("person", *["random" if people == 1 else "person"])
    play(GAME, sitters, "en", 4, {}, lambda _: next(typed), told.append)
    assert any(says in line for line in told)
