"""The standings of a series as a table, and the sentences below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.markup import escape
from rich.table import Table

from tilewright.arena.series_run import SeriesRun
from tilewright.arena.tally import Standing, Tally

SLOW: Final = 0.001  # seconds per action from which thinking time gets a column


def draw_standings(run: SeriesRun, tally: Tally) -> Table:
    """Return the standings as a table; those of a tournament are sorted, best first."""
    series = run.series
    is_partial = tally.matches < series.total_matches and run.verdict is None
    played = f"{tally.matches} of {series.total_matches}" if is_partial else str(tally.matches)
    table = Table(
        title=f"{series.game}, {series.side}, {series.seats} seats: {played} matches",
        caption=f"seed {series.seed}; 95% intervals in brackets",
    )
    is_timed = any(standing.seconds_per_action >= SLOW for standing in tally.standings)
    table.add_column("bot", overflow="fold")
    for name in _columns(tally, is_timed=is_timed):
        table.add_column(name, justify="right", no_wrap=True)
    order = tally.ranked() if series.groups else range(len(tally.standings))
    for entry in order:
        table.add_row(*_row(tally, entry, is_timed=is_timed))
    return table


def notes(run: SeriesRun, tally: Tally) -> Iterator[str]:
    """Yield the sentences below the table."""
    elo = tally.elo()
    if elo and elo.deals:
        first, second = (standing.name for standing in tally.standings)
        deals = "1 deal" if elo.deals == 1 else f"{elo.deals} deals"
        yield f"Elo of {first} over {second}: {elo.text()}, from {deals}"
    if tally.ratings:
        anchor = tally.standings[tally.ratings.anchor].name
        yield f"Elo of all entries together; {anchor} has 0"
    if run.sprt:
        yield _test_note(run)
    for standing in tally.standings:
        if standing.failures:
            yield _failure_note(tally, standing)


def _columns(tally: Tally, *, is_timed: bool) -> Iterator[str]:
    yield from ("Elo",) if tally.ratings else ("wins", "draws", "losses")
    yield from ("win share", "points")
    if is_timed:
        yield "s/action"


def _row(tally: Tally, entry: int, *, is_timed: bool) -> Iterator[str]:
    standing = tally.standings[entry]
    low, high = standing.interval()
    yield escape(standing.name)
    rating = tally.rating(entry)
    if rating:
        yield f"{rating.elo:+.0f} ± {rating.high - rating.elo:.0f}"
    else:
        yield from (str(number) for number in (standing.wins, standing.draws, standing.losses))
    yield f"{standing.win_share:.1%} ({100 * low:.1f} to {100 * high:.1f})"
    yield f"{standing.mean_score:.2f}"
    if is_timed:
        yield f"{standing.seconds_per_action:.3f}"


def _test_note(run: SeriesRun) -> str:
    assert run.sprt is not None
    low, high = run.sprt.bounds
    decided = {None: "not decided", "elo0": "elo0 accepted", "elo1": "elo1 accepted"}[run.verdict]
    return (
        f"SPRT of elo0 {run.sprt.elo0:g} against elo1 {run.sprt.elo1:g}: {decided}; "
        f"log-likelihood ratio {run.ratio:.2f} ({low:.2f} to {high:.2f})"
    )


def _failure_note(tally: Tally, standing: Standing) -> str:
    matches = "1 match" if standing.failures == 1 else f"{standing.failures} matches"
    bots = tally.series.labels
    for fixture, failure in tally.failures:
        if bots[fixture.entries[failure.seat]] == standing.name:
            return f"{standing.name} failed in {matches}, first by: {failure.reason}"
    return f"{standing.name} failed in {matches}"
