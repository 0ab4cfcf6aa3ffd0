"""One server for all tests of a file that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .serving import Person, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits lifted."""
    with served(tmp_path_factory.mktemp("house")) as here:
        yield here


@pytest.fixture
def ann(server: Served) -> Person:
    """Somebody who has never been here."""
    return server.person()


@pytest.fixture
def bob(server: Served) -> Person:
    """Somebody else."""
    return server.person()
