"""The course of a training run: a table of its generations, and a picture."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

from tilewright.arena.plot import Axis, Plot
from tilewright.core.errors import BadSetup


class Row(NamedTuple):
    """How a generation went."""

    generation: int
    matches: int
    positions: int
    play_seconds: float
    learn_seconds: float
    error_before: float  # in points, on matches that were not learned from
    loss_before: float
    error: float
    loss: float
    share: float  # of the matches against the last champion
    test_matches: int
    verdict: str


def read(path: Path) -> list[Row]:
    """Return the generations of a table; none if there is no file."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [_row(words) for words in list(csv.reader(file))[1:]]


def _row(words: list[str]) -> Row:
    kinds = (int, int, int, float, float, float, float, float, float, float, int, str)
    return Row(*[kind(word) for kind, word in zip(kinds, words, strict=True)])


def write(folder: Path, rows: list[Row]) -> None:
    """Write the table and the picture."""
    (folder / "curve.svg").write_text(plot(rows).document(), "utf-8")
    with (folder / "curve.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(Row._fields)
        for row in rows:
            table.writerow([f"{x:.5g}" if isinstance(x, float) else x for x in row])


def plot(rows: list[Row]) -> Plot:
    """Return a picture of the losses before and after each generation."""
    numbers = [float(row.generation) for row in rows]
    losses = [loss for row in rows for loss in (row.loss_before, row.loss)]
    ticks = tuple((number, f"{number:.0f}") for number in numbers)
    x = Axis("generation", 0.5, len(rows) + 0.5, ticks)
    drawn = Plot("Loss of win chances", x, Axis.over("loss", losses))
    drawn.line([(row.generation, row.loss_before) for row in rows], 0, "before learning")
    drawn.line([(row.generation, row.loss) for row in rows], 1, "after")
    return drawn


def other_run(path: Path) -> BadSetup:
    """Return the error for a folder that belongs to another run."""
    sentence = f"{path.parent} holds a run with other settings: choose another folder"
    return BadSetup("setup.training", sentence, {"folder": str(path.parent)})
