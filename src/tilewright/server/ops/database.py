"""Preparing a database: migrating SQLite, checking PostgreSQL, and locking the file."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Final

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from tilewright.core.errors import BadSetup
from tilewright.store import Store
from tilewright.store.migrate import current, newest, revisions, upgrade

OTHERS: Final = 0o007  # the permissions of users who are neither owner nor in the group
BESIDE: Final = ("-wal", "-shm")  # files that SQLite keeps beside a database, with its mode


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[None]:
    """Close the database at the end, whatever happens."""
    try:
        yield
    finally:
        await store.close()


@asynccontextmanager
async def usable(store: Store) -> AsyncIterator[None]:
    """Run a command on a store; database errors become sentences for people."""
    async with opened(store):
        try:
            yield
        except DBAPIError as error:
            sentence = f"the database cannot be used: {' '.join(str(error.orig).split())}"
            raise BadSetup("setup.database", sentence, {}) from error


@asynccontextmanager
async def prepare(store: Store) -> AsyncIterator[None]:
    """Migrate and lock a SQLite file; raise if PostgreSQL has not been migrated."""
    if not store.is_alone:
        await check_revision(store)
        yield
        return
    path = Path(str(make_url(store.url).database))
    path.parent.mkdir(parents=True, exist_ok=True)
    for each in (path, *(path.with_name(path.name + end) for end in BESIDE)):
        if each == path or each.exists():
            create_private(each)
    with lock_file(path):
        await check_not_newer(store)
        await upgrade(store.database)
        yield


async def check_not_newer(store: Store) -> None:
    """Raise if a newer version of the program has written the database."""
    found = await current(store.database)
    if found is not None and found not in revisions():
        sentence = (
            f"the database has revision {found}, which this version does not know:"
            " use the newer version that wrote it, or a backup"
        )
        raise BadSetup("setup.newer", sentence, {"revision": found})


async def check_revision(store: Store) -> None:
    """Raise unless the database has the revision that this program needs."""
    await check_not_newer(store)
    found = await current(store.database)
    if found != newest():
        state = f"is at revision {found}" if found else "has no tables yet"
        sentence = f"the database {state}: run tilewright admin migrate first"
        raise BadSetup("setup.revision", sentence, {"revision": found or ""})


def create_private(path: Path) -> None:
    """Create a file that only its owner can read; from one that exists, shut out other users."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    mode = path.stat().st_mode & 0o777
    if mode & OTHERS:
        path.chmod(mode & ~OTHERS)


def lock_file(path: Path) -> IO[bytes]:
    """Lock a SQLite file, and return the open lock file; raise if another server has it."""
    lock = path.with_name(path.name + ".lock")
    create_private(lock)
    file = lock.open("ab")
    if sys.platform == "win32":
        return file
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        sentence = f"another server uses {path}; several servers need PostgreSQL"
        raise BadSetup("setup.in-use", sentence, {"file": str(path)}) from error
    return file
