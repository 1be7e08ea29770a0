"""Make the data files of a release: `python -m tools.datasets FOLDER`.

Writes self-play of every game and side, the nets and the puzzles of the package, and a manifest
with their hashes, as `tilewright.datasets` reads it. The same version, options and zlib give the
same bytes.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import tilewright
from tilewright import __version__
from tilewright.arena.processes import Processes
from tilewright.arena.record_folder import RecordFolder
from tilewright.arena.series import Series
from tilewright.arena.series_run import SeriesRun
from tilewright.core.registry import built_in_games
from tilewright.datasets import DataFile, describe_file, write_manifest

PACKAGE: Final = Path(tilewright.__file__).parent
EPOCH: Final = (1980, 1, 1, 0, 0, 0)  # the time of every file in an archive


def make(folder: Path, bot: str, matches: int, seed: int, jobs: int) -> list[DataFile]:
    """Write all files and the manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    made = [*copies(folder), *self_play(folder, bot, matches, seed, jobs)]
    write_manifest(folder, __version__, made)
    return made


def copies(folder: Path) -> Iterator[DataFile]:
    """Copy the nets and the puzzles of the package."""
    for path in sorted((PACKAGE / "bots" / "nets").glob("*.net")):
        game, side, seats = path.stem.split("-")
        copy = Path(shutil.copy(path, folder))
        about = f"net for {game}, {side}, {seats} seats; its header says how it was trained"
        yield describe_file(copy, "net", about)
    for path in sorted((PACKAGE / "puzzles" / "data").glob("*.gz")):
        copy = Path(shutil.copy(path, folder / f"puzzles-{path.name}"))
        game = path.name.partition(".")[0]
        about = f"puzzles for {game}; the first line says how they were found"
        yield describe_file(copy, "puzzles", about)


def self_play(folder: Path, bot: str, matches: int, seed: int, jobs: int) -> Iterator[DataFile]:
    """Let a bot play against itself, and pack the records of each game and side."""
    for game in built_in_games():
        for side in game.sides:
            path = folder / f"self-play-{game.id}-{side}-2.zip"
            series = Series(game.id, side, 2, (bot,), matches, seed, records=True)
            with tempfile.TemporaryDirectory() as name:
                SeriesRun(series, None, None, RecordFolder(Path(name))).play(Processes(jobs))
                pack(Path(name), path)
            about = f"{series.total_matches} records: {bot} against itself, two seats, seed {seed}"
            yield describe_file(path, "self-play", about)


def pack(records: Path, target: Path) -> None:
    """Pack a folder into an archive whose bytes depend on nothing but its files."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(records.iterdir()):
            member = zipfile.ZipInfo(path.name, EPOCH)
            archive.writestr(member, path.read_bytes(), zipfile.ZIP_DEFLATED)


def main() -> None:
    """Make the files and list them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bot", default="guided:nodes=200", help="who plays against itself")
    parser.add_argument("--matches", type=int, default=500, help="matches per game and side")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    options = parser.parse_args()
    for file in make(options.folder, options.bot, options.matches, options.seed, options.jobs):
        print(f"{file.size:>10,}  {file.sha256[:12]}  {file.name}")


if __name__ == "__main__":
    main()
