"""What can go wrong between a process and its database."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError

# What is raised where a database is away, or goes away meanwhile.
NO_ANSWER: Final = (DBAPIError, OSError)


class Fenced(Exception):
    """Another process owns the match now; what was to be written was not."""


class StoreDown(Exception):
    """The database could not be reached in time; whether it wrote is not known."""
