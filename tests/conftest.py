"""What all tests share: rule tests run twice, the client is built once, a missing browser is told of at the end.

Every test marked with a rule runs plainly, and with a save and restore before every answer.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator

import pytest

from flambeau.kit import Table
from tests.browser.chromium import MISSING
from tools import client


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Double the rule tests."""
    if metafunc.definition.get_closest_marker("rule") is not None:
        metafunc.fixturenames.append("storing")
        metafunc.parametrize("storing", [False, True], ids=["plain", "stored"], indirect=True)


@pytest.fixture
def storing(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whether tables are saved and restored before every answer."""
    Table.storing = request.param
    yield
    Table.storing = False


@pytest.fixture(scope="session")
def built() -> None:
    """The client as its sources are now; of several test processes one builds it."""
    folder = client.ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        client.build()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nobody overlooks that nothing was tested in a browser."""
    if any(MISSING in str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())):
        terminalreporter.write_line(f"flambeau: {MISSING}", yellow=True)
