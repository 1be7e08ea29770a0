"""Golden playthroughs: matches of any game as plain text, ply by ply.

A file is named after the game, side, seats and how the match ended, or what is special about it if
the game can end in only one way. It starts with the setup. Every ply has its actor, its token, the
number of legal actions and, indented, its events; the position follows after every deal and every
few plies. The plies determine everything else, so a file can be regenerated from them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, Self

from tilewright import NATURE, Event, State, find_game

FOLDER = Path(__file__).parent / "data" / "playthroughs"
POSITION_EVERY = 8  # plies


class Playthrough(NamedTuple):
    """The setup and the plies of a match."""

    game: str
    side: str
    seats: int
    start: int
    tokens: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the setup and the plies in the text of a file."""
        lines = text.splitlines()
        head = dict(line.split(": ") for line in lines if line.startswith(cls._fields))
        tokens = tuple(line.split()[3] for line in lines if line.startswith("ply "))
        return cls(head["game"], head["side"], int(head["seats"]), int(head["start"]), tokens)

    def initial(self) -> State:
        """Return the position before the first deal."""
        return find_game(self.game).new(self.seats, self.side, self.start)

    def lines(self) -> Iterator[str]:
        """Play the match and yield the lines of its file."""
        state = self.initial()
        yield from (f"{name}: {getattr(self, name)}" for name in self._fields[:4])
        yield f"rules: {state.game.rules_version}"
        for ply, token in enumerate(self.tokens):
            yield ""
            yield _head(state, ply, token)
            dealt = state.actor == NATURE
            yield from _events(state, token)
            if dealt or ply % POSITION_EVERY == 0 or state.is_over:
                yield f"position: {state.to_text()}"
        yield ""
        yield f"scores: {' '.join(map(str, state.scores()))}"
        yield f"places: {' '.join(map(str, state.ranking()))}"

    def events(self) -> list[Event]:
        """Return all events of the match."""
        state = self.initial()
        events: list[Event] = []
        for token in self.tokens:
            state.apply_text(token, events)
        return events

    def places(self) -> list[int]:
        """Return the place of every seat."""
        state = self.initial()
        for token in self.tokens:
            state.apply_text(token)
        return state.ranking()

    def reason(self) -> str | None:
        """Return why the match ended, or None if the game gives no reason."""
        last = self.events()[-1]
        assert last.kind == "ended"
        return str(last["reason"]) if "reason" in last.values else None

    def setup(self) -> str:
        """Return the start of the file's name."""
        return f"{self.game}-{self.side}-{self.seats}"


def _head(state: State, ply: int, token: str) -> str:
    if state.actor == NATURE:
        return f"ply {ply} nature {token}"
    return f"ply {ply} seat{state.actor + 1} {token} of {len(state.legal_actions())}"


def _events(state: State, token: str) -> Iterator[str]:
    events: list[Event] = []
    state.apply_text(token, events)
    for event in events:
        yield "  " + json.dumps(event.to_data())


def read(name: str) -> Playthrough:
    """Return the match in a file."""
    return Playthrough.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def write(played: Playthrough, word: str) -> None:
    """Write a match to its file."""
    path = FOLDER / f"{played.setup()}-{word}.txt"
    path.write_text("\n".join(played.lines()) + "\n", encoding="utf-8")
