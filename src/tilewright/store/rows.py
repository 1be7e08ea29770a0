"""The rows of the database as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from sqlalchemy import RowMapping

from tilewright.table.snapshot import Seat


@dataclass(frozen=True, slots=True)
class Row:
    """The base of all rows."""

    @classmethod
    def read(cls, row: RowMapping) -> Self:
        """Return the value of a row."""
        return cls(**row)


@dataclass(frozen=True, slots=True)
class User(Row):
    """A guest, an account, or a program that plays by token."""

    id: str
    kind: str
    name: str
    login: str | None
    password: str | None = field(repr=False)
    epoch: int
    merged_into: str | None
    owner: str | None
    token: str | None = field(repr=False)
    created: int
    origin: str | None = None
    skeleton: str | None = None
    email: str | None = None
    used: int | None = None


@dataclass(frozen=True, slots=True)
class Session(Row):
    """A browser in which somebody is logged in."""

    id: str
    token: str = field(repr=False)
    user: str
    browser: str
    system: str
    created: int
    used: int


@dataclass(frozen=True, slots=True)
class SecondFactor(Row):
    """The secret with which an app computes codes for an account."""

    user: str
    secret: str = field(repr=False)
    confirmed: bool
    step: int
    tries: int
    tried: int


@dataclass(frozen=True, slots=True)
class MailToken(Row):
    """A link that was sent by e-mail, good for one use."""

    token: str = field(repr=False)
    user: str
    purpose: str
    address: str
    created: int


@dataclass(frozen=True, slots=True)
class Ban(Row):
    """A network whose requests are refused."""

    network: str
    reason: str
    created: int


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
class Analysis(Row):
    """A requested analysis of a match, or of one position of it."""

    id: str
    match: str
    user: str
    bot: str
    ply: int | None
    seconds: float
    progress: float
    status: str
    process: str | None
    result: dict[str, Any] | None
    created: int
    changed: int


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One step of a match, written completely or not at all."""

    match: MatchRow  # afterwards; its fence must equal the one in the database
    plies: list[PlyRow] = field(default_factory=list)
    cut: int | None = None  # plies from this one on are removed first
    seats: list[SeatRow] = field(default_factory=list)
    answer: AnswerRow | None = None
