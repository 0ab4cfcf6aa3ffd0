"""The end of a match in the terminal: its story, the best scores, and the game again on swapped seats."""

from __future__ import annotations

from pathlib import Path

from flambeau.registry import registered
from flambeau.table.ending import mode_of
from flambeau.terminal.dialogs import end_dialog
from flambeau.terminal.preferences import Preferences
from flambeau.terminal.session import PERSON, Session
from flambeau.terminal.store import Store


def finished(folder: Path, sitters: tuple[str, ...], game: str, seed: int = 4) -> Session:
    """A table at which bots have played for everybody."""
    played = registered()[game]
    bots = ["scripted"] * len(sitters)
    session = Session.start(played, bots, {}, "en", Store(folder), Preferences(), seed=seed)
    while not (turn := session.turn()).over:
        session.answer(turn.seat, session.think(turn.seat))
    session.sitters = sitters
    return session


def test_the_end_tells_the_story_and_keeps_the_best_scores(tmp_path: Path) -> None:
    session = finished(tmp_path, (PERSON,), "paper_dungeons")
    session.keep_scores()
    session.keep_scores()
    text = end_dialog(session).text.plain
    assert "minions defeated" in text and "Best scores" in text
    best = session.store.scores.best(mode_of(session.match))
    assert [one.score for one in best] == list(session.match.outcome.scores if session.match.outcome else ())


def test_two_people_play_again_on_swapped_seats(tmp_path: Path) -> None:
    session = finished(tmp_path, (PERSON, "scripted"), "dungeon_heroes")
    assert "swap" in [id_ for id_, _ in end_dialog(session).entries]
    assert session.following(swap=True).sitters == ("scripted", PERSON)
