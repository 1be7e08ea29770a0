"""The messages of a socket, in both directions. Every one is a JSON object with a `type`."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct

from tilewright.core.errors import TilewrightError
from tilewright.core.message import Message, MessageValue
from tilewright.table.commands import Command, Request, SeatNumber, Turn
from tilewright.table.snapshot import Proposal, Result
from tilewright.table.turns import Way

PROTOCOL: Final = 1
RESTARTING: Final = 1012  # closes a socket whose server goes away: connect again
TOO_SLOW: Final = 4008  # closes a socket whose client does not read
LONGEST_TEXT: Final = 200

Token = Annotated[str, Meta(max_length=40, description="an action in the notation of the game")]
Phrase = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


# From the client, besides the commands


class Chat(Request, tag="chat", frozen=True):
    """Say something to those at the table: a phrase, or text where all have agreed to it."""

    phrase: Phrase | None = None
    text: Text | None = None
    seat: SeatNumber | None = None


class Preview(Request, tag="preview", frozen=True):
    """Ask what legal actions or whole turns would bring: those named, or all actions."""

    actions: Annotated[list[Turn], Meta(max_length=512)] | None = None


class Complete(Request, tag="complete", frozen=True):
    """Ask in which ways a turn can be completed, from now or after an action."""

    action: Token | None = None


class Describe(Request, tag="describe", frozen=True):
    """Ask for the position in sentences."""


class Ping(Request, tag="ping", frozen=True):
    """Ask for a sign of life."""


Question = Preview | Complete | Describe | Chat | Ping
FromClient = Command | Question


# From the server


class Sentence(Struct):
    """A sentence to be worded: an id of the catalogues, and its values."""

    id: str
    values: dict[str, str | int | Sentence | list[Sentence]] = {}


class Reason(Struct):
    """Why something was refused: a stable code, its values, an English sentence."""

    code: str
    sentence: str
    values: dict[str, str | int] = {}


class LegalAction(Struct):
    """Something the seat to act may do."""

    action: int
    text: str
    parts: dict[str, str | int | bool]


class Told(Struct):
    """One ply and what happened by it; `actor` is a seat, or -1 for chance."""

    version: int
    ply: int
    actor: int
    text: str
    events: list[dict[str, Any]]
    log: list[Sentence]


class Clocks(Struct):
    """Milliseconds left to every seat at the moment of sending, and whose time runs."""

    left: list[int]
    running: int | None


class Position(Struct):
    """Everything there is to draw.

    `last_round` tells whether the game ends with this round, as things stand.
    """

    ply: int
    actor: int | None
    steps: int
    can_undo: bool
    view: dict[str, Any]
    scores: list[int]
    last_round: bool
    question: Sentence | None
    clocks: Clocks | None


class Seat(Struct):
    """A place at the table; `bot` plays there if it is named, also for a person.

    `chat` says whether its person has agreed to free text.
    """

    seat: int
    kind: str
    name: str
    bot: str | None
    out: str | None
    chat: bool


class ClockKind(Struct):
    """What time people have."""

    kind: str
    seconds: int
    increment: int
    on_timeout: str


class TableInfo(Struct):
    """The match around the position."""

    id: str
    game: str
    side: str
    status: str
    public: bool
    casual: bool
    free_chat: bool
    start: int | None
    clock: ClockKind
    seats: list[Seat]
    proposal: Proposal | None
    result: Result | None
    rematch_of: str | None
    rematch: str | None
    branch_of: str | None
    branch_ply: int | None


class You(Struct):
    """What the receiver is at this table."""

    seats: list[int]
    host: bool
    invite: str | None


class Presence(Struct, tag="presence"):
    """Which seats have somebody connected, and how many others watch."""

    present: list[bool]
    watchers: int


class Said(Struct, tag="said"):
    """Somebody at the table said something: a phrase, or free text."""

    seat: int
    name: str
    phrase: str | None
    text: str | None
    at: int


class Welcome(Struct, tag="welcome"):
    """The first message on a socket.

    `missed` tells what happened since the version that the client named, or is null if that
    is too long ago. `chat` is what has been said lately, for those at the table.
    """

    protocol: int
    version: int
    table: TableInfo
    you: You
    position: Position | None
    legal: list[LegalAction] | None
    missed: list[Told] | None
    presence: Presence
    chat: list[Said] | None


class Change(Struct, tag="change"):
    """The match has changed; `table` and `you` come only if they did."""

    version: int
    cause: str
    told: list[Told]
    position: Position | None
    legal: list[LegalAction] | None
    table: TableInfo | None = None
    you: You | None = None


class Done(Struct, tag="done"):
    """An action was carried out and is safely kept."""

    id: str
    version: int
    match: str | None = None


class Refused(Struct, tag="refused"):
    """A message changed nothing."""

    id: str | None
    error: Reason


class Foreseen(Struct):
    """What one action would bring: at once, and by itself if the round ended then."""

    action: int
    text: str
    points: int
    scores: list[int]
    hint: Sentence
    log: list[Sentence]
    events: list[dict[str, Any]]
    forecast: list[dict[str, Any]]


class Previews(Struct, tag="previews"):
    """What legal actions would bring, at a ply."""

    id: str
    ply: int
    actions: list[Foreseen]


class Ways(Struct, tag="ways"):
    """All ways to complete a turn, at a ply; null where there are too many to list.

    `question` is what is still asked after the action, if anything is.
    """

    id: str
    ply: int
    action: str | None
    question: Sentence | None
    ways: list[Way] | None


class Description(Struct, tag="description"):
    """The position in sentences."""

    id: str
    ply: int
    sentences: list[Sentence]


class Pong(Struct, tag="pong"):
    """A sign of life."""

    id: str
    version: int


class LobbyEntry(Struct):
    """A match that waits for players."""

    table: TableInfo
    created: int


class Lobby(Struct, tag="lobby"):
    """All public matches that wait for players, the newest first."""

    matches: list[LobbyEntry]


FromServer = (
    Welcome | Change | Presence | Said | Done | Refused | Previews | Ways | Description | Pong
)
FromLobby = Lobby | Refused

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()


def decode(data: bytes | str) -> FromClient:
    """Return a client's message; raise `msgspec.DecodeError` if it is none."""
    return _decoder.decode(data)


def encode(value: object) -> bytes:
    """Return anything made of messages as JSON."""
    return _encoder.encode(value)


def raw(value: object) -> Any:
    """Return a value as JSON that is put into messages as it is."""
    return Raw(_encoder.encode(value))


def to_sentence(message: Message) -> Sentence:
    """Return a message of a game for the wire."""
    return Sentence(message.id, {name: _value(value) for name, value in message.values.items()})


def _value(value: MessageValue) -> Any:
    if isinstance(value, Message):
        return to_sentence(value)
    if isinstance(value, list):
        return [to_sentence(item) for item in value]
    return value


def to_error(error: TilewrightError) -> Reason:
    """Return an error for the wire."""
    return Reason(error.code, str(error), dict(error.values))
