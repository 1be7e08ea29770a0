"""`tilewright replay` and `tilewright check`: show and validate records."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.options import Language, catalogue, check_range
from tilewright.cli.screen import Screen
from tilewright.core.errors import BadRecord
from tilewright.core.record import Record

File = Annotated[Path, typer.Argument(metavar="FILE", readable=False, help="A record.")]
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", readable=False, help="Records.")]


def read_record(path: Path) -> Record:
    """Return the record in a file."""
    return parse_record(path.read_bytes())


def parse_record(data: bytes) -> Record:
    """Return the record in the bytes of a file."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadRecord("record.encoding", "not UTF-8 text", line) from error
    return Record.from_text(text)


def replay(
    file: File,
    ply: Annotated[
        int | None, typer.Option(help="Show only the position after this many plies.")
    ] = None,
    lang: Language = None,
    plain: Annotated[
        bool | None,
        typer.Option(help="Sentences or drawings; default: what the terminal supports."),
    ] = None,
) -> None:
    """Show a recorded match in sentences with its final position, or only one position."""
    record = read_record(file)
    if ply is not None:
        check_range("--ply", ply, 0, len(record.plies))
    screen = Screen(catalogue(lang), record.names, plain=plain)
    if ply is None:
        for step in record.walk():
            screen.show_step(step, record.write_ply(step.ply))
    state = record.state(ply)
    screen.show_table(state)
    if state.is_over:
        screen.show_result(state)


def check(files: Files) -> None:
    """Validate records; print what is wrong with each invalid one, and where."""
    failed = 0
    for path in files:
        try:
            record = read_record(path)
        except (BadRecord, OSError) as error:
            failed += 1
            typer.echo(f"{path}: {error}", err=True)
        else:
            typer.echo(f"{path}: valid, {record.game.id}, {len(record.plies)} plies")
    if failed:
        raise typer.Exit(1)
