"""Chat at a table: phrases for all who sit there, free text if all of them have agreed to it.

Messages are kept in memory only, and only a few of them: they are gone when the table sleeps.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from tilewright.core.errors import quote
from tilewright.core.record import is_printable
from tilewright.server.problems import Problem
from tilewright.server.protocol import Chat, Said
from tilewright.server.sources import now_ms
from tilewright.table import Identity, Seat, Snapshot

KEPT: Final = 30
PHRASES: Final = (
    "hello",
    "good-luck",
    "have-fun",
    "nice-move",
    "oops",
    "thinking",
    "take-your-time",
    "your-turn",
    "back-soon",
    "back-again",
    "thanks",
    "sorry",
    "well-played",
    "again",
    "goodbye",
)  # ids, which each client words in its own language


class ChatRoom:
    """The latest messages at a table."""

    def __init__(self) -> None:
        self._messages: deque[Said] = deque(maxlen=KEPT)

    def messages(self) -> list[Said]:
        """Return the latest messages, the oldest first."""
        return list(self._messages)

    def add(self, seat: Seat, message: Chat) -> Said:
        """Keep a message that was allowed."""
        text = message.text.strip() if message.text is not None else None
        said = Said(seat.seat, seat.name, message.phrase, text, now_ms())
        self._messages.append(said)
        return said


def check_message(snapshot: Snapshot, identity: Identity, message: Chat) -> Seat:
    """Return the seat that says something; raise if it may not be said."""
    seat = _seat_of(snapshot.seats_of(identity), message.seat)
    if (message.phrase is None) == (message.text is None):
        raise Problem("chat.empty", "send either a phrase or a text")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise Problem("chat.phrase", f"there is no phrase {quote(message.phrase)}")
    if message.text is not None:
        _check_text(snapshot, message.text)
    return seat


def _seat_of(mine: Sequence[Seat], wanted: int | None) -> Seat:
    if not mine:
        raise Problem("match.not-seated", "spectators cannot use the chat")
    found = [seat for seat in mine if wanted in (None, seat.seat)]
    if not found:
        raise Problem("seat.not-yours", f"seat {wanted} is not yours", seat=wanted or 0)
    return found[0]


def _check_text(snapshot: Snapshot, text: str) -> None:
    if not is_printable(text) or not text.strip():
        raise Problem("chat.empty", "a text is one line of printable characters")
    people = [seat for seat in snapshot.seats if seat.kind == "person"]
    if not snapshot.setup.free_chat or not all(seat.chat for seat in people):
        raise Problem("chat.off", "not everyone at this table has agreed to free text")
