"""The messages of a socket, in both directions. Every one is a JSON object with a `type`."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from tilewright.core.errors import TilewrightError
from tilewright.core.message import Message, MessageValue

PROTOCOL: Final = 1
LONGEST_TEXT: Final = 200

ActionId = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$", description="chosen by the client"),
]
Token = Annotated[str, Meta(max_length=40, description="an action in the notation of the game")]
Turn = Annotated[
    str, Meta(max_length=400, description="an action, or decisions of one turn that go together")
]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "uk", "hu", "zh-Hant"]  # those of tilewright.i18n
Phrase = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


# From the client


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """What all messages of a client have."""

    id: ActionId


class Act(Request, tag="act"):
    """Take an action; `ply` is the number of plies that the client has seen."""

    ply: Number
    action: Turn


class Undo(Request, tag="undo"):
    """Take back the last decision of one's own unfinished turn."""

    ply: Number


class TakeBack(Request, tag="take-back"):
    """Ask to go back to the beginning of one's own last turn."""

    ply: Number


class Consent(Request, tag="consent"):
    """Answer somebody's wish to take back."""

    accept: bool


class Resign(Request, tag="resign"):
    """Give up: one seat, or all of one's own."""

    seat: SeatNumber | None = None


class HandOver(Request, tag="hand-over"):
    """Let a bot play for somebody who has been away."""

    seat: SeatNumber
    bot: BotName | None = None


class Return(Request, tag="return"):
    """Play one's own seats again."""


class Sit(Request, tag="sit"):
    """Take an open seat, by default the first."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] | None = None


class Leave(Request, tag="leave"):
    """Give one's seats back before the match has begun."""


class Start(Request, tag="start"):
    """Begin, as the host; seats still open go to a bot."""

    bot: BotName | None = None


class Rematch(Request, tag="rematch"):
    """Play once more, everyone one seat further."""


class AgreeChat(Request, tag="agree-chat"):
    """Agree to free text at this table, or no longer."""

    agree: bool = True


class Chat(Request, tag="chat"):
    """Say something to those at the table: a phrase, or text where all have agreed to it."""

    phrase: Phrase | None = None
    text: Text | None = None
    seat: SeatNumber | None = None


class Preview(Request, tag="preview"):
    """Ask what legal actions or whole turns would bring: those named, or all actions."""

    actions: Annotated[list[Turn], Meta(max_length=512)] | None = None


class Complete(Request, tag="complete"):
    """Ask in which ways a turn can be completed, from now or after an action."""

    action: Token | None = None


class Describe(Request, tag="describe"):
    """Ask for the position in sentences, and with a language for a drawing as text."""

    language: Language | None = None


class Ping(Request, tag="ping"):
    """Ask for a sign of life."""


Command = (
    Act
    | Undo
    | TakeBack
    | Consent
    | Resign
    | HandOver
    | Return
    | Sit
    | Leave
    | Start
    | Rematch
    | AgreeChat
)
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


class Proposal(Struct):
    """Somebody's wish to take back, and the seats that have not agreed yet."""

    seat: int
    ply: int
    waiting: list[int]
    reveals: bool


class Result(Struct):
    """How a match ended; places count from 1, the best."""

    reason: str
    scores: list[int]
    ranking: list[int]


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


class Way(Struct):
    """Decisions that complete a turn, and what happens to the seat by them."""

    text: str
    events: list[dict[str, Any]]


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
    """The position in sentences, and as text where a language was named."""

    id: str
    ply: int
    sentences: list[Sentence]
    drawing: str | None = None


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
