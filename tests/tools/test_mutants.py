"""Breaking rules on purpose: which breaks there are, whose they are, and that tests notice them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.__main__ import GAMES, ROOT, key, looked_at, sources
from tools.mutants.breaks import Mutant, mutants
from tools.mutants.ids import rules_in
from tools.mutants.report import ELSEWHERE, EQUAL, KILLED, SURVIVED, Verdict, share, survivors, table, total
from tools.mutants.survey import Survey, Test
from tools.mutants.trial import first_failure

PAGE = """\
from kernel import Guard

MOST = 4  # TI-TURN-01


def _near(view, question, choice):
    return view.at == choice.to


NEAR = Guard("TI-MOVE-02", "far", _near)


def hurt(s, hero, seat) -> bool:
    \"\"\"A hero is hurt. TI-HURT-01, -02\"\"\"
    if s.hp > 2 and not s.safe:  # TI-HURT-03
        s.hp -= min(s.hp, 2)
    tell(s, "TI-HURT-01", Hurt, 1 + 2)
    return s.sheets[seat].hp < 1


def unruled(a):
    return a + 1
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "rules.py"
    path.write_text(PAGE, "utf-8")
    return path


def said(page: Path, rule: str) -> list[str]:
    """The breaks of a rule as they read."""
    return [f"{one.kind}: {one.old} -> {one.new}" for one in mutants(page) if rule in one.rules]


def test_ids_are_found_in_lists_and_ranges() -> None:
    assert rules_in("X (DH-AI-02, -03 and -05, DH-EX-C01)") == ("DH-AI-02", "DH-AI-03", "DH-AI-05", "DH-EX-C01")
    assert rules_in("DH-AGG-04 to -07, DSO-AGM-TERM-07") == (
        "DH-AGG-04", "DH-AGG-05", "DH-AGG-06", "DH-AGG-07", "DSO-AGM-TERM-07",
    )  # fmt: skip
    assert rules_in("PD-MOVE-01 to PD-MOVE-03") == ("PD-MOVE-01", "PD-MOVE-02", "PD-MOVE-03")


def test_a_line_belongs_to_the_rules_it_names_else_to_its_guard_else_to_its_docstring(page: Path) -> None:
    assert said(page, "TI-TURN-01") == ["off by one: 4 -> 5"]
    assert said(page, "TI-MOVE-02") == ["comparison turned: view.at == choice.to -> (view.at != choice.to)"]
    assert said(page, "TI-HURT-02") == said(page, "TI-HURT-01")
    assert not any("a + 1" in one.old for one in mutants(page))


def test_what_stands_below_a_condition_belongs_to_its_rules(page: Path) -> None:
    found = said(page, "TI-HURT-03")
    assert "condition dropped: s.hp > 2 and (not s.safe) -> (not s.safe)" in found
    assert "condition dropped: not s.safe -> (s.safe)" in found
    assert "comparison turned: s.hp > 2 -> (s.hp >= 2)" in found
    assert "condition dropped: min(s.hp, 2) -> (s.hp)" in found and "order swapped: min -> max" in found
    assert "left out: s.hp -= min(s.hp, 2) -> pass" in found


def test_seats_are_mixed_up_and_what_is_told_is_left_alone(page: Path) -> None:
    found = said(page, "TI-HURT-01")
    assert "wrong seat: s.sheets[seat] -> (s.sheets[seat - 1])" in found
    assert not any("1 + 2" in text for text in found)


def test_every_break_leaves_a_file_that_compiles_with_its_lines_where_they_were(page: Path) -> None:
    for one in mutants(page):
        compile(one.source(), "rules.py", "exec")
        assert one.source().count("\n") == PAGE.count("\n") and one.source() != PAGE


@pytest.mark.parametrize("game", sorted(path.name for path in GAMES.iterdir() if (path / "rules").is_dir()))
def test_every_break_of_a_game_compiles_and_has_a_name_of_its_own(game: str) -> None:
    found = [one for path in sources(GAMES / game) for one in mutants(path)]
    for one in found[::9]:
        compile(one.source(), one.path.name, "exec")
    assert len(found) > 100 and all(key(one, GAMES / game) for one in found)


def mutant(rule: str) -> Mutant:
    return Mutant(Path("a.py"), 1, 1, 0, 1, "off by one", "1", "2", (rule,), "", False)


def test_the_report_counts_for_each_rule_and_names_survivors() -> None:
    ends = (KILLED, KILLED, ELSEWHERE, SURVIVED, EQUAL)
    verdicts = [Verdict(mutant("TI-TURN-01"), end, "") for end in ends]
    assert table(verdicts).splitlines()[1].split() == ["TI-TURN-01", "2", "1", "1", "1"]
    assert survivors(verdicts) == "survived TI-TURN-01\n  a.py:1 off by one: 1 -> 2"
    assert share(verdicts) == 25.0 and "4 mutants" in total(verdicts) and "1 survived (25.0 %)" in total(verdicts)


def test_a_test_counts_where_it_is_marked_or_calls_the_function() -> None:
    tests = (
        Test("t::a", 0.3, frozenset({"TI-TURN-01"}), frozenset({"rules/turn.py:begin:4"})),
        Test("t::b", 0.1, frozenset(), frozenset({"rules/turn.py:begin:4"})),
        Test("t::c", 0.2, frozenset(), frozenset()),
    )
    known = Survey(tests, frozenset({"board.py:ring:9"}), ())
    assert [test.id for test in known.marked(("TI-TURN-01",))] == ["t::a"]
    assert [test.id for test in known.calling("rules/turn.py:begin:4")] == ["t::b", "t::a"]
    assert [test.id for test in known.calling("board.py:ring:9")] == ["t::b", "t::c", "t::a"]
    assert len(known.calling("board.py::")) == 3


def test_a_broken_module_is_noticed_and_the_same_module_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rule = tmp_path / "rule_of_three.py"
    rule.write_text("def three():\n    return 3\n", "utf-8")
    (tmp_path / "test_three.py").write_text(
        "from rule_of_three import three\ndef test_it(): assert three() == 3\ndef test_else(): assert three()\n",
        "utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    tests = [("test_three.py::test_else", 0.0), ("test_three.py::test_it", 0.0)]

    def tried(source: str) -> str:
        return first_failure("rule_of_three", rule, source, tests)

    assert tried(rule.read_text("utf-8")) == ""
    assert tried("def three():\n    return 4\n") == "test_three.py::test_it"
    assert tried("def three():\n    return 0\n") == "test_three.py::test_else"
    assert tried("def four():\n    return 4\n") == "import"
    assert rule.read_text("utf-8") == "def three():\n    return 3\n"


@pytest.mark.long
@pytest.mark.parametrize("game", ["dungeon_heroes", "paper_dungeons"])
def test_a_sample_of_breaks_is_noticed_by_the_tests_of_the_game(game: str) -> None:
    # In a process of its own: here the modules to be broken may have been imported long ago.
    command = [sys.executable, "-m", "tools.mutants", game, "--sample", "40", "--at-most", "5"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


@pytest.mark.parametrize(
    "page", sorted((ROOT / "tools" / "mutants" / "equal").glob("*.toml")), ids=lambda page: page.stem
)
def test_every_break_that_makes_no_difference_exists_and_has_a_reason(page: Path) -> None:
    folder = GAMES / page.stem
    known = {key(one, folder) for path in sources(folder) for one in mutants(path)}
    equal = looked_at(page.stem)
    assert set(equal) <= known and all(reason.strip() for reason in equal.values())
