"""The handshake: what an engine says about itself in answer to `hello`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tilewright.core.errors import quote
from tilewright.core.game import Game
from tilewright.engine.protocol import PROTOCOL, BadCommand, one_line, write_list

_WHOLE: Final = re.compile(r"-?\d{1,20}", re.ASCII)
LEGAL: Final = "legal"  # an engine may ask for the legal actions with every `go`


class GameSupport(NamedTuple):
    """A game that an engine plays: rules version, sides and seat counts."""

    id: str
    rules: int
    sides: tuple[str, ...]
    seats: tuple[int, ...]

    @classmethod
    def of(cls, game: Game) -> GameSupport:
        """Return full support of a game."""
        return cls(game.id, game.rules_version, game.sides, game.seat_counts)

    @classmethod
    def read(cls, words: list[str]) -> GameSupport:
        """Return the game described by words: `<id> rules 1 sides <side>,<side> seats 2,3`."""
        id_, rules_word, rules, sides_word, sides, seats_word, seats = words
        if (rules_word, sides_word, seats_word) != ("rules", "sides", "seats"):
            raise ValueError("expected rules, sides and seats")
        counts = tuple(int(count) for count in seats.split(","))
        return cls(id_, int(rules), tuple(sides.split(",")), counts)

    def write(self) -> str:
        """Return the line of the handshake."""
        sides, seats = write_list(self.sides), write_list(self.seats)
        return f"game {self.id} rules {self.rules} sides {sides} seats {seats}"


class EngineOption(NamedTuple):
    """An option of an engine: one of several words, a number, or any text."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    bounds: tuple[int, int] | None = None

    @classmethod
    def read(cls, words: list[str]) -> EngineOption:
        """Return the option described by words, as `write` writes them."""
        name, kind, *rest = words
        if kind == "choice":
            choices, default_word, default = rest
            option = cls(name, default, tuple(choices.split(",")))
        elif kind == "number":
            low, high, default_word, default = rest
            option = cls(name, default, bounds=(int(low), int(high)))
        elif kind == "text":
            default_word, *parts = rest
            option = cls(name, " ".join(parts))
        else:
            raise ValueError("expected choice, number or text")
        if default_word != "default":
            raise ValueError("expected default")
        option.check(option.default)
        return option

    def write(self) -> str:
        """Return the line of the handshake."""
        if self.choices:
            kind = f"choice {write_list(self.choices)}"
        elif self.bounds:
            kind = "number {} {}".format(*self.bounds)
        else:
            kind = "text"
        return f"option {self.name} {kind} default {self.default}".rstrip()

    def check(self, value: str) -> str:
        """Return the value; raise if the option can't have it."""
        if self.choices and value not in self.choices:
            raise self._refuse(value, f"one of {', '.join(self.choices)}")
        if self.bounds:
            low, high = self.bounds
            if not _WHOLE.fullmatch(value) or not low <= int(value) <= high:
                raise self._refuse(value, f"an integer from {low} to {high}")
        return value

    def _refuse(self, value: str, wanted: str) -> BadCommand:
        return BadCommand("option.value", f"{self.name} is {wanted}, not {quote(value)}")


@dataclass
class Handshake:
    """An engine's name and version, its games and options, and what it wants with every `go`."""

    name: str = ""
    version: str = ""
    protocol: int = 0
    games: dict[str, GameSupport] = field(default_factory=dict)
    options: dict[str, EngineOption] = field(default_factory=dict)
    wants: set[str] = field(default_factory=set)

    def write(self) -> Iterator[str]:
        """Yield the lines of the handshake."""
        yield f"protocol {self.protocol}"
        yield f"name {self.name}"
        yield f"version {self.version}"
        yield from (game.write() for game in self.games.values())
        yield from (option.write() for option in self.options.values())
        yield from (f"wants {word}" for word in sorted(self.wants))

    @classmethod
    def read(cls, lines: Iterable[str]) -> Handshake:
        """Return the handshake in lines; skip those that start with an unknown word.

        Raises `BadCommand` with the line that can't be read.
        """
        handshake = cls()
        for line in lines:
            word, _, rest = line.partition(" ")
            try:
                handshake._read_line(word, rest.strip())
            except ValueError as error:
                raise BadCommand("command.words", f"can't read {quote(line)}: {error}") from error
        handshake._check()
        return handshake

    def _read_line(self, word: str, rest: str) -> None:
        if word == "protocol":
            self.protocol = int(rest)
        elif word == "name":
            self.name = one_line(rest)
        elif word == "version":
            self.version = one_line(rest)
        elif word == "game":
            game = GameSupport.read(rest.split())
            self.games[game.id] = game
        elif word == "option":
            option = EngineOption.read(rest.split())
            self.options[option.name] = option
        elif word == "wants":
            self.wants.add(rest)

    def _check(self) -> None:
        missing: Mapping[str, bool] = {
            f"protocol {PROTOCOL}": self.protocol != PROTOCOL,
            "name": not self.name,
            "game": not self.games,
        }
        for what, is_missing in missing.items():
            if is_missing:
                raise BadCommand("protocol.version", f'the line "{what}" is missing')
