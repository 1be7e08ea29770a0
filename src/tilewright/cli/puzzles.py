"""`tilewright puzzles`: find, check and pack puzzles."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tilewright.cli.options import GameId, Seats, Seed, Side, check_range, check_writable, new_seed
from tilewright.cli.run_series import REFRESH, Jobs, RayAddress, RunOptions
from tilewright.core.errors import BadSetup
from tilewright.core.registry import find_game
from tilewright.puzzles.check import Checker
from tilewright.puzzles.collection import SUFFIX, read_puzzles, themes_in, write_collection
from tilewright.puzzles.effort import effort_of
from tilewright.puzzles.puzzle import Puzzle
from tilewright.puzzles.search import PuzzleSearch, PuzzleWork
from tilewright.puzzles.source import Source
from tilewright.puzzles.working_file import WorkingFile, read_header

MOST: Final = 1_000_000  # puzzles of one search
CHECK_NODES: Final = 1_000_000

Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of puzzles.")]


def make(
    game: GameId,
    out: Annotated[Path, typer.Option(help="File of the search; an unfinished one goes on.")],
    side: Side = None,
    seats: Seats = 2,
    count: Annotated[int, typer.Option(help="Puzzles to find.")] = 100,
    nodes: Annotated[
        int | None, typer.Option(help="Positions of the main search; ten times as many verify it.")
    ] = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
    seed: Seed = None,
) -> None:
    """Find puzzles in matches between bots.

    Run the same command again to continue after an interruption.
    """
    check_range("--count", count, 1, MOST)
    check_writable(out)
    source = Source(game, side or find_game(game).sides[0], seats, _seed(seed, out)).checked()
    workers = RunOptions(jobs, ray).workers()
    was_interrupted = False
    effort = effort_of(nodes)
    with WorkingFile(out, source, effort) as file:
        search = PuzzleSearch(PuzzleWork(source, effort), count, file)
        try:
            with redirect_stdout(sys.stderr), _progress(count) as progress:
                search.run(workers, progress)
        except KeyboardInterrupt:
            was_interrupted = True
    found = min(count, len(search.puzzles))
    if was_interrupted:
        sentence = f"interrupted: {found} of {count} puzzles kept in {out}"
        raise KeyboardInterrupt(f"{sentence}; run the same command to continue")
    typer.echo(f"{found} puzzles in {search.matches} matches, seed {source.seed}: {out}")


def check(
    files: Files,
    nodes: Annotated[int, typer.Option(help="Positions to search per puzzle.")] = CHECK_NODES,
) -> None:
    """Search the positions of puzzles again, and list those that no longer hold."""
    check_range("--nodes", nodes, 1, 10**12)
    failed = total = 0
    for path in files:
        puzzles = read_puzzles(path)
        checkers = {name: Checker(find_game(name), nodes) for name in {p.game for p in puzzles}}
        with _bar("puzzles", len(puzzles)) as advance:
            for puzzle in puzzles:
                finding = checkers[puzzle.game].check(puzzle)
                advance()
                total += 1
                if not finding.is_sound:
                    failed += 1
                    points, chance = finding.gap
                    what = "is best, but not clearly" if finding.is_best else "is not best"
                    sentence = f"{puzzle.solution[0]} {what} ({points:+.1f} points, {chance:+.0%})"
                    typer.echo(f"{puzzle.id}: {sentence}")
    typer.echo(f"{total - failed} of {total} puzzles hold with {nodes} positions each")
    if failed:
        raise typer.Exit(1)


def pack(
    files: Files,
    out: Annotated[Path, typer.Option(help=f"The collection to write, {SUFFIX}.")],
    count: Annotated[int, typer.Option(help="Puzzles to keep of each file.")] = MOST,
    drop: Annotated[
        list[str] | None, typer.Option(help="Id of a puzzle to leave out; can be repeated.")
    ] = None,
) -> None:
    """Write the puzzles of several searches to one small file, without duplicates."""
    check_writable(out)
    if not out.name.endswith(SUFFIX):
        raise BadSetup("puzzles.suffix", f"a collection is named *{SUFFIX}, not {out.name}")
    left_out = set(drop or [])
    kept = [p for path in files for p in _first(read_puzzles(path), count, left_out)]
    headers = [read_header(path) for path in files if not path.name.endswith(SUFFIX)]
    out.write_bytes(write_collection(headers, kept))
    themes = ", ".join(f"{theme} {number}" for theme, number in themes_in(kept).items())
    typer.echo(f"{len(kept)} puzzles, {out.stat().st_size} bytes: {themes}")


def _first(puzzles: list[Puzzle], count: int, left_out: set[str]) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles if puzzle.id not in left_out][:count]


def _seed(seed: int | None, out: Path) -> int:
    """Return the seed given, that of the file, or a new one."""
    if seed is None and out.exists() and out.stat().st_size:
        return int(read_header(out)["seed"])
    return new_seed(seed)


@contextmanager
def _progress(wanted: int) -> Iterator[Callable[[PuzzleSearch], None]]:
    """Show the progress of a search; without a thread, because processes are forked."""
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("puzzles in {task.fields[matches]} matches,"),
        TimeElapsedColumn(),
        auto_refresh=False,
    )
    task = bar.add_task("", total=wanted, matches=0)
    console = Console(stderr=True)
    shown = monotonic()
    with Live(console=console, transient=True, auto_refresh=False) as live:

        def refresh(search: PuzzleSearch) -> None:
            nonlocal shown
            if console.is_terminal and monotonic() - shown > REFRESH:
                done = min(wanted, len(search.puzzles))
                bar.update(task, completed=done, matches=search.matches)
                live.update(bar, refresh=True)
                shown = monotonic()

        yield refresh


@contextmanager
def _bar(what: str, total: int) -> Iterator[Callable[[], None]]:
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(what), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda: progress.advance(task)
