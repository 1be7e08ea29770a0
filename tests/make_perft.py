"""Write the perft counts down anew: `python -m tests.make_perft`.

Openings are the first deals of seed 1. The later positions are of matches played by chance:
the middle of a round, the last tiles of one, and the first choice of a column.
"""

import json
from collections.abc import Callable, Iterator
from itertools import count

from tests.azul.games import Steering, plies
from tests.azul.test_perft import COUNTS
from tilewright import Azul, Rng
from tilewright.core.perft import perft

DEPTHS = (1, 2, 3)
LATE_DEPTHS = (1, 2, 3, 4)
Wanted = Callable[[Azul], bool]
LATE: dict[str, Wanted] = {
    "the middle of round 4": lambda state: _round(state) == 4 and _on_offer(state) < 12,
    "the last tiles of round 3": lambda state: _round(state) == 3 and 0 < _on_offer(state) < 5,
}


def _round(state: Azul) -> int:
    return state.to_data()["round"] if state.actor >= 0 else 0


def _on_offer(state: Azul) -> int:
    data = state.to_data()
    return sum(map(sum, data["displays"])) + sum(data["centre"])


def openings(side: str, seats: int) -> Iterator[tuple[str, Azul, tuple[int, ...]]]:
    """Return the position after the first deal of seed 1."""
    state = Azul(seats, side)
    state.apply_deal(state.deal(Rng(1)))
    yield f"seed 1, {side}, {seats} seats", state, DEPTHS


def later(side: str, seats: int) -> Iterator[tuple[str, Azul, tuple[int, ...]]]:
    """Return the first position of each wanted kind of a match by chance."""
    wanted = dict(LATE)
    if side == "grey":
        wanted["the first choice of a column"] = lambda state: state.is_tiling
    for name, fits in wanted.items():
        state = next(state for state in positions(side, seats) if fits(state))
        yield f"{name}, {side}, {seats} seats", state, LATE_DEPTHS


def positions(side: str, seats: int) -> Iterator[Azul]:
    """Return every position of match after match by chance."""
    for seed in count(1):
        state = Azul(seats, side)
        for _ in plies(state, Steering(seed, [])):
            yield state


def main() -> None:
    """Count, and write."""
    entries = [
        {
            "name": name,
            "position": state.to_text(),
            "counts": [perft(state, depth) for depth in depths],
        }
        for kind in (openings, later)
        for side in ("coloured", "grey")
        for seats in (2, 3, 4)
        for name, state, depths in kind(side, seats)
    ]
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    COUNTS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
