"""The games as PettingZoo environments, one module for each.

`azul_v0.env(seats=3, side="grey")`, and likewise `pavilion_v0` and `garden_v0`. They are in
PettingZoo's registry too: `pettingzoo.make("aec", "tilewright/azul_v0", seats=3)`.
"""

from tilewright.envs.extras import needed

with needed("pettingzoo"):
    from pettingzoo import aec_registry, register

    from tilewright.envs.pettingzoo import azul_v0, garden_v0, pavilion_v0

__all__ = ["azul_v0", "garden_v0", "pavilion_v0"]


def register_games() -> None:
    """Register every game for `pettingzoo.make`."""
    for name in __all__:
        if f"tilewright/{name}" not in aec_registry:
            register("aec", f"tilewright/{name}", entry_point=f"{__name__}.{name}:env")


register_games()
