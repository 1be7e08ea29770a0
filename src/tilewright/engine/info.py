"""What an engine tells of its thoughts while it thinks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tilewright.bots.thought import Thought
from tilewright.core.errors import quote
from tilewright.core.game import Game
from tilewright.engine.protocol import BadCommand, is_number, write_list, write_number

NUMBERS: Final = ("depth", "nodes", "time", "candidate", "visits")
BY_SEAT: Final = ("points", "shares")


class Info(NamedTuple):
    """One line of news; whatever an engine does not say is None or empty.

    A line of actions goes to the end of the news, and so does a note: there is only one of them.
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
    def read(cls, line: str) -> Info:
        """Return what a line says; names that mean nothing are skipped with their value."""
        words = line.split()[1:]
        found: dict[str, object] = {}
        while words:
            name, *words = words
            if name == "line":
                found["line"], words = tuple(words), []
            elif name == "note":
                found["note"], words = " ".join(words), []
            elif not words:
                raise BadCommand("command.words", f"{quote(name)} lacks a value")
            else:
                value, *words = words
                if name in NUMBERS:
                    found[name] = _read_number(name, value)
                elif name in BY_SEAT:
                    found[name] = tuple(_read_number(name, part) for part in value.split(","))
        return cls(**found)  # type: ignore[arg-type]


def tell_thought(thought: Thought, game: Game, seconds: float, most: int) -> Iterator[Info]:
    """Yield news of the best actions of a thought, the best first."""
    for rank, candidate in enumerate(thought.candidates[:most], 1):
        yield Info(
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
        raise BadCommand("command.words", f"{quote(text)} is no number for {name}")
    return float(text)
