"""Golden play-throughs: matches told as plain text, ply by ply, for any game.

A file is named after game, side, seats and how the match ended, or what is worth seeing in it if
the game has only one end. It opens with the set-up; then every ply follows with its actor, its
token, how many actions were legal and, indented, the events it brought about; the position
stands after every deal and every few plies. The plies alone decide the rest, so a file can be
told anew from its own plies.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, Self

from tilewright import NATURE, Event, State, find_game

FOLDER = Path(__file__).parent / "data" / "playthroughs"
POSITION_EVERY = 8  # plies


class PlayThrough(NamedTuple):
    """A match by its set-up and its plies."""

    game: str
    side: str
    seats: int
    start: int
    tokens: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the set-up and the plies of a told match."""
        lines = text.splitlines()
        head = dict(line.split(": ") for line in lines if line.startswith(cls._fields))
        tokens = tuple(line.split()[3] for line in lines if line.startswith("ply "))
        return cls(head["game"], head["side"], int(head["seats"]), int(head["start"]), tokens)

    def new_table(self) -> State:
        """Return the table before the first deal."""
        return find_game(self.game).new(self.seats, self.side, self.start)

    def tell(self) -> Iterator[str]:
        """Play the match and yield its story, line by line."""
        state = self.new_table()
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
        """Return all that happens in the match."""
        state = self.new_table()
        events: list[Event] = []
        for token in self.tokens:
            state.apply_text(token, events)
        return events

    def places(self) -> list[int]:
        """Return the place of every seat."""
        state = self.new_table()
        for token in self.tokens:
            state.apply_text(token)
        return state.ranking()

    def reason(self) -> str | None:
        """Return the reason for which the match ends, or None if the game tells none."""
        last = self.events()[-1]
        assert last.kind == "ended"
        return str(last["reason"]) if "reason" in last.values else None

    def setup(self) -> str:
        """Return what the name of the file begins with."""
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


def read(name: str) -> PlayThrough:
    """Return the match of a file."""
    return PlayThrough.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def write(story: PlayThrough, word: str) -> None:
    """Tell a match into its file."""
    path = FOLDER / f"{story.setup()}-{word}.txt"
    path.write_text("\n".join(story.tell()) + "\n", encoding="utf-8")
