"""The data files of a release: self-play, nets and puzzles, checked by their hashes.

A release has a manifest, `data.json`, that names every file with its size and SHA-256. The files
lie in one folder; nothing here needs a network but `fetch_data`.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple
from urllib.request import urlopen

from tilewright.core.errors import TilewrightError

MANIFEST: Final = "data.json"
FORMAT: Final = 1
KINDS: Final = ("self-play", "net", "puzzles")
CHUNK: Final = 1 << 20
WAIT: Final = 30  # seconds for the server to go on


class BadData(TilewrightError, ValueError):
    """A data file or manifest that is missing or damaged."""


class DataFile(NamedTuple):
    """A file of a release."""

    name: str
    kind: str
    about: str  # what it is and how it was made
    size: int
    sha256: str


class DataFolder:
    """The data files of a release in a folder; a file is checked whenever its path is asked for."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.version, self.files = read_manifest(self.folder / MANIFEST)

    def names(self, kind: str | None = None) -> list[str]:
        """Return the names of all files, or of those of one kind."""
        return [file.name for file in self.files if kind in (None, file.kind)]

    def path(self, name: str) -> Path:
        """Return where a file is; raise `BadData` unless it is what was released."""
        file = self.file(name)
        path = self.folder / name
        if not path.is_file():
            raise BadData("data.missing", f"{path} is missing; fetch_data downloads it")
        if not is_intact(path, file):
            raise BadData("data.damaged", f"{path} is damaged: delete it and fetch it again")
        return path

    def file(self, name: str) -> DataFile:
        """Return what the manifest says about a file."""
        for file in self.files:
            if file.name == name:
                return file
        known = ", ".join(self.names())
        raise BadData("data.unknown", f'there is no data file "{name}"; choose from {known}')


def open_data(folder: str | Path) -> DataFolder:
    """Return the data files in a folder; raise `BadData` if it has no manifest."""
    return DataFolder(folder)


def fetch_data(address: str, folder: str | Path, names: Collection[str] = ()) -> DataFolder:
    """Download the files of a release, or some of them, unless they are there; check all.

    `address` is where the manifest is: that of the release's files, without a name.
    """
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    base = address.rstrip("/")
    _download(f"{base}/{MANIFEST}", target / MANIFEST)
    data = DataFolder(target)
    for name in names or data.names():
        if not is_intact(target / name, data.file(name)):
            _download(f"{base}/{name}", target / name)
        data.path(name)
    return data


def read_manifest(path: Path) -> tuple[str, tuple[DataFile, ...]]:
    """Return the version of a manifest, and its files."""
    try:
        told = json.loads(path.read_text("utf-8"))
        files = tuple(DataFile(**each) for each in told["files"])
        if told["format"] != FORMAT or any(not _is_plain(file) for file in files):
            raise ValueError
        return str(told["version"]), files
    except FileNotFoundError as error:
        raise BadData("data.missing", f"{path} is missing") from error
    except (ValueError, KeyError, TypeError) as error:
        raise BadData("data.damaged", f"{path} is no list of data files") from error


def write_manifest(folder: Path, version: str, files: Collection[DataFile]) -> None:
    """Write the manifest of a folder."""
    told = {"format": FORMAT, "version": version, "files": [file._asdict() for file in files]}
    (folder / MANIFEST).write_text(json.dumps(told, indent=2) + "\n", "utf-8")


def describe_file(path: Path, kind: str, about: str) -> DataFile:
    """Return what a manifest says about a file."""
    return DataFile(path.name, kind, about, path.stat().st_size, _digest(path))


def is_intact(path: Path, file: DataFile) -> bool:
    """Return whether a file exists and is what the manifest says."""
    return path.is_file() and path.stat().st_size == file.size and _digest(path) == file.sha256


def _is_plain(file: DataFile) -> bool:
    """Return whether the name is that of a file in the same folder: manifests come from outside."""
    name: object = file.name
    return (
        isinstance(name, str)
        and name not in ("", "..")
        and name == Path(name).name
        and "\\" not in name
    )


def _digest(path: Path) -> str:
    found = sha256()
    with path.open("rb") as opened:
        while chunk := opened.read(CHUNK):
            found.update(chunk)
    return found.hexdigest()


def _download(address: str, path: Path) -> None:
    """Download a file; it appears only when it is complete."""
    if not address.startswith(("https://", "http://")):
        raise BadData("data.address", f"{address} is no web address")
    partial = path.with_name(f"{path.name}.part")
    with urlopen(address, timeout=WAIT) as answer, partial.open("wb") as target:
        while chunk := answer.read(CHUNK):
            target.write(chunk)
    partial.replace(path)
