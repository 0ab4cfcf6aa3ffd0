"""How an automaton decides, and how it says why."""

from __future__ import annotations

from flambeau.kernel import Criterion, Stages, judge, narrow

WORDS = ["oak", "elm", "willow", "ash", "poplar"]
SHORT = Criterion[str]("TOY-AI-01", "short", len)
VOWEL = Criterion[str]("TOY-AI-02", "vowel", lambda word: word[0] not in "aeiou")
LAST = Criterion[str]("TOY-AI-03", "last", lambda word: -ord(word[-1]))


def test_each_criterion_keeps_the_best_and_says_whom_it_removed() -> None:
    verdict = judge(WORDS, [SHORT, VOWEL, LAST], about=4)
    assert verdict.best == ["elm"]
    assert verdict.criterion == "last"
    told = [(stage.about, stage.rule, stage.criterion, stage.left, stage.out) for stage in verdict.stages]
    assert told == [
        (4, "TOY-AI-01", "short", ("oak", "elm", "ash"), ("willow", "poplar")),
        (4, "TOY-AI-03", "last", ("elm",), ("oak", "ash")),
    ]


def test_a_verdict_says_why_not_this_one() -> None:
    verdict = judge(WORDS, [SHORT, VOWEL, LAST])
    found = {word: verdict.why(word) for word in WORDS}
    assert {word: stage.rule if stage else "" for word, stage in found.items()} == {
        "oak": "TOY-AI-03", "elm": "", "willow": "TOY-AI-01", "ash": "TOY-AI-03", "poplar": "TOY-AI-01",
    }  # fmt: skip


def test_equals_stand_in_the_order_of_the_tie_break_and_all_of_them_are_allowed() -> None:
    assert judge(WORDS, [SHORT]).best == ["oak", "elm", "ash"]
    assert judge(WORDS, [SHORT], tie=str).best == ["ash", "elm", "oak"]


def test_what_needs_no_decision_names_no_criterion() -> None:
    for candidates in ([], ["oak"]):
        verdict = judge(candidates, [SHORT])
        assert verdict.best == candidates and verdict.stages == [] and verdict.criterion == ""


def test_nothing_is_written_down_when_nobody_listens() -> None:
    trail: Stages = []
    assert narrow([5, 6, 7], [1, 0, 0], 0, "TOY-AI-01", "small", None) == [6, 7]
    assert narrow([5, 6, 7], [1, 0, 0], 0, "TOY-AI-01", "small", trail) == [6, 7]
    assert narrow([6, 7], [0, 0], 0, "TOY-AI-02", "even", trail) == [6, 7]
    assert [stage.criterion for stage in trail] == ["small"]
