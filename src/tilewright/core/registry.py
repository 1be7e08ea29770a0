"""The games that can be played, found by their id."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.core.errors import UnknownName
from tilewright.core.game import Game

_loaders: dict[str, Callable[[], Game]] = {}
_loaded: dict[str, Game] = {}


def register(name: str, loader: Callable[[], Game]) -> None:
    """Make a game known; it is loaded when first asked for."""
    _loaders[name] = loader
    _loaded.pop(name, None)


def game_ids() -> tuple[str, ...]:
    """Return the ids of all known games."""
    return tuple(_loaders)


def find_game(name: str) -> Game:
    """Return the game with this id."""
    if name not in _loaded:
        if name not in _loaders:
            raise UnknownName("game", name, game_ids())
        _loaded[name] = _loaders[name]()
    return _loaded[name]
