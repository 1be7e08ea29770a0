"""The `info` lines that an engine sends while it thinks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tilewright.bots.thought import Thought
from tilewright.core.errors import quote
from tilewright.core.game import Game
from tilewright.engine.protocol import BadCommand, is_number, write_list, write_number

NUMBERS: Final = ("depth", "nodes", "time", "candidate", "visits")
BY_SEAT: Final = ("points", "shares")


class InfoLine(NamedTuple):
    """One `info` line; what the engine leaves out is None or empty.

    `line` and `note` both run to the end of the text, so only one of them is written.
    """

    depth: float | None = None
    nodes: float | None = None
    time: float | None = None  # seconds since `go`
    candidate: float | None = None  # 1 for the best action, 2 for the next best ...
    visits: float | None = None
    points: tuple[float, ...] = ()
    shares: tuple[float, ...] = ()
    line: tuple[str, ...] = ()
    note: str = ""

    def write(self) -> str:
        """Return the line."""
        words = ["info"]
        for name in NUMBERS:
            value = getattr(self, name)
            words += [] if value is None else [name, write_number(value)]
        for name in BY_SEAT:
            values = getattr(self, name)
            words += [name, write_list(map(write_number, values))] if values else []
        if self.line:
            words += ["line", *self.line]
        elif self.note:
            words += ["note", self.note]
        return " ".join(words)

    @classmethod
    def read(cls, line: str) -> InfoLine:
        """Return the parsed line; unknown names are skipped with their values."""
        words = line.split()[1:]
        found: dict[str, object] = {}
        while words:
            name, *words = words
            if name == "line":
                found["line"], words = tuple(words), []
            elif name == "note":
                found["note"], words = " ".join(words), []
            elif not words:
                raise BadCommand("command.words", f"{quote(name)} has no value")
            else:
                value, *words = words
                if name in NUMBERS:
                    found[name] = _read_number(name, value)
                elif name in BY_SEAT:
                    found[name] = tuple(_read_number(name, part) for part in value.split(","))
        return cls(**found)  # type: ignore[arg-type]


def info_lines(thought: Thought, game: Game, seconds: float, limit: int) -> Iterator[InfoLine]:
    """Yield lines for the best actions of a search, best first."""
    for rank, candidate in enumerate(thought.candidates[:limit], 1):
        yield InfoLine(
            depth=thought.depth,
            nodes=thought.nodes,
            time=round(seconds, 3),
            candidate=rank,
            visits=candidate.visits,
            points=tuple(round(value, 2) for value in candidate.points),
            shares=tuple(round(value, 4) for value in candidate.shares),
            line=tuple(map(game.write_action, candidate.line)),
        )


def _read_number(name: str, text: str) -> float:
    if not is_number(text.removeprefix("-")):
        raise BadCommand("command.words", f"{quote(text)} is not a number for {name}")
    return float(text)
