"""Errors between a process and its database."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError

# Raised if the database is unavailable, or becomes so during some work.
NO_ANSWER: Final = (DBAPIError, OSError)


class Fenced(Exception):
    """Another process owns the match now; nothing was written."""


class StoreDown(Exception):
    """The database could not be reached in time; it may or may not have written."""
