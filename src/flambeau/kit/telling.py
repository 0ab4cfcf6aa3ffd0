"""Checks on words: everything that can be asked, chosen, told or refused is said in both languages."""

from __future__ import annotations

import re
import warnings
from typing import Any, Final

from flambeau.kernel import SPECTATOR, Game, Match, Refusal, Watch
from flambeau.table import (
    Untaught,
    Words,
    catalogue_problems,
    missing_words,
    problems,
    teaching_problems,
    untaught,
    whole,
)
from flambeau.table.speak import elements_of, say_ask, say_choice, say_event, say_outcome, say_refusal

from .walk import Case, policy, step, walk

LANGUAGES: Final = ("fr", "en")
RULE_ID: Final = re.compile(r"^[A-Z]{2,4}(-[A-Z]+)+-\d+[a-z]?$")
known_rules: set[str] = set()  # the ids that the ledgers define, given by whoever runs the kit


def words_of(game: Game[Any], language: str) -> Words:
    """The words of a game."""
    assert game.text is not None, f"{game.id} has no texts"
    return Words([game.text], language)


def everything_can_be_said(case: Case, seed: int, most: int) -> None:
    """Questions, choices, events, refusals, scenes and the outcome have their words in both languages."""
    game = case.game
    missing = missing_words(game)
    assert not missing, "\n".join(missing)
    if game.text is not None:
        different = catalogue_problems(game.text, game.text)
        assert not different, "\n".join(different)
    spoken = [words_of(game, language) for language in LANGUAGES]
    match = case.start(seed, journal=True)
    for _ in walk(match, seed):
        for words in spoken:
            for seat in match.asked():
                _question_said(match, seat, words)
    for words in spoken:
        for told in match.journal.told if match.journal is not None else []:
            assert say_event(words, game, told.event)
        if match.outcome is not None:
            assert say_outcome(words, game, match.outcome)
        _refusals_said(game, words)
    mistaught = teaching_problems(game)
    assert not mistaught, "\n".join(mistaught)
    for lacking in untaught(game):
        warnings.warn(lacking, Untaught, stacklevel=2)


def _question_said(match: Match, seat: int, words: Words) -> None:
    game = match.game
    question = match.question(seat)
    assert say_ask(words, game, question)
    texts = [say_choice(words, game, choice) for choice in question.choices]
    assert len(set(texts)) == len(texts), f"{game.id}: two choices of {question.topic.name!r} read the same: {texts}"
    scene = game.table(match.view(seat), seat, words)
    wrong = problems(scene)  # unknown icons and tones, pieces off their board
    assert not wrong, f"{game.id}: " + "\n".join(wrong)
    places = {element.id for zone in whole(scene) for element in zone.elements}
    for choice in question.choices:
        for element in elements_of(choice):
            assert element in places, f"{game.id}: {choice} touches {element}, which its table does not have"
    game.table(match.view(SPECTATOR), SPECTATOR, words)


def every_step_can_be_shown(case: Case, seed: int, most: int) -> None:
    """The table can be drawn after each event, also in the middle of an answer, for every seat and whoever watches."""
    game = case.game
    if game.text is None:
        return
    words = words_of(game, "en")
    match = case.start(seed, journal=True)
    rng = policy(seed)
    for _ in range(most):
        if match.outcome is not None:
            return
        with Watch(match, dict.fromkeys((*range(case.seats), SPECTATOR), 0)) as watch:
            step(match, rng)
        for seat, moments in watch.moments.items():
            for moment in moments:
                wrong = problems(game.table(moment.view, seat, words))
                assert not wrong, f"{case} seat {seat}: " + "\n".join(wrong)


def _refusals_said(game: Game[Any], words: Words) -> None:
    for topic in game.topics:
        for kind in topic.kinds:
            fields: dict[str, Any] = {name: 0 for name, _, _ in kind.type.FIELDS}
            for guard in kind.guards:
                refused = Refusal(f"no-{guard.name}", guard.rule, **fields)
                refused.types = {name: type_ for name, type_, _ in kind.type.FIELDS}
                assert say_refusal(words, game, refused)
                assert not guard.rule or words.say(f"rule-{guard.rule}")


def rule_ids_exist(case: Case, seed: int, most: int) -> None:
    """Every event is declared, and every event, question, guard and outcome cites a rule that the ledger defines."""
    game = case.game
    match = case.start(seed, journal=True)
    for _ in walk(match, seed):
        pass
    for told in match.journal.told if match.journal is not None else []:
        kind = type(told.event)
        assert kind in game.events, f"{game.id} does not declare the event {kind.__name__}"
    cited = {told.rule for told in match.journal.told} if match.journal is not None else set()
    cited |= {topic.rule for topic in game.topics}
    cited |= {guard.rule for topic in game.topics for kind in topic.kinds for guard in kind.guards}
    cited |= {match.outcome.rule} if match.outcome is not None else set()
    cited.discard("")
    for rule in sorted(cited):
        assert RULE_ID.match(rule), f"{game.id}: {rule!r} is no rule id"
        assert rule in known_rules, f"{game.id}: no ledger defines {rule}"
