"""What a worker tells the driver, and what the driver answers, as they are exchanged in JSON."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tilewright.table.rows import AnswerRow, MatchRow, PlyRow, SeatRow


class Ask(Struct, tag="ask"):
    """A request, as to the HTTP API; `name` is what the person is called."""

    method: str
    path: str
    body: Any = None
    name: str = ""


class Connect(Struct, tag="connect"):
    """A page opens a socket at a table; `since` is the version that it has seen."""

    socket: str
    match: str
    since: int | None = None
    name: str = ""


class Say(Struct, tag="say"):
    """A page sends a message through a socket."""

    socket: str
    text: str


class Leave(Struct, tag="leave"):
    """A page closes a socket."""

    socket: str


class Thought(Struct, tag="thought"):
    """A bot has finished: `found` is its answer."""

    task: str
    found: dict[str, Any]


class Progress(Struct, tag="progress"):
    """A long task has come so far, from 0 to 1."""

    task: str
    part: float


class Ring(Struct, tag="ring"):
    """The clock of a match has run out, unless it has changed since."""

    match: str
    version: int


class Load(Struct, tag="load"):
    """The plies and answers of matches that the driver asked for."""

    plies: dict[str, list[PlyRow]]
    answers: dict[str, list[AnswerRow]]


class Forget(Struct, tag="forget"):
    """An outcome could not be written: drop what is in memory of these matches."""

    matches: list[str]
    kept: list[Kept]  # as they are on the device; the others are not


Event = Ask | Connect | Say | Leave | Thought | Progress | Ring | Load | Forget


class Kept(Struct):
    """A match as it is listed on the device: without plies."""

    match: MatchRow
    seats: list[SeatRow]


class Entry(Struct):
    """One step of a match, to be written completely or not at all."""

    kept: Kept
    plies: list[PlyRow] = []
    cut: int | None = None  # plies from this one on are removed first
    answer: AnswerRow | None = None


class Send(Struct):
    """A message to a socket."""

    socket: str
    text: str


class Close(Struct):
    """The end of a socket."""

    socket: str
    code: int


class Task(Struct):
    """Something for a bot to think about, as a line; `long` tasks have a worker of their own."""

    id: str
    line: str
    long: bool = False


class Timer(Struct):
    """A clock that runs out in so many milliseconds."""

    match: str
    version: int
    wait: int


class Reply(Struct):
    """The answer to a request."""

    status: int
    type: str
    text: str


class Outcome(Struct):
    """What follows from an event.

    `need` names matches to load before the event can be handled. Everything else takes effect
    after `store` has been written. `pending` names the task whose answer is the reply.
    """

    need: list[str] = []
    store: list[Entry] = []
    send: list[Send] = []
    close: list[Close] = []
    tasks: list[Task] = []
    timers: list[Timer] = []
    reply: Reply | None = None
    pending: str | None = None
    removed: list[str] = []


class NeedsMatches(Exception):
    """Matches have to be loaded before an event can be handled."""

    def __init__(self, ids: list[str]) -> None:
        super().__init__(", ".join(ids))
        self.ids = ids


event_decoder = msgspec.json.Decoder(Event)
kept_decoder = msgspec.json.Decoder(list[Kept])
