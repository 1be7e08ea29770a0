"""The bodies of HTTP requests and responses."""

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
from tilewright.server.live.creation import LONGEST_NAME

UNPRINTABLE: Final = "name.unprintable"
LONGEST_PASSWORD: Final = 200


def _printable(name: str) -> str:
    """Return a name; raise if a record could not contain it."""
    if not is_printable(name):
        raise PydanticCustomError(UNPRINTABLE, "a name is one line of printable characters")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    AfterValidator(_printable),
]
Password = Annotated[str, Field(max_length=LONGEST_PASSWORD)]
Code = Annotated[str, Field(max_length=40, description="From an app, or a recovery code.")]
LinkToken = Annotated[str, Field(min_length=1, max_length=80)]
Address = Annotated[str, Field(min_length=3, max_length=254)]
Word = Annotated[str, Field(min_length=1, max_length=40)]
ClockKind = Literal["none", "turn", "fischer"]
OnTimeout = Literal["bot", "forfeit"]
PositionText = Annotated[str, Field(min_length=1, max_length=8_000)]
MatchId = Annotated[str, Field(min_length=1, max_length=16)]


class Body(BaseModel):
    """The base of request bodies; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class NewSession(Body):
    """A new guest."""

    name: Name


class NewAccount(Body):
    """A new account."""

    name: Name
    password: Password


class Proof(Body):
    """What shows that an account is yours: its password and, if it needs one, a code."""

    password: Password
    code: Code | None = None


class Login(Proof):
    """A login to an account."""

    name: Name


class NewPassword(Body):
    """A change of password."""

    old: Password
    new: Password
    code: Code | None = None


class Deletion(Body):
    """A deletion of a user; an account also needs its password."""

    id: Word = Field(description="Id of the user: a page of another user deletes nothing.")
    password: Password = ""
    code: Code | None = None


class FactorCode(Body):
    """The first code of an app."""

    code: Code


class NewAddress(Proof):
    """An e-mail address for an account, which has to be confirmed."""

    address: Address


class Link(Body):
    """The token of a link that was sent by e-mail."""

    token: LinkToken


class ResetRequest(Body):
    """A request for a link to set a new password."""

    account: Address = Field(description="Name or e-mail address of an account.")


class Reset(Link):
    """A new password, by a link."""

    password: Password


class Recovery(Body):
    """A new password, by a recovery code."""

    name: Name
    code: Code
    password: Password


class NewSeat(Body):
    """A seat of a new match."""

    kind: Literal["me", "open", "hot-seat", "bot"]
    name: Name | None = Field(default=None, description="Name of a person at a hot seat.")
    bot: Word | None = Field(default=None, description="Which bot.")


class NewClock(Body):
    """The time control of a new match."""

    kind: ClockKind = "none"
    seconds: int = Field(default=0, ge=0, le=86400)
    increment: int = Field(default=0, ge=0, le=3600)
    on_timeout: OnTimeout = "bot"

    @model_validator(mode="after")
    def check(self) -> Self:
        """Raise if a clock has no time."""
        if self.kind != "none" and self.seconds < 1:
            raise ValueError("a clock needs at least one second")
        return self


class NewMatch(Body):
    """A new match."""

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
        default=None, ge=0, le=3, description="Seat that starts; drawn by lot by default."
    )
    position: PositionText | None = Field(
        default=None,
        description="Position to start from, as text; such a match is private and casual.",
    )


class NewProgram(Body):
    """A new program."""

    name: Name


class NewAnalysis(Body):
    """A request to analyse a match, or one position of it."""

    bot: Word = Field(default="strong", description="Bot that analyses.")
    ply: int | None = Field(
        default=None,
        ge=0,
        le=1_000_000,
        description="Number of plies before the position; by default the whole match is analysed.",
    )
    seconds: float | None = Field(
        default=None,
        ge=0.05,
        le=5,
        description="Time for each position; by default as configured.",
    )


class BranchSeat(Body):
    """A seat of a branch."""

    kind: Literal["me", "hot-seat", "bot"]
    name: Name | None = None
    bot: Word | None = None


class NewBranch(Body):
    """A match that starts with plies of another."""

    ply: int = Field(ge=0, le=1_000_000, description="Number of plies to start with.")
    bot: Word | None = Field(default=None, description="Bot for the seats that are not yours.")
    seats: list[BranchSeat] | None = Field(
        default=None,
        min_length=2,
        max_length=4,
        description="By default you keep your seats, or get the one whose turn it is.",
    )


class JoinBody(Body):
    """A request for a seat."""

    seat: int | None = Field(default=None, ge=0, le=3)
    invite: str | None = Field(default=None, max_length=40)


class StartBody(Body):
    """Options of a start."""

    bot: Word | None = None


class UserInfo(BaseModel):
    """A user."""

    id: str
    name: str
    kind: str


class SessionInfo(BaseModel):
    """A browser in which you are logged in."""

    id: str
    browser: str = Field(description="As Firefox; empty if unknown.")
    system: str = Field(description="As Android; empty if unknown.")
    created: int
    used: int
    current: bool = Field(description="Whether the request comes from it.")


class AccountInfo(UserInfo):
    """Your account."""

    created: int
    email: str | None
    pending: str | None = Field(description="An address that is yet to be confirmed.")
    second_factor: bool
    recovery_codes: int = Field(description="Number of unused recovery codes.")
    mail: bool = Field(description="Whether this site can send e-mail.")


class FactorInfo(BaseModel):
    """A new secret for an app; it counts once a code of it was sent."""

    secret: str
    address: str = Field(description="What the app reads, as a QR code.")


class CodeList(BaseModel):
    """New recovery codes, which are shown only once."""

    codes: list[str]


class LinkInfo(BaseModel):
    """What a link is for."""

    name: str = Field(description="Name of the account.")


class SeatInfo(BaseModel):
    """A seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    out: str | None
    chat: bool = Field(description="Whether its person has agreed to free text.")
    again: bool = Field(description="Whether its person wants a rematch.")
    hints: int = Field(default=0, description="For how many turns it got a hint.")


class ClockInfo(BaseModel):
    """A time control."""

    kind: ClockKind
    seconds: int
    increment: int
    on_timeout: OnTimeout


class ResultInfo(BaseModel):
    """How a match ended."""

    reason: str
    scores: list[int]
    ranking: list[int]


class Glance(BaseModel):
    """The position of a match, for a small picture in a list."""

    actor: int | None = Field(description="Seat whose turn it is.")
    scores: list[int]
    last_round: bool = Field(description="Whether the game ends with this round, as things stand.")
    acted: bool = Field(description="Whether a person has acted in this match.")
    view: dict[str, Any]


class MatchInfo(BaseModel):
    """A match without its position, unless a list adds a glance at it."""

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
    branch_of: str | None = Field(description="Match whose plies it started with.")
    branch_ply: int | None = Field(description="Number of those plies.")
    version: int
    plies: int
    created: int
    changed: int
    yours: list[int] = Field(description="Your seats.")
    host: bool = Field(description="Whether you are the host.")
    invite: str | None = Field(description="Invitation code, for players and the host.")
    glance: Glance | None = Field(None, description="In lists that ask for it, once it has begun.")


class MatchList(BaseModel):
    """A page of matches; pass `before` to get the next page."""

    matches: list[MatchInfo]
    before: str | None


class LiveMatch(BaseModel):
    """A public match under way, for spectators."""

    match: MatchInfo
    watchers: int | None = Field(
        description="Number of spectators; null if another process has the table."
    )


class LiveList(BaseModel):
    """Public matches under way, those with the latest change first."""

    matches: list[LiveMatch]


class PlyInfo(BaseModel):
    """A ply and what happened."""

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
    told: PlyInfo | None = Field(description="The ply that led to the position.")
    drawing: str | None = Field(None, description="The position as text, if a language is given.")


class ReplayPosition(BaseModel):
    """A position in a replay."""

    ply: int
    actor: int | None
    view: dict[str, Any]
    scores: list[int]
    last_round: bool = Field(description="Whether the game ends with this round, as things stand.")


class Replay(BaseModel):
    """A whole match: every ply, and every position, one more than plies."""

    match: MatchInfo
    plies: list[PlyInfo]
    positions: list[ReplayPosition]


class PeakInfo(BaseModel):
    """The event that gave or cost a seat the most points of one source."""

    seat: int
    source: str
    points: int = Field(description="Negative for a loss.")
    ply: int
    event: dict[str, Any]
    log: list[dict[str, Any]] = Field(description="The event as a message.")


class Statistics(BaseModel):
    """Where the points of a match came from, seat by seat."""

    scores: list[int]
    sources: list[dict[str, int]]
    actions: list[int] = Field(description="Number of actions of each seat.")
    counts: list[dict[str, int]] = Field(description="How often each source gave or cost points.")
    peaks: list[PeakInfo] = Field(description="One for each seat and source that has points.")


class ProgramInfo(BaseModel):
    """A program."""

    id: str
    name: str
    created: int
    used: int | None = Field(description="When it was last here, to about ten minutes.")


class NewProgramInfo(ProgramInfo):
    """A program with its token, which is shown only once."""

    token: str


class AnalysisInfo(BaseModel):
    """An analysis, finished or not."""

    id: str
    match: str
    bot: str
    ply: int | None = Field(description="Plies before the position; null for the whole match.")
    seconds: float = Field(description="Time for each position.")
    status: Literal["queued", "running", "done", "failed"]
    progress: float = Field(description="Progress from 0 to 1.")
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
    lessons: list[str] = Field(description="Ids of the chapters of its lessons.")


class GameList(BaseModel):
    """What a client can offer for a new match."""

    games: list[GameInfo]
    levels: list[str] = Field(description="Bots for people, the weakest first.")
    level: str = Field(description="Default level.")
    bots: list[str] = Field(description="All bots, including the levels.")
    clocks: list[ClockInfo] = Field(description="Recommended time controls.")
    phrases: list[str] = Field(description="Ids of the chat phrases.")
    longest_text: int = Field(description="Most characters of a free text.")


class RuleBlock(BaseModel):
    """A part of a section of the rules: HTML, or a picture with the list that explains it."""

    html: str
    picture: str = Field(description="Name of the picture; empty if there is none.")
    alt: str = Field(description="What the picture shows, in words.")


class RuleSection(BaseModel):
    """A section of the rules. The first is the title of the page with what is below it."""

    id: str
    level: int = Field(description="1 for the page itself, 2 for its sections, 3 for theirs.")
    title: str
    blocks: list[RuleBlock]


class RulePicture(BaseModel):
    """A position that illustrates the rules, with numbers and arrows."""

    view: dict[str, Any]
    shows: Literal["board", "offer"]
    seat: int = Field(description="Whose board it shows.")
    numbers: list[str] = Field(description="Keys of the client that are numbered from 1.")
    arrows: list[list[str]] = Field(description="Keys where each arrow starts and ends.")


class RulesInfo(BaseModel):
    """The rules of one side of a game."""

    game: str
    side: str
    language: str = Field(description="Language of the text; English if it is not translated.")
    sections: list[RuleSection]
    pictures: dict[str, RulePicture] = Field(description="The pictures by name.")


class ChapterInfo(BaseModel):
    """A chapter of a game's lessons."""

    id: str
    steps: int = Field(description="Number of steps.")


class LessonList(BaseModel):
    """The lessons of a game, in their order."""

    chapters: list[ChapterInfo]


class PuzzleTurn(Body):
    """A turn that may solve a puzzle."""

    turn: Annotated[str, Field(min_length=1, max_length=400)]
    at: int = Field(default=0, ge=0, le=8, description="Which turn of the solver, from 0.")


class SiteInfo(BaseModel):
    """What this site offers."""

    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    mail: bool = Field(description="Whether it can send e-mail.")
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
