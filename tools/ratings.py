"""Rate the bots of every game, side and number of seats: `docs/ratings.md`.

    python -m tools.ratings

plays a tournament in every setup, writes `docs/data/ratings.json`, and the tables into the page.
`--only azul-grey-3` plays setups with this in their name; the others stay as they were in the file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import perf_counter
from typing import Final, TypedDict

from tilewright import find_game, game_ids
from tilewright.arena.groups import form_groups
from tilewright.arena.processes import Processes
from tilewright.arena.series import Series
from tilewright.arena.series_run import SeriesRun
from tilewright.arena.tally import Tally
from tools.setups import DOCS, Setup, setups, update, with_tables

FILE: Final = DOCS / "data" / "ratings.json"
PAGE: Final = DOCS / "ratings.md"
BOTS: Final = (
    "random",
    "novice",
    "apprentice",
    "tiler",
    "greedy",
    "mason",
    "artisan",
    "strong:nodes=100",
    "master:nodes=500",
    "strong:nodes=500",
)
GROUPS: Final = {2: 45, 3: 60, 4: 40}  # by seats; of two all pairs


class Entry(TypedDict):
    """A bot with its rating in Elo."""

    bot: str
    elo: float
    low: float
    high: float
    matches: int


class Rated(TypedDict):
    """A setup as it was played."""

    seed: int
    matches: int
    seconds: int
    bots: list[Entry]


def rate(setup: Setup, games: Mapping[int, int], seed: int, jobs: int) -> Rated:
    """Play the tournament of a setup and return its ratings."""
    groups = form_groups(len(BOTS), setup.seats, GROUPS[setup.seats], seed)
    series = Series(*setup, BOTS, games[setup.seats], seed, None, groups)
    run = SeriesRun(series)
    begun = perf_counter()
    run.play(Processes(jobs))
    seconds = perf_counter() - begun
    tally = run.final()
    print(f"{setup.name}: {tally.matches} matches in {seconds:.0f} s", flush=True)
    entries = [_entry(tally, number) for number in range(len(BOTS))]
    return {"seed": seed, "matches": tally.matches, "seconds": round(seconds), "bots": entries}


def _entry(tally: Tally, number: int) -> Entry:
    rating, standing = tally.rating(number), tally.standings[number]
    assert rating is not None
    return {
        "bot": standing.name,
        "elo": round(rating.elo, 1),
        "low": round(rating.low, 1),
        "high": round(rating.high, 1),
        "matches": standing.matches,
    }


def tables(rated: Mapping[str, Rated]) -> str:
    """Return a table for each game: a row for each bot, a column for each setup."""
    return "\n".join(line for game in game_ids() for line in _table(game, rated)) + "\n"


def _table(game: str, rated: Mapping[str, Rated]) -> Iterator[str]:
    own = [setup for setup in setups() if setup.game == game and setup.name in rated]
    if not own:
        return
    yield f"\n## {find_game(game).title}\n"
    yield "| | " + " | ".join(f"{setup.side}, {setup.seats} seats" for setup in own) + " |"
    yield "| --- |" + " --- |" * len(own)
    columns = [{entry["bot"]: entry for entry in rated[setup.name]["bots"]} for setup in own]
    bots = sorted(columns[0], key=lambda bot: columns[0][bot]["elo"])
    for bot in bots:
        cells = [_cell(column[bot]) for column in columns]
        yield f"| `{bot}` | " + " | ".join(cells) + " |"


def _cell(entry: Entry) -> str:
    return f"{entry['elo']:.0f} ± {entry['high'] - entry['elo']:.0f}"


def main() -> None:
    """Play, and write the data and the page."""
    parser = argparse.ArgumentParser(description="rate the bots of every setup")
    parser.add_argument("--games", type=int, nargs=3, default=(6, 3, 4), help="by seats, per group")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    games = dict(zip((2, 3, 4), given.games, strict=True))
    rated = update(given.out, given.only, lambda setup: rate(setup, games, given.seed, given.jobs))
    if given.out == FILE:
        PAGE.write_text(with_tables(PAGE.read_text("utf-8"), tables(rated)), "utf-8")


if __name__ == "__main__":
    main()
