"""Requests about the analysis board: the answers are those of the server's routes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from tilewright.browser.events import Task
from tilewright.core.record import Record
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.learn import board
from tilewright.server.problems import Problem
from tilewright.server.protocol import encode, to_error
from tilewright.server.sources import new_id
from tilewright.server.thinking.tasks import Look
from tilewright.table.snapshot import OVER

if TYPE_CHECKING:
    from tilewright.browser.requests import Call

LOOK: Final = "look:"  # tasks whose answer is that of a request
MOST_NODES: Final = 20_000  # nothing can stop a search here, and others wait for it


class RecordText(Struct):
    """The text of a record."""

    record: str


class NewPosition(Struct):
    """A position as text, or else the start of a match."""

    position: str | None = None
    game: str = ""
    side: str | None = None
    seats: int = 2
    start: int = 0
    names: list[str] = []


class BoardBody(Struct):
    """Everything that is asked of a position; each request uses some of it."""

    position: str
    names: list[str] = []
    text: str = ""
    drawn: str = ""
    seed: int | None = None
    turns: list[str] = []
    action: str | None = None
    nodes: int = 100
    played: str | None = None


def _board_position(call: Call) -> object:
    body: NewPosition = call.read(NewPosition)
    if body.position is not None:
        return board.show(board.read_position(body.position), body.names)
    return board.show(find_game(body.game).new(body.seats, body.side, body.start), body.names)


def _board_record(call: Call) -> object:
    return board.open_record(Record.from_text(call.read(RecordText).record))


def _board_match(call: Call, match_id: str) -> object:
    table = call.site.table(match_id)
    if table.stored.match.status != OVER:
        raise Problem("match.not-over", "a match can be analysed after it ends")
    return board.open_record(table.record())


def _board_play(call: Call) -> object:
    body: BoardBody = call.read(BoardBody)
    return board.play(body.position, body.text, body.names)


def _board_draw(call: Call) -> object:
    body: BoardBody = call.read(BoardBody)
    rng = call.site.sources.chance() if body.seed is None else Rng(body.seed)
    return board.draw(body.position, body.drawn, rng, body.names)


def _board_odds(call: Call) -> object:
    body: BoardBody = call.read(BoardBody)
    return board.odds(body.position, body.drawn)


def _board_previews(call: Call) -> object:
    body: BoardBody = call.read(BoardBody)
    return board.preview(body.position, body.turns, body.names)


def _board_ways(call: Call) -> object:
    body: BoardBody = call.read(BoardBody)
    return board.complete(body.position, body.action, body.names)


def _board_reason(call: Call) -> object:
    body: BoardBody = call.read(BoardBody)
    found = board.explain(body.position, body.turns)
    return {"reason": None if found is None else to_error(found)}


def _board_analysis(call: Call) -> None:
    """Let a worker analyse a position: its answer is that of the request."""
    body: BoardBody = call.read(BoardBody)
    board.read_position(body.position)
    nodes = max(1, min(body.nodes, MOST_NODES))
    task = Look(0, body.position, nodes, None, body.played, body.names)
    call.out.pending = LOOK + new_id()
    call.out.tasks.append(Task(call.out.pending, encode(task).decode(), long=True))


BOARD_ROUTES: Final[tuple[tuple[str, str, Callable[..., Any]], ...]] = (
    ("GET", "/matches/([^/]+)/board", _board_match),
    ("POST", "/board/position", _board_position),
    ("POST", "/board/record", _board_record),
    ("POST", "/board/play", _board_play),
    ("POST", "/board/draw", _board_draw),
    ("POST", "/board/odds", _board_odds),
    ("POST", "/board/previews", _board_previews),
    ("POST", "/board/ways", _board_ways),
    ("POST", "/board/reason", _board_reason),
    ("POST", "/board/analysis", _board_analysis),
)
