"""The setup and position of a session, and the commands that change them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from tilewright.core.const import NATURE, NOBODY
from tilewright.core.errors import (
    BadNotation,
    BadPosition,
    IllegalAction,
    Refusal,
    TilewrightError,
    quote,
)
from tilewright.core.game import Game
from tilewright.core.record import Record
from tilewright.core.registry import default_game, find_game
from tilewright.core.state import State
from tilewright.engine.protocol import BadCommand, read_pairs, write_list

SETTINGS: Final = ("side", "seats", "start")


class SessionPosition(NamedTuple):
    """The setup of a session's game, and its current position."""

    game: Game
    side: str
    seats: int
    start: int
    state: State

    @property
    def setup(self) -> tuple[str, str, int]:
        """What all positions of this setup have in common."""
        return self.game.id, self.side, self.seats


def read_setup(words: Sequence[str]) -> SessionPosition:
    """Return the start position for the words after `game`."""
    if not words:
        raise BadCommand("command.words", f"which game? As in: game {default_game()} seats 2")
    game = find_game(words[0])
    pairs = read_pairs(words[1:], SETTINGS)
    side = pairs.get("side", game.sides[0])
    seats = _read_count("seats", pairs, game.seat_counts[0])
    start = _read_count("start", pairs, 1) - 1
    return SessionPosition(game, side, seats, start, game.new(seats, side, start))


def _read_count(name: str, pairs: Mapping[str, str], default: int) -> int:
    value = pairs.get(name, str(default))
    if not (value.isascii() and value.isdigit() and len(value) < 5):
        raise BadCommand("command.words", f"{quote(value)} is not a number of {name}")
    return int(value)


def read_position(position: SessionPosition, text: str, block: Sequence[str]) -> SessionPosition:
    """Return the position for the words after `position`."""
    form, _, rest = text.partition(" ")
    if form not in FORMS:
        known = ", ".join(FORMS)
        raise BadCommand("position.form", f"there is no position {quote(form)}; known: {known}")
    return FORMS[form](position, rest.strip(), block)


def apply_plies(position: SessionPosition, tokens: Sequence[str]) -> SessionPosition:
    """Return the position after actions and deals; the one given does not change."""
    if not tokens:
        raise BadCommand("command.words", "which actions and deals? As in: apply 4R2 1B3")
    state = position.state.copy()
    for token in tokens:
        try:
            state.apply_text(token)
        except BadNotation:
            raise
        except TilewrightError as error:
            sentence = f"{quote(token)}: {error}"
            raise IllegalAction(Refusal(error.code, error.values, sentence)) from error
    return position._replace(state=state)


def show(position: SessionPosition) -> list[str]:
    """Return a description of a position; its first two lines are valid commands."""
    state = position.state
    words = {NATURE: "chance", NOBODY: "nobody"}
    return [
        f"position text {state.to_text()}",
        f"position data {write_data(state)}",
        f"actor {words.get(state.actor, state.actor + 1)}",
        f"scores {write_list(state.scores())}",
    ]


def write_data(state: State) -> str:
    """Return a position's plain data as JSON without spaces."""
    return json.dumps(state.to_data(), separators=(",", ":"))


def _from_start(position: SessionPosition, rest: str, block: Sequence[str]) -> SessionPosition:
    if rest:
        raise BadCommand("command.words", f"{quote(rest)} means nothing after position start")
    return position._replace(state=position.game.new(position.seats, position.side, position.start))


def _from_text(position: SessionPosition, rest: str, block: Sequence[str]) -> SessionPosition:
    return _at(position, position.game.from_text(rest))


def _from_data(position: SessionPosition, rest: str, block: Sequence[str]) -> SessionPosition:
    try:
        data = json.loads(rest)
    except (ValueError, RecursionError) as error:
        raise BadPosition("", f"not JSON: {error}") from None
    return _at(position, position.game.from_data(data))


def _from_record(position: SessionPosition, rest: str, block: Sequence[str]) -> SessionPosition:
    if rest:
        raise BadCommand(
            "command.words", f"a record starts on the next line, not with {quote(rest)}"
        )
    record = Record.from_text("\n".join(block))
    return _at(position, record.state())


def _at(position: SessionPosition, state: State) -> SessionPosition:
    """Return the position with a new state; raise if its setup differs."""
    found = state.game.id, str(state.to_data()["side"]), state.seats
    if found != position.setup:
        wanted, got = (" ".join(map(str, setup)) for setup in (position.setup, found))
        sentence = f"the game is {wanted}, but the position is of {got}"
        raise BadCommand("position.other-game", sentence)
    return position._replace(state=state)


FORMS: Final[Mapping[str, Callable[[SessionPosition, str, Sequence[str]], SessionPosition]]] = {
    "start": _from_start,
    "text": _from_text,
    "data": _from_data,
    "record": _from_record,
}
