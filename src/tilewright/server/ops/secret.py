"""The keys of a site: for traffic between processes, and for digests of addresses."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

from tilewright.core.errors import BadSetup
from tilewright.server.ops.settings import MIN_SECRET, Settings
from tilewright.store.database import is_sqlite, read_url


def database_file(settings: Settings) -> Path | None:
    """Return the file of a SQLite database."""
    if not is_sqlite(settings.database):
        return None
    name = read_url(settings.database).database
    if not name or name == ":memory:":
        raise BadSetup("setup.database", "a SQLite database needs a file", {})
    return Path(name)


def find_secrets(settings: Settings) -> list[str]:
    """Return the key that signs, then those that are only accepted."""
    further = [each.get_secret_value() for each in settings.further_secrets]
    return [find_secret(settings), *further]


def find_secret(settings: Settings) -> str:
    """Return the key from the settings, or the one beside a SQLite file, created if missing."""
    if settings.secret is not None:
        return settings.secret.get_secret_value()
    database = database_file(settings)
    if database is None:
        sentence = "with PostgreSQL the key of the site must be set: TILEWRIGHT_SECRET"
        raise BadSetup("setup.secret", sentence, {})
    database.parent.mkdir(parents=True, exist_ok=True)
    path = database.with_name(database.name + ".secret")
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read_secret(path)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_urlsafe(32))
    return path.read_text("ascii")


def _read_secret(path: Path) -> str:
    """Return the key in a file; refuse one that others can read, or that is too short."""
    if sys.platform != "win32" and path.stat().st_mode & 0o007:
        sentence = f"{path} can be read by every user of this machine: run chmod 600 {path}"
        raise BadSetup("setup.secret", sentence, {"file": str(path)})
    secret = path.read_text("ascii").strip()
    if len(secret) < MIN_SECRET:
        sentence = f"{path} holds no complete key: restore a backup, or delete it for a new one"
        raise BadSetup("setup.secret", sentence, {"file": str(path)})
    return secret
