"""The games, one package each; a new folder here adds a game."""

from __future__ import annotations

import pkgutil
from functools import partial
from importlib import import_module

from tilewright.core.game import Game
from tilewright.core.registry import register


def _load(name: str) -> Game:
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game


for _module in pkgutil.iter_modules(__path__):
    if _module.name != "kit":
        register(_module.name, partial(_load, _module.name))
