"""What tables are made of is made once, and forgotten together."""

from __future__ import annotations

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
