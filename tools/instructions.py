"""Count the instructions of moves, batch steps and searches with valgrind.

`python -m tools.instructions` prints how many instructions each takes in this tree. Unlike
times, these figures hardly depend on the machine and not at all on what else it is doing.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parents[1]
COUNTED = re.compile(r"Collected : (\d+)")

MOVES = """
import sys
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.simulate import random_moves
state = find_game("{game}").new(2, "{side}")
random_moves(state, Rng(1), int(sys.argv[1]))
"""
STEPS = """
import sys
from tilewright.core.rng import Rng
from tilewright.envs import Batch
with Batch("{game}", 64, side="{side}", seed=1, threads=1) as batch:
    out, rng = batch.arrays(), Rng(1)
    for _ in range(int(sys.argv[1]) // 64):
        batch.random_actions(rng, out.actions)
        batch.step(out.actions, masks=out.masks, observations=out.observations)
"""
SEARCH = """
import sys
from tilewright.bots import Limits, make_bot
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
game, rng, nodes = find_game("{game}"), Rng(1), int(sys.argv[1])
state = game.new(2, "{side}")
played = 0
while state.actor < 0 or played < {played}:
    if state.actor < 0:
        state.apply_deal(state.deal(rng))
    else:
        state.apply(state.random_action(rng))
        played += 1
found = make_bot("{bot}", game).think(state, Rng(1), Limits(nodes=nodes))
assert found.nodes >= nodes, "the search had no more to do"
"""


@dataclass(frozen=True)
class Workload:
    """Work that can be done in any amount: code that reads the amount from its argument."""

    name: str
    code: str
    amount: int

    def count(self, tree: Path) -> float:
        """Return the instructions for one unit of work in a tree.

        A second, longer run shows what the start of the program takes.
        """
        once, twice = (self.run(tree, amount) for amount in (self.amount, 2 * self.amount))
        return (twice - once) / self.amount

    def run(self, tree: Path, amount: int) -> int:
        """Return the instructions of a whole run."""
        counter = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
        done = self.start((*counter, sys.executable), tree, amount)
        found = COUNTED.search(done.stderr)
        if done.returncode or not found:
            raise SystemExit(f"{self.name} failed in {tree}:\n{done.stderr}")
        return int(found[1])

    def start(
        self, python: tuple[str, ...], tree: Path, amount: int
    ) -> subprocess.CompletedProcess[str]:
        """Run the code with the package of a tree."""
        settings = {"PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
        command = (*python, "-c", self.code, str(amount))
        return subprocess.run(
            command, env=os.environ | settings, capture_output=True, text=True, check=False
        )


def workloads(compiled: bool = True) -> Iterator[Workload]:
    """Yield random moves for every game and side, batch steps, and searches."""
    scale = 1 if compiled else 200
    for game, side in (
        ("azul", "coloured"),
        ("azul", "grey"),
        ("pavilion", "coloured"),
        ("pavilion", "grey"),
        ("garden", "front"),
    ):
        code = MOVES.format(game=game, side=side)
        yield Workload(f"{game} {side}, random move", code, 100_000 // scale)
    if not compiled:
        return
    # Early in Queen's Garden, the next deal is so near that a search soon has nothing left to do.
    for game, side, played in (
        ("azul", "coloured", 0),
        ("pavilion", "coloured", 0),
        ("garden", "front", 53),
    ):
        code = STEPS.format(game=game, side=side)
        yield Workload(f"{game}, batch step with observation", code, 12_800)
        for bot, unit, amount in (
            ("deep:net=none", "alpha-beta node", 10_000),
            ("deep", "alpha-beta node with net", 10_000),
            ("uct", "uct playout", 200),
        ):
            code = SEARCH.format(game=game, side=side, played=played, bot=bot)
            yield Workload(f"{game}, {unit}", code, amount)


def main() -> None:
    """Print the instructions of every workload in this tree."""
    for workload in workloads():
        print(f"{workload.name:40} {workload.count(HERE):12,.0f}", flush=True)


if __name__ == "__main__":
    main()
