"""The pictures of a game's rules page: positions, with numbers and arrows drawn over them.

They are data, in `learn/<game>/pictures.toml`. The client draws them with its own boards. Pages
for browsers without JavaScript show the same pictures as files,
`learn/<game>/pictures/<side>/*.webp`, which `python -m tools.rule_pictures` takes from the client.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, NamedTuple, get_args

from tilewright.core.errors import BadPosition
from tilewright.core.game import Game
from tilewright.core.state import State

Shows = Literal["board", "offer"]
FIELDS: Final = frozenset({"position", "shows", "seat", "numbers", "arrows", "check"})


class Picture(NamedTuple):
    """A picture: a position, what is shown of it, and the keys of the client to point at."""

    position: str  # as text
    shows: Shows
    seat: int  # whose board is shown, from 0
    numbers: tuple[str, ...]  # keys that are numbered from 1
    arrows: tuple[tuple[str, str], ...]  # from key to key
    check: Mapping[str, Any]  # an action to play, and the values that its events must have

    def state(self, game: Game) -> State:
        """Return the position."""
        return game.from_text(self.position)

    def state_on(self, game: Game, side: str) -> State:
        """Return the position on another side of the boards, if it is possible there."""
        state = self.state(game)
        try:
            return game.from_data({**state.to_data(), "side": side})
        except BadPosition:
            return state


@cache
def pictures_of(game_id: str) -> dict[str, Picture]:
    """Return the pictures of a game by name; a game without any has an empty collection."""
    path = _folder(game_id).joinpath("pictures.toml")
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text("utf-8"))
    return {name: _read(name, data) for name, data in found.items()}


def image_of(game: Game, side: str, name: str) -> bytes | None:
    """Return a picture of a side's page as WebP, if it has been taken.

    One that looks the same on all sides is kept once, with the first side.
    """
    if name not in pictures_of(game.id):
        return None
    for each in (side, game.sides[0]):
        path = _folder(game.id).joinpath("pictures", each, f"{name}.webp")
        if path.is_file():
            return path.read_bytes()
    return None


def image_size(webp: bytes) -> tuple[int, int]:
    """Return width and height of a picture in simple WebP, the form in which they are kept."""
    width, height = (int.from_bytes(webp[at : at + 2], "little") for at in (26, 28))
    return width & 0x3FFF, height & 0x3FFF


def _folder(game_id: str) -> Traversable:
    return files(__package__).joinpath(game_id)


def _read(name: str, data: dict[str, Any]) -> Picture:
    if unknown := data.keys() - FIELDS:
        raise ValueError(f"picture {name}: unknown fields {', '.join(sorted(unknown))}")
    shows = data.get("shows", "board")
    if shows not in get_args(Shows):
        raise ValueError(f'picture {name}: shows "{shows}", not one of {get_args(Shows)}')
    return Picture(
        position=data["position"],
        shows=shows,
        seat=data.get("seat", 1) - 1,
        numbers=tuple(data.get("numbers", ())),
        arrows=tuple((start, end) for start, end in data.get("arrows", ())),
        check=data.get("check", {}),
    )
