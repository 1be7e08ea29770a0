"""A stored match as values, without the database that keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Self

from tilewright.table.snapshot import Seat

ANSWERS_KEPT: Final = 16  # of a match, so that a repeated message gets the same answer


@dataclass(frozen=True, slots=True)
class Row:
    """The base of all rows."""

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> Self:
        """Return the value of a row."""
        return cls(**row)


@dataclass(frozen=True, slots=True)
class MatchRow(Row):
    """A match without its seats and plies."""

    id: str
    game: str
    side: str
    seats: int
    rules: int
    host: str
    invite: str
    public: bool
    casual: bool
    free_chat: bool
    clock: dict[str, Any]
    rematch_of: str | None
    branch_of: str | None
    branch_ply: int | None
    created: int
    status: str
    start: int | None
    version: int
    plies: int
    times: list[int]
    result: dict[str, Any] | None
    rematch: str | None
    wake: bool
    changed: int
    process: str | None
    fence: int
    position: str | None = None  # where the match starts, if not at the beginning


@dataclass(frozen=True, slots=True)
class SeatRow(Row):
    """One seat of a match."""

    match: str
    seat: int
    kind: str
    user: str | None
    name: str
    bot: str | None
    out: str | None
    chat: bool = False
    again: bool = False

    @classmethod
    def of(cls, match_id: str, seat: Seat) -> Self:
        """Return a seat of a match as a row."""
        return cls(
            match_id,
            seat.seat,
            seat.kind,
            seat.user,
            seat.name,
            seat.bot,
            seat.out,
            seat.chat,
            seat.again,
        )

    def to_seat(self) -> Seat:
        """Return the seat without its match."""
        return Seat(
            self.seat,
            self.kind,
            self.user,
            self.name,
            self.bot,
            self.out,
            self.chat,
            self.again,
        )


@dataclass(frozen=True, slots=True)
class PlyRow(Row):
    """One action or deal."""

    match: str
    ply: int
    actor: int
    text: str
    version: int
    at: int


@dataclass(frozen=True, slots=True)
class AnswerRow(Row):
    """The answer to a command of a client."""

    match: str
    user: str
    action: str
    version: int
    answer: str


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One step of a match, written completely or not at all."""

    match: MatchRow  # afterwards; its fence must equal the one in the database
    plies: list[PlyRow] = field(default_factory=list)
    cut: int | None = None  # plies from this one on are removed first
    seats: list[SeatRow] = field(default_factory=list)
    answer: AnswerRow | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A match with everything that belongs to it."""

    match: MatchRow
    seats: list[SeatRow]
    plies: list[PlyRow]
    answers: list[AnswerRow]
    origin: str | None = None  # where the host comes from
