"""Running a series for `match` and `tournament`: options, progress, results, interruption."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from dataclasses import dataclass, replace
from logging import StreamHandler, getLogger
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from tilewright.arena.processes import Processes
from tilewright.arena.ray_cluster import RayCluster
from tilewright.arena.record_folder import RecordFolder
from tilewright.arena.report import report_page
from tilewright.arena.results import ResultsFile, read_header
from tilewright.arena.series import Series
from tilewright.arena.series_run import SeriesRun
from tilewright.arena.sprt import Sprt
from tilewright.arena.summary import summarise
from tilewright.arena.workers import Workers
from tilewright.bots import Limits
from tilewright.cli.options import check_range, check_writable, new_seed
from tilewright.cli.standings import draw_standings, notes

MAX_JOBS: Final = 256
REFRESH: Final = 0.1  # seconds between two updates of the progress
ESTIMATE_PERIOD: Final = 600  # seconds of play that the remaining time is estimated from

Time = Annotated[float | None, typer.Option(help="Seconds a bot may think per action.")]
Nodes = Annotated[int | None, typer.Option(help="Positions a bot may search per action.")]
Jobs = Annotated[int | None, typer.Option(help="Matches to play at once; default 1.")]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address or auto."),
]
Results = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Save every match in this file, and continue from it."),
]
Records = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Save the record of every match in this folder."),
]
Report = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write a report page with plots.")
]


@dataclass(frozen=True)
class RunOptions:
    """How to play, save and show a series."""

    jobs: int | None = None
    ray: str | None = None
    results: Path | None = None
    report: Path | None = None
    records: Path | None = None
    as_json: bool = False
    live: bool = False  # show the standings while playing

    def workers(self) -> Workers:
        """Return the workers that play the series."""
        if self.jobs is not None:
            check_range("--jobs", self.jobs, 1, MAX_JOBS)
        return RayCluster(self.ray, self.jobs) if self.ray else Processes(self.jobs or 1)


def limits_of(seconds: float | None, nodes: int | None) -> Limits | None:
    """Return the limits for bots without their own, if any are given."""
    if seconds is None and nodes is None:
        return None
    return Limits(seconds, nodes).checked()


def seed_of(seed: int | None, results: Path | None) -> int:
    """Return the seed given, that of the results file, or a new one."""
    if seed is None and results is not None:
        header = read_header(results)
        known = header and header.get("seed")
        if isinstance(known, int):
            return known
    return new_seed(seed)


def run_series(series: Series, options: RunOptions, sprt: Sprt | None = None) -> None:
    """Play a series and show the results."""
    workers = options.workers()
    if options.report:
        check_writable(options.report)
    was_interrupted = False
    with ResultsFile(options.results, series) if options.results else nullcontext() as kept:
        records = RecordFolder(options.records) if options.records else None
        run = SeriesRun(replace(series, records=records is not None), kept, sprt, records)
        try:
            # stdout is for figures; anything a library prints goes to stderr with the progress.
            with redirect_stdout(sys.stderr), show_progress(run, options) as progress:
                run.play(workers, progress)
        except KeyboardInterrupt:
            was_interrupted = True
    if run.done:
        show(run, options)
    if was_interrupted:
        raise KeyboardInterrupt(_interrupted_text(run, options))


def show(run: SeriesRun, options: RunOptions) -> None:
    """Print the figures, then write the report, which may fail."""
    tally = run.final()
    if options.as_json:
        typer.echo(json.dumps(summarise(run), indent=2))
    else:
        console = Console(soft_wrap=True, highlight=False)
        console.print(draw_standings(run, tally))
        for sentence in notes(run, tally):
            console.print(sentence, markup=False)
    if options.report:
        options.report.write_text(report_page(run), "utf-8")
        if not options.as_json:
            console.print(f"Report written to {options.report}.", markup=False)


@contextmanager
def show_progress(run: SeriesRun, options: RunOptions) -> Iterator[Callable[[SeriesRun], None]]:
    """Show the progress during play; without a thread, because processes are forked."""
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("matches{task.description},"),
        TimeElapsedColumn(),
        TextColumn("so far,"),
        TimeRemainingColumn(),
        TextColumn("left"),
        auto_refresh=False,
        speed_estimate_period=ESTIMATE_PERIOD,
    )
    task = bar.add_task("", total=run.series.total_matches, completed=run.done)

    def progress_view() -> RenderableType:
        bar.update(task, completed=run.done, description=_test_so_far(run))
        return Group(draw_standings(run, run.tally), bar) if options.live else bar

    console = Console(stderr=True)
    shown = monotonic()
    with Live(console=console, transient=True, auto_refresh=False) as live, show_warnings():

        def refresh(_: SeriesRun) -> None:
            nonlocal shown
            if console.is_terminal and monotonic() - shown > REFRESH:
                live.update(progress_view(), refresh=True)
                shown = monotonic()

        yield refresh


@contextmanager
def show_warnings() -> Iterator[None]:
    """Show the arena's warnings, whatever libraries do with logging."""
    log, handler = getLogger("tilewright"), StreamHandler()
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)


def _test_so_far(run: SeriesRun) -> str:
    if not run.sprt:
        return ""
    low, high = run.sprt.bounds
    return f", ratio {run.ratio:+.2f} ({low:+.2f} to {high:+.2f})"


def _interrupted_text(run: SeriesRun, options: RunOptions) -> str:
    matches = f"interrupted: {run.done} of {run.series.total_matches} matches"
    if options.results:
        return f"{matches} kept in {options.results}; run the same command to continue"
    return f"{matches} played; use --results FILE to keep them"
