"""The report of a series: an HTML page with its figures and plots."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import ceil
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

from tilewright._version import __version__
from tilewright.arena.elo import elo_of
from tilewright.arena.html_page import folded, page, picture, section, table, tag
from tilewright.arena.plot import Axis, Plot, round_step
from tilewright.arena.series import Series
from tilewright.arena.series_run import SeriesRun
from tilewright.arena.tally import Standing, Tally
from tilewright.core.registry import find_game

BARS: Final = 20  # of a distribution, roughly
ROW: Final = 34  # height of a bot's row in the ratings plot
QUANTILES: Final = ((0.05, "5%"), (0.25, "25%"), (0.5, "median"), (0.75, "75%"), (0.95, "95%"))


def report_page(run: SeriesRun) -> str:
    """Return the report as a self-contained HTML page."""
    tally = run.final()
    title = f"{find_game(run.series.game).title}: {_what(run.series)}"
    parts = [_overview(run, tally), _standings(tally), _strengths(tally)]
    if len(run.series.bots) > 2:
        parts.append(_matrix(tally))
    parts += [_scores(tally), *_failures(tally)]
    intro = tag("p", f"Played by Tilewright {__version__}.", class_="soft")
    return page(title, tag("h1", title), intro, *parts)


def _what(series: Series) -> str:
    kind = "a tournament" if series.groups else "a series"
    return f"{kind} of {len(series.bots)} bots"


def _overview(run: SeriesRun, tally: Tally) -> Element:
    series = run.series
    groups = f" for each of {len(series.groups)} groups" if series.groups else ""
    planned = "" if tally.is_complete else f" of {series.total_matches} planned"
    facts = {
        "game": f"{find_game(series.game).title}, {series.side} side, {series.seats} seats",
        "matches": f"{tally.matches}{planned}",
        "deals": f"{series.deals}{groups}, each with every rotation of the seats",
        "limits": _limits(series),
        "seed": str(series.seed),
    }
    if run.sprt:
        facts["test"] = _test(run)
    items = [part for name, fact in facts.items() for part in (tag("dt", name), tag("dd", fact))]
    return section("What was played", tag("dl", *items))


def _limits(series: Series) -> str:
    """Return the limits of bots without limits of their own."""
    if not series.limits:
        return "each bot's own"
    given = [f"{name} {value}" for name, value in series.limits._asdict().items() if value]
    return ", ".join(given) + "; a bot's own limits take precedence"


def _test(run: SeriesRun) -> str:
    assert run.sprt is not None
    decided = f"{run.verdict} accepted" if run.verdict else "not decided"
    return f"elo0 {run.sprt.elo0:g} against elo1 {run.sprt.elo1:g}: {decided}"


def _standings(tally: Tally) -> Element:
    heads = ["bot", "matches", "wins", "draws", "losses", "win share", "95% interval"]
    heads += ["mean score", "ms/action", "failures"]
    rows = (_standing_row(tally.standings[entry]) for entry in tally.ranked())
    caption = "Best first. Winners split a tie."
    return section("Standings", table(caption, heads, rows))


def _standing_row(standing: Standing) -> list[str]:
    low, high = standing.interval()
    return [
        standing.name,
        str(standing.matches),
        str(standing.wins),
        str(standing.draws),
        str(standing.losses),
        f"{standing.win_share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{standing.mean_score:.2f}",
        f"{1000 * standing.seconds_per_action:.3g}",
        str(standing.failures),
    ]


def _strengths(tally: Tally) -> Element:
    """Show ratings of more than two bots, or the Elo difference between two."""
    if tally.ratings:
        return _ratings(tally)
    return _difference(tally)


def _ratings(tally: Tally) -> Element:
    order = tally.ranked()
    names = [tally.standings[entry].name for entry in order]
    ratings = [tally.rating(entry) for entry in order]
    known = [(rating.low, rating.elo, rating.high) for rating in ratings if rating]
    rows = [
        [name, f"{elo:+.0f}", f"{low:+.0f} to {high:+.0f}"]
        for name, (low, elo, high) in zip(names, known, strict=True)
    ]
    text = "; ".join(f"{name} {elo}, {interval}" for name, elo, interval in rows)
    drawn = _bars_across("Ratings with their 95% intervals", "Elo", names, known, text)
    anchor = tally.standings[tally.ratings.anchor].name if tally.ratings else ""
    caption = f"Fitted to all matches together; {anchor} has 0 Elo."
    same = table(caption, ["bot", "Elo", "95% interval"], rows)
    return section("Ratings", picture(drawn, wide=True), folded("The same as a table", same))


def _difference(tally: Tally) -> Element:
    heading = "Difference in strength"
    if not tally.pairs:
        return section(heading, tag("p", "One bot played against itself."))
    (pair,) = _pair_scores(tally)
    caption = "The matches of a deal count together; the interval reflects how much deals differ."
    same = table(caption, PAIR_HEADS, [pair.row()])
    low, elo, high = pair.elo
    if low is None or elo is None or high is None:
        return section(heading, same)
    title = "Difference in Elo with its 95% interval"
    text = " ".join(pair.row())
    drawn = _bars_across(title, "Elo", [pair.name], [(low, elo, high)], text)
    drawn.rule(x=0)
    return section(heading, picture(drawn, wide=True), same)


def _bars_across(
    title: str, label: str, names: list[str], spans: list[tuple[float, float, float]], text: str
) -> Plot:
    """Return a plot with a row for each name: low, value, high."""
    ends = [end for low, _, high in spans for end in (low, high)]
    x = Axis.over(label, [*ends, 0] if len(spans) == 1 else ends, 8)
    drawn = Plot(title, x, Axis.named("", names, falling=True), text, (900, 70 + ROW * len(names)))
    drawn.errors([(i, low, high) for i, (low, _, high) in enumerate(spans)], across=True)
    hints = [f"{value:.2f} ({low:.2f} to {high:.2f})" for low, value, high in spans]
    drawn.dots([(value, i) for i, (_, value, _) in enumerate(spans)], hints=hints)
    return drawn


def _matrix(tally: Tally) -> Element:
    order = tally.ranked()
    rows: list[list[str | Element]] = [
        [f"{i} {tally.standings[one].name}", *(_cell(tally, one, other) for other in order)]
        for i, one in enumerate(order, start=1)
    ]
    text = "How often the row's bot finished ahead of the column's; a tie counts half."
    whole = table(text, ["", *(str(i + 1) for i in range(len(order)))], rows)
    caption = "All pairs, the better bot first. The matches of a deal count together."
    pairs = table(caption, PAIR_HEADS, [pair.row() for pair in _pair_scores(tally)])
    return section("Who beats whom", whole, folded("With intervals and Elo", pairs))


PAIR_HEADS: Final = ["pair", "matches", "score", "95% interval", "Elo", "95% interval of Elo"]


class PairScore(NamedTuple):
    """One bot's score against another: low end, value and high end."""

    name: str
    matches: int
    score: tuple[float, float, float]

    @property
    def elo(self) -> tuple[float | None, float | None, float | None]:
        """The score as an Elo difference; None where it is infinite."""
        low, score, high = self.score
        return elo_of(low), elo_of(score), elo_of(high)

    def row(self) -> list[str]:
        """Return the row of a table."""
        low, score, high = self.score
        ends = [_signed(elo) for elo in self.elo]
        interval = f"{low:.1%} to {high:.1%}"
        bounds = f"{ends[0] or '-∞'} to {ends[2] or '∞'}"
        return [self.name, str(self.matches), f"{score:.1%}", interval, ends[1] or "∞", bounds]


def _pair_scores(tally: Tally) -> Iterator[PairScore]:
    """Yield the scores of all pairs, the better bot first."""
    for one, other in combinations(tally.ranked(), 2):
        sample = tally.pairs.get((min(one, other), max(one, other)))
        if sample is None:
            continue
        low, high = sample.interval()
        score = (low, sample.deal_mean, high)
        if one > other:
            score = (1 - high, 1 - sample.deal_mean, 1 - low)
        names = f"{tally.standings[one].name} over {tally.standings[other].name}"
        yield PairScore(names, sample.matches, score)


def _signed(elo: float | None) -> str:
    return "" if elo is None else f"{elo:+.0f}"


def _cell(tally: Tally, one: int, other: int) -> Element:
    """Return the cell of one bot against another: the darker, the better for the first."""
    if one == other:
        return tag("td", "·", class_="self")
    sample = tally.pairs.get((min(one, other), max(one, other)))
    if sample is None or not sample.matches:
        return tag("td", "-", class_="self")
    score = sample.mean if one < other else 1 - sample.mean
    return tag("td", f"{score:.1%}", class_="cell", style=f"--much: {round(50 * score)}%")


def _scores(tally: Tally) -> Element:
    order = [entry for entry in tally.ranked() if tally.standings[entry].scores]
    most = max(max(tally.standings[entry].scores) for entry in order)
    step = max(1, ceil(round_step(max(1, most) / BARS)))
    x = Axis.over("points", [0, most + 1], 5)
    drawn = [_distribution(tally.standings[entry], step, x) for entry in order]
    heads = ["bot", "seats", "mean", *(name for _, name in QUANTILES)]
    rows = [_score_row(tally.standings[entry]) for entry in order]
    same = table("Final scores of a bot's seats.", heads, rows)
    grid = tag("div", *(picture(plot) for plot in drawn), class_="grid")
    explained = f"Share of seats, in percent, by final score in steps of {step}."
    text = tag("p", f"{explained} The dotted line is the mean.")
    return section("Scores", text, grid, folded("The same as a table", same))


def _histogram(standing: Standing, step: int) -> list[tuple[float, float, float]]:
    """Return left, right and percentage of each bar."""
    bars: dict[int, int] = {}
    for score, seats in standing.scores.items():
        bars[score // step] = bars.get(score // step, 0) + seats
    total = standing.scores.total()
    return [(step * bar, step * bar + step, 100 * bars[bar] / total) for bar in sorted(bars)]


def _distribution(standing: Standing, step: int, x: Axis) -> Plot:
    bars = _histogram(standing, step)
    y = Axis.over("%", [0, *(share for _, _, share in bars)], 4)
    numbers = ", ".join(f"{name} {quantile(standing, part)}" for part, name in QUANTILES)
    text = f"Scores of {standing.name}: mean {standing.mean_score:.1f}, {numbers}."
    drawn = Plot(standing.name, x, y, text, (360, 190))
    drawn.bars(bars)
    drawn.rule(x=standing.mean_score)
    return drawn


def _score_row(standing: Standing) -> list[str]:
    numbers = [str(quantile(standing, part)) for part, _ in QUANTILES]
    return [standing.name, str(standing.scores.total()), f"{standing.mean_score:.2f}", *numbers]


def quantile(standing: Standing, part: float) -> int:
    """Return the lowest score that a share of all seats does not exceed."""
    wanted, seen = part * standing.scores.total(), 0
    for score in sorted(standing.scores):
        seen += standing.scores[score]
        if seen >= wanted:
            return score
    raise ValueError(f"{standing.name} has not played a match")


def _failures(tally: Tally) -> Iterator[Element]:
    """Yield the list of failures, if there are any."""
    count = sum(standing.failures for standing in tally.standings)
    if not count:
        return
    rows = [
        [
            tally.standings[fixture.entries[failure.seat]].name,
            str(fixture.deal),
            str(fixture.rotation),
            str(failure.seat + 1),
            failure.reason,
        ]
        for fixture, failure in tally.failures
    ]
    caption = f"{count} matches ended by a failure; the first {len(rows)} are listed."
    heads = ["bot", "deal", "rotation", "seat", "what happened"]
    yield section("Failures", table(caption, heads, rows, text=1), class_="warn")
