"""Every registered game and every slice of the exam passes the whole kit, in every mode and number of seats."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest

from flambeau.kit import CHECKS, Case, cases, known_rules
from flambeau.kit.checks import Check
from tests.conformance.games import GAMES
from tools.rules import ledger_ids

MOST_QUICK = 40  # questions of a game that `make test` looks at closely
MOST_LONG = 150


@pytest.fixture(autouse=True)
def ledgers() -> Iterator[None]:
    """The ids that the ledgers define."""
    known_rules.update(rule for rules in ledger_ids().values() for rule in rules)
    yield


def rotation() -> int:
    """Changes with every commit, so that `make test` looks at other seeds and modes each time."""
    told = subprocess.run(["git", "rev-list", "--count", "HEAD"], capture_output=True, text=True, check=False)
    return int(told.stdout.strip() or 0)


def quick_cases() -> list[Case]:
    """Two cases a game, others with every commit."""
    chosen = []
    for game in GAMES:
        all_of_it = cases(game)
        turn = rotation()
        chosen += {
            repr(c): c for c in (all_of_it[turn % len(all_of_it)], all_of_it[(turn * 7 + 3) % len(all_of_it)])
        }.values()
    return chosen


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", quick_cases(), ids=repr)
def test_a_game_keeps_its_promises(case: Case, check: Check) -> None:
    check(case, rotation() % 1000, MOST_QUICK)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", [case for game in GAMES for case in cases(game)], ids=repr)
def test_a_game_keeps_its_promises_everywhere(case: Case, check: Check, seed: int) -> None:
    check(case, 1000 + seed, MOST_LONG)
