"""Every test marked with a rule runs twice: plainly, and with a save and restore before every answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flambeau.kit import Table


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
