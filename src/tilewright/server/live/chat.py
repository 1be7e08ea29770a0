"""Talk at a table: phrases for all who sit there, free text where all of them agreed to it.

What was said is kept in memory only, and only a little of it: it is gone when the table sleeps.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tilewright.core.errors import quote
from tilewright.core.record import is_printable
from tilewright.server.ids import now_ms
from tilewright.server.live.phrases import PHRASES
from tilewright.server.live.who import Who
from tilewright.server.problems import Problem
from tilewright.server.protocol import Chat, Said
from tilewright.store import SeatRow

if TYPE_CHECKING:
    from tilewright.server.live.table import Table

KEPT: Final = 30


class Talk:
    """What has been said at a table lately."""

    def __init__(self) -> None:
        self._said: deque[Said] = deque(maxlen=KEPT)

    def heard(self) -> list[Said]:
        """Return what has been said, the oldest first."""
        return list(self._said)

    def say(self, table: Table, who: Who, message: Chat) -> Said:
        """Judge what somebody wants to say, and remember it."""
        seat = _seat_of(table.seats_of(who), message.seat)
        if (message.phrase is None) == (message.text is None):
            raise Problem("chat.empty", "a phrase or a text is said, one of the two")
        if message.phrase is not None and message.phrase not in PHRASES:
            raise Problem("chat.phrase", f"there is no phrase {quote(message.phrase)}")
        if message.text is not None:
            _demand_text(message.text)
            _demand_agreement(table)
        if not table.site.rates.allows("chat", who.id):
            raise Problem("limit.rate", "you talk too much: wait a little")
        text = message.text.strip() if message.text is not None else None
        said = Said(seat.seat, seat.name, message.phrase, text, now_ms())
        self._said.append(said)
        return said


def is_free(table: Table) -> bool:
    """Return whether all people at a table have agreed to free text."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    return table.row.free_chat and all(seat.chat for seat in people)


def _seat_of(mine: Sequence[SeatRow], wanted: int | None) -> SeatRow:
    if not mine:
        raise Problem("match.not-seated", "only those at the table talk there")
    found = [seat for seat in mine if wanted in (None, seat.seat)]
    if not found:
        raise Problem("seat.not-yours", f"seat {wanted} is not yours", seat=wanted or 0)
    return found[0]


def _demand_text(text: str) -> None:
    if not is_printable(text) or not text.strip():
        raise Problem("chat.empty", "a text is one line of printable signs")


def _demand_agreement(table: Table) -> None:
    if not is_free(table):
        raise Problem("chat.off", "not everyone at this table has agreed to free text")
