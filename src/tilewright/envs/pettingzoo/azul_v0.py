"""Azul for PettingZoo."""

from pettingzoo import AECEnv

from tilewright.envs.pettingzoo.aec import AgentObservation, MatchEnv, metadata, wrap

__all__ = ["env", "raw_env"]


class raw_env(MatchEnv):  # noqa: N801  # the name that PettingZoo gives it
    """The unwrapped environment: an illegal action raises."""

    game_id = "azul"
    metadata = metadata("azul_v0")


def env(
    seats: int = 2,
    side: str | None = None,
    reward: str = "result",
    render_mode: str | None = None,
) -> AECEnv[str, AgentObservation, int]:
    """Return the environment in PettingZoo's usual wrappers: an illegal action loses the match."""
    return wrap(raw_env(seats, side, reward, render_mode))
