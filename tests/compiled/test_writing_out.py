"""Sources are written out for the compiler so that every complaint can be told about the source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import compile as tool
from tools.write_out import write_out

ROOT = Path(__file__).parent.parent.parent
EMBERS = ROOT / "src/flambeau/games/embers/__init__.py"


def test_a_decorated_class_is_written_out_and_the_rest_stays_line_by_line() -> None:
    source = EMBERS.read_text("utf-8")
    written = write_out(source, "flambeau.games.embers")
    assert "@k.state" not in written.text()
    assert "    def clone(self)" in written.text()
    lines = source.splitlines()
    kept = [(line, origin) for line, origin in zip(written.lines, written.origins, strict=True) if "async def" in line]
    assert kept and all(lines[origin - 1] == line for line, origin in kept)


def test_a_module_without_declared_classes_changes_only_in_its_slots() -> None:
    source = (ROOT / "src/flambeau/kernel/window.py").read_text("utf-8")
    written = write_out(source, "flambeau.kernel.window")
    changed = [line for line, old in zip(written.lines, source.splitlines(), strict=True) if line != old]
    assert changed == ["    pass", "    pass"]


def test_a_refusal_names_the_line_of_the_source_not_of_the_written_text() -> None:
    found = [source for source in tool.sources(["flambeau.games.embers"]) if source.compiled]
    written = {str(found[0].place): write_out(EMBERS.read_text("utf-8"), "flambeau.games.embers")}
    number = next(i for i, line in enumerate(written[str(found[0].place)].lines) if "async def turn" in line) + 1
    problem = tool.complaints(f"{found[0].place}:{number}: error: it is refused\n", written, found)
    line = next(i for i, text in enumerate(EMBERS.read_text("utf-8").splitlines(), 1) if "async def turn" in text)
    assert str(problem) == f"src/flambeau/games/embers/__init__.py:{line}: it is refused"
    assert list(problem.refused) == ["flambeau.games.embers"]
    stumbled = tool.complaints(f"{found[0].place}:{number}: AssertionError: not thought of\n", written, found)
    assert list(stumbled.refused) == ["flambeau.games.embers"], "what breaks mypyc itself is left out like a refusal"


def test_what_the_compiler_says_is_told_when_no_module_is_to_blame() -> None:
    assert str(tool.complaints("gcc: no space left\n", {}, [])) == "gcc: no space left"


def test_equal_sources_have_one_build_and_another_level_has_another() -> None:
    found = tool.sources(["flambeau.kernel"])
    assert tool.name_of(found, "1", "0") == tool.name_of(found, "1", "0") != tool.name_of(found, "2", "0")


def test_an_unknown_package_is_refused_by_name() -> None:
    with pytest.raises(tool.CannotCompile, match=r"there is no package flambeau\.games\.chess"):
        tool.sources(["flambeau.games.chess"])


def test_tables_tests_and_what_never_runs_hot_stay_interpreted() -> None:
    found = {
        source.module: source.compiled for source in tool.sources(["flambeau.kernel", "flambeau.games.dungeon_heroes"])
    }
    assert found["flambeau.kernel.match"] and not found["flambeau.kernel.save"]
    assert not any(module.endswith(".table") and compiled for module, compiled in found.items())
    assert not any(".tests" in module for module in found)


def test_without_a_compiler_one_sentence_says_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    sentence = tool.why_no_compiler()
    said = re.sub(r'"\s*\\\s*"', " ", (ROOT / "tools/setup").read_text("utf-8"))
    assert sentence.partition("; for both type: ")[0] in said, "tools/setup says it in the same words"
    assert sentence.endswith("apt install gcc python3-dev")
