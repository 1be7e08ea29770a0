"""Rewrite the perft counts: `python -m tests.make_perft`.

Opening positions are those after the first deals with seed 1. Later positions come from random
matches: the first position of each kind.
"""

import json
from collections.abc import Callable, Iterator
from itertools import count

from tests.conformance.games import SETUPS, Setup, Steering, plies
from tests.test_perft import COUNTS, Entry, opening
from tilewright import Azul, Garden, Pavilion, State, perft

DEPTHS = (1, 2, 3)
LATE_DEPTHS = (1, 2, 3, 4)
Wanted = Callable[[State], bool]


def azul(is_wanted: Callable[[Azul], bool]) -> Wanted:
    """Return a test for positions of Azul in which a seat acts."""
    return lambda state: isinstance(state, Azul) and state.actor >= 0 and is_wanted(state)


def pavilion(is_wanted: Callable[[Pavilion], bool]) -> Wanted:
    """Return a test for positions of Summer Pavilion in which a seat acts."""
    return lambda state: isinstance(state, Pavilion) and state.actor >= 0 and is_wanted(state)


def garden(is_wanted: Callable[[Garden], bool]) -> Wanted:
    """Return a test for positions of Queen's Garden in which a seat acts."""
    return lambda state: isinstance(state, Garden) and state.actor >= 0 and is_wanted(state)


def _round(state: Azul | Pavilion | Garden) -> int:
    return state.to_data()["round"]


def _on_offer(state: Azul | Pavilion) -> int:
    data = state.to_data()
    return sum(map(sum, data["displays"])) + sum(data["centre"])


def _phase(phase: str, round_: int) -> Wanted:
    return pavilion(lambda state: (state.phase_name, _round(state)) == (phase, round_))


LATE: dict[str, dict[str, Wanted]] = {
    "azul": {
        "the middle of round 4": azul(lambda state: _round(state) == 4 and _on_offer(state) < 12),
        "the last tiles of round 3": azul(
            lambda state: _round(state) == 3 and 0 < _on_offer(state) < 5
        ),
        "the first choice of a column": azul(lambda state: state.is_tiling),
    },
    "pavilion": {
        "the last tiles of round 3": pavilion(
            lambda state: _round(state) == 3 and 0 < _on_offer(state) < 7
        ),
        "the first placing of round 4": _phase("placing", 4),
        "the first bonus tiles of round 5": _phase("picking", 5),
        "the first tiles kept in round 5": _phase("keeping", 5),
        "the first placing of round 6": _phase("placing", 6),
    },
    "garden": {
        "the first choice of a copy": garden(lambda state: state.phase_name == "copying"),
        "the first choice of a payment": garden(lambda state: state.phase_name == "paying"),
        "the first discards": garden(lambda state: state.phase_name == "discarding"),
        "late in round 3": garden(
            lambda state: _round(state) == 3 and state.to_data()["stack"] == 0
        ),
    },
}


def openings(setup: Setup) -> Iterator[Entry]:
    """Yield the counts of the position after the first deals."""
    yield entry("seed 1", setup, opening(setup), DEPTHS)


def later(setup: Setup) -> Iterator[Entry]:
    """Yield the counts of the first position of each kind in random matches."""
    for name, is_wanted in LATE[setup.game.id].items():
        if name == "the first choice of a column" and setup.side != "grey":
            continue
        state = next(state for state in positions(setup) if is_wanted(state))
        yield entry(name, setup, state, LATE_DEPTHS if setup.game.id == "azul" else DEPTHS)


def entry(name: str, setup: Setup, state: State, depths: tuple[int, ...]) -> Entry:
    """Return a position with its counts."""
    return {
        "name": f"{name}, {setup.side}, {setup.seats} seats",
        "position": state.to_text(),
        "counts": [perft(state, depth) for depth in depths],
    }


def positions(setup: Setup) -> Iterator[State]:
    """Yield every position of one random match after another."""
    for seed in count(1):
        state = setup.game.new(setup.seats, setup.side)
        for _ in plies(state, Steering(seed)):
            yield state


def main() -> None:
    """Count all positions and write the file."""
    entries = [
        found
        for game in LATE
        for kind in (openings, later)
        for setup in SETUPS
        if setup.game.id == game
        for found in kind(setup)
    ]
    lines = ",\n".join(json.dumps(found) for found in entries)
    COUNTS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
