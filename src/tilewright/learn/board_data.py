"""What the client is sent of an analysis board."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tilewright.table.previews import LegalAction
from tilewright.table.sentences import Sentence
from tilewright.table.turns import Way


class RoundForecast(Struct):
    """The points that a seat would gain and lose if the round ended now, both positive."""

    gain: int
    loss: int


class BoardPosition(Struct):
    """A position to draw and to choose in.

    `position` is its text. `actor` is null if chance acts (`deal`) or if the match is over.
    """

    game: str
    side: str
    seats: int
    position: str
    actor: int | None
    deal: bool
    over: bool
    steps: int
    view: dict[str, Any]
    scores: list[int]
    ranking: list[int]
    last_round: bool
    question: Sentence | None
    forecast: list[RoundForecast]
    legal: list[LegalAction]


class BoardTurn(Struct):
    """A whole turn or a deal: what happened, and the text of the position after it.

    `actor` is a seat, or -1 for chance; `ply` counts the plies of a record up to its end.
    """

    ply: int
    actor: int
    text: str
    events: list[dict[str, Any]]
    log: list[Sentence]
    position: str
    scores: list[int]


class BoardStep(Struct):
    """What a turn or a deal leads to."""

    turn: BoardTurn
    shown: BoardPosition


class BoardWays(Struct):
    """All ways to complete a turn, or null if there are too many to list."""

    action: str | None
    question: Sentence | None
    ways: list[Way] | None


class BoardRecord(Struct):
    """A record as a line of turns; `start` is the text of the position before the first."""

    game: str
    side: str
    seats: int
    names: list[str]
    players: list[str]
    start: str
    turns: list[BoardTurn]


class BoardItem(Struct):
    """Something that chance may draw next, in notation, and in how many ways."""

    text: str
    ways: int


class BoardOdds(Struct):
    """What chance may draw next; a complete deal leaves nothing."""

    drawn: str
    items: list[BoardItem]
