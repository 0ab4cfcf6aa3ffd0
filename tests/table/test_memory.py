"""What tables are made of is made once, and forgotten together."""

from __future__ import annotations

import re
from pathlib import Path

import flambeau.games
from flambeau.table.memory import forget_all, how_many, remembered

made: list[int] = []


@remembered
def part(number: int) -> list[int]:
    made.append(number)
    return [number]


def test_a_part_is_made_once_until_all_is_forgotten() -> None:
    forget_all()
    assert part(3) is part(3) and part(4) == [4]
    assert made == [3, 4]
    assert how_many() == 2
    forget_all()
    assert how_many() == 0
    assert part(3) == [3] and made == [3, 4, 3]


def test_the_tables_of_every_game_remember_this_way_and_no_other() -> None:
    games = Path(flambeau.games.__path__[0])
    pages = [
        page for page in games.rglob("*.py") if "flambeau.table" in page.read_text("utf-8") and "bot" not in page.parts
    ]
    assert len(pages) > 30
    by_hand = re.compile(r"^@(?:functools\.)?(?:lru_)?cache\b|^_\w+(?:: [^=\n]+)? = \{\}$", re.M)
    assert [str(page.relative_to(games)) for page in pages if by_hand.search(page.read_text("utf-8"))] == []
