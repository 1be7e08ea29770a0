"""The rows of the database that are no part of a match, as values."""

from __future__ import annotations

from dataclasses import dataclass, field

from tilewright.table.rows import Row


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
    result: str | None  # JSON, as it is sent: it is long, and nothing here needs to read it
    created: int
    changed: int
