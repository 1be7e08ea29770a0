"""Where matches under way are kept, so that closing the terminal loses nothing."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Final

import typer

from tilewright.core.errors import BadSetup
from tilewright.core.record import Record

KEPT: Final = 50  # older ones are forgotten
SUFFIX: Final = ".tilewright.txt"
LAST: Final = "last"


def folder() -> Path:
    """Return the folder of kept matches."""
    return Path(typer.get_app_dir("tilewright")) / "matches"


def new_path(game: str) -> Path:
    """Return the file for a match that begins now."""
    now = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game}-{now}-{os.getpid()}{SUFFIX}"


def kept() -> list[Path]:
    """Return all kept matches, the newest first."""
    paths = folder().glob(f"*{SUFFIX}") if folder().is_dir() else []
    return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)


def find(name: str) -> Path:
    """Return the file to resume: the newest kept match for "last", else the path given."""
    if name != LAST:
        return Path(name)
    paths = kept()
    if not paths:
        raise BadSetup("save.none", f"there is no match to resume in {folder()}")
    return paths[0]


def claim(path: Path, record: Record) -> Path:
    """Return the file that a path means, if this match may be written there.

    Nothing but an earlier or later state of the same match is ever replaced.
    """
    path = path.expanduser().resolve()
    if not path.exists():
        return path
    if not path.is_file():
        raise FileExistsError(f"{path} is not a plain file")
    try:
        other = Record.from_text(path.read_text("utf-8"))
    except ValueError as error:
        raise FileExistsError(f"{path} holds something else") from error
    both = min(len(other.plies), len(record.plies))
    same = other.names == record.names and other.plies[:both] == record.plies[:both]
    if not same or other.game is not record.game or other.side != record.side:
        raise FileExistsError(f"{path} holds another match")
    return path


def write(record: Record, path: Path) -> None:
    """Write a record so that the file is whole at every moment."""
    if path.parent == folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, record.to_text())


def write_whole(path: Path, text: str) -> None:
    """Write a file that holds what it held before until all of the new is there."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, "utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def forget_old() -> None:
    """Remove all but the newest kept matches."""
    for path in kept()[KEPT:]:
        path.unlink(missing_ok=True)
