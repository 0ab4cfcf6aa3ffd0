"""A table without a screen: who acts, what is kept, what is taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from toys import BAZAAR, CAMP_GAME, DELVE, SHEETS, TOYS
from toys.camp import Sell

from flambeau.kernel import BadData, Game, NoUndo, Refusal
from flambeau.terminal.session import NOBODY, PERSON, Session, Turn
from flambeau.terminal.store import Store, read
from tests.terminal.tables import EMBERS, QUICK, session

GAMES: dict[str, Game[Any]] = {game.id: game for game in (EMBERS, *TOYS)}


def play_on(table: Session, answers: int) -> None:
    """Give some answers, a different one each time."""
    for number in range(answers):
        turn = table.turn()
        if turn.over:
            return
        count = len(table.match.question(turn.seat).choices)
        table.answer(turn.seat, table.think(turn.seat) if turn.bot else number % count)


def test_people_are_asked_before_bots_and_whoever_sits_there_before_other_people(tmp_path: Path) -> None:
    table = session(tmp_path, SHEETS, ("random", PERSON, PERSON))
    assert table.match.asked() == (0, 1, 2)
    assert table.turn() == (1, False, False)
    assert table.turn(viewer=2) == (2, False, False)


def test_a_bot_answers_on_a_copy_of_the_table(tmp_path: Path) -> None:
    table = session(tmp_path, sitters=("random", PERSON))
    before = table.match.digest()
    assert table.turn().bot
    index = table.think(0)
    assert table.match.digest() == before
    table.answer(0, index)
    assert table.match.digest() != before


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_table_killed_at_any_moment_is_resumed_at_the_same_question(game: Game[Any], tmp_path: Path) -> None:
    seats = max(2, game.seats.start)
    table = session(tmp_path, game, (PERSON,) * seats)
    for _ in range(25):
        again = Session.resume(table.path, GAMES, table.store)
        assert again.match.digest() == table.match.digest()
        assert again.match.asked() == table.match.asked()
        for seat in range(seats):
            assert again.scene(seat) == table.scene(seat)
        if table.turn().over:
            break
        play_on(table, 1)


def test_a_finished_table_is_kept_but_not_offered(tmp_path: Path) -> None:
    table = session(tmp_path)
    assert [one.path for one in table.store.tables()] == [table.path]
    play_on(table, 500)
    assert table.outcome() == "The warmest hearth wins."
    assert table.path.exists() and table.store.tables() == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[: len(data) // 2],
        lambda data: b"",
        lambda data: b"\xff\xfe" + data,
        lambda data: b"[]",
        lambda data: data.replace(b'"told":[', b'"told":[[0,1],'),
        lambda data: data.replace(b'"sitters":["person","person"]', b'"sitters":["person"]'),
        lambda data: data.replace(b'"scores"', b'"soup"'),
        lambda data: data.replace(b'"format":1,"game":"embers","title"', b'"format":7,"game":"embers","title"'),
    ],
)
def test_a_damaged_table_is_refused_and_left_as_it_is(damage: Any, tmp_path: Path) -> None:
    table = session(tmp_path)
    play_on(table, 3)
    broken = damage(table.path.read_bytes())
    table.path.write_bytes(broken)
    with pytest.raises(BadData):
        Session.resume(table.path, GAMES, table.store)
    assert table.path.read_bytes() == broken
    assert len(table.store.tables()) == 1


def test_a_damaged_table_does_not_hide_the_others(tmp_path: Path) -> None:
    good = session(tmp_path)
    (tmp_path / "old.json").write_text("{")
    listed = good.store.tables()
    assert {one.path.name: one.damaged for one in listed} == {good.path.name: False, "old.json": True}


def test_a_table_of_a_game_that_is_not_installed_is_refused(tmp_path: Path) -> None:
    table = session(tmp_path)
    with pytest.raises(Refusal, match="unknown-game"):
        Session.resume(table.path, {}, table.store)


def test_answers_that_no_longer_fit_the_rules_go_back_to_the_last_rest_in_a_file_of_its_own(tmp_path: Path) -> None:
    table = session(tmp_path, DELVE, (PERSON, PERSON))
    while not table.match.main.stretch.answers:
        play_on(table, 1)
    kept = read(table.path)
    kept.match["main"][0]["stretch"]["answers"][0] = [0, ["Dig", 99]]
    table.store.write(table.path, kept)
    before = table.path.read_bytes()
    again = Session.resume(table.path, GAMES, table.store)
    again.save()
    assert again.salvaged and again.path != table.path
    assert table.path.read_bytes() == before


def test_a_disk_that_takes_nothing_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    table = session(tmp_path)
    (tmp_path / "wall").write_text("")
    table.path = tmp_path / "wall" / "table.json"
    table.answer(0, 1)
    assert table.trouble.startswith("The table could not be kept")
    assert table.match.asked() == (1,)


def test_an_unknown_bot_is_refused_before_anything_is_laid(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="unknown-bot"):
        session(tmp_path, sitters=(PERSON, "oracle"))
    assert list(tmp_path.iterdir()) == []


def test_people_who_see_the_same_need_no_curtain_and_may_take_back_for_each_other(tmp_path: Path) -> None:
    table = session(tmp_path)
    assert not table.hides(0, 1)
    table.answer(0, 1)
    assert table.can_undo(viewer=1)
    table.undo(viewer=1)
    assert table.match.asked() == (0,)
    assert table.scene(1).rest.log[-1].text == "Amber takes an answer back."
    table.redo(viewer=0)
    assert table.match.asked() == (1,)


def test_a_curtain_can_be_wanted_always(tmp_path: Path) -> None:
    table = session(tmp_path, liked=msgspec.structs.replace(QUICK, hand_over="always"))
    assert table.hides(0, 1) and table.hides(NOBODY, 0)
    assert not table.hides(1, 1)


def test_people_with_secrets_need_a_curtain_from_then_on(tmp_path: Path) -> None:
    table = session(tmp_path, DELVE, (PERSON, PERSON), seed=3)
    for _ in range(200):
        if table.hides(0, 1) or table.turn().over:
            break
        play_on(table, 1)
    assert table.secrets
    assert Session.resume(table.path, GAMES, table.store).secrets or not read(table.path).secrets
    alone = session(tmp_path, DELVE, (PERSON, "random"))
    assert not alone.hides(NOBODY, 0)


def test_what_was_drawn_is_not_taken_back_and_the_reason_is_told(tmp_path: Path) -> None:
    table = session(tmp_path, seed=5)
    table.answer(0, 0)
    with pytest.raises(NoUndo, match="something-was-learned"):
        table.undo(0)


def test_in_study_everything_comes_back_with_what_the_bots_did_since(tmp_path: Path) -> None:
    table = session(tmp_path, sitters=(PERSON, "random"), study=True)
    before = table.match.digest()
    table.answer(0, 1)
    while table.turn().bot:
        table.answer(1, table.think(1))
    table.undo(0)
    assert table.match.asked() == (0,) and table.match.digest() == before
    with pytest.raises(NoUndo):
        table.undo(0)


def test_the_language_changes_in_the_middle_of_a_match(tmp_path: Path) -> None:
    table = session(tmp_path)
    table.answer(0, 0)
    assert "Amber" in table.scene(0).rest.log[0].text
    table.speak("fr")
    assert "Ambre" in table.scene(0).rest.log[0].text
    assert table.label(table.turn().seat, 0) == "Attiser le feu"


def test_refusals_and_rules_are_told_in_words(tmp_path: Path) -> None:
    table = session(tmp_path, DELVE, (PERSON, PERSON), language="fr")
    seat = table.turn().seat
    element = next(f"cell.{n}" for n in range(20) if table.why_not(seat, f"cell.{n}") is not None)
    why = table.why_not(seat, element)
    assert why is not None and why.text.endswith(".")
    assert table.rule("TOY-ACT-01") == "Il y faut une tuile." and table.rule("NONE-00") == ""


def test_one_choice_is_forced_unless_the_topic_is_private(tmp_path: Path) -> None:
    table = session(tmp_path, BAZAAR, (PERSON,) * max(2, BAZAAR.seats.start))
    seen = set()
    for _ in range(60):
        turn = table.turn()
        if turn.over:
            break
        question = table.match.question(turn.seat)
        expected = len(question.choices) == 1 and not question.topic.private
        assert table.is_forced(turn.seat) is expected
        seen.add(expected)
        play_on(table, 1)
    assert seen


def test_where_people_decide_together_each_may_answer_and_nothing_is_forced(tmp_path: Path) -> None:
    table = session(tmp_path, CAMP_GAME, (PERSON, PERSON, "random"))
    assert table.turn() == Turn(0) and table.partner(0) == 1 and table.partner(1) == 0
    asked = table.scene(1).rest.prompt
    assert asked is not None and asked.seats == (0, 1, 2) and "the first answer counts" in asked.help
    for _ in range(2):  # both sell all they hold: then one may have little left to choose from
        sells = [i for i, one in enumerate(table.match.question(1).choices) if isinstance(one, Sell)]
        table.answer(1, sells[0])
    assert not table.is_forced(1)
    table.answer(1, len(table.match.question(1).choices) - 1)
    assert table.match.asked() == (0, 2) and table.partner(0) == NOBODY
    table.answer(0, len(table.match.question(0).choices) - 1)
    assert table.turn().bot


def test_preferences_are_kept_with_the_table(tmp_path: Path) -> None:
    table = session(tmp_path, liked=msgspec.structs.replace(QUICK, theme="contrast"))
    assert Session.resume(table.path, GAMES, Store(tmp_path)).liked.theme == "contrast"
