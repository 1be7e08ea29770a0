"""`tilewright bench`: measure the speed on this machine."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Annotated, cast

import typer
from rich.console import Console
from rich.table import Table

from tilewright import _build
from tilewright.bots import Limits, Thinker, make_bot
from tilewright.cli.bench_batches import batch_figures
from tilewright.cli.options import AsJson, check_range
from tilewright.core.const import NATURE
from tilewright.core.game import Game
from tilewright.core.registry import games
from tilewright.core.rng import Rng
from tilewright.core.simulate import random_moves
from tilewright.core.state import State

SEED = 1
TRIES = 5  # the best counts: other programs share the machine


@dataclass(frozen=True)
class Figure:
    """One measurement."""

    name: str
    value: float
    unit: str

    def text(self) -> str:
        """Return the value as text."""
        if self.value >= 1e6:
            return f"{self.value / 1e6:.2f} million {self.unit}"
        return (
            f"{self.value:,.0f} {self.unit}"
            if self.value >= 100
            else f"{self.value:.3g} {self.unit}"
        )


def best_rate(work: Callable[[], int], tries: int = TRIES) -> float:
    """Return the best rate of several tries, in units of work per second."""
    best = 0.0
    for _ in range(tries):
        start = perf_counter()
        done = work()
        best = max(best, done / (perf_counter() - start))
    return best


def moves_rate(game: Game, seats: int, side: str, moves: int) -> float:
    """Return random moves per second: legal actions, random pick, apply, deals, new matches."""
    state, rng = game.new(seats, side), Rng(SEED)
    return best_rate(lambda: random_moves(state, rng, moves))


def threads_ratio(game: Game, moves: int) -> float:
    """Return the speed of two threads relative to one, the best of each."""

    def one(seed: int) -> int:
        return random_moves(game.new(), Rng(seed), moves)

    with ThreadPoolExecutor(2) as pool:
        alone = best_rate(lambda: one(SEED))
        together = best_rate(lambda: sum(pool.map(one, (SEED, SEED + 1))))
    return together / alone


def python_cost(game: Game, actions: int) -> float:
    """Return the microseconds for one list of legal actions and one checked apply from Python.

    Replays random matches; deals are not counted.
    """
    rng = Rng(SEED)
    plan: list[tuple[State, list[int]]] = []
    count = 0
    while count < actions:
        stretches = play_stretches(game, rng)
        plan += stretches
        count += sum(len(chosen) for _, chosen in stretches)

    def work() -> int:
        for start, chosen in plan:
            state = start.copy()
            for action in chosen:
                state.legal_actions()
                state.apply(action)
        return count

    return 1e6 / best_rate(work)


def play_stretches(game: Game, rng: Rng) -> list[tuple[State, list[int]]]:
    """Return a random match as positions after a deal, each with the actions up to the next."""
    state = game.new()
    stretches: list[tuple[State, list[int]]] = []
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
            continue
        start, chosen = state.copy(), []
        while state.actor >= 0:
            chosen.append(state.random_action(rng))
            state.apply(chosen[-1])
        stretches.append((start, chosen))
    return stretches


def copy_cost(game: Game, copies: int) -> float:
    """Return the nanoseconds per copy."""
    copy = game.new().copy

    def work() -> int:
        for _ in range(copies):
            copy()
        return copies

    return 1e9 / best_rate(work)


def search_rate(game: Game, name: str, nodes: int) -> float:
    """Return the nodes a bot searches per second, over the positions of a match."""
    bot = thinker(name, game)
    positions = [start for start, _ in play_stretches(game, Rng(SEED))]
    limits = Limits(nodes=nodes)

    def work() -> int:
        return sum(bot.think(state, Rng(SEED), limits).nodes for state in positions)

    work()
    return best_rate(work, 3)


def overtime(game: Game, name: str, seconds: float, tries: int) -> float:
    """Return by how many milliseconds a bot exceeded its time, at worst."""
    bot = thinker(name, game)
    positions = [start for start, _ in play_stretches(game, Rng(SEED))]
    worst = 0.0
    bot.think(positions[0], Rng(SEED), Limits(nodes=1))
    for i in range(tries):
        start = perf_counter()
        bot.think(positions[i % len(positions)], Rng(SEED), Limits(seconds=seconds))
        worst = max(worst, perf_counter() - start - seconds)
    return 1e3 * worst


def thinker(name: str, game: Game) -> Thinker:
    """Return a bot that thinks."""
    return cast("Thinker", make_bot(name, game))


def measure(game: Game, scale: float) -> Iterator[Figure]:
    """Measure one game; pure Python gets less work."""
    moves = max(100, int((2_000_000 if _build.COMPILED else 20_000) * scale))
    for side in game.sides:
        for seats in game.seat_counts:
            rate = moves_rate(game, seats, side, moves)
            yield Figure(f"{game.id} {side}, {seats} seats", rate, "moves/s")
    nodes = max(10, moves // 10)
    yield Figure(f"{game.id} alpha-beta", search_rate(game, "deep:net=none", nodes), "nodes/s")
    yield Figure(f"{game.id} alpha-beta with its net", search_rate(game, "deep", nodes), "nodes/s")
    yield Figure(f"{game.id} guided tree", search_rate(game, "guided", nodes), "nodes/s")
    yield Figure(f"{game.id} uct", search_rate(game, "uct", max(10, nodes // 20)), "playouts/s")
    worst = overtime(game, "strong", 0.1, max(1, int(20 * scale)))
    yield Figure(f"{game.id} longest overtime at 100 ms", worst, "ms")
    yield Figure(f"{game.id} legal and apply", python_cost(game, moves // 100), "µs")
    yield Figure(f"{game.id} copy", copy_cost(game, moves // 20), "ns")
    if _build.COMPILED:
        yield Figure(f"{game.id} state", sys.getsizeof(game.new()), "bytes")
        yield Figure(f"{game.id} two threads against one", threads_ratio(game, moves), "times")
    yield from (Figure(*measured) for measured in batch_figures(game, scale))


def bench(
    as_json: AsJson = False,
    scale: Annotated[float, typer.Option(help="Multiplier for the length of the runs.")] = 1.0,
) -> None:
    """Measure the speed of every game on this machine."""
    check_range("--scale", scale, 0.001, 100)
    form = "compiled" if _build.COMPILED else "pure"
    figures = [figure for game in games() for figure in measure(game, scale)]
    if as_json:
        values = {f.name: {"value": round(f.value, 4), "unit": f.unit} for f in figures}
        head = {"form": form, "python": platform.python_version(), "machine": platform.machine()}
        typer.echo(json.dumps({**head, "figures": values}, indent=2))
        return
    table = Table(title=f"tilewright, {form}, Python {platform.python_version()}")
    table.add_column("what")
    table.add_column("figure", justify="right")
    for figure in figures:
        table.add_row(figure.name, figure.text())
    Console().print(table)
