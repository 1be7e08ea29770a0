"""Maintenance of a server's database: backups, checks, and ending matches."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from sqlalchemy.exc import OperationalError

from tilewright.core.errors import BadSetup, TilewrightError
from tilewright.core.registry import find_game
from tilewright.server.loading import load_match
from tilewright.server.ops.database import create_private
from tilewright.server.problems import Problem
from tilewright.server.records import ended, has_other_rules, to_record
from tilewright.store import Fenced, LedgerEntry, MatchRow, Store, Stored
from tilewright.table.snapshot import OVER, make_result

ENDED: Final = "ended"  # the reason of matches that an administrator ended
ATTEMPTS: Final = 5  # to end a match that a server keeps taking back
# What decoding a damaged row can raise: wrong JSON, text or numbers.
UNREADABLE: Final = (ValueError, TypeError, LookupError, AttributeError, msgspec.MsgspecError)

UNDECODABLE: Final = "Could not decode"  # how SQLite tells that a text is none


class Finding(NamedTuple):
    """What a check of one match found."""

    match: str
    plies: int
    problem: str | None
    unplayable: str | None = None  # why it could not be replayed, if nothing else is wrong


def back_up(source: Path, copy: Path) -> None:
    """Copy a SQLite database as it is at one moment, also while a server uses it."""
    if copy.exists():
        raise FileExistsError(f"{copy} already exists")
    try:
        create_private(copy)
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(copy)) as new:
            old.backup(new)
    except (OSError, sqlite3.Error) as error:
        copy.unlink(missing_ok=True)  # remove an unfinished copy
        raise BadSetup("setup.backup", f"{source} cannot be copied to {copy}: {error}") from error


async def check_matches(store: Store) -> AsyncIterator[Finding]:
    """Replay every match, and yield whether it is valid."""
    last = ""
    while ids := await store.matches.ids(after=last):
        for match_id in ids:
            if (finding := await check_match(store, match_id)) is not None:
                yield finding
        last = ids[-1]


async def check_match(store: Store, match_id: str) -> Finding | None:
    """Return what a check of a match finds; None if the match has been deleted meanwhile."""
    try:
        stored = await store.matches.load(match_id)
    except UNREADABLE as error:
        return Finding(match_id, 0, f"a row cannot be read: {error}")
    except OperationalError as error:
        if UNDECODABLE not in str(error.orig):
            raise
        return Finding(match_id, 0, f"a row cannot be read: {error.orig}")
    if stored is None:
        return None
    return Finding(match_id, len(stored.plies), find_problem(stored), find_obstacle(stored))


def find_obstacle(stored: Stored) -> str | None:
    """Return why a match cannot be replayed although nothing seems wrong with it, or None."""
    row = stored.match
    with suppress(TilewrightError):
        if has_other_rules(row):
            known = find_game(row.game).rules_version
            return f"played by rules {row.rules} of {row.game}, this version has rules {known}"
    return None


def find_problem(stored: Stored) -> str | None:
    """Return what is wrong with a match, or None."""
    row = stored.match
    if [ply.ply for ply in stored.plies] != list(range(len(stored.plies))):
        return "the plies do not follow one another"
    if row.plies != len(stored.plies):
        return f"expected {row.plies} plies, found {len(stored.plies)}"
    if len(stored.seats) != row.seats:
        return f"expected {row.seats} seats, found {len(stored.seats)}"
    if find_obstacle(stored):
        return None
    try:
        state = to_record(stored).state()
    except (TilewrightError, *UNREADABLE) as error:
        return str(error)
    played = row.result is not None and row.result["reason"] == "played"
    if state.is_over != played:
        return "the result does not match the plies"
    if row.result is not None and played and state.scores() != row.result["scores"]:
        return f"the plies lead to {state.scores()}, not {row.result['scores']}"
    return None


async def end_match(store: Store, match_id: str) -> None:
    """End a match as it stands; a server that owns it finds out by its fence."""
    for _ in range(ATTEMPTS):
        with suppress(Fenced):  # a server was quicker, and has the match again
            return await _end_once(store, match_id)
    raise Problem("match.moved", "a running server keeps taking the match back: stop it first")


async def _end_once(store: Store, match_id: str) -> None:
    stored = await load_match(store.matches, match_id)
    if stored.match.status == OVER:
        raise Problem("match.not-playing", "the match is already over")
    fence = await store.leases.seize(match_id)
    assert fence is not None
    row = replace(_end_now(await load_match(store.matches, match_id)), fence=fence)
    await store.ledger.commit(LedgerEntry(row))


def _end_now(stored: Stored) -> MatchRow:
    """Return a match ended as it stands, as far as these rules know how it stands."""
    if has_other_rules(stored.match):
        return ended(stored.match, ENDED)
    state = to_record(stored).state()
    out = [seat.out for seat in stored.seats]
    result = make_result(ENDED, state.scores(), state.ranking(), out)
    return ended(stored.match, ENDED, result.scores, result.ranking)
