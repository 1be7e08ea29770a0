"""Compare the win chances that `strong` expects with how often the seats then win.

    python -m tools.calibration --matches 300 --nodes 200

plays matches of `strong` against itself in every setup, and writes `docs/data/calibration.json`
with the plots of it. `--only azul-grey-3` measures setups with this in their name; the others stay
as they were in the file.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import log, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict, cast

from tilewright import NATURE, Rng, find_game, make_thinker
from tilewright.arena.plot import Axis, Plot
from tilewright.arena.score_sample import Z95
from tilewright.bots.ladder import find_ladder
from tilewright.bots.prediction import sharpened, win_shares
from tilewright.core.seeds import seed_for
from tools.setups import DOCS, Setup, setups, update, with_tables

if TYPE_CHECKING:
    from tilewright.bots.strong import StrongBot

FILE: Final = DOCS / "data" / "calibration.json"
PAGE: Final = DOCS / "bots.md"
BINS: Final = 5
KEPT: Final = 12  # positions of a match, chosen by chance
FEWEST: Final = 50  # matches that a bin needs to say something


class Sample(NamedTuple):
    """What a search expected for every seat, and who won."""

    match: int
    expected: tuple[float, ...]
    won: tuple[float, ...]


class Bin(TypedDict):
    """The seats whose chance was in one fifth of the range."""

    matches: int
    positions: int
    expected: float
    won: float
    error: float  # the standard error of `won` less `expected`


class Measured(TypedDict):
    """A setup as it was measured."""

    bot: str
    seed: int
    matches: int
    positions: int
    sharpness: float  # of the package
    best: float  # the further sharpness that fits best: 1 if the chances are right
    bins: list[Bin]


def play(setup: Setup, bot: str, seed: int, match: int) -> list[Sample]:
    """Play a match of a bot against itself; return some positions of it."""
    game = find_game(setup.game)
    strong = cast("StrongBot", make_thinker(bot, game))
    rng = Rng(seed_for(seed, setup.name, match))
    chance = rng.split()
    state = game.new(setup.seats, setup.side)
    expected: list[tuple[float, ...]] = []
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(chance))
        elif len(actions := state.legal_actions()) == 1:
            state.apply(actions[0])
        else:
            best = strong.find(state, rng)
            expected.append(best.shares)
            state.apply(best.action)
    won = win_shares(state)
    while len(expected) > KEPT:
        expected.pop(rng.randbelow(len(expected)))
    return [Sample(match, shares, won) for shares in expected]


def bins_of(samples: Iterable[Sample]) -> list[Bin]:
    """Return the seats of all samples by what was expected; the error counts by match."""
    found: list[dict[int, list[tuple[float, float]]]] = [defaultdict(list) for _ in range(BINS)]
    for match, expected, won in samples:
        for chance, share in zip(expected, won, strict=True):
            found[min(int(BINS * chance), BINS - 1)][match].append((chance, share))
    return [_bin(matches) for matches in found if matches]


def _bin(matches: dict[int, list[tuple[float, float]]]) -> Bin:
    pairs = [pair for match in matches.values() for pair in match]
    count = len(pairs)
    expected = sum(chance for chance, _ in pairs) / count
    won = sum(share for _, share in pairs) / count
    # Positions of a match share its result, so a match is one observation.
    rests = [
        sum((share - won) - (chance - expected) for chance, share in match)
        for match in matches.values()
    ]
    error = sqrt(sum(rest * rest for rest in rests)) / count
    return {
        "matches": len(matches),
        "positions": count,
        "expected": round(expected, 4),
        "won": round(won, 4),
        "error": round(error, 4),
    }


def largest_gap(bins: Iterable[Bin]) -> tuple[float, float]:
    """Return the largest difference of what was won to what was expected, and its error.

    Bins with few matches do not count.
    """
    gaps = [
        (each["won"] - each["expected"], each["error"])
        for each in bins
        if each["matches"] >= FEWEST
    ]
    return max(gaps, key=lambda gap: abs(gap[0]), default=(0.0, 0.0))


def table(measured: Mapping[str, Measured]) -> str:
    """Return a row for every setup."""
    lines = [
        "| game | side | seats | sharpness | largest difference | positions |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for setup in setups():
        if setup.name in measured:
            found = measured[setup.name]
            gap, error = largest_gap(found["bins"])
            title, sharpness = find_game(setup.game).title, found["sharpness"]
            lines.append(
                f"| {title} | {setup.side} | {setup.seats} | {sharpness:.2f} "
                f"| {gap:+.3f} ± {Z95 * error:.3f} | {found['positions']:,} |"
            )
    return "\n".join(lines) + "\n"


def loss(samples: Sequence[Sample], sharpness: float) -> float:
    """Return the logarithmic loss of chances that are made sharper or flatter."""
    total = 0.0
    for _, expected, won in samples:
        shares = sharpened(expected, sharpness)
        total -= sum(
            share * log(max(chance, 1e-9))
            for chance, share in zip(shares, won, strict=True)
            if share
        )
    return total / max(1, len(samples))


def best_sharpness(samples: Sequence[Sample]) -> float:
    """Return the sharpness with the least loss, which is convex in it."""
    low, high = 0.1, 4.0
    while high - low > 0.002:
        one, other = low + (high - low) / 3, high - (high - low) / 3
        if loss(samples, one) < loss(samples, other):
            high = other
        else:
            low = one
    return (low + high) / 2


def plot(game: str, measured: Mapping[str, Measured]) -> Plot:
    """Return the plot of a game: a line for each side and number of seats."""
    ticks = tuple((share / 100, f"{share}%") for share in range(0, 101, 20))
    axes = (Axis("expected", 0.0, 1.0, ticks), Axis("won", 0.0, 1.0, ticks))
    title = f"{find_game(game).title}: win chances, expected and won"
    found = Plot(title, *axes, size=(560, 480))
    found.line([(0.0, 0.0), (1.0, 1.0)], 5)
    for hue, name in enumerate(name for name in measured if name.startswith(f"{game}-")):
        bins = [each for each in measured[name]["bins"] if each["matches"] >= FEWEST]
        found.line([(each["expected"], each["won"]) for each in bins], hue, name[len(game) + 1 :])
        found.errors(_spans(bins), hue)
    return found


def _spans(bins: Iterable[Bin]) -> Iterator[tuple[float, float, float]]:
    for each in bins:
        reach = Z95 * each["error"]
        yield each["expected"], max(0.0, each["won"] - reach), min(1.0, each["won"] + reach)


def main() -> None:
    """Measure setups, write the file and the plots, and print the largest differences."""
    parser = argparse.ArgumentParser(description="compare expected and observed win chances")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--nodes", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--samples", type=Path, help="also add every position to this file")
    given = parser.parse_args()
    measured = update(given.out, given.only, lambda setup: measure(setup, given))
    for game in sorted({name.partition("-")[0] for name in measured}):
        picture = given.out.with_name(f"{given.out.stem}-{game}.svg")
        picture.write_text(plot(game, measured).document(), "utf-8")
    if given.out == FILE:
        PAGE.write_text(with_tables(PAGE.read_text("utf-8"), table(measured)), "utf-8")


def measure(setup: Setup, given: argparse.Namespace) -> Measured:
    """Play the matches of a setup and return what came out."""
    bot = f"strong:nodes={given.nodes}"
    matches = range(given.matches)
    turns = (repeat(setup), repeat(bot), repeat(given.seed), matches)
    if given.jobs == 1:
        played = list(map(play, *turns))
    else:
        with ProcessPoolExecutor(given.jobs) as pool:
            played = list(pool.map(play, *turns, chunksize=8))
    samples = [sample for match in played for sample in match]
    found = summary(setup, samples, bot=bot, seed=given.seed, matches=given.matches)
    say(setup, found)
    if given.samples:
        with given.samples.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps([setup.name, *sample]) + "\n" for sample in samples)
    return found


def summary(
    setup: Setup, samples: Sequence[Sample], *, bot: str, seed: int, matches: int
) -> Measured:
    """Return what the positions of a setup say."""
    return {
        "bot": bot,
        "seed": seed,
        "matches": matches,
        "positions": len(samples),
        "sharpness": find_ladder(find_game(setup.game)).sharpness.get(setup[1:], 1.0),
        "best": round(best_sharpness(samples), 3),
        "bins": bins_of(samples),
    }


def say(setup: Setup, measured: Measured) -> None:
    """Print the result of a setup."""
    gap, error = largest_gap(measured["bins"])
    room = f"{gap:+.3f} ± {Z95 * error:.3f}"
    print(f"{setup.name:22} largest difference {room}, best sharpness {measured['best']:.2f}")


if __name__ == "__main__":
    main()
