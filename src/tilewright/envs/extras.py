"""Errors that name the extra to install when an optional package is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tilewright.core.errors import MissingExtra


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Turn a failed import into an error that says which extra to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(error.name or "a package", extra) from error
