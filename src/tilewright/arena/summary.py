"""The results of a series as plain data."""

from __future__ import annotations

from tilewright.arena.elo import EloDifference
from tilewright.arena.result_lines import series_plan
from tilewright.arena.series_run import SeriesRun
from tilewright.arena.tally import Tally


def summarise(run: SeriesRun) -> dict[str, object]:
    """Return all figures of a run; the same matches give the same, except `seconds_per_action`."""
    tally = run.final()
    series = run.series
    plan = series_plan(series)
    del plan["groups"]
    data: dict[str, object] = {
        **plan,
        "groups": len(series.tables),
        "deals": series.deals,
        "games": tally.matches,
        "games_planned": series.total_matches,
        "actions": tally.actions,
        "bots": [_standing_data(tally, entry) for entry in range(len(series.bots))],
        "pairs": [_pair_data(tally, pair) for pair in tally.pairs],
    }
    if tally.ratings:
        data["anchor"] = series.labels[tally.ratings.anchor]
    if run.sprt:
        data["sprt"] = _test_data(run)
    times = [round(standing.seconds_per_action, 6) for standing in tally.standings]
    return {**data, "seconds_per_action": times}


def _standing_data(tally: Tally, entry: int) -> dict[str, object]:
    standing = tally.standings[entry]
    low, high = standing.interval()
    data: dict[str, object] = {
        "bot": standing.name,
        "games": standing.matches,
        "wins": standing.wins,
        "draws": standing.draws,
        "losses": standing.losses,
        "failures": standing.failures,
        "win_share": round(standing.win_share, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "mean_score": round(standing.mean_score, 4),
    }
    rating = tally.rating(entry)
    if rating:
        data["rating"] = {
            "elo": round(rating.elo, 2),
            "low": round(rating.low, 2),
            "high": round(rating.high, 2),
        }
    return data


def _pair_data(tally: Tally, pair: tuple[int, int]) -> dict[str, object]:
    sample = tally.pairs[pair]
    elo, low, high, deals = EloDifference.of(sample)
    return {
        "bots": [tally.standings[entry].name for entry in pair],
        "games": sample.matches,
        "deals": deals,
        "score": round(sample.mean, 6),
        "elo": _rounded(elo),
        "elo_low": _rounded(low),
        "elo_high": _rounded(high),
        "deal_scores": {f"{score:.6g}": deals for score, deals in sample.counts()},
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def _test_data(run: SeriesRun) -> dict[str, object]:
    assert run.sprt is not None
    low, high = run.sprt.bounds
    return {
        "elo0": run.sprt.elo0,
        "elo1": run.sprt.elo1,
        "alpha": run.sprt.alpha,
        "beta": run.sprt.beta,
        "ratio": round(run.ratio, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "accepted": run.verdict,
    }
