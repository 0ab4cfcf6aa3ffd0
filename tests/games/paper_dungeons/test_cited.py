"""Every question, every refusal and every option names the rule it stands for."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons import GAME

ASKED = [
    pytest.param("which-power", "PD-SETUP-12", marks=pytest.mark.rule("PD-SETUP-12")),
    pytest.param("which-objective", "PD-SETUP-12", marks=pytest.mark.rule("PD-SETUP-12")),
    pytest.param("which-gem", "PD-POWER-13", marks=pytest.mark.rule("PD-POWER-13")),
    pytest.param("which-die", "PD-USE-01", marks=pytest.mark.rule("PD-USE-01")),
    pytest.param("which-action", "PD-USE-05", marks=pytest.mark.rule("PD-USE-05")),
    pytest.param("where", "PD-MOVE-07", marks=pytest.mark.rule("PD-MOVE-07")),
    pytest.param("potions", "PD-DAMAGE-03", marks=pytest.mark.rule("PD-DAMAGE-03")),
    pytest.param("which-hero", "PD-LEVEL-14", marks=pytest.mark.rule("PD-LEVEL-14")),
    pytest.param("which-item", "PD-ITEM-11", marks=pytest.mark.rule("PD-ITEM-11")),
    pytest.param("which-minion", "PD-MINION-08", marks=pytest.mark.rule("PD-MINION-08")),
    pytest.param("order", "PD-RULING-33", marks=pytest.mark.rule("PD-RULING-33")),
]


@pytest.mark.parametrize(("topic", "rule"), ASKED)
def test_a_question_names_the_rule_that_asks_it(topic: str, rule: str) -> None:
    assert {each.name: each.rule for each in GAME.topics}[topic] == rule
    assert len(GAME.topics) == len(ASKED)


REFUSED = [
    pytest.param("which-power", "power-dealt", "PD-SETUP-11", marks=pytest.mark.rule("PD-SETUP-11")),
    pytest.param("which-objective", "objective-dealt", "PD-SETUP-11", marks=pytest.mark.rule("PD-SETUP-11")),
    pytest.param("which-die", "die-shows", "PD-ROUND-13", marks=pytest.mark.rule("PD-ROUND-13")),
    pytest.param("which-die", "skull", "PD-DICE-06", marks=pytest.mark.rule("PD-DICE-06")),
    pytest.param("which-die", "die-used", "PD-USE-02", marks=pytest.mark.rule("PD-USE-02")),
    pytest.param("which-action", "boots", "PD-DICE-08", marks=pytest.mark.rule("PD-DICE-08")),
    pytest.param("which-action", "symbol", "PD-LEVEL-02", marks=pytest.mark.rule("PD-LEVEL-02")),
    pytest.param("which-action", "colour", "PD-LEVEL-02", marks=pytest.mark.rule("PD-LEVEL-02")),
    pytest.param("which-action", "below-level-six", "PD-LEVEL-04", marks=pytest.mark.rule("PD-LEVEL-04")),
    pytest.param("which-action", "needs-swap", "PD-RULING-15", marks=pytest.mark.rule("PD-RULING-15")),
    pytest.param("which-action", "swap-left", "PD-LEVEL-09", marks=pytest.mark.rule("PD-LEVEL-09")),
    pytest.param("which-action", "item-symbol", "PD-ITEM-04", marks=pytest.mark.rule("PD-ITEM-04")),
    pytest.param("which-action", "free-stage", "PD-ITEM-02", marks=pytest.mark.rule("PD-ITEM-02")),
    pytest.param("which-action", "potion-table-full", "PD-RULING-67", marks=pytest.mark.rule("PD-RULING-67")),
    pytest.param("where", "outside", "PD-MOVE-12", marks=pytest.mark.rule("PD-MOVE-12")),
    pytest.param("where", "entrance", "PD-MOVE-06", marks=pytest.mark.rule("PD-MOVE-06")),
    pytest.param("where", "inside", "PD-MOVE-05", marks=pytest.mark.rule("PD-MOVE-05")),
    pytest.param("where", "beside", "PD-MOVE-07", marks=pytest.mark.rule("PD-MOVE-07")),
    pytest.param("where", "wall", "PD-MOVE-08", marks=pytest.mark.rule("PD-MOVE-08")),
    pytest.param("where", "moat", "PD-MOVE-09", marks=pytest.mark.rule("PD-MOVE-09")),
    pytest.param("where", "one-step", "PD-RULING-66", marks=pytest.mark.rule("PD-RULING-66")),
    pytest.param("potions", "more-than-damage", "PD-RULING-43", marks=pytest.mark.rule("PD-RULING-43")),
    pytest.param("potions", "potions-left", "PD-POTION-11", marks=pytest.mark.rule("PD-POTION-11")),
    pytest.param("which-hero", "below-level-six", "PD-LEVEL-04", marks=pytest.mark.rule("PD-LEVEL-04")),
    pytest.param("which-hero", "another-hero", "PD-RULING-39", marks=pytest.mark.rule("PD-RULING-39")),
    pytest.param("which-item", "free-stage", "PD-ITEM-02", marks=pytest.mark.rule("PD-ITEM-02")),
    pytest.param("which-item", "another-item", "PD-RULING-39", marks=pytest.mark.rule("PD-RULING-39")),
    pytest.param("which-minion", "not-crossed-out", "PD-MINION-09", marks=pytest.mark.rule("PD-MINION-09")),
    pytest.param("order", "caused-now", "PD-RULING-33", marks=pytest.mark.rule("PD-RULING-33")),
]


@pytest.mark.parametrize(("topic", "guard", "rule"), REFUSED)
def test_a_refusal_names_the_rule_that_forbids(topic: str, guard: str, rule: str) -> None:
    guards = {(each.name, one.name): one.rule for each in GAME.topics for kind in each.kinds for one in kind.guards}
    assert guards[topic, guard] == rule
    assert len(guards) == len(REFUSED)


OPTIONS = [
    pytest.param("dungeon", "PD-SETUP-03", marks=pytest.mark.rule("PD-SETUP-03")),
    pytest.param("missions", "PD-SETUP-10", marks=pytest.mark.rule("PD-SETUP-10")),
    pytest.param("ephemeral_gems", "PD-VAR-02", marks=pytest.mark.rule("PD-VAR-02")),
    pytest.param("eighth_potion", "PD-POTION-10", marks=pytest.mark.rule("PD-POTION-10")),
    pytest.param("scenario", "PD-CAMPAIGN-01", marks=pytest.mark.rule("PD-CAMPAIGN-01")),
]


DEFAULTS = {"dungeon": "drawn", "missions": True, "ephemeral_gems": False, "eighth_potion": True, "scenario": "none"}


@pytest.mark.parametrize(("option", "rule"), OPTIONS)
def test_an_option_names_the_rule_that_allows_it(option: str, rule: str) -> None:
    assert {each.id: each.rule for each in GAME.options}[option] == rule
    assert {each.id: each.default for each in GAME.options}[option] == DEFAULTS[option]
    assert len(GAME.options) == len(OPTIONS)
