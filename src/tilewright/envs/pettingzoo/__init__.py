"""The games as PettingZoo environments: importing this package registers them.

`env(game_id, seats=3)` makes one for any game, and `pettingzoo.make("aec", "tilewright/<id>_v0")`
too. Games with a module `<id>_v0` here can be imported as PettingZoo's own are: `<id>_v0.env()`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tilewright.core.registry import game_ids
from tilewright.envs.extras import needed

with needed("pettingzoo"):
    from pettingzoo import aec_registry, register

    from tilewright.envs.pettingzoo.aec import env

__all__ = ["env"]


def register_games() -> None:
    """Register every game for `pettingzoo.make`."""
    for game in game_ids():
        module, options = f"{__name__}.{game}_v0", dict[str, Any]()
        if find_spec(module):
            import_module(module)
        else:
            module, options = f"{__name__}.aec", {"game": game}
        if f"tilewright/{game}_v0" not in aec_registry:
            name = f"tilewright/{game}_v0"
            register("aec", name, entry_point=f"{module}:env", kwargs=options)


register_games()
