"""Who sends a command: a user, together with the guests that the account took over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol


class HasUser(Protocol):
    """Anything that belongs to a user, or to nobody."""

    @property
    def user(self) -> str | None:
        """The id of the user."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The user on whose behalf a command is sent."""

    id: str
    name: str
    kind: str  # guest, account, program or visitor
    ids: frozenset[str]  # the user and the guests that the account took over
    session: str = ""  # the session, unless a program sends it

    def owns(self, seat: HasUser) -> bool:
        """Return whether a seat belongs to this user."""
        return seat.user is not None and seat.user in self.ids


NOBODY: Final = Identity("", "", "visitor", frozenset())
