"""The balance tables of Paper Dungeons, from a handful of games."""

from __future__ import annotations

from tools.paper_balance import Game, card_lines, played, worth_lines


def made(card: int, score: int, power: int = 0, resurrected: bool = False) -> Game:
    return Game(card, power, power, score, resurrected)


def test_a_card_outside_the_bands_is_named() -> None:
    games = [made(card, 90 + n) for card in range(12) for n in range(4)]
    games += [made(12 - 1, 40, resurrected=True)] * 8
    lines = list(card_lines(games))
    assert lines[0].startswith("56 solo games") and len(lines) == 4 + 12
    assert lines[4].endswith("| yes |") and lines[-1].endswith("| no |")
    assert "| L | 12 |" in lines[-1] and "67 %" in lines[-1]


def test_powers_are_ranked_by_what_they_add() -> None:
    games = [made(card, 80 + 10 * power + n, power) for card in (0, 1) for power in (0, 1) for n in (0, 1)]
    lines = list(worth_lines(games, "power"))
    assert [line.split("|")[1].strip() for line in lines[2:]] == ["artisan", "alchemist"]
    assert "+5.0" in lines[2] and "-5.0" in lines[3]


def test_a_game_that_keeps_its_first_cards_is_the_same_every_time() -> None:
    assert played(3, 0, False) == played(3, 0, False)
