"""What the commands that let bots play share: options, progress, results, interruption."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from dataclasses import dataclass
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

from tilewright.arena.cluster import RayCluster
from tilewright.arena.match import Run
from tilewright.arena.processes import Processes
from tilewright.arena.report import report_page
from tilewright.arena.results import ResultsFile, read_header
from tilewright.arena.series import Series
from tilewright.arena.sprt import Sprt
from tilewright.arena.summary import summarise
from tilewright.arena.workers import Workers
from tilewright.bots import Limits
from tilewright.cli.options import check_range, demand_place, new_seed
from tilewright.cli.standings import draw_standings, tell

MAX_JOBS: Final = 256
FRAME: Final = 0.1  # seconds between two pictures of the progress
ESTIMATE: Final = 600  # seconds whose games tell how long the rest will take

Time = Annotated[float | None, typer.Option(help="Seconds a bot may think about an action.")]
Nodes = Annotated[int | None, typer.Option(help="Positions a bot may look at for an action.")]
Jobs = Annotated[int | None, typer.Option(help="How many games at once; else 1.")]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, or auto."),
]
Results = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep every game here, and go on from it.")
]
Report = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with plots.")]


@dataclass(frozen=True)
class Manner:
    """How a series is to be played, kept and shown."""

    jobs: int | None = None
    ray: str | None = None
    results: Path | None = None
    report: Path | None = None
    as_json: bool = False
    live: bool = False  # whether the standings are shown while they change

    def workers(self) -> Workers:
        """Return who is to play."""
        if self.jobs is not None:
            check_range("--jobs", self.jobs, 1, MAX_JOBS)
        return RayCluster(self.ray, self.jobs) if self.ray else Processes(self.jobs or 1)


def limits_of(seconds: float | None, nodes: int | None) -> Limits | None:
    """Return the limits of all bots that bring none of their own, if any were given."""
    if seconds is None and nodes is None:
        return None
    return Limits(seconds, nodes).checked()


def seed_of(seed: int | None, results: Path | None) -> int:
    """Return the seed given, that of the results to go on with, or a new one."""
    if seed is None and results is not None:
        header = read_header(results)
        known = header and header.get("seed")
        if isinstance(known, int):
            return known
    return new_seed(seed)


def conduct(series: Series, manner: Manner, sprt: Sprt | None = None) -> None:
    """Play a series as it is to be played, and show what came of it."""
    workers = manner.workers()
    if manner.report:
        demand_place(manner.report)
    is_broken_off = False
    with ResultsFile(manner.results, series) if manner.results else nullcontext() as kept:
        run = Run(series, kept, sprt)
        try:
            # The output is for figures; what a library has to say goes where the progress goes.
            with redirect_stdout(sys.stderr), showing(run, manner) as progress:
                run.play(workers, progress)
        except KeyboardInterrupt:
            is_broken_off = True
    if run.done:
        show(run, manner)
    if is_broken_off:
        raise KeyboardInterrupt(_farewell(run, manner))


def show(run: Run, manner: Manner) -> None:
    """Print the figures, and only then write the page, which may fail."""
    tally = run.final()
    if manner.as_json:
        typer.echo(json.dumps(summarise(run), indent=2))
    else:
        console = Console(soft_wrap=True, highlight=False)
        console.print(draw_standings(run, tally))
        for sentence in tell(run, tally):
            console.print(sentence, markup=False)
    if manner.report:
        manner.report.write_text(report_page(run), "utf-8")
        if not manner.as_json:
            console.print(f"The report is in {manner.report}.", markup=False)


@contextmanager
def showing(run: Run, manner: Manner) -> Iterator[Callable[[Run], None]]:
    """Show the progress while games are played; without a thread, for processes are forked."""
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games{task.description},"),
        TimeElapsedColumn(),
        TextColumn("so far,"),
        TimeRemainingColumn(),
        TextColumn("left"),
        auto_refresh=False,
        speed_estimate_period=ESTIMATE,
    )
    task = bar.add_task("", total=run.series.total_games, completed=run.done)

    def picture() -> RenderableType:
        bar.update(task, completed=run.done, description=_test_so_far(run))
        return Group(draw_standings(run, run.tally), bar) if manner.live else bar

    console = Console(stderr=True)
    shown = monotonic()
    with Live(console=console, transient=True, auto_refresh=False) as live, warnings_shown():

        def refresh(_: Run) -> None:
            nonlocal shown
            if console.is_terminal and monotonic() - shown > FRAME:
                live.update(picture(), refresh=True)
                shown = monotonic()

        yield refresh


@contextmanager
def warnings_shown() -> Iterator[None]:
    """Show what the arena has to report on the way, whatever libraries do about logging."""
    log, handler = getLogger("tilewright"), StreamHandler()
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)


def _test_so_far(run: Run) -> str:
    if not run.sprt:
        return ""
    low, high = run.sprt.bounds
    return f", ratio {run.ratio:+.2f} ({low:+.2f} to {high:+.2f})"


def _farewell(run: Run, manner: Manner) -> str:
    games = f"interrupted: {run.done} of {run.series.total_games} games"
    if manner.results:
        return f"{games} are kept in {manner.results}; the same command goes on from there"
    return f"{games} were played; --results FILE would keep them for the next time"
