"""The coverage of a ledger, on a ledger of four rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rules import Coverage, ledger_ids, main

LEDGER = """# Tiny — rule ledger
See TI-TURN-02 and **TI-TURN-09**, which are mentions.

- **TI-TURN-01** (p.1) A turn begins.
- **TI-TURN-02** (p.1) A turn ends, after TI-TURN-01.
- **TI-RULING-01** *May one pass?* Yes, by TI-TURN-02.
- **TI-EX-C01** (derived) Given a turn; then it ends.

| TI-TURN-03 | a table cell defines nothing |
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "docs" / "rules" / "tiny.md").write_text(LEDGER, "utf-8")
    return tmp_path


def write_tests(house: Path, text: str) -> None:
    (house / "tests" / "test_tiny.py").write_text("import pytest\n" + text, "utf-8")


def write_exceptions(house: Path, text: str) -> None:
    (house / "docs" / "rules" / "exceptions.toml").write_text(text, "utf-8")


def test_only_the_bold_head_of_a_list_item_defines_an_id(house: Path) -> None:
    assert ledger_ids(house) == {"tiny": {"TI-TURN-01", "TI-TURN-02", "TI-RULING-01", "TI-EX-C01"}}


def test_a_mark_on_a_test_covers_its_ids(house: Path) -> None:
    write_tests(house, '@pytest.mark.rule("TI-TURN-01", "TI-EX-C01")\ndef test_a(): pass\n')
    coverage = Coverage(house)
    assert coverage.problems == []
    assert coverage.ledgers["tiny"].tested == {"TI-TURN-01", "TI-EX-C01"}
    assert coverage.ledgers["tiny"].missing == {"TI-TURN-02", "TI-RULING-01"}
    assert coverage.ledgers["tiny"].percent == 50.0


def test_a_mark_on_one_parameter_covers_its_ids(house: Path) -> None:
    write_tests(
        house,
        'CASES = [pytest.param(1, marks=pytest.mark.rule("TI-TURN-01"))]\n'
        '@pytest.mark.parametrize("n", [*CASES, pytest.param(2, marks=pytest.mark.rule("TI-TURN-02"))])\n'
        "def test_a(n): pass\n",
    )
    coverage = Coverage(house)
    assert coverage.problems == []
    assert coverage.ledgers["tiny"].tested == {"TI-TURN-01", "TI-TURN-02"}


@pytest.mark.parametrize("mark", ["skip", 'skip("later")', "xfail", 'skipif(True, reason="here")'])
def test_a_test_that_does_not_have_to_pass_covers_nothing(house: Path, mark: str) -> None:
    write_tests(house, f'@pytest.mark.rule("TI-TURN-01")\n@pytest.mark.{mark}\ndef test_a(): pass\n')
    assert Coverage(house).ledgers["tiny"].tested == set()


def test_a_test_that_is_skipped_elsewhere_only_covers_its_ids(house: Path) -> None:
    mark = 'skipif(False, reason="there")'
    write_tests(house, f'@pytest.mark.rule("TI-TURN-01")\n@pytest.mark.{mark}\ndef test_a(): pass\n')
    assert Coverage(house).ledgers["tiny"].tested == {"TI-TURN-01"}


def test_a_skipped_parameter_covers_nothing(house: Path) -> None:
    marks = '[pytest.mark.rule("TI-TURN-01"), pytest.mark.skip]'
    params = f'[pytest.param(1, marks={marks}), pytest.param(2, marks=pytest.mark.rule("TI-TURN-02"))]'
    write_tests(house, f'@pytest.mark.parametrize("n", {params})\ndef test_a(n): pass\n')
    coverage = Coverage(house)
    assert coverage.ledgers["tiny"].tested == {"TI-TURN-02"} and coverage.problems == []


def test_a_module_that_skips_itself_covers_nothing(house: Path) -> None:
    skip = 'pytest.skip("later", allow_module_level=True)'
    write_tests(house, f'{skip}\n@pytest.mark.rule("TI-TURN-01")\ndef test_a(): pass\n')
    coverage = Coverage(house)
    assert coverage.ledgers["tiny"].tested == set() and coverage.problems == []
    write_tests(house, 'pytestmark = pytest.mark.skip\n@pytest.mark.rule("TI-TURN-01")\ndef test_a(): pass\n')
    assert Coverage(house).ledgers["tiny"].tested == set()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('def make():\n    @pytest.mark.rule("TI-TURN-01")\n    def test_a(): pass', "pytest collects no test"),
        ('CASES = [pytest.param(1, marks=pytest.mark.rule("TI-TURN-01"))]', "pytest collects no test"),
        ('class Cases:\n    @pytest.mark.rule("TI-TURN-01")\n    def test_a(self): pass', "pytest collects no test"),
        ('import nowhere\n@pytest.mark.rule("TI-TURN-01")\ndef test_a(): pass', "pytest cannot collect it"),
    ],
)
def test_a_mark_on_what_is_no_test_is_named(house: Path, text: str, problem: str) -> None:
    write_tests(house, text)
    coverage = Coverage(house)
    assert any(problem in line and line.startswith("tests/test_tiny.py:") for line in coverage.problems)
    assert coverage.ledgers["tiny"].tested == set()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('@pytest.mark.rule("TI-TURN-07")\ndef test_a(): pass', "TI-TURN-07 is in no ledger"),
        ('@pytest.mark.rule("A", "B", "C", "D")\ndef test_a(): pass', "claims more than 3 rules"),
        (
            '@pytest.mark.rule("A", "B")\n@pytest.mark.rule("C", "D")\ndef test_a(): pass',
            "claims more than 3 rules",
        ),
        ('@pytest.mark.rule("TI-TURN-01")\ndef build(): pass', "build is not a test"),
        ('@pytest.mark.rule("TI-TURN-01")\nclass TestA: pass', "not on a class"),
        ('pytestmark = pytest.mark.rule("TI-TURN-01")', "not on a module"),
        ("@pytest.mark.rule(*IDS)\ndef test_a(): pass", "ids as plain strings"),
        ("@pytest.mark.rule()\ndef test_a(): pass", "ids as plain strings"),
    ],
)
def test_a_wrong_mark_is_named_with_its_place(house: Path, text: str, problem: str) -> None:
    write_tests(house, text)
    problems = Coverage(house).problems
    assert any(problem in line and line.startswith("tests/test_tiny.py:") for line in problems), problems


def test_an_alias_counts_once_its_other_id_is_tested(house: Path) -> None:
    write_exceptions(house, '[tiny.alias]\n"TI-RULING-01" = { of = "TI-TURN-02", why = "the same" }\n')
    assert "TI-RULING-01" in Coverage(house).ledgers["tiny"].missing
    write_tests(house, '@pytest.mark.rule("TI-TURN-02")\ndef test_a(): pass\n')
    coverage = Coverage(house)
    assert coverage.problems == []
    assert coverage.ledgers["tiny"].missing == {"TI-TURN-01", "TI-EX-C01"}


def test_at_most_three_percent_may_be_shown(house: Path) -> None:
    many = "".join(f"- **TI-MORE-{n:02}** (p.2) More.\n" for n in range(30))
    (house / "docs" / "rules" / "tiny.md").write_text(LEDGER + many, "utf-8")
    write_exceptions(house, '[tiny.shown]\n"TI-MORE-01" = "an icon"\n')
    assert Coverage(house).problems == []
    write_exceptions(house, '[tiny.shown]\n"TI-MORE-01" = "an icon"\n"TI-MORE-02" = "an icon"\n')
    assert Coverage(house).problems == [
        "exceptions.toml: tiny only shows 2 of 34 rules, at most 3 % may be",
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[other.shown]\n"TI-TURN-01" = "why"', "there is no ledger other"),
        ('[tiny.later]\n"TI-TURN-01" = "why"', "neither `shown` nor `alias`"),
        ('[tiny.shown]\n"TI-TURN-01" = " "', "has no reason"),
        ('[tiny.shown]\n"TI-TURN-08" = "why"', "is not in the ledger tiny"),
        ('[tiny.shown]\n"TI-TURN-02" = "why"', "is tested"),
        ('[tiny.alias]\n"TI-TURN-01" = "TI-TURN-02"', "needs `of`"),
        ('[tiny.alias]\n"TI-TURN-01" = { of = "TI-TURN-01", why = "itself" }', "no other id"),
    ],
)
def test_a_wrong_exception_is_refused_with_its_reason(house: Path, text: str, problem: str) -> None:
    write_tests(house, '@pytest.mark.rule("TI-TURN-02")\ndef test_a(): pass\n')
    write_exceptions(house, text)
    assert any(problem in line for line in Coverage(house).problems)


def test_an_id_defined_twice_is_an_error(house: Path) -> None:
    (house / "docs" / "rules" / "twin.md").write_text("- **TI-TURN-01** Again.\n", "utf-8")
    assert Coverage(house).problems == ["twin.md:1: TI-TURN-01 is defined twice"]


def test_a_required_game_must_be_covered_in_full(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], house) == 0
    for name in ("tiny", "TI"):
        assert main(["--require", name], house) == 1
    assert main(["--require", "huge"], house) == 1
    write_tests(
        house,
        '@pytest.mark.rule("TI-TURN-01", "TI-EX-C01")\ndef test_a(): pass\n'
        '@pytest.mark.rule("TI-TURN-02", "TI-RULING-01")\ndef test_b(): pass\n',
    )
    capsys.readouterr()
    assert main(["--require", "tiny", "--missing"], house) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "tiny                         4       4      0      0        0   100.0 %",
        "tiny: 0 missing",
    ]


def test_missing_ids_are_listed_chapter_by_chapter(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--missing"], house)
    assert capsys.readouterr().out.splitlines()[2:] == [
        "tiny: 4 missing",
        "  TI-EX: C01",
        "  TI-RULING: 01",
        "  TI-TURN: 01 02",
    ]


@pytest.mark.parametrize("line", ["- **TI-TURN-1b** A turn.", "  - **TI-TURN-07** A turn.", "* **TI-TURN**"])
def test_a_definition_that_would_be_overlooked_is_an_error(house: Path, line: str) -> None:
    (house / "docs" / "rules" / "twin.md").write_text(f"{line}\n", "utf-8")
    assert Coverage(house).problems == ["twin.md:1: a rule is defined by `- **XX-CHAPTER-01** ...`"]


def test_the_five_ledgers_are_here_and_well_formed() -> None:
    coverage = Coverage()
    assert coverage.problems == []
    assert list(coverage.ledgers) == [
        "dungeon-heroes",
        "dungeon-saga-origins",
        "paper-dungeons",
        "tiny-epic-dungeons",
        "tiny-epic-quest",
    ]
    assert all(ledger.ids for ledger in coverage.ledgers.values())
