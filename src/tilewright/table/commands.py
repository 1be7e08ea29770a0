"""What can be done at a table: the commands of clients, as they are sent, and those of a driver."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

ActionId = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$", description="chosen by the client"),
]
Turn = Annotated[
    str, Meta(max_length=400, description="an action, or decisions of one turn that go together")
]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]


class Request(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The fields of every message from a client."""

    id: ActionId


class Act(Request, tag="act", frozen=True):
    """Take an action; `ply` is the number of plies that the client has seen."""

    ply: Number
    action: Turn


class Undo(Request, tag="undo", frozen=True):
    """Take back the last decision of your own unfinished turn."""

    ply: Number


class TakeBack(Request, tag="take-back", frozen=True):
    """Ask to go back to the start of your own last turn."""

    ply: Number


class Consent(Request, tag="consent", frozen=True):
    """Accept or decline somebody's take-back."""

    accept: bool


class Resign(Request, tag="resign", frozen=True):
    """Resign: one seat, or all of your own."""

    seat: SeatNumber | None = None


class HandOver(Request, tag="hand-over", frozen=True):
    """Let the bot of the table play for somebody who has been away; `bot` may only name it."""

    seat: SeatNumber
    bot: BotName | None = None


class Return(Request, tag="return", frozen=True):
    """Take your own seats back from the bot that plays them."""


class Sit(Request, tag="sit", frozen=True):
    """Take an open seat, by default the first."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] | None = None


class Leave(Request, tag="leave", frozen=True):
    """Give up your seats before the match starts."""


class Start(Request, tag="start", frozen=True):
    """Start the match, as the host; bots take the open seats."""

    bot: BotName | None = None


class Rematch(Request, tag="rematch", frozen=True):
    """Agree to play again, with everyone one seat further, as soon as all have agreed."""


class AgreeChat(Request, tag="agree-chat", frozen=True):
    """Agree to free text at this table, or withdraw your agreement."""

    agree: bool = True


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


class Begin(Struct, frozen=True):
    """Start a match whose seats are all taken."""


class BotAct(Struct, frozen=True):
    """Take the action that a bot has chosen for the seat whose turn it is."""

    action: int


class TimeOut(Struct, frozen=True):
    """Act on the running clock having run out."""


class CountHint(Struct, frozen=True):
    """Note that a seat gets a hint at a ply; several at one ply count once."""

    seat: int
    ply: int


DriverCommand = Begin | BotAct | TimeOut | CountHint
