"""The plot of an analysis: every seat's win chance over the plies."""

from __future__ import annotations

from typing import Final, NamedTuple

from tilewright.arena.analysis import RecordAnalysis
from tilewright.arena.plot import Axis, Plot
from tilewright.arena.turning_points import TurningPoint

SIZE: Final = (960, 400)
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
TICK_ROOM: Final = 0.025  # of the width, for the number of a round


class Labels(NamedTuple):
    """The texts of a plot."""

    title: str
    description: str
    rounds: str
    chances: str
    quarters: tuple[str, ...]  # from 0 to 100 %


def plot_win_chances(
    analysis: RecordAnalysis,
    points: list[TurningPoint],
    labels: Labels,
    hints: list[str],
) -> Plot:
    """Return a plot of win chances over plies; turning points have numbers and hints."""
    last = max(1, len(analysis.record.plies))
    x = Axis(labels.rounds, 0.0, float(last), _round_ticks(analysis, last))
    y = Axis(labels.chances, 0.0, 1.0, tuple(zip(QUARTERS, labels.quarters, strict=True)))
    plot = Plot(labels.title, x, y, labels.description, SIZE)
    plot.rule(y=1 / analysis.record.seats)
    for seat, name in enumerate(analysis.record.names):
        curve = [(float(m.number), m.outlook.shares[seat]) for m in analysis.moments]
        plot.line(curve, seat, name)
    for number, (point, hint) in enumerate(zip(points, hints, strict=True), 1):
        place = _place(analysis, point)
        plot.dots([place], point.seat, hints=[hint])
        plot.note(place, str(number), above=place[1] < QUARTERS[3])
    return plot


def _round_ticks(analysis: RecordAnalysis, last: int) -> tuple[tuple[float, str], ...]:
    """Return where rounds start, with their numbers where there is room."""
    ticks: list[tuple[float, str]] = []
    end = -1.0
    for number, ply in analysis.rounds():
        named = ply / last >= end + TICK_ROOM
        ticks.append((float(ply), str(number) if named else ""))
        end = ply / last if named else end
    return tuple(ticks)


def _place(analysis: RecordAnalysis, point: TurningPoint) -> tuple[float, float]:
    """Return the position of a turning point: its seat's chance before the ply."""
    moment = analysis.moments[point.moment.number]
    return float(moment.number), moment.outlook.shares[point.seat]
