"""Who sits where: the seats of a new match, names that can be told apart, bots for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Protocol

from tilewright.bots import bot_names
from tilewright.core.errors import UnknownName
from tilewright.core.record import distinct
from tilewright.table.identity import Identity
from tilewright.table.snapshot import Seat

NAMELESS: Final = "-"  # nobody yet, or somebody whose account was deleted
DEFAULT_BOT: Final = "tiler"


class SeatRequest(Protocol):
    """How somebody wants a seat of a new match to be filled."""

    @property
    def kind(self) -> str:
        """Me, open, hot-seat or bot."""

    @property
    def name(self) -> str | None:
        """The name to be shown, of a person at a hot seat or of a bot."""

    @property
    def bot(self) -> str | None:
        """Which bot."""


def find_bot(name: str | None) -> str:
    """Return a bot by its plain name, without options, or the default one."""
    bot = name or DEFAULT_BOT
    if bot not in bot_names():
        raise UnknownName("bot", bot, bot_names())
    return bot


def new_seats(
    identity: Identity, requests: Sequence[SeatRequest], free_chat: bool = False
) -> list[Seat]:
    """Return the seats of a match that somebody creates."""
    return number_names(
        [_new_seat(identity, number, request, free_chat) for number, request in enumerate(requests)]
    )


def number_names(seats: Sequence[Seat]) -> list[Seat]:
    """Number bots of the same name, and people of the same name."""
    for kind in ("bot", "person"):
        places = [seat.seat for seat in seats if seat.kind == kind and seat.name != NAMELESS]
        names = dict(zip(places, distinct([seats[i].name for i in places]), strict=True))
        seats = [replace(seat, name=names.get(seat.seat, seat.name)) for seat in seats]
    return list(seats)


def rematch_seats(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats of a rematch: everyone one seat further, and everyone back in the match."""
    moved = [
        replace(
            seat,
            seat=(seat.seat + 1) % len(seats),
            bot=seat.bot if seat.kind == "bot" else None,
            out=None,
            again=False,
        )
        for seat in seats
    ]
    return sorted(moved, key=lambda seat: seat.seat)


def opened(seat: Seat) -> Seat:
    """Return a seat with nobody in it."""
    return replace(seat, kind="open", user=None, name=NAMELESS, bot=None, chat=False)


def _new_seat(identity: Identity, number: int, request: SeatRequest, free_chat: bool) -> Seat:
    """Return one seat; creating a match with free text counts as agreement."""
    if request.kind == "open":
        return Seat(number, "open", None, NAMELESS)
    if request.kind == "bot":
        bot = find_bot(request.bot)
        return Seat(number, "bot", None, request.name or bot, bot)
    name = request.name if request.kind == "hot-seat" and request.name else identity.name
    return Seat(number, "person", identity.id, name, chat=free_chat)
