"""What an engine says of itself when it is greeted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tilewright.core.errors import quote
from tilewright.core.game import Game
from tilewright.engine.protocol import PROTOCOL, BadCommand, one_line, write_list

_WHOLE: Final = re.compile(r"-?\d{1,20}", re.ASCII)
LEGAL: Final = "legal"  # what an engine may want to be told with every `go`


class GameOffer(NamedTuple):
    """A game that an engine plays, by which rules, and how."""

    id: str
    rules: int
    sides: tuple[str, ...]
    seats: tuple[int, ...]

    @classmethod
    def of(cls, game: Game) -> GameOffer:
        """Return the offer to play all of a game."""
        return cls(game.id, game.rules_version, game.sides, game.seat_counts)

    @classmethod
    def read(cls, words: list[str]) -> GameOffer:
        """Return the offer that words stand for: `<id> rules 1 sides <side>,<side> seats 2,3`."""
        id_, rules_word, rules, sides_word, sides, seats_word, seats = words
        if (rules_word, sides_word, seats_word) != ("rules", "sides", "seats"):
            raise ValueError("expected rules, sides and seats")
        counts = tuple(int(count) for count in seats.split(","))
        return cls(id_, int(rules), tuple(sides.split(",")), counts)

    def write(self) -> str:
        """Return the offer as a line."""
        sides, seats = write_list(self.sides), write_list(self.seats)
        return f"game {self.id} rules {self.rules} sides {sides} seats {seats}"


class OptionOffer(NamedTuple):
    """Something about an engine that can be set: one of some words, a number, or any text."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    bounds: tuple[int, int] | None = None

    @classmethod
    def read(cls, words: list[str]) -> OptionOffer:
        """Return the offer that words stand for, as `write` writes them."""
        name, kind, *rest = words
        if kind == "choice":
            choices, default_word, default = rest
            offer = cls(name, default, tuple(choices.split(",")))
        elif kind == "number":
            low, high, default_word, default = rest
            offer = cls(name, default, bounds=(int(low), int(high)))
        elif kind == "text":
            default_word, *parts = rest
            offer = cls(name, " ".join(parts))
        else:
            raise ValueError("expected choice, number or text")
        if default_word != "default":
            raise ValueError("expected default")
        offer.check(offer.default)
        return offer

    def write(self) -> str:
        """Return the offer as a line."""
        if self.choices:
            kind = f"choice {write_list(self.choices)}"
        elif self.bounds:
            kind = "number {} {}".format(*self.bounds)
        else:
            kind = "text"
        return f"option {self.name} {kind} default {self.default}".rstrip()

    def check(self, value: str) -> str:
        """Return the value; refuse one that the option cannot have."""
        if self.choices and value not in self.choices:
            raise self._refuse(value, f"one of {', '.join(self.choices)}")
        if self.bounds:
            low, high = self.bounds
            if not _WHOLE.fullmatch(value) or not low <= int(value) <= high:
                raise self._refuse(value, f"a whole number from {low} to {high}")
        return value

    def _refuse(self, value: str, wanted: str) -> BadCommand:
        return BadCommand("option.value", f"{self.name} is {wanted}, not {quote(value)}")


@dataclass
class Offer:
    """An engine's name and version, what it plays, what can be set, what it wants to be told."""

    name: str = ""
    version: str = ""
    protocol: int = 0
    games: dict[str, GameOffer] = field(default_factory=dict)
    options: dict[str, OptionOffer] = field(default_factory=dict)
    wants: set[str] = field(default_factory=set)

    def write(self) -> Iterator[str]:
        """Yield the lines of the offer."""
        yield f"protocol {self.protocol}"
        yield f"name {self.name}"
        yield f"version {self.version}"
        yield from (game.write() for game in self.games.values())
        yield from (option.write() for option in self.options.values())
        yield from (f"wants {word}" for word in sorted(self.wants))

    @classmethod
    def read(cls, lines: Iterable[str]) -> Offer:
        """Return the offer that lines stand for; those that begin with other words are skipped.

        Raises `BadCommand` with the line that cannot be read.
        """
        offer = cls()
        for line in lines:
            word, _, rest = line.partition(" ")
            try:
                offer._read_line(word, rest.strip())
            except ValueError as error:
                raise BadCommand("command.words", f"cannot read {quote(line)}: {error}") from error
        offer._check()
        return offer

    def _read_line(self, word: str, rest: str) -> None:
        if word == "protocol":
            self.protocol = int(rest)
        elif word == "name":
            self.name = one_line(rest)
        elif word == "version":
            self.version = one_line(rest)
        elif word == "game":
            game = GameOffer.read(rest.split())
            self.games[game.id] = game
        elif word == "option":
            option = OptionOffer.read(rest.split())
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
