"""Positions to learn from, as arrays: inputs, what is known of them, and targets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np


class Positions(NamedTuple):
    """Arrays with one row for each position."""

    inputs: np.ndarray  # of the middle, then of every seat's board
    facts: np.ndarray  # stage, seat to act, owner of the marker, expected scores in thousandths
    points: np.ndarray  # final score of every seat
    shares: np.ndarray  # every seat's share of the win
    searched: np.ndarray  # what a search expected: points, then shares; not a number if none
    match: np.ndarray  # the number of the match


def join(parts: Sequence[Positions]) -> Positions:
    """Return several sets of positions as one."""
    return Positions(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])


def save(path: Path, positions: Positions) -> None:
    """Write positions to a file that is complete as soon as it exists."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **positions._asdict())
    unfinished.replace(path)


def load(path: Path) -> Positions:
    """Read positions from a file."""
    with np.load(path) as arrays:
        return Positions(*[arrays[name] for name in Positions._fields])
