"""Positions as a conversation names them."""

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


class Table(NamedTuple):
    """What a conversation is about: a game as it is set up, and a position of it."""

    game: Game
    side: str
    seats: int
    start: int
    state: State

    @property
    def setup(self) -> tuple[str, str, int]:
        """What all positions of the conversation have in common."""
        return self.game.id, self.side, self.seats


def read_table(words: Sequence[str]) -> Table:
    """Return the table that the words after `game` stand for, at the start of a match."""
    if not words:
        raise BadCommand("command.words", f"which game? As in: game {default_game()} seats 2")
    game = find_game(words[0])
    pairs = read_pairs(words[1:], SETTINGS)
    side = pairs.get("side", game.sides[0])
    seats = _read_count("seats", pairs, game.seat_counts[0])
    start = _read_count("start", pairs, 1) - 1
    return Table(game, side, seats, start, game.new(seats, side, start))


def _read_count(name: str, pairs: Mapping[str, str], default: int) -> int:
    value = pairs.get(name, str(default))
    if not (value.isascii() and value.isdigit() and len(value) < 5):
        raise BadCommand("command.words", f"{quote(value)} is no number of {name}")
    return int(value)


def read_position(table: Table, text: str, block: Sequence[str]) -> Table:
    """Return the table at the position that the words after `position` stand for."""
    form, _, rest = text.partition(" ")
    if form not in FORMS:
        known = ", ".join(FORMS)
        raise BadCommand("position.form", f"there is no position {quote(form)}; known: {known}")
    return FORMS[form](table, rest.strip(), block)


def apply_plies(table: Table, tokens: Sequence[str]) -> Table:
    """Return the table after actions and deals; the one given stays as it is."""
    if not tokens:
        raise BadCommand("command.words", "which actions and deals? As in: apply 4R2 1B3")
    state = table.state.copy()
    for token in tokens:
        try:
            state.apply_text(token)
        except BadNotation:
            raise
        except TilewrightError as error:
            sentence = f"{quote(token)}: {error}"
            raise IllegalAction(Refusal(error.code, error.values, sentence)) from error
    return table._replace(state=state)


def show(table: Table) -> list[str]:
    """Return all there is to say of a position; the first two lines can be sent back."""
    state = table.state
    words = {NATURE: "chance", NOBODY: "nobody"}
    return [
        f"position text {state.to_text()}",
        f"position data {write_data(state)}",
        f"actor {words.get(state.actor, state.actor + 1)}",
        f"scores {write_list(state.scores())}",
    ]


def write_data(state: State) -> str:
    """Return the plain data of a position as one word of JSON."""
    return json.dumps(state.to_data(), separators=(",", ":"))


def _from_start(table: Table, rest: str, block: Sequence[str]) -> Table:
    if rest:
        raise BadCommand("command.words", f"{quote(rest)} means nothing after position start")
    return table._replace(state=table.game.new(table.seats, table.side, table.start))


def _from_text(table: Table, rest: str, block: Sequence[str]) -> Table:
    return _at(table, table.game.from_text(rest))


def _from_data(table: Table, rest: str, block: Sequence[str]) -> Table:
    try:
        data = json.loads(rest)
    except (ValueError, RecursionError) as error:
        raise BadPosition("", f"this is no JSON: {error}") from None
    return _at(table, table.game.from_data(data))


def _from_record(table: Table, rest: str, block: Sequence[str]) -> Table:
    if rest:
        raise BadCommand(
            "command.words", f"a record begins on the next line, not with {quote(rest)}"
        )
    record = Record.from_text("\n".join(block))
    return _at(table, record.state())


def _at(table: Table, state: State) -> Table:
    """Return the table at a state, if the state is of the game that was set up."""
    found = state.game.id, str(state.to_data()["side"]), state.seats
    if found != table.setup:
        wanted, got = (" ".join(map(str, setup)) for setup in (table.setup, found))
        sentence = f"the game is {wanted}, but the position is of {got}"
        raise BadCommand("position.other-game", sentence)
    return table._replace(state=state)


FORMS: Final[Mapping[str, Callable[[Table, str, Sequence[str]], Table]]] = {
    "start": _from_start,
    "text": _from_text,
    "data": _from_data,
    "record": _from_record,
}
