"""Errors, each with a stable code and a sentence that quotes the value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Value = str | int
Values = Mapping[str, Value]

LONGEST_QUOTE = 60


def quote(text: str) -> str:
    """Return a text in quotation marks, shortened if it is long, and safe to print."""
    shown = text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "..."
    return f'"{shown}"' if shown.isprintable() else ascii(shown)


class Refusal(NamedTuple):
    """Why an action or a deal is not allowed: a stable code, its values, an English sentence."""

    code: str
    values: Values
    sentence: str


class TilewrightError(Exception):
    """The base class of errors that a caller can cause."""

    def __init__(self, code: str, sentence: str, values: Values | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.values: Values = values or {}

    def __reduce__(self) -> tuple[object, ...]:
        return (_revive, (type(self), str(self), dict(self.__dict__)))


def _revive(kind: type[TilewrightError], sentence: str, fields: dict[str, object]) -> object:
    """Rebuild a pickled error without running its own constructor."""
    error = kind.__new__(kind, sentence)
    Exception.__init__(error, sentence)
    error.__dict__.update(fields)
    return error


class BadNotation(TilewrightError, ValueError):
    """A text that cannot be parsed, with the position and what was expected there."""

    def __init__(self, text: str, position: int, expected: str, code: str = "notation") -> None:
        found = f"found {quote(text[position])}" if position < len(text) else "found the end"
        where = f"at character {position + 1} expected {expected}, {found}"
        sentence = f"cannot read {quote(text)}: {where}"
        values: Values = {"text": text, "position": position + 1, "expected": expected}
        super().__init__(code, sentence, values)
        self.text = text
        self.position = position
        self.expected = expected


class IllegalAction(TilewrightError, ValueError):
    """An action or deal that the position does not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.sentence, refusal.values)


class BadPosition(TilewrightError, ValueError):
    """A position, as data or text, that cannot be parsed or cannot arise."""

    def __init__(
        self,
        where: str,
        problem: str,
        code: str = "position.unreadable",
        reason: str = "",
        details: Values | None = None,
    ) -> None:
        sentence = f"{where}: {problem}" if where else problem
        super().__init__(code, sentence, {"where": where, "problem": problem})
        self.where = where
        self.reason = reason  # which of the problems with this code; a catalogue words it
        self.details: Values = details or {}


class BadRecord(TilewrightError, ValueError):
    """A record that is damaged or breaks the rules, with line and ply."""

    def __init__(self, code: str, problem: str, line: int = 0, ply: int | None = None) -> None:
        where = f"line {line}" if line else "the record"
        if ply is not None:
            where += f", ply {ply}"
        values: dict[str, Value] = {"line": line, "problem": problem}
        if ply is not None:
            values["ply"] = ply
        super().__init__(code, f"{where}: {problem}", values)
        self.line = line
        self.ply = ply


class UnknownName(TilewrightError, KeyError):
    """A game, side, bot or language that does not exist."""

    def __init__(self, what: str, name: object, known: tuple[str, ...]) -> None:
        sentence = f'there is no {what} "{name}"; choose from {", ".join(known)}'
        values: Values = {"what": what, "name": str(name), "known": ", ".join(known)}
        super().__init__(f"unknown.{what}", sentence, values)

    def __str__(self) -> str:
        return str(self.args[0])


class BadSetup(TilewrightError, ValueError):
    """A match that cannot be set up: a wrong number of seats or bots, for example."""


class MissingExtra(TilewrightError, ImportError):
    """An optional dependency that is not installed; says which extra to install."""

    def __init__(self, module: str, extra: str) -> None:
        sentence = f"this needs {module}, which is not installed: pip install 'tilewright[{extra}]'"
        super().__init__("extra.missing", sentence, {"module": module, "extra": extra})


class BrokenGame(TilewrightError, ImportError):
    """A registered game that cannot be used, with the reason."""

    def __init__(self, game: str, problem: str) -> None:
        values: Values = {"game": game, "problem": problem}
        super().__init__("game.broken", f'the game "{game}" cannot be used: {problem}', values)


class MissingPart(TilewrightError, LookupError):
    """An optional part of a game that is needed here but missing; says what to add."""

    def __init__(self, part: str, game: str, remedy: str) -> None:
        values: Values = {"part": part, "game": game, "remedy": remedy}
        super().__init__("part.missing", f'no {part} for the game "{game}": {remedy}', values)
