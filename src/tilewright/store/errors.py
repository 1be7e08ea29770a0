"""Errors between a process and its database."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

# Raised if the database is unavailable, or becomes so during some work.
NO_ANSWER: Final = (DBAPIError, OSError)

ENDED_SESSIONS: Final = ("25P03", "57P05")  # idle, in a transaction or not, for too long


def is_outage(error: BaseException) -> bool:
    """Return whether the same work may succeed later: the database was away, or took too long."""
    if isinstance(error, OperationalError | InterfaceError | PoolTimeout | OSError):
        return True
    if not isinstance(error, DBAPIError):
        return False
    ended = getattr(error.orig, "sqlstate", None) in ENDED_SESSIONS
    return ended or error.connection_invalidated


class Fenced(Exception):
    """Another process owns the match now; nothing was written."""


class UserGone(Exception):
    """A user was deleted or logged out, or has another password, meanwhile; nothing was written."""


class StoreDown(Exception):
    """The database could not be reached in time; it may or may not have written."""
