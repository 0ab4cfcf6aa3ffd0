"""One mutant against some tests, in a process of its own.

The process is a fork of one that has imported everything but the game, so it begins within a tenth of a second; the
broken module comes from an import hook, and the working tree is never touched.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import select
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

SHORTEST_LIMIT = 5.0  # seconds a test has in any case
SLOWER = 10  # times as long as it took in the survey
MEMORY = 3 << 30
QUIET = [
    "-q", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin", "-m", "not long", "--no-header", "--tb=no",
    "--assert=plain", "-W", "ignore::pytest.PytestAssertRewriteWarning",
]  # fmt: skip


def in_child(work: Callable[[], Any], limit: float) -> Any:
    """What `work` returns in a forked process, as JSON; "timeout" or "crash" if it returns nothing."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _become_child()
        answer = json.dumps(work())
        with os.fdopen(writer, "w") as pipe:
            pipe.write(answer)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        told = _read_all(pipe.fileno(), limit)
    if told is None:
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "timeout" if told is None else json.loads(told) if told else "crash"


def _become_child() -> None:
    """Quiet, lower in rank, and unable to eat all memory; whatever goes wrong ends it without a word."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.excepthook = lambda *_: os._exit(1)


def _read_all(pipe: int, limit: float) -> bytes | None:
    told = b""
    while select.select([pipe], [], [], limit)[0]:
        part = os.read(pipe, 1 << 16)
        if not part:
            return told
        told += part
    return None


def run_pytest(arguments: list[str], plugin: object) -> int:
    """Run tests in this process; of rule tests only the plain form, since a second one with saves finds no more."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading all of them takes longer than most tests
    return int(pytest.main([*arguments, *QUIET], [plugin, _Plain()]))


class _Plain:
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the second run of each rule test."""
        items[:] = [item for item in items if not _is_stored(item)]


def _is_stored(item: pytest.Item) -> bool:
    call = getattr(item, "callspec", None)
    return call is not None and bool(call.params.get("storing", False))


def first_failure(module: str, path: Path, source: str, tests: Sequence[tuple[str, float]]) -> str:
    """The first of these tests (with their usual seconds) that notices a broken module, or nothing."""
    if not tests:
        return ""
    limit = 60 + sum(_limit(seconds) for _, seconds in tests)
    return str(in_child(lambda: _try(module, path, source, tests), limit))


def _limit(seconds: float) -> float:
    return SHORTEST_LIMIT + SLOWER * seconds


def _try(module: str, path: Path, source: str, tests: Sequence[tuple[str, float]]) -> str:
    sys.meta_path.insert(0, _Broken(module, path, source))
    notes = _Notes(dict(tests))
    pages = sorted({id_.split("::", 1)[0] for id_, _ in tests})
    status = run_pytest(["-x", *pages], notes)
    if notes.failed:
        return notes.failed
    return "" if status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else "import"


class _Notes:
    """A pytest plugin: only these tests, in this order, each with a limit."""

    def __init__(self, limits: dict[str, float]) -> None:
        self.order = {id_: place for place, id_ in enumerate(limits)}
        self.seconds = limits
        self.failed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The tests that were asked for, the shortest first."""
        items[:] = sorted([item for item in items if item.nodeid in self.order], key=lambda one: self.order[one.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """A test that never ends has noticed."""
        signal.signal(signal.SIGPROF, _too_long)
        signal.setitimer(signal.ITIMER_PROF, _limit(self.seconds[item.nodeid]))
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember the first that failed."""
        if report.failed and not self.failed:
            self.failed = report.nodeid


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError


class _Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module in a text of ours, everything else as usual."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        self.module, self.path, self.source = module, path, source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Our module, or nothing."""
        if fullname != self.module:
            return None
        folder = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        spec = importlib.util.spec_from_file_location(
            fullname, self.path, loader=self, submodule_search_locations=folder
        )
        return spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the broken text."""
        exec(compile(self.source, str(self.path), "exec"), module.__dict__)
