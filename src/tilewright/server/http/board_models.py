"""The bodies of requests about an analysis board; the answers are in `learn/board_data.py`."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from tilewright.learn.board import LONGEST_POSITION
from tilewright.server.http.models import Body, Name, Word

MOST_NODES: Final = 1_000_000
LONGEST_RECORD: Final = 40_000  # characters

PositionText = Annotated[str, Field(min_length=1, max_length=LONGEST_POSITION)]
TurnText = Annotated[str, Field(min_length=1, max_length=400)]
DealText = Annotated[str, Field(max_length=200)]
Seed = Annotated[int, Field(ge=0, lt=2**63)]


class NewPosition(Body):
    """A position as text, or else the start of a match."""

    position: PositionText | None = None
    game: Word | None = None
    side: Word | None = None
    seats: Annotated[int, Field(ge=2, le=8)] = 2
    start: Annotated[int, Field(ge=0, le=7)] = 0
    names: list[Name] = Field(default=[], max_length=8)


class RecordText(Body):
    """The text of a record."""

    record: Annotated[str, Field(min_length=1, max_length=LONGEST_RECORD)]


class BoardBody(Body):
    """The base of questions about a position."""

    position: PositionText
    names: list[Name] = Field(default=[], max_length=8)


class PlayTurn(BoardBody):
    """A whole turn or, before a deal, a whole deal, in notation."""

    text: TurnText


class DrawDeal(BoardBody):
    """A deal that begins with `drawn`; chance draws the rest, with a seed if one is given."""

    drawn: DealText = ""
    seed: Seed | None = None


class DealOdds(BoardBody):
    """What chance may draw next after `drawn`."""

    drawn: DealText = ""


class TurnsBody(BoardBody):
    """Some turns of a position, in notation."""

    turns: Annotated[list[TurnText], Field(min_length=1, max_length=512)]


class BegunTurn(BoardBody):
    """The beginning of a turn: an action, or null for the turn that is under way."""

    action: TurnText | None = None


class LookBody(BoardBody):
    """A position to analyse; `played` is a turn to compare with the best one."""

    nodes: Annotated[int, Field(ge=1, le=MOST_NODES)] = 10_000
    played: TurnText | None = None
