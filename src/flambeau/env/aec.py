"""The agent-by-agent environment of PettingZoo: whoever is asked acts next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from flambeau.kernel import Match

from .picture import picture
from .spaces import BOUND, WIDTH, Kept, Learning

MOST_ANSWERS: Final = 5_000


class AecEnv(AECEnv[str, dict[str, Any], int]):
    """One game as an AEC environment. Rewards come at the end."""

    metadata: dict[str, Any] = {"render_modes": ["svg"], "is_parallelizable": False}

    def __init__(self, learning: Learning, most: int = MOST_ANSWERS) -> None:
        super().__init__()
        self.learning = learning
        self.most = most
        self.metadata = {**AecEnv.metadata, "name": f"{learning.game.id}_v{learning.game.version}"}
        self.possible_agents = learning.agents[:]
        self.agents: list[str] = []
        self.render_mode: str | None = None
        self.match: Match | None = None
        self._acting = spaces.Discrete(learning.size)
        self._observing = spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (WIDTH,), np.float32),
                "action_mask": spaces.Box(0, 1, (learning.size,), np.int8),
            }
        )
        self._spaces = dict.fromkeys(self.possible_agents, self._acting)
        self._rng = np.random.default_rng()
        self._kept: Kept = {}

    def observation_space(self, agent: str) -> Any:
        """A row of numbers and the mask."""
        return self._observing

    def action_space(self, agent: str) -> Any:
        """A number for every choice of the game, and 0 for waiting."""
        return self._acting

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match; the same seed gives the same match."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.match = self.learning.start(int(self._rng.integers(1 << 48)))
        self.answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _playing(self) -> Match:
        if self.match is None:
            raise RuntimeError("reset() comes first")
        return self.match

    def _next(self) -> str:
        asked = self._playing().asked()
        return self.possible_agents[asked[0]] if asked else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent knows, and what it may do."""
        match, seat = self._playing(), self.possible_agents.index(agent)
        return {
            "observation": self.learning.observation(match, seat, self._kept),
            "action_mask": self.learning.mask(match, seat),
        }

    def step(self, action: int | None) -> None:
        """Answer for the selected agent; an illegal action is an error that names it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match, seat = self._playing(), self.possible_agents.index(agent)
        if action is None:
            raise ValueError("an agent that is still playing needs an action")
        match.answer(seat, self.learning.index(match, seat, int(action)))
        self.answers += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        over = match.outcome is not None
        if over:
            self.rewards = dict(zip(self.possible_agents, self.learning.rewards(match)))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.answers >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()
        if over or self.answers >= self.most:
            self._deads_step_first()

    def clone(self) -> AecEnv:
        """The same environment at the same question; both go on independently."""
        copy = AecEnv(self.learning, self.most)
        copy.__dict__.update(
            {name: value.copy() if isinstance(value, (dict, list)) else value for name, value in vars(self).items()}
        )
        copy._kept = {}
        copy.match = None if self.match is None else self.match.fork()
        copy._rng = np.random.default_rng()
        copy._rng.bit_generator.state = self._rng.bit_generator.state
        return copy

    def render(self) -> str | None:
        """A picture of the position as the agent that is asked sees it, as SVG."""
        return picture(self._playing(), self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is open."""


def aec_env(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, most: int = MOST_ANSWERS
) -> AecEnv:
    """The AEC environment of a game."""
    return AecEnv(Learning(game, seats, options), most)
