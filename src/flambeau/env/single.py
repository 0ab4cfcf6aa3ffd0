"""The Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from flambeau.bots import Bot, Chair, make_bot
from flambeau.kernel import Match

from .aec import MOST_ANSWERS
from .picture import picture
from .spaces import BOUND, WIDTH, Floats, Kept, Learning


class SingleEnv(gymnasium.Env[Floats, int]):
    """One seat of a game. The mask of legal actions stands in `info["action_mask"]` and in `action_masks()`."""

    metadata = {"render_modes": ["svg"]}

    def __init__(self, learning: Learning, seat: int = 0, bot: str = "random", most: int = MOST_ANSWERS) -> None:
        if seat not in range(learning.seats):
            raise ValueError(f"there is no seat {seat}: {learning.seats} play")
        make_bot(learning.game, bot, 0)  # an unknown bot is refused before anything begins
        self.learning = learning
        self.seat = seat
        self.bot = bot
        self.most = most
        self.action_space: Any = spaces.Discrete(learning.size)
        self.observation_space = spaces.Box(-BOUND, BOUND, (WIDTH,), np.float32)
        self.match: Match | None = None
        self.answers = 0
        self._others: list[Bot] = []
        self._kept: Kept = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begin a match and play it to the first question of the learning seat."""
        super().reset(seed=seed)
        draw = self.np_random
        self.match = self.learning.start(int(draw.integers(1 << 48)))
        self._others = [
            make_bot(self.learning.game, self.bot, int(draw.integers(1 << 48))) for _ in range(self.learning.seats)
        ]
        self.answers = 0
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Answer, then let the others play until this seat is asked again or the match is over."""
        match = self._playing()
        match.answer(self.seat, self.learning.index(match, self.seat, int(action)))
        self.answers += 1
        self._let_others_play()
        over = match.outcome is not None
        reward = self.learning.rewards(match)[self.seat] if over else 0.0
        return self._observation(), reward, over, not over and self.answers >= self.most, self._info()

    def action_masks(self) -> Any:
        """Which actions are legal now."""
        return self.learning.mask(self._playing(), self.seat)

    def clone(self) -> SingleEnv:
        """The same environment at the same question; the bots of the copy begin anew."""
        copy = SingleEnv(self.learning, self.seat, self.bot, self.most)
        copy.match = None if self.match is None else self.match.fork()
        copy.answers = self.answers
        copy.np_random.bit_generator.state = self.np_random.bit_generator.state
        copy._others = [make_bot(self.learning.game, self.bot, seat) for seat in range(self.learning.seats)]
        return copy

    def render(self) -> Any:
        """A picture of the position as this seat sees it, as SVG."""
        return picture(self._playing(), self.seat)

    def _playing(self) -> Match:
        if self.match is None:
            raise RuntimeError("reset() comes first")
        return self.match

    def _let_others_play(self) -> None:
        match = self._playing()
        while match.outcome is None and self.seat not in match.asked() and self.answers < self.most:
            seat = match.asked()[0]
            match.answer(seat, self._others[seat].answer(Chair(match, seat)))
            self.answers += 1

    def _observation(self) -> Floats:
        return self.learning.observation(self._playing(), self.seat, self._kept)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


def single_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seat: int = 0,
    bot: str = "random",
    most: int = MOST_ANSWERS,
) -> SingleEnv:
    """The Gymnasium environment of one seat of a game."""
    return SingleEnv(Learning(game, seats, options), seat, bot, most)
