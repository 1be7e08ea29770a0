"""Records as a data frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from zipfile import ZipFile

from tilewright.core.const import NATURE
from tilewright.core.errors import BadRecord, BadSetup, MissingExtra
from tilewright.core.record import Record

if TYPE_CHECKING:
    import pandas as pd

Row = dict[str, object]


def read_frame(
    *sources: str | Path, rows: Literal["matches", "decisions"] = "matches"
) -> pd.DataFrame:
    """Return records as a pandas data frame, a row for each match or for each decision.

    A source is a record, a folder of records, or a zip file of records. Every record is
    replayed, so what is in the frame is valid. Seats are numbered from 0.
    """
    try:
        import pandas as pd
    except ImportError as error:
        raise MissingExtra("pandas", "frames") from error
    if rows not in {"matches", "decisions"}:
        raise BadSetup("setup.rows", f'rows are "matches" or "decisions", not "{rows}"')
    to_rows = match_rows if rows == "matches" else decision_rows
    return pd.DataFrame(
        [row for name, record in read_records(*sources) for row in to_rows(name, record)]
    )


def read_records(*sources: str | Path) -> Iterator[tuple[str, Record]]:
    """Yield the name and the record of every match in files, folders and zip files."""
    for source in map(Path, sources):
        for name, text in _texts(source):
            try:
                yield name, Record.from_text(text)
            except BadRecord as error:
                error.add_note(f"in {name}")
                raise


def match_rows(name: str, record: Record) -> Iterator[Row]:
    """Yield one row: the header of a match, its length, and scores and places by seat."""
    state = record.state()
    row: Row = {
        "match": name,
        "game": record.game.id,
        "side": record.side,
        "seats": record.seats,
        "start": record.start,
        "plies": len(record.plies),
        "finished": state.is_over,
    }
    by_seat: dict[str, Sequence[object]] = {
        "player": record.players,
        "score": state.scores(),
        "place": state.ranking(),
    }
    for what, values in by_seat.items():
        row |= {f"{what}_{seat}": value for seat, value in enumerate(values)}
    yield row


def decision_rows(name: str, record: Record) -> Iterator[Row]:
    """Yield a row for every decision: who chose which action, and the scores before."""
    state = record.initial()
    for number, ply in enumerate(record.plies):
        if isinstance(ply, tuple):
            state.apply_deal(ply)
            continue
        row: Row = {
            "match": name,
            "ply": number,
            "seat": state.actor,
            "player": record.players[state.actor] if state.actor != NATURE else "",
            "choices": len(state.legal_actions()),
            "action": int(ply),
            "text": record.write_ply(ply),
        }
        row |= {f"score_{seat}": score for seat, score in enumerate(state.scores())}
        yield row
        state.apply(ply)


def _texts(source: Path) -> Iterator[tuple[str, str]]:
    if source.is_dir():
        for path in sorted(source.glob("**/*.txt")):
            yield path.relative_to(source).as_posix(), path.read_text("utf-8")
    elif source.suffix == ".zip":
        with ZipFile(source) as archive:
            for name in sorted(archive.namelist()):
                if name.endswith(".txt"):
                    yield name, archive.read(name).decode("utf-8")
    else:
        yield source.name, source.read_text("utf-8")
