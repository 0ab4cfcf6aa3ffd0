"""The parallel environment of PettingZoo: everybody acts at every step, and whoever is not asked waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from flambeau.kernel import Match

from .aec import MOST_ANSWERS
from .picture import picture
from .spaces import BOUND, WIDTH, Kept, Learning


class ParallelGame(ParallelEnv[str, dict[str, Any], int]):
    """One game as a parallel environment: at each step all seats that were asked answer, in the order of the seats.

    Of seats that decide together only the first one's answer counts, as at the table.
    """

    metadata: dict[str, Any] = {"render_modes": ["svg"]}

    def __init__(self, learning: Learning, most: int = MOST_ANSWERS) -> None:
        self.learning = learning
        self.most = most
        self.metadata = {**ParallelGame.metadata, "name": f"{learning.game.id}_v{learning.game.version}"}
        self.possible_agents = learning.agents[:]
        self.agents: list[str] = []
        self.render_mode: str | None = None
        self.match: Match | None = None
        self.steps = 0
        self._acting = spaces.Discrete(learning.size)
        self._observing = spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (WIDTH,), np.float32),
                "action_mask": spaces.Box(0, 1, (learning.size,), np.int8),
            }
        )
        self._rng = np.random.default_rng()
        self._kept: Kept = {}

    def observation_space(self, agent: str) -> Any:
        """A row of numbers and the mask."""
        return self._observing

    def action_space(self, agent: str) -> Any:
        """A number for every choice of the game, and 0 for waiting."""
        return self._acting

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a match; the same seed gives the same match."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.match = self.learning.start(int(self._rng.integers(1 << 48)))
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, dict[str, Any]]:
        if self.match is None:
            raise RuntimeError("reset() comes first")
        return {
            agent: {
                "observation": self.learning.observation(self.match, seat, self._kept),
                "action_mask": self.learning.mask(self.match, seat),
            }
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }

    def step(self, actions: dict[str, int]) -> Any:
        """Answer for everybody who was asked; an illegal action is an error that names it."""
        match = self.match
        if match is None:
            raise RuntimeError("reset() comes first")
        asked = match.asked()
        numbers = {seat: match.number(seat) for seat in asked}
        for seat in asked:
            if match.outcome is None and seat in match.asked() and match.number(seat) == numbers[seat]:
                action = int(actions[self.possible_agents[seat]])
                match.answer(seat, self.learning.index(match, seat, action))
        self.steps += 1
        over = match.outcome is not None
        cut = not over and self.steps >= self.most
        seen = self._seen()
        rewards = dict(zip(self.agents, self.learning.rewards(match)))
        ended, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over or cut:
            self.agents = []
        return seen, rewards, ended, cuts, infos

    def clone(self) -> ParallelGame:
        """The same environment at the same questions; both go on independently."""
        copy = ParallelGame(self.learning, self.most)
        copy.agents, copy.steps = self.agents[:], self.steps
        copy.match = None if self.match is None else self.match.fork()
        copy._rng.bit_generator.state = self._rng.bit_generator.state
        return copy

    def render(self) -> str | None:
        """A picture of the position as the first seat sees it, as SVG."""
        if self.match is None:
            raise RuntimeError("reset() comes first")
        return picture(self.match, 0)


def parallel_env(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, most: int = MOST_ANSWERS
) -> ParallelGame:
    """The parallel environment of a game."""
    return ParallelGame(Learning(game, seats, options), most)
