"""All matches of this device: events in, outcomes out."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import msgspec

from tilewright.browser.analyses import Analyses
from tilewright.browser.events import (
    Ask,
    Close,
    Connect,
    Entry,
    Event,
    Forget,
    Kept,
    Leave,
    Load,
    NeedsMatches,
    Outcome,
    Progress,
    Reply,
    Ring,
    Say,
    Send,
    Thought,
)
from tilewright.browser.table import HINT, LocalTable, Socket, person
from tilewright.core.errors import TilewrightError
from tilewright.server.live.creation import NewMatch, rematch_of
from tilewright.server.problems import Problem, status_of
from tilewright.server.protocol import Refused, encode, to_error
from tilewright.server.records import RULES_CHANGED, ended, has_other_rules, unknown_match
from tilewright.server.sources import Sources
from tilewright.table.rows import MatchRow, PlyRow, Stored
from tilewright.table.snapshot import PLAYING

MOST_TABLES: Final = 12  # in memory without a page at them
MATCH_UNKNOWN: Final = 4004  # closes a socket for good


def current(kept: Kept) -> Kept:
    """Return a match as it is under these rules."""
    return Kept(end_if_outdated(kept.match), kept.seats)


def end_if_outdated(row: MatchRow) -> MatchRow:
    """Return a match as it is under these rules: nobody can go on with one of other rules."""
    if row.status != PLAYING or not has_other_rules(row):
        return row
    return replace(ended(row, RULES_CHANGED), changed=row.changed)


class Site:
    """The matches of one device, of which some are in memory."""

    def __init__(self, kept: Iterable[Kept], sources: Sources | None = None) -> None:
        self.sources = sources or Sources()
        self.kept = {each.match.id: current(each) for each in kept}
        self.tables: dict[str, LocalTable] = {}
        self.analyses = Analyses()
        self._sockets: dict[str, str] = {}  # the match of each socket

    def handle(self, event: Event) -> Outcome:
        """Return what follows from an event; nothing has changed if matches are needed first."""
        out = Outcome()
        try:
            self._dispatch(event, out)
        except NeedsMatches as missing:
            return Outcome(need=missing.ids)
        if not isinstance(event, Load):  # what was loaded is for the event that comes next
            self._tidy()
        return out

    def _dispatch(self, event: Event, out: Outcome) -> None:
        match event:
            case Ask():
                self._ask(event, out)
            case Connect():
                self._connect(event, out)
            case Say():
                self._say(event, out)
            case Leave():
                self._leave(event.socket)
            case Thought():
                self._think(event, out)
            case Progress():
                self.analyses.progress(event.task, event.part)
            case Ring():
                if table := self.tables.get(event.match):
                    table.ring(event.version, out)
            case Load():
                self._load(event)
            case Forget():
                self._forget(event, out)

    # Matches

    def table(self, match_id: str) -> LocalTable:
        """Return the table of a match; raise if there is none, or if it must be loaded first."""
        if match_id not in self.kept:
            raise unknown_match(match_id)
        table = self.tables.pop(match_id, None)
        if table is None:
            raise NeedsMatches([match_id])
        self.tables[match_id] = table  # the latest is the last to be dropped
        return table

    def tables_of(self, match_ids: Iterable[str]) -> list[LocalTable]:
        """Return the tables of matches; raise if some must be loaded first."""
        ids = list(match_ids)
        missing = [each for each in ids if each not in self.tables]
        if missing:
            raise NeedsMatches(missing)
        return [self.tables[each] for each in ids]

    def add(self, new: NewMatch, plies: list[PlyRow], out: Outcome) -> LocalTable:
        """Store a new match, and start it."""
        row, seats = end_if_outdated(new[0]), new[1]
        table = LocalTable(Stored(row, list(seats), plies, []), self.sources)
        self.tables[row.id] = table
        self.kept[row.id] = table.kept
        out.store.append(Entry(table.kept, plies))
        table.begin(out)
        self.kept[row.id] = table.kept
        return table

    def changed(self, table: LocalTable, out: Outcome) -> None:
        """Update the list of matches, and create the rematch that a change asks for."""
        row = table.stored.match
        self.kept[row.id] = table.kept
        following, table.next_match = table.next_match, None
        if following is not None:
            self.add(rematch_of(row, table.stored.seats, following), [], out)

    def remove(self, match_id: str, out: Outcome) -> None:
        """Remove a match from the device."""
        if self.kept.pop(match_id, None) is None:
            raise unknown_match(match_id)
        if table := self.tables.pop(match_id, None):
            table.close_all(out)
        out.removed.append(match_id)

    def _load(self, event: Load) -> None:
        for match_id, plies in event.plies.items():
            kept = self.kept.get(match_id)
            if kept is None or match_id in self.tables:
                continue
            answers = event.answers.get(match_id, [])
            stored = Stored(kept.match, kept.seats, plies, answers)
            self.tables[match_id] = LocalTable(stored, self.sources)

    def _forget(self, event: Forget, out: Outcome) -> None:
        """Drop what could not be written; pages connect again and see what was."""
        for match_id in event.matches:
            self.kept.pop(match_id, None)
            if table := self.tables.pop(match_id, None):
                table.close_all(out)
        self.kept |= {each.match.id: current(each) for each in event.kept}

    def _tidy(self) -> None:
        """Drop the tables from memory that nobody has used for longest."""
        idle = [match_id for match_id, table in self.tables.items() if not table.sockets]
        for match_id in idle[: max(0, len(idle) - 4 * MOST_TABLES)]:
            del self.tables[match_id]

    # Events

    def _ask(self, event: Ask, out: Outcome) -> None:
        from tilewright.browser.requests import answer_request

        try:
            out.reply = answer_request(self, event, out)
        except TilewrightError as error:
            body = {"error": msgspec.to_builtins(to_error(error))}
            out.reply = Reply(status_of(error), "application/json", encode(body).decode())

    def _connect(self, event: Connect, out: Outcome) -> None:
        self._leave(event.socket)
        try:
            table = self.table(event.match)
        except TilewrightError as error:
            refused = encode(Refused(None, to_error(error))).decode()
            out.send.append(Send(event.socket, refused))
            out.close.append(Close(event.socket, MATCH_UNKNOWN))
            return
        self._sockets[event.socket] = event.match
        table.begin(out)
        self.kept[event.match] = table.kept
        table.enter(Socket(event.socket, person(event.name)), event.since, out)

    def _say(self, event: Say, out: Outcome) -> None:
        table = self.tables.get(self._sockets.get(event.socket, ""))
        socket = table.sockets.get(event.socket) if table else None
        if table is not None and socket is not None:
            table.hear(socket, event.text, out)
            self.changed(table, out)

    def _leave(self, socket: str) -> None:
        table = self.tables.get(self._sockets.pop(socket, ""))
        if table is not None:
            table.sockets.pop(socket, None)

    def _think(self, event: Thought, out: Outcome) -> None:
        if self.analyses.finish(event.task, event.found):
            return
        match_id, _, version = event.task.removeprefix(HINT).rpartition("/")
        table = self.tables.get(match_id)
        if table is None:
            return
        if event.task.startswith(HINT):
            table.hint(event.task, event.found, out)
            self.changed(table, out)
            return
        with suppress(TilewrightError):
            table.act(int(version), self._action(table, event.found), out)
            self.changed(table, out)

    def _action(self, table: LocalTable, found: dict[str, Any]) -> int:
        """Return the action that a bot has found, or any if it failed: a match must go on."""
        state, action = table.snapshot.state, found.get("action")
        if state is None:
            raise Problem("match.not-playing", "the match has not started")
        if isinstance(action, int) and state.is_legal(action):
            return state.action_table()[action]
        return state.random_action(self.sources.chance())
