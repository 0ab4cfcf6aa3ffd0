"""Which test calls which function of a game, how long it takes, and which rules it is marked with.

One run of the game's folder tells it; the answer is kept in `build/mutants` until a source or a test changes.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from .trial import in_child, run_pytest

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "mutants"


@dataclass(frozen=True)
class Test:
    """What is known of one test."""

    __test__ = False  # pytest looks at classes of this name

    id: str
    seconds: float
    rules: frozenset[str]
    calls: frozenset[str]  # "rules/turn.py:prepare_lord:52"


@dataclass(frozen=True)
class Survey:
    """All tests of a game's folder, and what is called while modules are imported."""

    tests: tuple[Test, ...]
    at_import: frozenset[str]
    failing: tuple[str, ...]

    def marked(self, rules: tuple[str, ...]) -> list[Test]:
        """The tests marked with one of these rules, the shortest first."""
        return sorted([test for test in self.tests if test.rules & set(rules)], key=_seconds)

    def calling(self, function: str) -> list[Test]:
        """The tests that call a function, the shortest first; all if it runs at import, or outside functions."""
        everywhere = not function.rsplit(":", 2)[1] or function in self.at_import
        return sorted([test for test in self.tests if everywhere or function in test.calls], key=_seconds)


def _seconds(test: Test) -> float:
    return test.seconds


def survey(source: Path, tests: Path) -> Survey:
    """The survey of a game, kept from the last time if nothing has changed."""
    page = KEPT / f"{source.name}.json"
    state = _state(source, tests)
    if page.exists():
        kept = json.loads(page.read_text("utf-8"))
        if kept["state"] == state:
            return _read(kept)
    found = in_child(lambda: _run(source, tests), limit=1200)
    if not isinstance(found, dict):
        raise SystemExit(f"the tests in {tests} cannot be run: {found}")
    KEPT.mkdir(parents=True, exist_ok=True)
    page.write_text(json.dumps({"state": state, **found}), "utf-8")
    return _read(found)


def _state(source: Path, tests: Path) -> str:
    digest = hashlib.sha256()
    for folder in (source, tests, ROOT / "src" / "flambeau" / "kernel", ROOT / "src" / "flambeau" / "kit"):
        for page in sorted(folder.rglob("*.py")):
            digest.update(page.read_bytes())
    return digest.hexdigest()


def _read(found: dict[str, Any]) -> Survey:
    tests = [Test(id_, seconds, frozenset(rules), frozenset(calls)) for id_, seconds, rules, calls in found["tests"]]
    return Survey(tuple(tests), frozenset(found["at_import"]), tuple(found["failing"]))


def _run(source: Path, tests: Path) -> dict[str, Any]:
    watch = _Watch(source)
    sys.settrace(watch.called)
    try:
        run_pytest([str(tests)], watch)
    finally:
        sys.settrace(None)
    return {"tests": watch.tests, "at_import": sorted(watch.at_import), "failing": watch.failing}


class _Watch:
    """A pytest plugin that notes what each test calls."""

    def __init__(self, source: Path) -> None:
        self.folder = f"{source}/"
        self.seen: set[CodeType] = set()
        self.names: set[str] = set()
        self.at_import: set[str] = set()
        self.tests: list[tuple[str, float, list[str], list[str]]] = []
        self.failing: list[str] = []

    def called(self, frame: FrameType, event: str, arg: object) -> None:
        """Python calls this at the beginning of every function."""
        code = frame.f_code
        if code not in self.seen:
            self.seen.add(code)
            if code.co_filename.startswith(self.folder):
                page = code.co_filename.removeprefix(self.folder)
                self.names.add(f"{page}:{code.co_name}:{code.co_firstlineno}")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """All modules are imported: what was called so far belongs to no test."""
        self.at_import = set(self.names)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note what one test calls, and for how long."""
        self.seen, self.names = set(), set()
        began = time.process_time()
        yield
        rules = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        self.tests.append((item.nodeid, time.process_time() - began, rules, sorted(self.names)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails before anything is broken proves nothing."""
        if report.failed:
            self.failing.append(report.nodeid)
