"""What must hold at every question of any game: derived masks true, one figure a square, every card somewhere once."""

from __future__ import annotations

import random

import pytest

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import CARD_KIND, HERO_FIGURES, KIND, MINIATURES, PARTY, SIZE
from flambeau.games.dungeon_saga.model import DrawnCard, Play
from flambeau.games.dungeon_saga.rules.board import board_of
from flambeau.kernel import Match
from flambeau.parts.figures import base, front_arc
from flambeau.parts.grid import Cell, Direction

CASES = (
    (2, {"gm": "human", "quest": "q0_open_cell", "party": "seasoned"}),
    (3, {"gm": "human", "quest": "q1_cold_hearth"}),
    (2, {"quest": "q2_the_counting_room", "party": "seasoned"}),
    (1, {"quest": "q3_two_mouths", "villain": "hand"}),
)


def check(s: Play) -> None:
    """Compare what is kept with what follows from the rest."""
    board = board_of(s)
    grid = board.floor.grid
    for figure in range(MINIATURES):
        cell, size = s.cell[figure], SIZE[KIND[figure]]
        if cell < 0:
            assert s.base[figure] == s.arc[figure] == 0
            continue
        assert s.base[figure] == base(grid, Cell(cell), size)
        down = figure < PARTY and not s.sheets[figure].hp
        arc = 0 if down else front_arc(board.terrain, Cell(cell), Direction(s.facing[figure]), size)
        assert s.arc[figure] == arc
    assert s.hero_cells == _union(s, HERO_FIGURES) and s.monster_cells == _union(s, s.monsters)
    assert set(s.monsters) == {figure for figure in range(PARTY, MINIATURES) if s.cell[figure] >= 0}
    moving = [turn.figure for turn in s.turns]
    standing = [s.base[figure] for figure in range(MINIATURES) if figure not in moving]
    assert sum(standing) == _or(standing)  # nobody but the mover shares a square
    cards = [*s.deck.cards, *s.discard, *[card for sheet in s.sheets for card in sheet.items]]
    cards += [task.card for task in s.todo if isinstance(task, DrawnCard)]
    assert sorted(cards) == list(range(len(CARD_KIND)))


def _or(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _union(s: Play, figures: tuple[int, ...]) -> int:
    return _or([s.base[figure] for figure in figures])


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_kept_masks_and_piles_are_true_at_every_question(seats: int, options: dict[str, object]) -> None:
    for seed in range(4):
        match = Match.start(GAME, seats, options, seed + 1, forkable=False)
        rng = random.Random(seed)
        for _ in range(600):
            if match.outcome is not None:
                break
            check(match.state)
            seat = rng.choice(match.asked())
            match.answer(seat, rng.choice(match.question(seat).choices))
