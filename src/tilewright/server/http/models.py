"""The bodies of requests and answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    model_validator,
)
from pydantic_core import PydanticCustomError

from tilewright.core.record import is_printable

UNPRINTABLE: Final = "name.unprintable"

LONGEST_NAME: Final = 40


def _printable(name: str) -> str:
    """Refuse a name that could not stand in a record."""
    if not is_printable(name):
        raise PydanticCustomError(UNPRINTABLE, "a name is one line of printable signs")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    AfterValidator(_printable),
]
Password = Annotated[str, Field(min_length=8, max_length=200)]
Word = Annotated[str, Field(min_length=1, max_length=40)]
ClockKind = Literal["none", "turn", "fischer"]
OnTimeout = Literal["bot", "forfeit"]
MatchId = Annotated[str, Field(min_length=1, max_length=16)]


class Body(BaseModel):
    """A body of a request: nothing but what is known."""

    model_config = ConfigDict(extra="forbid")


class NewSession(Body):
    """A guest begins to play."""

    name: Name


class NewAccount(Body):
    """A guest becomes an account."""

    name: Name
    password: Password


class Login(Body):
    """Somebody who has an account."""

    name: Name
    password: Annotated[str, Field(max_length=200)]


class NewPassword(Body):
    """Another password."""

    old: Annotated[str, Field(max_length=200)]
    new: Password


class NewSeat(Body):
    """Who is to sit at a place."""

    kind: Literal["me", "open", "hot-seat", "bot"]
    name: Name | None = Field(default=None, description="Of a person at a hot-seat.")
    bot: Word | None = Field(default=None, description="Which bot.")


class NewClock(Body):
    """What time people have, and what happens when it is up."""

    kind: ClockKind = "none"
    seconds: int = Field(default=0, ge=0, le=86400)
    increment: int = Field(default=0, ge=0, le=3600)
    on_timeout: OnTimeout = "bot"

    @model_validator(mode="after")
    def check(self) -> Self:
        """Refuse a clock without any time."""
        if self.kind != "none" and self.seconds < 1:
            raise ValueError("a clock needs at least one second")
        return self


class NewMatch(Body):
    """A match to be made."""

    game: Word
    side: Word | None = None
    seats: list[NewSeat] = Field(min_length=2, max_length=4)
    public: bool = False
    casual: bool = True
    free_chat: bool = Field(
        default=False, description="Whether people may agree on free text at this table."
    )
    clock: NewClock = NewClock()
    start: int | None = Field(
        default=None, ge=0, le=3, description="Who starts; else lots are drawn."
    )


class NewProgram(Body):
    """A program that is to play."""

    name: Name


class NewAnalysis(Body):
    """A wish to know how good the actions of a match were, or those of one position."""

    bot: Word = Field(default="strong", description="Which bot thinks.")
    ply: int | None = Field(
        default=None,
        ge=0,
        le=1_000_000,
        description="Rank the actions after so many plies; else go through the whole match.",
    )
    seconds: float | None = Field(
        default=None, ge=0.05, le=5, description="For each position; else as the site has it."
    )


class BranchSeat(Body):
    """Who is to sit at a place from now on."""

    kind: Literal["me", "hot-seat", "bot"]
    name: Name | None = None
    bot: Word | None = None


class NewBranch(Body):
    """A match that begins with plies of another."""

    ply: int = Field(ge=0, le=1_000_000, description="After so many plies.")
    bot: Word | None = Field(default=None, description="Plays the seats that are not yours.")
    seats: list[BranchSeat] | None = Field(
        default=None,
        min_length=2,
        max_length=4,
        description="Else your seats are yours again, or the one to act, and a bot has the rest.",
    )


class JoinBody(Body):
    """A wish for a seat."""

    seat: int | None = Field(default=None, ge=0, le=3)
    invite: str | None = Field(default=None, max_length=40)


class StartBody(Body):
    """How the host begins."""

    bot: Word | None = None


class UserInfo(BaseModel):
    """Somebody."""

    id: str
    name: str
    kind: str


class SeatInfo(BaseModel):
    """A place at a table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    out: str | None
    chat: bool = Field(description="Whether its person has agreed to free text.")


class ClockInfo(BaseModel):
    """What time people have."""

    kind: ClockKind
    seconds: int
    increment: int
    on_timeout: OnTimeout


class ResultInfo(BaseModel):
    """How a match ended."""

    reason: str
    scores: list[int]
    ranking: list[int]


class MatchInfo(BaseModel):
    """A match without its position."""

    id: str
    game: str
    side: str
    status: Literal["waiting", "playing", "over"]
    public: bool
    casual: bool
    free_chat: bool
    start: int | None
    clock: ClockInfo
    seats: list[SeatInfo]
    result: ResultInfo | None
    rematch_of: str | None
    rematch: str | None
    branch_of: str | None = Field(description="The match whose plies it began with.")
    branch_ply: int | None = Field(description="How many of them.")
    version: int
    plies: int
    created: int
    changed: int
    yours: list[int] = Field(description="The seats of whoever asks.")
    host: bool = Field(description="Whether whoever asks is the host.")
    invite: str | None = Field(description="The code of the invitation, for those at the table.")


class MatchList(BaseModel):
    """Several matches; `before` asks for those after the last of them."""

    matches: list[MatchInfo]
    before: str | None


class PlyInfo(BaseModel):
    """A ply and what happened by it."""

    ply: int
    actor: int
    text: str
    events: list[dict[str, Any]]
    log: list[dict[str, Any]]


class PositionInfo(BaseModel):
    """A position of a match."""

    ply: int
    plies: int
    actor: int | None
    view: dict[str, Any]
    scores: list[int]
    last_round: bool = Field(description="Whether the game ends with this round, as things stand.")
    told: PlyInfo | None = Field(description="The ply that led here.")


class ReplayPosition(BaseModel):
    """A position of a match that is shown again."""

    ply: int
    actor: int | None
    view: dict[str, Any]
    scores: list[int]
    last_round: bool = Field(description="Whether the game ends with this round, as things stand.")


class Replay(BaseModel):
    """A match from its beginning: every ply, and every position, one more than plies."""

    match: MatchInfo
    plies: list[PlyInfo]
    positions: list[ReplayPosition]


class Statistics(BaseModel):
    """Where the points of a match came from, seat by seat."""

    scores: list[int]
    sources: list[dict[str, int]]
    actions: list[int] = Field(description="How many actions each seat took.")


class ProgramInfo(BaseModel):
    """A program of somebody."""

    id: str
    name: str
    created: int


class NewProgramInfo(ProgramInfo):
    """A program with its token, which is shown only once."""

    token: str


class AnalysisInfo(BaseModel):
    """An analysis, finished or not."""

    id: str
    match: str
    bot: str
    ply: int | None = Field(description="Of one position; else of the whole match.")
    seconds: float = Field(description="For each position.")
    status: Literal["queued", "running", "done", "failed"]
    progress: float = Field(description="How much is done, from 0 to 1.")
    result: dict[str, Any] | None
    created: int
    changed: int


class GameInfo(BaseModel):
    """A game that can be played."""

    id: str
    title: str
    sides: list[str]
    seats: list[int]
    rules: int


class GameList(BaseModel):
    """What can be played and how, for a client to offer."""

    games: list[GameInfo]
    levels: list[str] = Field(description="Bots for people, the weakest first.")
    level: str = Field(description="The one that is taken where none is named.")
    bots: list[str] = Field(description="All bots, the levels among them.")
    clocks: list[ClockInfo] = Field(description="Clocks that have proved good.")
    phrases: list[str] = Field(description="What can be said at any table, by id.")
    longest_text: int = Field(description="Signs of a free text at most.")


class SiteInfo(BaseModel):
    """What this site offers."""

    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    absence: float
    heartbeat: float


class ErrorInfo(BaseModel):
    """Why something was refused."""

    code: str
    sentence: str
    values: dict[str, str | int]


class ErrorBody(BaseModel):
    """The body of every refusal."""

    error: ErrorInfo
