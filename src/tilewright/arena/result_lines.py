"""The lines of a results file: a series and its matches as plain data."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from tilewright._version import __version__
from tilewright.arena.match import Failure, MatchResult
from tilewright.arena.series import Series
from tilewright.arena.tally import Outcome
from tilewright.core.plain_data import show
from tilewright.core.registry import find_game

FORMAT: Final = 1
KIND: Final = "tilewright results"


def series_plan(series: Series) -> dict[str, object]:
    """Return everything that determines the matches of a series; their number is not part of it."""
    return {
        "version": __version__,
        "game": series.game,
        "rules": find_game(series.game).rules_version,
        "side": series.side,
        "seats": series.seats,
        "bots": list(series.bots),
        "limits": series.limits._asdict() if series.limits else None,
        "seed": series.seed,
        "groups": [list(table) for table in series.tables],
    }


def series_header(series: Series) -> dict[str, object]:
    """Return the header line for a series."""
    plan = series_plan(series)
    word = blake2b(json.dumps(plan, sort_keys=True).encode(), digest_size=8).hexdigest()
    return {"kind": KIND, "format": FORMAT, "series": word, **plan}


def match_line(series: Series, outcome: Outcome) -> dict[str, object]:
    """Return a match as a line; seats are numbered from 0."""
    group, deal, rotation, entries = series.fixture(outcome.number)
    result = outcome.result
    line: dict[str, object] = {
        "group": group,
        "deal": deal,
        "rotation": rotation,
        "bots": [series.bots[entry] for entry in entries],
        "scores": result.scores,
        "places": result.places,
        "actions": result.actions,
        "seconds": [round(seconds, 6) for seconds in result.seconds],
    }
    if result.failure:
        seat, reason = result.failure
        line["failed"] = {"seat": seat, "bot": series.bots[entries[seat]], "reason": reason}
    return line


def read_line(series: Series, line: dict[str, object]) -> Outcome:
    """Return the match of a line; raise if it can't belong to this series."""
    group, deal, rotation = (_whole(line[name]) for name in ("group", "deal", "rotation"))
    if group >= len(series.tables) or rotation >= series.seats:
        raise ValueError("there is no such group or rotation")
    number = series.number(group, deal, rotation)
    entries = series.fixture(number).entries
    if line["bots"] != [series.bots[entry] for entry in entries]:
        raise ValueError(f"{show(line['bots'])} have no such seats")
    scores, places, actions = (
        [_whole(value) for value in _by_seat(series, line[name])]
        for name in ("scores", "places", "actions")
    )
    if not all(1 <= place <= series.seats for place in places) or 1 not in places:
        raise ValueError(f"{show(places)} are not the places of {series.seats} seats")
    seconds = [_seconds(value) for value in _by_seat(series, line["seconds"])]
    failure = _failure(series, line["failed"]) if "failed" in line else None
    return Outcome(number, MatchResult(scores, places, actions, seconds, failure))


def _failure(series: Series, failed: object) -> Failure:
    if not isinstance(failed, dict) or _whole(failed["seat"]) >= series.seats:
        raise ValueError(f"{show(failed)} is not a failure of a seat")
    return Failure(failed["seat"], str(failed["reason"]))


def _seconds(value: object) -> float:
    if not isinstance(value, int | float) or not value >= 0:
        raise ValueError(f"{show(value)} is not a time")
    return float(value)


def _by_seat(series: Series, values: object) -> list[object]:
    if not isinstance(values, list) or len(values) != series.seats:
        raise ValueError(f"{show(values)} does not have a value for every seat")
    return values


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{show(value)} is not a whole number")
    return value
