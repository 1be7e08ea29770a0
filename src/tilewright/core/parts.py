"""Find the parts of games in higher layers: one module per game, in a folder of each layer.

A game of another package names such modules in `Game.parts` instead.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tilewright.core.errors import BrokenGame, MissingPart
from tilewright.core.game import Game


def find_part(game: Game, kind: str, folder: str, attribute: str) -> Any | None:  # noqa: ANN401
    """Return a part of a game, or None if it has none.

    `folder` is the package that holds one module per game, `attribute` the name it has there.
    """
    if kind in game.parts:
        module, _, name = game.parts[kind].partition(":")
        return _load(game, kind, module, name or attribute)
    module = f"{folder}.{game.id}"
    return _load(game, kind, module, attribute) if find_spec(module) else None


def demand_part(game: Game, kind: str, folder: str, attribute: str) -> Any:  # noqa: ANN401
    """Return a part of a game; raise `MissingPart`, which says what to add, if it has none."""
    found = find_part(game, kind, folder, attribute)
    if found is None:
        raise missing_part(game, kind, folder)
    return found


def missing_part(game: Game, kind: str, folder: str) -> MissingPart:
    """Return the error that says which file to add."""
    path = f"{folder.replace('.', '/')}/{game.id}.py"
    return MissingPart(kind, game.id, f'add {path}, or name it in the game\'s parts["{kind}"]')


def _load(game: Game, kind: str, module: str, attribute: str) -> Any:  # noqa: ANN401
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BrokenGame(game.id, f"its {kind} does not load: {error}") from error
