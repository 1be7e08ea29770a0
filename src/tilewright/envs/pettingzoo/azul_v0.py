"""Azul for PettingZoo."""

from pettingzoo import AECEnv

from tilewright.envs.pettingzoo.aec import Sight, TableEnv, metadata, wrapped

__all__ = ["env", "raw_env"]


class raw_env(TableEnv):  # noqa: N801  # the name that PettingZoo gives it
    """The environment itself: an illegal action raises."""

    game_id = "azul"
    metadata = metadata("azul_v0")


def env(
    seats: int = 2,
    side: str | None = None,
    reward: str = "result",
    render_mode: str | None = None,
) -> AECEnv[str, Sight, int]:
    """Return the environment with PettingZoo's usual guards: an illegal action loses the match."""
    return wrapped(raw_env(seats, side, reward, render_mode))
