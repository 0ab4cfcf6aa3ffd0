"""What people read: a sentence for every rule that is cited, and help on every piece, in both languages."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.box import ITEMS, POWERS, SCENARIOS
from flambeau.kernel import SPECTATOR, Match, playout
from flambeau.table import Words, catalogue_problems
from flambeau.table.whole import whole

from .positions import at_table, in_room, levels, sheet


def words(language: str) -> Words:
    """The words of the game."""
    assert GAME.text is not None
    return Words([GAME.text], language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_that_content_questions_events_refusals_and_options_cite_has_its_sentence(language: str) -> None:
    cited = {card.rule for card in (*ITEMS, *POWERS)}
    cited |= {topic.rule for topic in GAME.topics} | {option.rule for option in GAME.options}
    cited |= {guard.rule for topic in GAME.topics for kind in topic.kinds for guard in kind.guards}
    for seats, options in ((1, {}), (3, {"ephemeral_gems": True, "scenario": "mummy"}), (4, {"missions": False})):
        match = Match.start(GAME, seats, options, seats, journal=True)
        playout(match, seats)
        cited |= {told.rule for told in match.events(0)} | ({match.outcome.rule} if match.outcome else set())
    said = words(language)
    assert [rule for rule in sorted(cited) if not said.has(f"rule-{rule}")] == []
    assert said.attribute(f"scenario-{SCENARIOS[0].id}", "story")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_option_and_every_value_that_is_a_word_has_its_name(language: str) -> None:
    said = words(language)
    for option in GAME.options:
        assert said.say(f"option-{option.id}") and said.attribute(f"option-{option.id}", "help")
        for value in option.values:
            assert isinstance(value, bool) or said.say(f"option-{option.id}-{value}")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_piece_says_what_it_does(language: str) -> None:
    mine = sheet(0, **in_room("D4"), **levels(4, 2, 2, 2), potions=3)
    view = at_table(mine, sheet(1), missions=(1, 2), ephemeral=True)
    for seat in (0, 1, SPECTATOR):
        scene = GAME.table(view.match.view(seat), seat, words(language))
        for zone in whole(scene):
            for element in zone.elements:
                assert element.label, element.id
                if element.kind in ("card", "token", "die", "cell"):
                    assert element.help, element.id
                elif element.kind == "slot" and zone.kind == "track":
                    assert element.help or zone.help or zone.inside == "scores", element.id


def test_both_languages_have_the_same_messages_and_french_is_typeset() -> None:
    assert GAME.text is not None
    assert catalogue_problems(GAME.text, GAME.text) == []
