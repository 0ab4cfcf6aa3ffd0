"""What people read: a sentence for every rule that is cited, and help on every piece."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.tiles import BOARDS, MARKET, TYPES
from flambeau.kernel import SPECTATOR
from flambeau.kit import Table
from flambeau.table import Words
from flambeau.table.scene import Element
from flambeau.table.whole import whole

from .laying import laid


def words(language: str) -> Words:
    """The words of the game."""
    assert GAME.text is not None
    return Words([GAME.text], language)


def elements(t: Table, seat: int, language: str = "en") -> dict[str, Element]:
    """All elements of a seat's table by id."""
    scene = GAME.table(t.match.view(seat), seat, words(language))
    return {element.id: element for zone in whole(scene) for element in zone.elements}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_that_content_questions_refusals_and_options_cite_has_its_sentence(language: str) -> None:
    cited = {rule for kind in TYPES for rule in kind.rules} | {rule for board in BOARDS for rule in board.rules}
    cited |= {topic.rule for topic in GAME.topics} | {option.rule for option in GAME.options}
    cited |= {guard.rule for topic in GAME.topics for kind in topic.kinds for guard in kind.guards}
    said = words(language)
    assert [rule for rule in sorted(cited) if not said.has(f"rule-{rule}")] == []


def test_every_piece_whose_face_is_seen_says_what_it_does() -> None:
    t = laid(
        {"warrior": "b0", "cleric": "c0", "damsel": "d0"},
        up={"c4": "orc", "d4": "fairy"},
        bags={"warrior": "sword standard"},
        dropped={"a1": "holy_icon"},
        figures={"e5": "necromancer"},
        dragon=["c5", "c6"],
        hand=["ogre"],
        earned={"cleric": "fireball"},
        slain=["goblin"],
        undead=True,
        market=MARKET,
    )
    for seat in (HERO_PLAYER, LORD, SPECTATOR):
        for element in elements(t, seat).values():
            if element.kind in ("card", "token") and "down" not in element.flags:
                assert element.help, element.id


def test_market_experience_and_eliminated_monsters_lie_open_for_everybody() -> None:
    t = laid({"warrior": "b0"}, earned={"warrior": "fireball"}, slain=["goblin"], undead=True, market=MARKET)
    for seat in (HERO_PLAYER, LORD, SPECTATOR):
        shown = elements(t, seat)
        assert [shown[f"artifact.{artifact}"].badges[0].text for artifact in (10, 11, 12, 13)] == ["2", "3", "4", "5"]
        assert shown["breed.3"].stack == 1
        assert [id_ for id_ in shown if id_.startswith("earned.")]


def test_the_damsel_has_no_board_before_she_is_found() -> None:
    boards = [zone.id for zone in GAME.table(laid().match.view(LORD), LORD, words("fr")).rest.zones]
    assert "board.3" in boards and "board.4" not in boards
    found = laid({"warrior": "b0", "damsel": "c3"}).match.view(LORD)
    assert "board.4" in [zone.id for zone in GAME.table(found, LORD, words("fr")).rest.zones]
