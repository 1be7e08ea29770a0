"""The records of a series, one file per match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tilewright.arena.players import ENGINE, OBJECT, is_engine, is_object
from tilewright.arena.series import Series
from tilewright.core.errors import BadSetup
from tilewright.core.record import LONGEST_NAME, Ply, Record, distinct
from tilewright.core.registry import find_game

if TYPE_CHECKING:
    from tilewright.arena.tally import Outcome

SERIES: Final = "X-Series"  # the seed and the number of the match, from which it can be repeated


def record_text(series: Series, number: int, plies: Sequence[Ply]) -> str:
    """Return the record of a match; it names bots, but neither programs nor modules."""
    entries = series.fixture(number).entries
    players = [_recorded(series.players[entry]) for entry in entries]
    names = [_called(series, entry) for entry in entries]
    game = find_game(series.game)
    record = Record(
        game,
        series.side,
        series.seats,
        names=distinct([name[: LONGEST_NAME - 2] for name in names]),
        players=[player[:LONGEST_NAME] for player in players],
        notes={SERIES: f"{series.seed} {number}"},
    )
    record.plies.extend(plies)
    return record.to_text()


def _called(series: Series, entry: int) -> str:
    """Return the label of an entry, or what it is recorded as."""
    player, label = series.players[entry], series.labels[entry]
    return _recorded(player) if label == player else label


def _recorded(bot: str) -> str:
    if is_engine(bot):
        return ENGINE
    return OBJECT if is_object(bot) else bot


class RecordFolder:
    """A folder in which every match of a series is a file, named by its number."""

    def __init__(self, path: Path) -> None:
        if path.exists() and not path.is_dir():
            raise BadSetup("setup.records", f"{path} is a file, not a folder", {"file": str(path)})
        path.mkdir(parents=True, exist_ok=True)
        self.path = path

    def write(self, outcomes: Iterable[Outcome]) -> None:
        """Write the records of matches, each in one piece."""
        for outcome in outcomes:
            if outcome.record is not None:
                target = self.path / f"{outcome.number:06}.txt"
                unfinished = target.with_suffix(".part")
                unfinished.write_text(outcome.record, encoding="utf-8")
                unfinished.replace(target)
