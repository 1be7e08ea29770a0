"""Write the perft counts down anew: `python -m tests.make_perft`.

Openings are the first deals of seed 1. The later positions are of matches played by chance:
the middle of a round, the last tiles of one, and the first choice of a column. Of Queen's
Garden they are also the first choice of a copy, of a payment and of a discard.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path

from tests.azul.games import Steering, plies
from tests.azul.test_perft import COUNTS
from tests.garden.test_perft import COUNTS as GARDEN_COUNTS
from tilewright import NATURE, Azul, Garden, Rng, State
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


GARDEN: dict[str, Callable[[Garden], bool]] = {
    "seed 1": lambda state: state.actor >= 0,
    "the first choice of a copy": lambda state: state.phase_name == "copying",
    "the first choice of a payment": lambda state: state.phase_name == "paying",
    "the first discards": lambda state: state.phase_name == "discarding",
    "late in round 3": lambda state: (
        state.actor >= 0 and state.to_data()["round"] == 3 and state.to_data()["stack"] == 0
    ),
}


def of_garden(side: str, seats: int) -> Iterator[tuple[str, State, tuple[int, ...]]]:
    """Return the first position of each wanted kind of Queen's Garden."""
    for name, fits in GARDEN.items():
        state = next(state for state in garden_positions(side, seats) if fits(state))
        yield f"{name}, {side}, {seats} seats", state, LATE_DEPTHS


def garden_positions(side: str, seats: int) -> Iterator[Garden]:
    """Return every position of match after match by chance."""
    for seed in count(1):
        state, rng = Garden(seats, side), Rng(seed)
        while not state.is_over:
            if state.actor == NATURE:
                state.apply_deal(state.deal(rng))
            else:
                state.apply(state.random_action(rng))
            yield state


def main() -> None:
    """Count, and write."""
    azul = [
        (name, state, depths)
        for kind in (openings, later)
        for side in ("coloured", "grey")
        for seats in (2, 3, 4)
        for name, state, depths in kind(side, seats)
    ]
    write(COUNTS, azul)
    setups = [(side, seats) for side in ("front", "back") for seats in (2, 3, 4)]
    write(GARDEN_COUNTS, [found for side, seats in setups for found in of_garden(side, seats)])


def write(path: Path, found: Sequence[tuple[str, State, tuple[int, ...]]]) -> None:
    """Count from each position, and write all down."""
    entries = [
        {
            "name": name,
            "position": state.to_text(),
            "counts": [perft(state, depth) for depth in depths],
        }
        for name, state, depths in found
    ]
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
