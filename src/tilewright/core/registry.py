"""The registry of games, by id.

Games of this package register themselves when `tilewright.games` is imported. Games of other
packages are found by the entry point group `tilewright.games`: the name of an entry point is the
id of the game, its value a `Game`, or a module that has one as `GAME`. Games are loaded on first
use, so a broken one does not affect the others.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from tilewright.core.errors import BrokenGame, TilewrightError, UnknownName
from tilewright.core.game import Game, check_game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tilewright.games"

Loader = Callable[[], object]

_loaders: dict[str, Loader] = {}
_loaded: dict[str, Game] = {}


def register(name: str, loader: Loader) -> None:
    """Register a game, to be loaded on first use; raise if the id is taken."""
    if name in _loaders:
        raise BrokenGame(name, "another game is registered under this id")
    _loaders[name] = loader


def game_ids() -> tuple[str, ...]:
    """Return the ids of all known games, those of this package first."""
    return (*_loaders, *_entry_points())


def default_game() -> str:
    """Return the id of the game to use if none is given."""
    return next(iter(_loaders))


def find_game(name: str) -> Game:
    """Return the game with this id; raise `BrokenGame` if it does not load."""
    if name not in _loaded:
        _loaded[name] = _load(name)
    return _loaded[name]


def loaded_games() -> tuple[Game, ...]:
    """Return the games loaded so far."""
    return tuple(_loaded.values())


def built_in_games() -> Iterator[Game]:
    """Return the games of this package."""
    return map(find_game, _loaders)


def games() -> Iterator[Game]:
    """Return all games that load; warn about the others."""
    for name in game_ids():
        try:
            yield find_game(name)
        except BrokenGame as error:
            warnings.warn(str(error), RuntimeWarning, stacklevel=2)


def _load(name: str) -> Game:
    loader = _loaders.get(name) or _entry_points().get(name)
    if loader is None:
        raise UnknownName("game", name, game_ids())
    try:
        found = loader()
    except TilewrightError:
        raise
    except Exception as error:  # third-party code may raise anything
        raise BrokenGame(name, f"{type(error).__name__}: {error}") from error
    game = getattr(found, "GAME", found)
    check_game(name, game)
    assert isinstance(game, Game)
    return game


@cache
def _entry_points() -> dict[str, Loader]:
    """Return the games of other packages, by id, in the order of their ids."""
    from importlib.metadata import entry_points  # takes time to load

    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, []).append(entry)
    for name in sorted(found.keys() & _loaders.keys()):
        problem = f'{_source(found.pop(name)[0])} registers a game "{name}", which is taken'
        warnings.warn(f"{problem}; it is ignored", RuntimeWarning, stacklevel=4)
    return {name: _loader(name, entries) for name, entries in sorted(found.items())}


def _loader(name: str, entries: list[EntryPoint]) -> Loader:
    if len({entry.value for entry in entries}) == 1:
        return entries[0].load
    sources = " and ".join(_source(entry) for entry in entries)
    return partial(_refuse, name, f"{sources} both register it; uninstall one of them")


def _refuse(name: str, problem: str) -> object:
    raise BrokenGame(name, problem)


def _source(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.value
