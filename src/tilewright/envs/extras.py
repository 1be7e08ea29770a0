"""What an environment needs beside the package itself, and how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tilewright.core.errors import MissingExtra


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Turn the failure to import something into an error that says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(error.name or "a package", extra) from error
