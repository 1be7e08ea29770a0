"""`tilewright analyse`: analyse a position or a whole record."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tilewright.arena.analysis import PositionAnalysis, RecordAnalysis, analyse_moments
from tilewright.arena.analyst import ANALYST, TOP, Analyst
from tilewright.arena.defer_sigint import defer_sigint
from tilewright.arena.plot import Plot
from tilewright.arena.png import require_renderer, to_png
from tilewright.arena.turning_points import MAX_POINTS, MIN_SWING
from tilewright.bots import Limits
from tilewright.cli import saves
from tilewright.cli.analysis_view import AnalysisView
from tilewright.cli.options import (
    MAX_SEED,
    AsJson,
    Language,
    catalogue,
    check_range,
    check_writable,
)
from tilewright.cli.records import parse_record, read_record
from tilewright.cli.screen import Screen
from tilewright.core.errors import BadSetup
from tilewright.core.record import Record
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.study.report import position_report, record_report

STDIN: Final = "-"
MAX_JOBS: Final = 64
MAX_TOP: Final = 10_000


def analyse(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record; last: the last saved match; -: stdin.")
    ],
    ply: Annotated[
        int | None, typer.Option(help="Analyse only the position after this many plies.")
    ] = None,
    time: Annotated[
        float | None, typer.Option(help="Seconds per position; default 1.", show_default=False)
    ] = None,
    nodes: Annotated[int | None, typer.Option(help="Positions to search per position.")] = None,
    depth: Annotated[int | None, typer.Option(help="Search depth in actions.")] = None,
    bot: Annotated[str, typer.Option(help="Bot to analyse with.")] = ANALYST,
    seed: Annotated[int, typer.Option(help="Random seed of the bot.")] = 1,
    top: Annotated[
        int | None,
        typer.Option(help="Number of actions (default 10) or turning points (default 5)."),
    ] = None,
    threshold: Annotated[
        float, typer.Option(help="Smallest change of a turning point, in percent.")
    ] = 100 * MIN_SWING,
    jobs: Annotated[int, typer.Option(help="Positions to analyse at once.")] = 1,
    as_json: AsJson = False,
    svg: Annotated[Path | None, typer.Option(help="Write the plot as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the plot as PNG.")] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Use a dark background for --png.")] = False,
    lang: Language = None,
    plain: Annotated[
        bool | None,
        typer.Option(help="Sentences or tables; default: what the terminal supports."),
    ] = None,
) -> None:
    """Rank the actions of a position, or grade the moves of a match and find where it turned.

    Ctrl-C stops the search and shows what it has found.
    """
    words = catalogue(lang)
    record = load(file)
    check_range("--jobs", jobs, 1, MAX_JOBS)
    check_range("--seed", seed, 0, MAX_SEED)
    check_range("--threshold", threshold, 0, 100)
    if top is not None:
        check_range("--top", top, 1, MAX_TOP)
    limits = limits_of(time, nodes, depth)
    _check_plots(svg, png, ply)
    view = AnalysisView(Screen(words, record.names, plain=plain))
    if ply is not None:
        check_range("--ply", ply, 0, len(record.plies))
        analyst = Analyst(record.game, bot, limits)
        position = analyse_ply(record, ply, analyst, seed, top or TOP)
        if as_json:
            report = position_report(position, record.names, words.word)
            _print_json({"ply": ply, **report})
        else:
            view.show_position(position, ply, top or TOP)
        is_incomplete = analyst.is_ended
    else:
        measure = (threshold / 100, top or MAX_POINTS)
        whole = analyse_plies(record, limits, bot, seed, jobs)
        if as_json:
            _print_json(record_report(whole, words.word, *measure))
        else:
            view.show_record(whole, *measure)
        if svg or png:
            _write_plots(view.draw(whole, *measure), svg, png, dark=dark)
        is_incomplete = not whole.is_complete
    if is_incomplete:
        raise KeyboardInterrupt


def load(file: str) -> Record:
    """Return the record of a file, of the last saved match, or from stdin."""
    if file == STDIN:
        return parse_record(sys.stdin.buffer.read())
    return read_record(saves.find(file))


def limits_of(seconds: float | None, nodes: int | None, depth: int | None) -> Limits | None:
    """Return the limits of the search, if any are given."""
    limits = Limits(seconds, nodes, depth).checked()
    return None if limits.is_open else limits


def analyse_ply(
    record: Record, ply: int, analyst: Analyst, seed: int, top: int
) -> PositionAnalysis:
    """Return the analysis of a position; Ctrl-C returns what was found so far."""
    next_ply = record.plies[ply] if ply < len(record.plies) else None
    played = None if isinstance(next_ply, tuple) else next_ply
    rng = Rng(seed_for(seed, "analysis", ply))
    # A search in the main thread would not notice Ctrl-C until its end.
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(analyst.look, record.state(ply), rng, played, top=top)
        try:
            return found.result()
        except KeyboardInterrupt:
            analyst.end()
            return found.result()


def analyse_plies(
    record: Record, limits: Limits | None, bot: str, seed: int, jobs: int
) -> RecordAnalysis:
    """Return the analysis of a record; Ctrl-C returns what was found so far."""
    moments = []
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with ExitStack() as ending:
            progress = Progress(*columns, console=Console(stderr=True), transient=True)
            with defer_sigint():  # a half-drawn bar could not be removed
                ending.enter_context(progress)
            task = progress.add_task("positions", total=len(record.plies) + 1)
            found = analyse_moments(record, limits, seed, bot=bot, jobs=jobs)
            ending.enter_context(closing(found))
            for moment in found:
                moments.append(moment)
                progress.advance(task)
    except KeyboardInterrupt:
        pass
    return RecordAnalysis(record, tuple(moments))


def _check_plots(svg: Path | None, png: Path | None, ply: int | None) -> None:
    """Raise before the search if a plot can't be written after it."""
    for option, path in (("--svg", svg), ("--png", png)):
        if path is None:
            continue
        if ply is not None:
            sentence = f"{option} needs a whole record; leave out --ply"
            raise BadSetup("option.picture", sentence, {"option": option})
        check_writable(path)
    if png is not None:
        require_renderer()


def _write_plots(plot: Plot, svg: Path | None, png: Path | None, *, dark: bool) -> None:
    if svg:
        svg.write_text(plot.document(), "utf-8")
    if png:
        png.write_bytes(to_png(plot, dark=dark))


def _print_json(data: dict[str, object]) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
