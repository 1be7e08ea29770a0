"""The folder of saved matches, so that closing the terminal loses nothing."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Final

import typer

from tilewright.core.errors import BadSetup
from tilewright.core.record import Record

MAX_SAVES: Final = 50  # older ones are deleted
SUFFIX: Final = ".tilewright.txt"
LAST: Final = "last"


def folder() -> Path:
    """Return the folder of saved matches."""
    return Path(typer.get_app_dir("tilewright")) / "matches"


def new_path(game: str) -> Path:
    """Return the file for a new match."""
    now = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game}-{now}-{os.getpid()}{SUFFIX}"


def saved() -> list[Path]:
    """Return all saved matches, newest first."""
    paths = folder().glob(f"*{SUFFIX}") if folder().is_dir() else []
    return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)


def find(name: str) -> Path:
    """Return the file to resume: the newest saved match for "last", else the path given."""
    if name != LAST:
        return Path(name)
    paths = saved()
    if not paths:
        raise BadSetup("save.none", f"no saved match to resume in {folder()}")
    return paths[0]


def claim(path: Path, record: Record) -> Path:
    """Return the file for a path if this match may be written there.

    Only an earlier or later state of the same match is ever replaced.
    """
    path = path.expanduser().resolve()
    if not path.exists():
        return path
    if not path.is_file():
        raise FileExistsError(f"{path} is not a regular file")
    try:
        other = Record.from_text(path.read_text("utf-8"))
    except ValueError as error:
        raise FileExistsError(f"{path} is not a saved match") from error
    both = min(len(other.plies), len(record.plies))
    same = other.names == record.names and other.plies[:both] == record.plies[:both]
    if not same or other.game is not record.game or other.side != record.side:
        raise FileExistsError(f"{path} holds another match")
    return path


def write(record: Record, path: Path) -> None:
    """Write a record atomically."""
    if path.parent == folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, record.to_text())


def write_atomically(path: Path, text: str) -> None:
    """Write a file atomically: it has the old text until the new is complete."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, "utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def delete_old() -> None:
    """Delete all but the newest saved matches."""
    for path in saved()[MAX_SAVES:]:
        path.unlink(missing_ok=True)
