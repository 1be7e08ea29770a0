"""The setups that the tools measure, and the data files that they write into the docs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from tilewright import find_game, game_ids

DOCS: Final = Path(__file__).parent.parent / "docs"
SEATS: Final = (2, 3, 4)

MARKS: Final = ("<!-- tables -->\n", "<!-- /tables -->\n")

T = TypeVar("T")


class Setup(NamedTuple):
    """A game with one of its sides and a number of seats."""

    game: str
    side: str
    seats: int

    @property
    def name(self) -> str:
        """The name of the setup, such as `azul-grey-3`."""
        return f"{self.game}-{self.side}-{self.seats}"


def setups() -> list[Setup]:
    """Return all setups."""
    return [
        Setup(game, side, seats)
        for game in game_ids()
        for side in find_game(game).sides
        for seats in SEATS
    ]


def update(file: Path, only: str, measure: Callable[[Setup], T]) -> dict[str, T]:
    """Measure the setups with `only` in their name, and return all of the file.

    The file is written after each of them.
    """
    found: dict[str, T] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for setup in setups():
        if only in setup.name:
            found[setup.name] = measure(setup)
            file.write_text(as_text(_sorted(found)), "utf-8")
    return _sorted(found)


def _sorted(found: Mapping[str, T]) -> dict[str, T]:
    return {setup.name: found[setup.name] for setup in setups() if setup.name in found}


def as_text(found: Mapping[str, object]) -> str:
    """Return a data file: JSON with the innermost objects in one line each."""
    text = json.dumps(found, indent=1)
    return re.sub(r"\{[^{}\[\]]*\}", lambda inner: " ".join(inner[0].split()), text) + "\n"


def with_tables(page: str, tables: str) -> str:
    """Return a page with other tables between its marks."""
    start, end = map(re.escape, MARKS)
    body = MARKS[0] + "\n" + tables.strip() + "\n\n" + MARKS[1]
    return re.sub(f"{start}.*{end}", lambda _: body, page, flags=re.DOTALL)
