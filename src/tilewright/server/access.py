"""Who may see a match: everybody if it is public, else its players and those they invite."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from tilewright.server.problems import Problem
from tilewright.store import MatchRow, SeatRow
from tilewright.table import Identity
from tilewright.table.identity import HasUser


def may_see(
    row: MatchRow, seats: Sequence[HasUser], identity: Identity | None, invite: str | None
) -> bool:
    """Return whether somebody may see a match."""
    if row.public or (invite and hmac.compare_digest(invite.encode(), row.invite.encode())):
        return True
    if identity is None:
        return False
    return row.host in identity.ids or any(identity.owns(seat) for seat in seats)


def check_access(
    row: MatchRow, seats: Sequence[SeatRow], identity: Identity | None, invite: str | None
) -> None:
    """Raise unless somebody may see a match."""
    if not may_see(row, seats, identity, invite):
        raise private_match()


def private_match() -> Problem:
    """Return the refusal of a private match."""
    return Problem("match.invite", "this match is private: seeing it takes its invitation link")
