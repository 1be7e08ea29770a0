"""The messages of a socket, in both directions. Every one is a JSON object with a `type`."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from tilewright.core.errors import TilewrightError
from tilewright.table.commands import Command, Number, Request, SeatNumber, Turn
from tilewright.table.previews import Foreseen, LegalAction
from tilewright.table.sentences import Sentence
from tilewright.table.snapshot import Proposal, Result
from tilewright.table.turns import Way

PROTOCOL: Final = 1
RESTARTING: Final = 1012  # closes a socket whose server goes away: connect again
TOO_SLOW: Final = 4008  # closes a socket whose client does not read
LONGEST_TEXT: Final = 200

Token = Annotated[str, Meta(max_length=40, description="an action in the notation of the game")]
Language = Literal["en", "uk", "hu", "zh-Hant"]  # those of tilewright.i18n
Phrase = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


# From the client, besides the commands


class Chat(Request, tag="chat", frozen=True):
    """Send a chat message to the players: a phrase, or free text if all have agreed to it."""

    phrase: Phrase | None = None
    text: Text | None = None
    seat: SeatNumber | None = None


class Preview(Request, tag="preview", frozen=True):
    """Ask for the outcome of actions or whole turns, by default of all legal actions."""

    actions: Annotated[list[Turn], Meta(max_length=512)] | None = None


class Complete(Request, tag="complete", frozen=True):
    """Ask for all ways to complete the turn, from now or after an action."""

    action: Token | None = None


class Explain(Request, tag="explain", frozen=True):
    """Ask why none of these turns is legal; they are what a player may have meant."""

    turns: Annotated[list[Turn], Meta(min_length=1, max_length=512)]


class Describe(Request, tag="describe", frozen=True):
    """Ask for the position in sentences, and with a language for a drawing as text."""

    language: Language | None = None


class Hint(Request, tag="hint", frozen=True):
    """Ask for the best turn that a bot finds; casual matches against bots only."""

    ply: Number


class Ping(Request, tag="ping", frozen=True):
    """Check that the connection is alive."""


Question = Preview | Complete | Explain | Describe | Hint | Chat | Ping
FromClient = Command | Question


# From the server


class Reason(Struct):
    """The reason of a refusal: a stable code, its values, an English sentence."""

    code: str
    sentence: str
    values: dict[str, str | int] = {}


class Told(Struct):
    """One ply and what happened; `actor` is a seat, or -1 for chance.

    `view` and `scores` are the position after it, if a change goes on with another ply.
    """

    version: int
    ply: int
    actor: int
    text: str
    events: list[dict[str, Any]]
    log: list[Sentence]
    view: dict[str, Any] | None = None
    scores: list[int] | None = None


class Clocks(Struct):
    """Milliseconds left to every seat when the message is sent, and whose clock runs."""

    left: list[int]
    running: int | None


class Forecast(Struct):
    """The points that a seat would gain and lose if the round ended now, both positive."""

    gain: int
    loss: int


class Position(Struct):
    """Everything there is to draw.

    `last_round` is true if the game ends with this round, as things stand. `forecast` has an item
    for each seat, or none if the game has no forecast.
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
    forecast: list[Forecast] = []


class Seat(Struct):
    """A seat; `bot` is the bot that plays there, if any, even if the seat is a person's.

    `chat` is true if its person has agreed to free text, `again` if they want a rematch.
    `hints` is the number of turns for which this seat got a hint.
    """

    seat: int
    kind: str
    name: str
    bot: str | None
    out: str | None
    chat: bool
    again: bool
    hints: int = 0


class ClockKind(Struct):
    """A time control."""

    kind: str
    seconds: int
    increment: int
    on_timeout: str


class TableInfo(Struct):
    """A match without its position."""

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
    """The role of the receiver at the table."""

    seats: list[int]
    host: bool
    invite: str | None


class Presence(Struct, tag="presence"):
    """Which seats have somebody connected, and how many spectators there are."""

    present: list[bool]
    watchers: int


class Said(Struct, tag="said"):
    """A chat message from a player: a phrase, or free text."""

    seat: int
    name: str
    phrase: str | None
    text: str | None
    at: int


class Welcome(Struct, tag="welcome"):
    """The first message on a socket.

    `missed` lists the plies since the version that the client named, or is null if that is too
    long ago. `chat` holds the latest chat messages, for players only.
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
    """A change of the match; `table` and `you` are null if they did not change."""

    version: int
    cause: str
    told: list[Told]
    position: Position | None
    legal: list[LegalAction] | None
    table: TableInfo | None = None
    you: You | None = None


class Done(Struct, tag="done"):
    """A command was carried out and is stored safely."""

    id: str
    version: int
    match: str | None = None


class Refused(Struct, tag="refused"):
    """A message was refused and changed nothing."""

    id: str | None
    error: Reason


class Previews(Struct, tag="previews"):
    """Outcomes of legal actions, at a ply."""

    id: str
    ply: int
    actions: list[Foreseen]


class Ways(Struct, tag="ways"):
    """All ways to complete a turn, at a ply; null if there are too many to list.

    `question` is what is still asked after the action, if anything is.
    """

    id: str
    ply: int
    action: str | None
    question: Sentence | None
    ways: list[Way] | None


class Explained(Struct, tag="explained"):
    """Why none of some turns is legal, at a ply.

    `reason` is null if one of them is legal, or if the reasons have nothing in common.
    """

    id: str
    ply: int
    reason: Reason | None


class Description(Struct, tag="description"):
    """The position in sentences, and as text if a language was named."""

    id: str
    ply: int
    sentences: list[Sentence]
    drawing: str | None = None


class Hinted(Struct, tag="hinted"):
    """The best turn that a bot has found, at a ply: its decisions, in words, and why."""

    id: str
    ply: int
    turn: str
    move: Sentence
    told: list[Sentence]


class Pong(Struct, tag="pong"):
    """The answer to a ping."""

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
    Welcome
    | Change
    | Presence
    | Said
    | Done
    | Refused
    | Previews
    | Ways
    | Explained
    | Description
    | Hinted
    | Pong
)
FromLobby = Lobby | Refused

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()


def decode(data: bytes | str) -> FromClient:
    """Return a client's message; raise `msgspec.DecodeError` if it cannot be read."""
    return _decoder.decode(data)


def encode(value: object) -> bytes:
    """Return a message, or anything made of messages, as JSON."""
    return _encoder.encode(value)


def raw(value: object) -> Any:
    """Return a value as encoded JSON, to be put into messages."""
    return Raw(_encoder.encode(value))


def to_error(error: TilewrightError) -> Reason:
    """Return an error as it is sent."""
    return Reason(error.code, str(error), dict(error.values))
