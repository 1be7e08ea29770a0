"""`tilewright analyse`: what a search makes of a position or of a whole record."""

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
from tilewright.arena.plot import Plot
from tilewright.arena.raster import require_painter, to_png
from tilewright.arena.turning import LEAST, MOST
from tilewright.arena.undisturbed import undisturbed
from tilewright.bots import Limits
from tilewright.cli import saves
from tilewright.cli.findings import Findings
from tilewright.cli.options import (
    MAX_SEED,
    AsJson,
    Language,
    catalogue,
    check_range,
    demand_place,
)
from tilewright.cli.records import parse_record, read_record
from tilewright.cli.screen import Screen
from tilewright.core.errors import BadSetup
from tilewright.core.record import Record
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for

STDIN: Final = "-"
MAX_JOBS: Final = 64
MAX_TOP: Final = 10_000


def analyse(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record, last for the match last saved, or -.")
    ],
    ply: Annotated[
        int | None, typer.Option(help="Analyse only the position after so many plies.")
    ] = None,
    time: Annotated[
        float | None, typer.Option(help="Seconds for each position; else 1.", show_default=False)
    ] = None,
    nodes: Annotated[int | None, typer.Option(help="Positions to look at for each.")] = None,
    depth: Annotated[int | None, typer.Option(help="Actions to look ahead.")] = None,
    bot: Annotated[str, typer.Option(help="The bot that thinks.")] = ANALYST,
    seed: Annotated[int, typer.Option(help="Seed of the bot's chance.")] = 1,
    top: Annotated[
        int | None,
        typer.Option(help="How many actions, else 10, or turning points, else 5."),
    ] = None,
    threshold: Annotated[
        float, typer.Option(help="Least change of a turning point, in per cent.")
    ] = 100 * LEAST,
    jobs: Annotated[int, typer.Option(help="How many positions at once.")] = 1,
    as_json: AsJson = False,
    svg: Annotated[Path | None, typer.Option(help="Draw the curve into this file.")] = None,
    png: Annotated[Path | None, typer.Option(help="Paint the curve into this file.")] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Paint on a dark ground.")] = False,
    lang: Language = None,
    plain: Annotated[
        bool | None, typer.Option(help="Sentences or tables; else as the terminal allows.")
    ] = None,
) -> None:
    """Rank the actions of a position, or find where a recorded match turned.

    Ctrl-C ends the thinking and tells what has been found.
    """
    words = catalogue(lang)
    record = load(file)
    check_range("--jobs", jobs, 1, MAX_JOBS)
    check_range("--seed", seed, 0, MAX_SEED)
    check_range("--threshold", threshold, 0, 100)
    if top is not None:
        check_range("--top", top, 1, MAX_TOP)
    limits = limits_of(time, nodes, depth)
    _check_pictures(svg, png, ply)
    findings = Findings(Screen(words, record.names, plain=plain))
    if ply is not None:
        check_range("--ply", ply, 0, len(record.plies))
        analyst = Analyst(record.game, bot, limits)
        position = look(record, ply, analyst, seed, top or TOP)
        if as_json:
            _print_data({"ply": ply, **position.to_data()})
        else:
            findings.show_position(position, ply, top or TOP)
        broken = analyst.is_ended
    else:
        measure = (threshold / 100, top or MOST)
        whole = go_through(record, limits, bot, seed, jobs)
        if as_json:
            _print_data(whole.to_data(*measure))
        else:
            findings.show_record(whole, *measure)
        if svg or png:
            _write_pictures(findings.draw(whole, *measure), svg, png, dark=dark)
        broken = not whole.is_complete
    if broken:
        raise KeyboardInterrupt


def load(file: str) -> Record:
    """Return the record in a file, in the match last saved, or on the standard input."""
    if file == STDIN:
        return parse_record(sys.stdin.buffer.read())
    return read_record(saves.find(file))


def limits_of(seconds: float | None, nodes: int | None, depth: int | None) -> Limits | None:
    """Return the limits of the thinking, if any were given."""
    limits = Limits(seconds, nodes, depth).checked()
    return None if limits.is_open else limits


def look(record: Record, ply: int, analyst: Analyst, seed: int, top: int) -> PositionAnalysis:
    """Return the analysis of a position; Ctrl-C ends it with what was found until then."""
    next_ply = record.plies[ply] if ply < len(record.plies) else None
    played = None if isinstance(next_ply, tuple) else next_ply
    rng = Rng(seed_for(seed, "analysis", ply))
    # A search in the main thread would hear nothing of Ctrl-C until its end.
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(analyst.look, record.state(ply), rng, played, top=top)
        try:
            return found.result()
        except KeyboardInterrupt:
            analyst.end()
            return found.result()


def go_through(
    record: Record, limits: Limits | None, bot: str, seed: int, jobs: int
) -> RecordAnalysis:
    """Return the analysis of a record; Ctrl-C keeps what was found until then."""
    moments = []
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with ExitStack() as ending:
            progress = Progress(*columns, console=Console(stderr=True), transient=True)
            with undisturbed():  # a bar that is half there could not be taken away
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


def _check_pictures(svg: Path | None, png: Path | None, ply: int | None) -> None:
    """Refuse before the thinking what cannot be drawn after it."""
    for option, path in (("--svg", svg), ("--png", png)):
        if path is None:
            continue
        if ply is not None:
            sentence = f"{option} draws a whole record, and --ply asks for one position"
            raise BadSetup("option.picture", sentence, {"option": option})
        demand_place(path)
    if png is not None:
        require_painter()


def _write_pictures(plot: Plot, svg: Path | None, png: Path | None, *, dark: bool) -> None:
    if svg:
        svg.write_text(plot.document(), "utf-8")
    if png:
        png.write_bytes(to_png(plot, dark=dark))


def _print_data(data: dict[str, object]) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
