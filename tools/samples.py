"""Write sample positions of real matches for the client: `python -m tools.samples`.

Greedy bots play, and positions are picked by phase and round. Each sample is a view with its legal
actions, previews of some of them, and the latest events.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tilewright import NATURE, Rng, find_game, make_bot
from tilewright.core.events import Event
from tilewright.core.state import State

FOLDER: Final = Path("web/src/games")
PREVIEWS: Final = 40  # of one position, at most
Sample = dict[str, Any]


class Wanted(NamedTuple):
    """A position to keep: the n-th of its phase in a round of a match, or in any round."""

    name: str
    side: str
    seats: int
    phase: str
    round: int
    nth: int = 0
    kind: str = ""  # of an action that must be legal


WANTED: Final = {
    "azul": (
        Wanted("first", "coloured", 2, "taking", 1),
        Wanted("middle", "coloured", 2, "taking", 3, 4),
        Wanted("last-of-round", "coloured", 2, "taking", 3, 9),
        Wanted("four", "coloured", 4, "taking", 3, 8),
        Wanted("grey", "grey", 3, "taking", 3, 6),
        Wanted("tiling", "grey", 3, "tiling", 3),
        Wanted("over", "coloured", 2, "over", 0),
    ),
    "pavilion": (
        Wanted("first", "coloured", 2, "taking", 1),
        Wanted("taking", "coloured", 2, "taking", 4, 4),
        Wanted("placing", "coloured", 2, "placing", 4, 3),
        Wanted("picking", "coloured", 2, "picking", 0),
        Wanted("keeping", "coloured", 4, "keeping", 0),
        Wanted("four", "coloured", 4, "taking", 3, 9),
        Wanted("grey", "grey", 3, "placing", 4, 4),
        Wanted("over", "grey", 2, "over", 0),
    ),
    "garden": (
        Wanted("first", "front", 2, "acting", 1),
        Wanted("acting", "front", 2, "acting", 2, 12),
        Wanted("laying", "front", 3, "acting", 0, 0, "lay"),
        Wanted("copying", "front", 4, "copying", 3, 1),
        Wanted("paying", "front", 2, "paying", 2, 6),
        Wanted("discarding", "front", 2, "discarding", 4),
        Wanted("four", "back", 4, "acting", 2, 20),
        Wanted("late", "front", 3, "acting", 4, 9),
        Wanted("over", "back", 2, "over", 0),
    ),
}


def phase_of(view: Sample, state: State) -> str:
    """Return the phase; Azul's views do not name it in one field."""
    if state.is_over:
        return "over"
    if "phase" in view:
        return str(view["phase"])
    return "taking" if any(map(any, (*view["displays"], view["centre"]))) else "tiling"


def play(game_id: str, side: str, seats: int) -> Iterator[tuple[State, list[Event]]]:
    """Play a match and return every position in which a seat acts, and the last one."""
    game = find_game(game_id)
    state, bot = game.new(seats=seats, side=side), make_bot("greedy", game)
    chance, mind = Rng(1), Rng(2)
    told: list[Event] = []
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(chance), told)
            continue
        yield state, told
        told = []
        state.apply(bot.choose(state, mind), told)
    yield state, told


def sample(wanted: Wanted, game_id: str) -> Sample:
    """Return the position that a sample asks for."""
    left = wanted.nth
    for state, told in play(game_id, wanted.side, wanted.seats):
        view: Sample = dict(state.to_data())
        if not fits(wanted, view, state):
            continue
        if left == 0:
            return describe(wanted.name, state, view, told)
        left -= 1
    raise LookupError(f"no such position: {game_id} {wanted}")


def fits(wanted: Wanted, view: Sample, state: State) -> bool:
    """Return whether a position is of the kind that a sample asks for."""
    if phase_of(view, state) != wanted.phase or wanted.round not in (0, view["round"]):
        return False
    return not wanted.kind or any(each["parts"]["kind"] == wanted.kind for each in legal(state))


def describe(name: str, state: State, view: Sample, told: list[Event]) -> Sample:
    """Return a position with its legal actions."""
    actions = state.legal_actions()
    step = len(actions) // PREVIEWS + 1
    return {
        "name": name,
        "view": view,
        "legal": legal(state),
        "previews": [foresee(state, action) for action in actions[::step]],
        "told": [event.to_data() for event in told],
    }


def legal(state: State) -> list[Sample]:
    """Return the legal actions, as the server sends them."""
    actions: Sequence[Any] = state.legal_actions()
    return [{"action": int(each), "text": str(each), "parts": each.parts()} for each in actions]


def foresee(state: State, action: int) -> Sample:
    """Return the events that an action would cause."""
    copy, events = state.copy(), list[Event]()
    copy.apply(action, events)
    return {"action": int(action), "events": [event.to_data() for event in events]}


def main() -> None:
    """Write the samples of every game into its folder of the client."""
    for game_id, wanted in WANTED.items():
        lines = [json.dumps(sample(each, game_id), separators=(",", ":")) for each in wanted]
        (FOLDER / game_id / "samples.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
