"""Who somebody is: a user, with all that this user has been."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.store import SeatRow, User


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who asks for something."""

    id: str
    name: str
    kind: str  # guest, account or program
    ids: frozenset[str]  # the user and the guests that the account took over
    epoch: int = 0  # of the sessions that are valid

    @classmethod
    def of(cls, user: User, ids: frozenset[str]) -> Who:
        """Return a user as somebody who asks."""
        return cls(user.id, user.name, user.kind, ids, user.epoch)

    def owns(self, seat: SeatRow) -> bool:
        """Return whether a seat is theirs."""
        return seat.user is not None and seat.user in self.ids


NOBODY = Who("", "", "visitor", frozenset())
