"""Requests as to the HTTP API: the part of it that makes sense on one device."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct

from tilewright.browser.archive import read_archive, write_archive
from tilewright.browser.board import BOARD_ROUTES
from tilewright.browser.events import Ask, Outcome, Reply
from tilewright.browser.puzzles import PUZZLE_ROUTES
from tilewright.browser.table import LocalTable, person
from tilewright.core.record import is_printable
from tilewright.server.live.creation import Branch, MatchOptions, new_match
from tilewright.server.live.editing import EditRequest, edit_position
from tilewright.server.live.figures import figures
from tilewright.server.live.glance import glance_at
from tilewright.server.live.replay import ply_data, position_data, replay
from tilewright.server.live.views import match_data
from tilewright.server.problems import Problem
from tilewright.server.protocol import encode
from tilewright.table.clock import NO_CLOCK, TimeControl
from tilewright.table.snapshot import OVER

if TYPE_CHECKING:
    from tilewright.browser.site import Site

JSON: Final = "application/json"
MOST: Final = 30  # matches in a list


class NewSeat(Struct):
    """A seat of a new match."""

    kind: Literal["me", "hot-seat", "bot"]
    name: str | None = None
    bot: str | None = None


class NewMatch(Struct):
    """A new match."""

    game: str
    seats: list[NewSeat]
    side: str | None = None
    public: bool = False
    casual: bool = True
    free_chat: bool = False
    clock: TimeControl = NO_CLOCK
    start: int | None = None
    position: str | None = None


class NewBranch(Struct):
    """A match that starts with plies of another."""

    ply: int
    bot: str | None = None
    seats: list[NewSeat] | None = None


class Call:
    """One request at the site, and what follows from it."""

    def __init__(self, site: Site, event: Ask, out: Outcome) -> None:
        parts = urlsplit(event.path)
        self.path = parts.path
        self.query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        self.site, self.body, self.out = site, event.body, out
        self.identity = person(event.name)

    def read(self, kind: Any) -> Any:  # noqa: ANN401
        """Return the body of the request; raise if it is something else."""
        try:
            return msgspec.convert(self.body, kind)
        except msgspec.ValidationError as error:
            raise Problem("request.malformed", str(error)) from error

    def number(self, name: str, default: int) -> int:
        """Return a number of the query."""
        text = self.query.get(name, str(default))
        if not text.isascii() or not text.isdecimal():
            raise Problem("request.malformed", f"{name} is not a number", where=name)
        return int(text)

    def info(self, table: LocalTable) -> dict[str, Any]:
        """Return a match as its person sees it."""
        stored = table.stored
        return match_data(stored.match, stored.seats, self.identity)


def answer_request(site: Site, event: Ask, out: Outcome) -> Reply | None:
    """Return the answer to a request, or None if a task has yet to find it.

    Raises if there is nothing at its address.
    """
    call = Call(site, event, out)
    for method, pattern, handler in _ROUTES:
        if method == event.method and (found := pattern.fullmatch(call.path)):
            answer = handler(call, *map(unquote, found.groups()))
            if out.pending is not None:
                return None
            if isinstance(answer, Reply):
                return answer
            return Reply(201 if method == "POST" else 200, JSON, encode(answer).decode())
    raise Problem("page.unknown", "there is nothing at this address")


# Matches


def _list(call: Call) -> dict[str, Any]:
    """List the matches, those with the latest change first, with a glance at each."""
    over = call.query.get("over")
    before, limit = call.query.get("before"), min(call.number("limit", MOST), MOST)
    kept = sorted(
        call.site.kept.values(), key=lambda each: (each.match.changed, each.match.id), reverse=True
    )
    if over is not None:
        kept = [each for each in kept if (each.match.status == OVER) == (over == "true")]
    cursors = [f"{each.match.changed}-{each.match.id}" for each in kept]
    first = cursors.index(before) + 1 if before in cursors else 0
    page = kept[first : first + limit]
    tables = call.site.tables_of(each.match.id for each in page)
    more = cursors[first + limit - 1] if first + limit < len(kept) else None
    return {"matches": [_listed(call, table) for table in tables], "before": more}


def _listed(call: Call, table: LocalTable) -> dict[str, Any]:
    stored = table.stored
    glance = glance_at(stored.match, stored.seats, stored.plies) if stored.plies else None
    return call.info(table) | {"glance": glance}


def _create(call: Call) -> dict[str, Any]:
    body: NewMatch = call.read(NewMatch)
    for seat in body.seats:
        if seat.name is not None and not is_printable(seat.name):
            raise Problem("name.unprintable", "a name is one line of printable characters")
    options = MatchOptions(
        body.game, body.side, False, body.casual, False, body.clock, body.start, body.position
    )
    row, seats = new_match(call.identity, options, body.seats)
    if all(seat.kind == "bot" for seat in seats):
        raise Problem("match.no-person", "a match needs at least one person")
    return call.info(call.site.add((row, seats), [], call.out))


def _branch(call: Call, match_id: str) -> dict[str, Any]:
    body: NewBranch = call.read(NewBranch)
    stored = call.site.table(match_id).stored
    started = Branch(call.identity, stored, body.ply, call.site.sources.chance)
    new = started.create(body.seats, body.bot)
    return call.info(call.site.add(new, started.plies, call.out))


def _match(call: Call, match_id: str) -> dict[str, Any]:
    return call.info(call.site.table(match_id))


def _remove(call: Call, match_id: str) -> Reply:
    call.site.remove(match_id, call.out)
    return Reply(204, JSON, "")


# Records


def _replay(call: Call, match_id: str) -> Reply:
    table = call.site.table(match_id)
    data = replay(call.info(table), table.record(), False, call.number("since", 0))
    return Reply(200, JSON, data.decode())


def _record(call: Call, match_id: str) -> Reply:
    return Reply(200, "text/plain; charset=utf-8", call.site.table(match_id).text())


def _position(call: Call, match_id: str, ply: str) -> dict[str, Any]:
    record, number = call.site.table(match_id).record(), int(ply)
    if number > len(record.plies):
        sentence = f"the match has {len(record.plies)} plies, not {number}"
        raise Problem("ply.unknown", sentence, plies=len(record.plies))
    told = next((step for step in record.walk() if step.number == number - 1), None)
    state = told.state if told is not None else record.initial()
    return {
        **position_data(state, number),
        "plies": len(record.plies),
        "told": None if told is None else ply_data(record, told),
        "drawing": None,
    }


def _statistics(call: Call, match_id: str) -> dict[str, Any]:
    return figures(call.site.table(match_id).record())


# Analyses


def _analyses(call: Call, match_id: str) -> list[dict[str, Any]]:
    call.site.table(match_id)
    return call.site.analyses.of_match(match_id)


def _analyse(call: Call, match_id: str) -> dict[str, Any]:
    table = call.site.table(match_id)
    return call.site.analyses.request(table, call.read(dict[str, Any]), call.out)


def _analysis(call: Call, analysis_id: str) -> dict[str, Any]:
    return call.site.analyses.find(analysis_id)


# Positions


def _edit(call: Call) -> dict[str, Any]:
    return edit_position(call.read(EditRequest), call.site.sources.chance)


# Everything


def _export(call: Call) -> dict[str, Any]:
    return write_archive(call.site.tables_of(list(call.site.kept)))


def _import(call: Call) -> dict[str, Any]:
    """Add the matches of a file that are not here yet; return how many there were."""
    text = call.read(str)
    found = read_archive(text, call.identity)
    new = [stored for stored in found if stored.match.id not in call.site.kept]
    for stored in new:
        call.site.add((stored.match, stored.seats), stored.plies, call.out)
    return {"matches": [stored.match.id for stored in found], "added": len(new)}


_Handler = Callable[..., Any]
_MATCH: Final = r"/matches/([^/]+)"
_PATTERNS: Final[tuple[tuple[str, str, _Handler], ...]] = (
    ("GET", "/matches", _list),
    ("POST", "/matches", _create),
    ("GET", _MATCH, _match),
    ("DELETE", _MATCH, _remove),
    ("POST", f"{_MATCH}/branch", _branch),
    ("GET", f"{_MATCH}/replay", _replay),
    ("GET", f"{_MATCH}/record", _record),
    ("GET", rf"{_MATCH}/plies/(\d{{1,7}})", _position),
    ("GET", f"{_MATCH}/statistics", _statistics),
    ("GET", f"{_MATCH}/analyses", _analyses),
    ("POST", f"{_MATCH}/analyses", _analyse),
    ("GET", "/analyses/([^/]+)", _analysis),
    ("GET", "/export", _export),
    ("POST", "/import", _import),
    ("POST", "/positions", _edit),
    *BOARD_ROUTES,
    *PUZZLE_ROUTES,
)
_ROUTES: Final = [(method, re.compile(pattern), handler) for method, pattern, handler in _PATTERNS]
