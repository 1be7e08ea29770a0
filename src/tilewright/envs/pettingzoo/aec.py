"""A match as PettingZoo sees it: agents that act in turn."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tilewright.core.errors import UnknownName
from tilewright.envs.render import Image, Renderer, render_metadata
from tilewright.envs.spaces import action_space, vector_space
from tilewright.envs.table import Table, Vector

Sight = dict[str, Any]  # "observation", and "action_mask"

ILLEGAL_REWARD = -1.0


class TableEnv(AECEnv[str, Sight, int]):
    """One agent for each seat, `seat_0` to `seat_3`; each game is a class below it."""

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
        self.table = Table(self.game_id, seats, side, reward)
        self.renderer = Renderer(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: self._sight_space() for agent in self.possible_agents}
        actions = self.table.state.num_actions
        self.action_spaces = {agent: action_space(actions) for agent in self.possible_agents}
        self.state_space = vector_space(self.table.layout)
        self.generator, _ = seeding.np_random()

    def _sight_space(self) -> Dict:
        mask = Box(0, 1, (self.table.state.num_actions,), np.int8)
        return Dict({"observation": vector_space(self.table.layout), "action_mask": mask})

    def observation_space(self, agent: str) -> Dict:
        """Return what an agent may see."""
        return self.observation_spaces[self._check(agent)]

    def action_space(self, agent: str) -> Discrete[Any]:
        """Return what an agent may do."""
        return self.action_spaces[self._check(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; the option `start` names the seat that starts."""
        if seed is not None:
            self.generator, _ = seeding.np_random(seed)
        self.table.open(int(self.generator.integers(2**63)), (options or {}).get("start", 0))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act, and None is no action")
        self._cumulative_rewards[agent] = 0.0
        paid = self.table.act(action)
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.state.is_over)
        self._accumulate_rewards()
        self._turn()

    def _turn(self) -> None:
        """Give the turn to the seat to act, and tell every agent what it may do."""
        state = self.table.state
        if not state.is_over:
            self.agent_selection = self.possible_agents[state.actor]
        self.infos = {
            agent: {"action_mask": self.table.mask(seat)} for seat, agent in enumerate(self.agents)
        }
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Sight:
        """Return what an agent sees, and which actions it may take now."""
        seat = self.possible_agents.index(self._check(agent))
        return {"observation": self.table.see(seat), "action_mask": self.table.mask(seat)}

    def state(self) -> Vector:
        """Return the position as seat 0 sees it; nothing of it is hidden from the others."""
        return self.table.see(0)

    def render(self) -> str | Image | None:
        """Return the table as text or as a picture, or print it."""
        return self.renderer.render(self.table.state)

    def close(self) -> None:
        """Do nothing: there is no window to close."""

    def _check(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise UnknownName("agent", agent, tuple(self.possible_agents))
        return agent


class GameEnv(TableEnv):
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
) -> AECEnv[str, Sight, int]:
    """Return a game's environment with PettingZoo's guards: an illegal action loses the match."""
    return wrapped(GameEnv(game, seats, side, reward, render_mode))


def wrapped(env: TableEnv) -> AECEnv[str, Sight, int]:
    """Return the environment with PettingZoo's usual guards: illegal actions, order of calls."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def metadata(name: str) -> dict[str, Any]:
    """Return what PettingZoo asks every environment to tell."""
    return {"name": name, "is_parallelizable": False, **render_metadata()}
