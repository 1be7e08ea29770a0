"""Records: a match as plain text that people and programs can read.

It has header lines `Name: value`, an empty line, then the plies, both actions and deals, as
tokens. A `#` starts a comment that ends with the line. Everything else about a match can be
derived from its record.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tilewright.core.const import NATURE
from tilewright.core.errors import (
    BadNotation,
    BadRecord,
    BadSetup,
    TilewrightError,
    UnknownName,
    quote,
)
from tilewright.core.events import Event
from tilewright.core.game import Game, check_setup
from tilewright.core.registry import find_game
from tilewright.core.state import Deal, State

FORMAT: Final = 1
POSITION_FORMAT: Final = 2  # of records that start from a position
FORMAT_NAME: Final = "Tilewright-Record"
PERSON: Final = "person"
WIDTH: Final = 78
LONGEST_NAME: Final = 60
# The zero-width joiner between two emoji.
_JOINER: Final = re.compile(r"(?<=[^\w\s\x00-\x7f])\u200d(?=[^\w\s\x00-\x7f])")

Ply = int | Deal


def distinct(names: Sequence[str]) -> list[str]:
    """Number names that occur more than once."""
    return [
        f"{name} {names[: i + 1].count(name)}" if names.count(name) > 1 else name
        for i, name in enumerate(names)
    ]


class Step(NamedTuple):
    """A replayed ply: the actor, the ply, its events, and the state after it."""

    number: int  # from 0
    actor: int
    ply: Ply
    events: list[Event]
    state: State


@dataclass
class Record:
    """The header of a match and its plies."""

    game: Game
    side: str
    seats: int
    start: int = 0
    names: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)  # "person" or the name of a bot
    plies: list[Ply] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)  # custom headers, `X-...`
    position: str | None = None  # the text of the position that the match starts from

    def __post_init__(self) -> None:
        check_setup(self.game, self.seats, self.side, self.start)
        if self.position is not None:
            check_start(self.game.from_text(self.position), self.seats, self.side)
        self.names = self.names or [f"Player {seat + 1}" for seat in range(self.seats)]
        self.players = self.players or [PERSON] * self.seats
        for texts in (self.names, self.players):
            _check_names(texts, self.seats)
        for name, value in self.notes.items():
            _check_note(name, value)

    def initial(self) -> State:
        """Return the state before the first ply."""
        return start_state(self.game, self.seats, self.side, self.start, self.position)

    def walk(self) -> Iterator[Step]:
        """Replay the record ply by ply; every step yields the same state object, updated."""
        state = self.initial()
        for index, ply in enumerate(self.plies):
            actor = state.actor
            events: list[Event] = []
            apply_ply(state, ply, events)
            yield Step(index, actor, ply, events, state)

    def state(self, plies: int | None = None) -> State:
        """Return the state after a number of plies, by default after all."""
        state = self.initial()
        for ply in self.plies[:plies]:
            apply_ply(state, ply)
        return state

    def write_ply(self, ply: Ply) -> str:
        """Return the token of a ply."""
        return self.game.write_deal(ply) if isinstance(ply, tuple) else self.game.write_action(ply)

    def to_text(self) -> str:
        """Return the record as text."""
        state = self.state()
        result = " ".join(map(str, state.scores())) if state.is_over else "*"
        plies = [(self.write_ply(ply), isinstance(ply, tuple)) for ply in self.plies]
        return format_record(self, self.game.rules_version, plies, result)

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Parse a record and check every ply; raise `BadRecord` with the line and ply."""
        return _Reader(text).read()


def start_state(
    game: Game, seats: int, side: str, start: int, position: str | None = None
) -> State:
    """Return the state before the first ply: the start of a match, or a position."""
    return game.new(seats, side, start) if position is None else game.from_text(position)


def check_start(state: State, seats: int, side: str) -> None:
    """Raise unless a match with so many seats on this side can start from a position."""
    if (state.seats, state.side) != (seats, side):
        found = f"{state.seats} seats on the side {state.side}"
        sentence = f"the position has {found}, the match {seats} on the side {side}"
        raise BadSetup("setup.position", sentence, {"seats": state.seats, "side": state.side})
    if state.is_over:
        raise BadSetup("setup.position-over", "the game is over in this position")


def format_record(
    record: Record, rules: int, plies: Sequence[tuple[str, bool]], result: str
) -> str:
    """Return the text of a record: its header, then tokens, each with whether it is a deal.

    Nothing is replayed, so the plies may be of other rules than those of this program.
    """
    header = {
        FORMAT_NAME: str(FORMAT if record.position is None else POSITION_FORMAT),
        "Game": record.game.id,
        "Side": record.side,
        "Seats": str(record.seats),
        "Start": str(record.start + 1),
        "Rules": str(rules),
    }
    if record.position is not None:
        header["Position"] = record.position
    header |= {f"Name-{seat}": name for seat, name in enumerate(record.names, 1)}
    header |= {f"Player-{seat}": player for seat, player in enumerate(record.players, 1)}
    header |= {**record.notes, "Result": result}
    lines = [f"{name}: {value}" for name, value in header.items()]
    return "\n".join([*lines, "", *_ply_lines(plies)]) + "\n"


def _ply_lines(plies: Sequence[tuple[str, bool]]) -> list[str]:
    """Return lines of tokens, every deal on a line of its own."""
    lines: list[str] = [""]
    for token, is_deal in plies:
        if is_deal:
            lines += [token, ""]
        elif len(lines[-1]) + 1 + len(token) > WIDTH:
            lines.append(token)
        else:
            lines[-1] = f"{lines[-1]} {token}".strip()
    return [line for line in lines if line]


def apply_ply(state: State, ply: Ply, events: list[Event] | None = None) -> None:
    """Carry out an action or a deal."""
    if isinstance(ply, tuple):
        state.apply_deal(ply, events)
    else:
        state.apply(ply, events)


def _check_names(names: Sequence[str], seats: int) -> None:
    if len(names) != seats:
        sentence = f"there are {seats} seats, but {len(names)} names: {', '.join(names)}"
        raise BadSetup("setup.names", sentence, {"seats": seats, "names": len(names)})
    for name in names:
        _check_name(name)


def is_printable(text: str) -> bool:
    """Return whether a text is one line of visible characters; joined emoji are allowed."""
    return _JOINER.sub("", text).isprintable()


def _check_name(name: str) -> None:
    if not name.strip() or not is_printable(name) or len(name) > LONGEST_NAME:
        what = f"one line of 1 to {LONGEST_NAME} printable characters"
        sentence = f"a name must be {what}, not {quote(name)}"
        raise BadSetup("setup.name", sentence, {"name": quote(name)})


def _check_note(name: str, value: str) -> None:
    if not name.startswith("X-") or ":" in name or not f"{name}{value}".isprintable():
        what = "a custom header must be printable and start with X-"
        sentence = f"{what}, not {quote(name)} with the value {quote(value)}"
        raise BadSetup("setup.note", sentence, {"name": quote(name)})


class _Reader:
    """Reads one record, keeping track of the line."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").splitlines()
        self.number = 0
        self.header_end = 0
        self.header: dict[str, tuple[int, str]] = {}
        self.has_position = False

    def read(self) -> Record:
        self._read_header()
        record = self._start_record()
        self._read_plies(record)
        return record

    def _refuse(self, code: str, problem: str, ply: int | None = None) -> BadRecord:
        return BadRecord(f"record.{code}", problem, self.number, ply)

    def _read_header(self) -> None:
        while self.number < len(self.lines):
            line = self.lines[self.number].strip()
            self.number += 1
            if not line:
                return
            if not line.startswith("#"):
                self.header_end = self.number
                self._read_header_line(line)

    def _read_header_line(self, line: str) -> None:
        name, colon, value = line.partition(":")
        if not colon:
            raise self._refuse("header", f'expected "Name: value", found {quote(line)}')
        if not self.header and name != FORMAT_NAME:
            raise self._refuse("header", f'expected "{FORMAT_NAME}: {FORMAT}" first')
        if name in self.header:
            raise self._refuse("header", f"the header {quote(name)} appears twice")
        self.header[name] = (self.number, value.strip())

    def _take(self, name: str) -> str:
        """Return the value of a required header, and move to its line."""
        if name not in self.header:
            self.number = self.header_end
            raise self._refuse("header", f'the header "{name}" is missing')
        self.number, value = self.header.pop(name)
        return value

    def _take_number(self, name: str, low: int, high: int) -> int:
        value = self._take(name)
        if not (value.isascii() and value.isdigit()) or not low <= int(value[:9]) <= high:
            problem = f"{name} must be a number {low}-{high}, not {quote(value)}"
            raise self._refuse("header", problem)
        return int(value)

    def _start_record(self) -> Record:
        body = self.number
        version = self._take(FORMAT_NAME)
        if version not in (str(FORMAT), str(POSITION_FORMAT)):
            problem = f"this program reads formats {FORMAT} and {POSITION_FORMAT}, "
            raise self._refuse("format", f"{problem}not {quote(version)}")
        self.has_position = version == str(POSITION_FORMAT)
        try:
            record = self._make_record()
        except BadRecord:
            raise
        except TilewrightError as error:
            raise self._refuse("header", str(error)) from error
        self.result_line, self.result = self.header.pop("Result", (0, "*"))
        self._take_notes(record)
        self.number = body
        return record

    def _take_name(self, header: str) -> str:
        name = self._take(header)
        _check_name(name)
        return name

    def _make_record(self) -> Record:
        game = find_game(self._take("Game"))
        side = self._take("Side")
        if side not in game.sides:
            raise UnknownName("side", side, game.sides)
        seats = self._take_number("Seats", game.seat_counts[0], game.seat_counts[-1])
        start = self._take_number("Start", 1, seats) - 1
        rules = self._take("Rules")
        if rules != str(game.rules_version):
            known = f"this program plays {game.id} by rules {game.rules_version}"
            raise self._refuse("rules", f"{known}, the record was made with {quote(rules)}")
        names = [self._take_name(f"Name-{seat + 1}") for seat in range(seats)]
        numbers = range(1, seats + 1)
        players = [self.header.pop(f"Player-{n}", (0, PERSON))[1] for n in numbers]
        position = self._take("Position") if self.has_position else None
        return Record(game, side, seats, start, names, players, position=position)

    def _take_notes(self, record: Record) -> None:
        for name, (line, value) in self.header.items():
            self.number = line
            if not name.startswith("X-"):
                problem = f"the header {quote(name)} is unknown; custom headers start with X-"
                raise self._refuse("header", problem)
            try:
                _check_note(name, value)
            except BadSetup as error:
                raise self._refuse("header", str(error)) from error
            record.notes[name] = value

    def _read_plies(self, record: Record) -> None:
        state = record.initial()
        while self.number < len(self.lines):
            line = self.lines[self.number].partition("#")[0]
            self.number += 1
            for token in line.split():
                record.plies.append(self._read_ply(state, token, len(record.plies)))
        self._check_result(state)

    def _read_ply(self, state: State, token: str, index: int) -> Ply:
        if state.is_over:
            raise self._refuse("too-long", f"the game is over, but {quote(token)} follows", index)
        ply: Ply
        try:
            if state.actor == NATURE:
                ply = state.game.read_deal(token)
                state.apply_deal(ply)
            else:
                ply = state.game.read_action(token)
                state.apply(ply)
        except TilewrightError as error:
            problem = str(error) if isinstance(error, BadNotation) else f"{quote(token)}: {error}"
            raise self._refuse(error.code, problem, index) from error
        return ply

    def _check_result(self, state: State) -> None:
        scores = " ".join(map(str, state.scores())) if state.is_over else "*"
        if self.result_line and " ".join(self.result.split()) != scores:
            self.number = self.result_line
            problem = f"the plies lead to {quote(scores)}, not {quote(self.result)}"
            raise self._refuse("result", problem)
