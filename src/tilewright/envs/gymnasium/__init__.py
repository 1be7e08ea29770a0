"""Gymnasium environments for one seat of a match; importing this package registers them.

`gymnasium.make(env_id(game_id), opponents=["greedy"])` makes one, whose id is the game's with a
capital letter, as in `tilewright/<Game>-v0`; `gymnasium.make_vec` makes many that share one batch.
"""

from tilewright.core.registry import game_ids
from tilewright.envs.extras import needed

with needed("gymnasium"):
    from gymnasium import register, registry

    from tilewright.envs.gymnasium.seat import SeatEnv
    from tilewright.envs.gymnasium.vector import SeatVectorEnv

__all__ = ["SeatEnv", "SeatVectorEnv", "env_id"]


def env_id(game_id: str) -> str:
    """Return a game's Gymnasium id."""
    return f"tilewright/{game_id.capitalize()}-v0"


def register_games() -> None:
    """Register every game for `gymnasium.make` and `gymnasium.make_vec`."""
    for name in game_ids():
        if env_id(name) not in registry:
            register(
                env_id(name),
                entry_point="tilewright.envs.gymnasium.seat:SeatEnv",
                vector_entry_point="tilewright.envs.gymnasium.vector:SeatVectorEnv",
                kwargs={"game": name},
            )


register_games()
