"""An analysis board: any position, what can be chosen there, and what chance may bring.

Every function takes the text of a position and returns plain data. Texts come from anywhere: the
game refuses those that cannot be read or cannot arise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.const import NATURE
from tilewright.core.errors import BadPosition, TilewrightError
from tilewright.core.events import Event
from tilewright.core.game import Game
from tilewright.core.record import Record
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.state import Deal, State
from tilewright.learn.board_data import (
    BoardItem,
    BoardOdds,
    BoardPosition,
    BoardRecord,
    BoardStep,
    BoardTurn,
    BoardWays,
    RoundForecast,
)
from tilewright.table.previews import Foreseen, foresee, legal_action
from tilewright.table.reasons import find_reason
from tilewright.table.sentences import to_sentence
from tilewright.table.turns import (
    find_completions,
    is_complete,
    play_turn,
    read_turn,
    write_turn,
)

LONGEST_POSITION: Final = 4_000  # characters


def read_position(text: str) -> State:
    """Return the position of a text; raise with a code of the game if there is none."""
    if len(text) > LONGEST_POSITION:
        problem = f"a position has at most {LONGEST_POSITION} characters"
        raise BadPosition("", problem)
    words = text.split()
    if not words:
        raise BadPosition("", "there is no text")
    return find_game(words[0]).from_text(" ".join(words))


def names_for(names: Sequence[str], seats: int) -> list[str]:
    """Return a name for every seat: those given, and numbered ones for the others."""
    return [*names[:seats], *(f"Player {seat + 1}" for seat in range(len(names), seats))]


def show(state: State, names: Sequence[str] = ()) -> BoardPosition:
    """Return a position as the client draws it and chooses in it."""
    game, is_turn = state.game, state.actor >= 0
    names = names_for(names, state.seats)
    asked = game.presentation.question(state, names) if is_turn else None
    return BoardPosition(
        game.id,
        state.side,
        state.seats,
        state.to_text(),
        state.actor if is_turn else None,
        state.actor == NATURE,
        state.is_over,
        state.steps,
        state.to_data(),
        state.scores(),
        state.ranking(),
        state.is_last_round(),
        to_sentence(asked) if asked is not None else None,
        _forecast(state),
        [legal_action(action) for action in state.legal_actions()],
    )


def _forecast(state: State) -> list[RoundForecast]:
    forecast = state.game.forecast
    if forecast is None or state.is_over:
        return []
    return [RoundForecast(gain, loss) for gain, loss in forecast(state)]


def preview(position: str, turns: Sequence[str], names: Sequence[str] = ()) -> list[Foreseen]:
    """Return what actions or whole turns lead to."""
    state = read_position(position)
    names = names_for(names, state.seats)
    state.demand_seat()
    return [foresee(state, read_turn(state.game, turn), names) for turn in turns]


def complete(position: str, action: str | None, names: Sequence[str] = ()) -> BoardWays:
    """Return all ways to complete a turn, from now or after an action."""
    state = read_position(position)
    state.demand_seat()
    begun = [] if action is None else read_turn(state.game, action)
    after = state.copy()
    play_turn(after, begun, [])
    asked = None
    if not is_complete(after, state.actor):
        found = state.game.presentation.question(after, names_for(names, state.seats))
        asked = to_sentence(found)
    return BoardWays(action, asked, find_completions(state, begun))


def explain(position: str, turns: Sequence[str]) -> TilewrightError | None:
    """Return why none of some turns is legal, or None if one is or they have nothing in common."""
    state = read_position(position)
    state.demand_seat()
    return find_reason(state, [read_turn(state.game, turn) for turn in turns])


def play(position: str, text: str, names: Sequence[str] = ()) -> BoardStep:
    """Return what a whole turn leads to or, before a deal, a deal; raise if it is refused."""
    state = read_position(position)
    if state.actor != NATURE:
        state.demand_seat()
        return _step(state, read_turn(state.game, text), names)
    return _step(state, state.game.read_deal(text), names)


def draw(position: str, drawn: str, rng: Rng, names: Sequence[str] = ()) -> BoardStep:
    """Return what a deal leads to that begins with some items; chance draws the others."""
    state = read_position(position)
    if not drawn:
        return _step(state, state.deal(rng), names)
    deal = list(state.game.read_deal(drawn))
    while odds := state.odds(deal):
        deal.append(_pick(odds, rng))
    return _step(state, tuple(deal), names)


def _pick(odds: dict[int, int], rng: Rng) -> int:
    """Return an item at random, each with its number of ways."""
    left = rng.randbelow(sum(odds.values()))
    for item, ways in odds.items():
        left -= ways
        if left < 0:
            return item
    raise AssertionError("the ways do not add up")


def odds(position: str, drawn: str) -> BoardOdds:
    """Return what chance may draw next, after some items of a deal."""
    state = read_position(position)
    items = state.game.read_deal(drawn) if drawn else ()
    write = state.game.write_deal
    found = state.odds(items)
    return BoardOdds(
        write(items) if items else "",
        [BoardItem(write((item,)), ways) for item, ways in found.items()],
    )


def _step(state: State, ply: Sequence[int] | Deal, names: Sequence[str]) -> BoardStep:
    actor, events = state.actor, list[Event]()
    if actor == NATURE:
        state.apply_deal(ply, events)
        text = state.game.write_deal(tuple(ply))
    else:
        play_turn(state, ply, events)
        text = write_turn(state.game, ply)
    return BoardStep(turn_data(state, 0, actor, text, events, names), show(state, names))


def turn_data(
    after: State, ply: int, actor: int, text: str, events: Sequence[Event], names: Sequence[str]
) -> BoardTurn:
    """Return a turn or a deal that has led to a position."""
    names = names_for(names, after.seats)
    told = after.game.presentation.narrate(events, names, after.side)
    return BoardTurn(
        ply,
        actor if actor >= 0 else NATURE,
        text,
        [event.to_data() for event in events],
        [to_sentence(message) for message in told],
        after.to_text(),
        after.scores(),
    )


def open_record(record: Record) -> BoardRecord:
    """Return a record as a line of turns; the decisions of a turn are one."""
    return BoardRecord(
        record.game.id,
        record.side,
        record.seats,
        record.names,
        record.players,
        record.initial().to_text(),
        _turns_of(record),
    )


def _turns_of(record: Record) -> list[BoardTurn]:
    found: list[BoardTurn] = []
    tokens: list[str] = []
    events: list[Event] = []
    last = len(record.plies)
    for number, actor, ply, happened, state in record.walk():
        tokens.append(record.write_ply(ply))
        events += happened
        if actor >= 0 and not is_complete(state, actor) and number + 1 < last:
            continue
        text = " ".join(tokens)
        found.append(turn_data(state, number + 1, actor, text, events, record.names))
        tokens, events = [], []
    return found


def new_position(game: Game, seats: int, side: str | None, start: int) -> State:
    """Return the start of a match."""
    return game.new(seats, side, start)
