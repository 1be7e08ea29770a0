"""A match as a PettingZoo AEC environment: agents that act in turn."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tilewright.core.errors import UnknownName
from tilewright.envs.render import Image, Renderer, render_metadata
from tilewright.envs.spaces import action_space, observation_space
from tilewright.envs.stepper import Stepper, Vector

AgentObservation = dict[str, Any]  # "observation", and "action_mask"

ILLEGAL_REWARD = -1.0


class MatchEnv(AECEnv[str, AgentObservation, int]):
    """One agent for each seat, `seat_0` to `seat_3`; each game has a subclass."""

    game_id: ClassVar[str]
    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        seats: int = 2,
        side: str | None = None,
        reward: str = "result",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.stepper = Stepper(self.game_id, seats, side, reward)
        self.renderer = Renderer(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {
            agent: self._observation_space() for agent in self.possible_agents
        }
        actions = self.stepper.state.num_actions
        self.action_spaces = {agent: action_space(actions) for agent in self.possible_agents}
        self.state_space = observation_space(self.stepper.layout)
        self.generator, _ = seeding.np_random()

    def _observation_space(self) -> Dict:
        mask = Box(0, 1, (self.stepper.state.num_actions,), np.int8)
        return Dict({"observation": observation_space(self.stepper.layout), "action_mask": mask})

    def observation_space(self, agent: str) -> Dict:
        """Return an agent's observation space."""
        return self.observation_spaces[self._check_agent(agent)]

    def action_space(self, agent: str) -> Discrete[Any]:
        """Return an agent's action space."""
        return self.action_spaces[self._check_agent(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match; the option `start` names the seat that starts."""
        if seed is not None:
            self.generator, _ = seeding.np_random(seed)
        self.stepper.reset(int(self.generator.integers(2**63)), (options or {}).get("start", 0))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._update_turn()

    def step(self, action: int | None) -> None:
        """Apply the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"it is {agent}'s turn, and None is not an action")
        self._cumulative_rewards[agent] = 0.0
        rewards = self.stepper.step(action)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.stepper.state.is_over)
        self._accumulate_rewards()
        self._update_turn()

    def _update_turn(self) -> None:
        """Select the agent to act, and set every agent's action mask."""
        state = self.stepper.state
        if not state.is_over:
            self.agent_selection = self.possible_agents[state.actor]
        self.infos = {
            agent: {"action_mask": self.stepper.mask(seat)}
            for seat, agent in enumerate(self.agents)
        }
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> AgentObservation:
        """Return an agent's observation and its action mask."""
        seat = self.possible_agents.index(self._check_agent(agent))
        return {"observation": self.stepper.observe(seat), "action_mask": self.stepper.mask(seat)}

    def state(self) -> Vector:
        """Return seat 0's observation, which hides nothing."""
        return self.stepper.observe(0)

    def render(self) -> str | Image | None:
        """Return the position as text or as a picture, or print it."""
        return self.renderer.render(self.stepper.state)

    def close(self) -> None:
        """Do nothing: there is no window to close."""

    def _check_agent(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise UnknownName("agent", agent, tuple(self.possible_agents))
        return agent


class GameEnv(MatchEnv):
    """The environment of any game, for those without a module of their own."""

    metadata: ClassVar[dict[str, Any]] = render_metadata()

    def __init__(
        self,
        game: str,
        seats: int = 2,
        side: str | None = None,
        reward: str = "result",
        render_mode: str | None = None,
    ) -> None:
        self.game_id = game  # type: ignore[misc]
        self.metadata = metadata(f"{game}_v0")  # type: ignore[misc]
        super().__init__(seats, side, reward, render_mode)


def env(
    game: str,
    seats: int = 2,
    side: str | None = None,
    reward: str = "result",
    render_mode: str | None = None,
) -> AECEnv[str, AgentObservation, int]:
    """Return a game's environment in PettingZoo's wrappers: an illegal action loses the match."""
    return wrap(GameEnv(game, seats, side, reward, render_mode))


def wrap(env: MatchEnv) -> AECEnv[str, AgentObservation, int]:
    """Return the environment in PettingZoo's usual wrappers."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def metadata(name: str) -> dict[str, Any]:
    """Return the metadata that PettingZoo expects."""
    return {"name": name, "is_parallelizable": False, **render_metadata()}
