"""The bodies of the position editor."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from tilewright.server.http.models import Body, PositionText, Word


class EditChange(BaseModel):
    """A change to a position."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["put", "remove", "move", "clear", "set", "restore"]
    at: str = Field(default="", max_length=40, description="Key of a place, or of what lies there.")
    piece: str = Field(default="", max_length=20)
    to: str = Field(default="", max_length=40, description="Key of the place that a piece goes to.")
    name: str = Field(default="", max_length=40, description="Field that gets a value.")
    value: int | str = ""
    seat: int | None = Field(default=None, ge=0, le=3)
    parts: dict[str, Any] | None = Field(
        default=None, description="Parts of the position with the values they get back."
    )


class EditBody(Body):
    """A position and a change to it.

    The position is given as data or as text; otherwise it is an empty table, or the start of a
    match.
    """

    game: Word
    side: Word | None = None
    seats: int | None = Field(default=None, ge=2, le=4)
    start: Literal["empty", "deal"] | None = None
    data: dict[str, Any] | None = None
    text: PositionText | None = None
    change: EditChange | None = None


class EditItem(BaseModel):
    """Pieces of one kind at a place."""

    key: str
    piece: str
    count: int


class EditPlace(BaseModel):
    """Where pieces can lie."""

    key: str
    seat: int | None
    items: list[EditItem]


class EditField(BaseModel):
    """What can be set besides the pieces: a number, or one of the choices."""

    name: str
    value: int | str
    choices: list[str]
    low: int
    high: int
    seat: int | None


class EditPiece(BaseModel):
    """A piece of the palette, with its name as a sentence of the catalogues."""

    piece: str
    name: dict[str, Any]


class EditFault(BaseModel):
    """Why a position cannot arise, the places concerned, and changes that would help."""

    code: str
    sentence: dict[str, Any]
    keys: list[str]
    remedy: list[EditChange]


class EditedPosition(BaseModel):
    """A position in the editor."""

    game: str
    side: str
    seats: int
    view: dict[str, Any]
    actor: int | None
    scores: list[int]
    last_round: bool
    over: bool
    editable: bool = Field(description="Whether the game can be edited piece by piece.")
    text: str
    faults: list[EditFault]
    places: list[EditPlace]
    fields: list[EditField]
    pieces: list[list[EditPiece]]
