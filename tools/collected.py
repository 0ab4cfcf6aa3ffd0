"""Which rule marks stand on tests that pytest collects and that have to pass.

The sources alone cannot tell: a `skipif`, a skipped parameter, a module that skips itself and a test inside another
function all look like tests. So a process of its own lets pytest collect the files and looks at what it found.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from _pytest.skipping import evaluate_skip_marks, evaluate_xfail_marks

ROOT = Path(__file__).resolve().parent.parent
OPTIONS = [
    "--collect-only", "-p", "no:cacheprovider", "-p", "no:terminal", "-p", "_hypothesis_pytestplugin", "-m", "",
    "--assert=plain",  # nothing is asserted here, and rewriting takes longer than all the rest
]  # fmt: skip


@dataclass
class Collected:
    """For each file: the ids on any test, the ids on tests that must pass, and whether it could be read at all."""

    marked: dict[str, set[str]] = field(default_factory=dict)
    proved: dict[str, set[str]] = field(default_factory=dict)
    skipped: set[str] = field(default_factory=set)  # files that skip themselves
    broken: set[str] = field(default_factory=set)


def collect(root: Path, pages: list[str]) -> Collected:
    """What pytest collects from these files (paths below `root`)."""
    if not pages:
        return Collected()
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "tools.collected", *pages],
        cwd=root,
        env={**os.environ, "PYTHONPATH": paths, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # they take seconds to load
        stdout=subprocess.PIPE,
        check=True,
    )
    told = json.loads(done.stdout.splitlines()[-1])
    as_sets = [{page: set(ids) for page, ids in told[name].items()} for name in ("marked", "proved")]
    return Collected(as_sets[0], as_sets[1], set(told["skipped"]), set(told["broken"]))


class _Watch:
    """A pytest plugin that notes what is collected."""

    def __init__(self) -> None:
        self.marked: dict[str, list[str]] = {}
        self.proved: dict[str, list[str]] = {}
        self.skipped: list[str] = []
        self.broken: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file may skip itself, or be impossible to import."""
        page = report.nodeid.split("::", 1)[0]
        if report.skipped:
            self.skipped.append(page)
        elif report.failed:
            self.broken.append(page)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Every test with the marks that stand on itself."""
        for item in session.items:
            page = item.nodeid.split("::", 1)[0]
            ids = [str(rule) for mark in item.own_markers if mark.name == "rule" for rule in mark.args]
            self.marked.setdefault(page, []).extend(ids)
            if evaluate_skip_marks(item) is None and evaluate_xfail_marks(item) is None:
                self.proved.setdefault(page, []).extend(ids)


def main(pages: list[str]) -> int:
    """Prints one line of JSON."""
    watch = _Watch()
    status = pytest.main([*OPTIONS, *pages], [watch])
    print(json.dumps(vars(watch)))
    return int(status in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
