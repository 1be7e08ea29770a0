"""Matches: created once, then changed only through the ledger."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select

from tilewright.store import tables
from tilewright.store.clock import live_processes
from tilewright.store.database import Database
from tilewright.store.errors import UserGone
from tilewright.store.users import lock_users
from tilewright.table.rows import ANSWERS_KEPT, AnswerRow, MatchRow, PlyRow, SeatRow, Stored
from tilewright.table.seats import NAMELESS

users = tables.users.c
matches = tables.matches.c
seats = tables.seats.c
plies = tables.plies.c
answers = tables.answers.c


class Matches:
    """The matches of a site."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, match: MatchRow, seat_rows: Sequence[SeatRow], ply_rows: Sequence[PlyRow] = ()
    ) -> None:
        """Store a new match, with the plies it starts with.

        Raises `UserGone` if it names somebody who has just been deleted.
        """
        named = named_users(seat_rows)

        def work(connection: Connection) -> None:
            if named and "deleted" in lock_users(connection, named).values():
                raise UserGone
            connection.execute(insert(tables.matches), _fields(match))
            connection.execute(insert(tables.seats), [_fields(seat) for seat in seat_rows])
            if ply_rows:
                connection.execute(insert(tables.plies), [_fields(ply) for ply in ply_rows])

        await self._database.write(work)

    async def find(self, match_id: str) -> MatchRow | None:
        """Return a match by id, without seats and plies."""

        def work(connection: Connection) -> MatchRow | None:
            return _match(connection, match_id)

        return await self._database.read(work)

    async def with_seats(self, match_id: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """Return a match by id, with its seats but without plies."""
        found = await self._list(matches.id == match_id, 1)
        return found[0] if found else None

    async def load(self, match_id: str) -> Stored | None:
        """Return a match with everything that belongs to it."""

        def work(connection: Connection) -> Stored | None:
            match = _match(connection, match_id)
            if match is None:
                return None
            seat_rows = _seats(connection, [match_id])
            played = select(tables.plies).where(plies.match == match_id).order_by(plies.ply)
            rows = (connection.execute(played)).mappings()
            recent = (
                select(tables.answers)
                .where(answers.match == match_id)
                .order_by(answers.version.desc())
                .limit(ANSWERS_KEPT)
            )
            told = (connection.execute(recent)).mappings()
            return Stored(
                match,
                seat_rows,
                [PlyRow.read(row) for row in rows],
                [AnswerRow.read(row) for row in told][::-1],
                connection.scalar(select(users.origin).where(users.id == match.host)),
            )

        return await self._database.read(work)

    async def lobby(
        self, limit: int, now: int, grace: int, skip: int = 0
    ) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return public matches that wait for players.

        The newest of everyone come first, then everyone's second, and so on, so that nobody can
        fill the list. Only matches with a live table, or with a change within the grace period.
        """
        return await self._rows(_in_turn(_public("waiting", now, grace)).offset(skip).limit(limit))

    async def waiting_of(self, user: str) -> int:
        """Return how many public matches wait for players, of all users from the same origin."""
        mine = select(_origin_of(users.id)).where(users.id == user).scalar_subquery()
        wanted = select(func.count()).join_from(
            tables.matches, tables.users, users.id == matches.host
        )
        waiting = (matches.status == "waiting") & matches.public
        wanted = wanted.where(waiting, _origin_of(matches.host) == mine)

        def work(connection: Connection) -> int:
            return int(connection.scalar(wanted) or 0)

        return await self._database.read(work)

    async def live(self, limit: int, now: int, grace: int) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return public matches under way, in turn like those of the lobby.

        Only matches with a live table, or with a change within the grace period.
        """
        return await self._rows(_in_turn(_public("playing", now, grace)).limit(limit))

    async def of_users(
        self,
        users: Collection[str],
        limit: int,
        after: tuple[int, str] | None = None,
        over: bool | None = None,
    ) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return the matches of users, those with the latest change first.

        To continue a list, pass the time of change and the id of its last match; many matches
        change at the same time if they were ended together. `over` selects finished or unfinished
        matches.
        """
        condition = _of(users)
        if over is not None:
            condition &= matches.status == "over" if over else matches.status != "over"
        if after is not None:
            changed, match_id = after
            tied = (matches.changed == changed) & (matches.id > match_id)
            condition &= (matches.changed < changed) | tied
        return await self._list(condition, limit)

    async def plies_of(self, ids: Collection[str]) -> dict[str, list[PlyRow]]:
        """Return the plies of several matches, by match."""
        wanted = select(tables.plies).where(plies.match.in_(ids)).order_by(plies.match, plies.ply)

        def work(connection: Connection) -> dict[str, list[PlyRow]]:
            found: dict[str, list[PlyRow]] = {match_id: [] for match_id in ids}
            for row in connection.execute(wanted).mappings():
                found[row["match"]].append(PlyRow.read(row))
            return found

        return await self._database.read(work)

    async def ids_of(self, users: Collection[str]) -> list[str]:
        """Return the ids of all matches of users, the oldest first."""
        wanted = select(matches.id).where(_of(users)).order_by(matches.created, matches.id)

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(wanted))

        return await self._database.read(work)

    async def latest(self, status: str | None, limit: int) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return matches of one status or of all, those with the latest change first."""
        condition = matches.status == status if status else matches.id.is_not(None)
        return await self._list(condition, limit)

    async def unfinished_hosted_by(self, users: Collection[str]) -> int:
        """Return how many unfinished matches users host."""
        condition = matches.host.in_(users) & (matches.status != "over")

        def work(connection: Connection) -> int:
            wanted = select(func.count()).select_from(tables.matches).where(condition)
            return int(connection.scalar(wanted) or 0)

        return await self._database.read(work)

    async def unfinished_of(self, users: Collection[str]) -> list[tuple[str, str]]:
        """Return id and status of unfinished matches in which users play, or which they host."""
        mine = select(seats.match).where(seats.user.in_(users), seats.out.is_(None))
        hosted = matches.host.in_(users) & (matches.status == "waiting")
        condition = (matches.id.in_(mine) | hosted) & (matches.status != "over")
        wanted = select(matches.id, matches.status).where(condition)

        def work(connection: Connection) -> list[tuple[str, str]]:
            return [(row.id, row.status) for row in connection.execute(wanted)]

        return await self._database.read(work)

    async def ids(self, after: str = "", limit: int = 1000) -> list[str]:
        """Return ids of matches in order, a page at a time."""
        wanted = select(matches.id).where(matches.id > after).order_by(matches.id).limit(limit)

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(wanted))

        return await self._database.read(work)

    async def forget_answers(self, match_id: str) -> None:
        """Delete the stored answers of a match."""

        def work(connection: Connection) -> None:
            connection.execute(delete(tables.answers).where(answers.match == match_id))

        await self._database.write(work)

    async def _list(
        self, condition: ColumnElement[bool], limit: int
    ) -> list[tuple[MatchRow, list[SeatRow]]]:
        wanted = select(tables.matches).where(condition)
        wanted = wanted.order_by(matches.changed.desc(), matches.id).limit(limit)
        return await self._rows(wanted)

    async def _rows(self, wanted: Select[Any]) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return the matches that a query finds, with their seats."""

        def work(connection: Connection) -> list[tuple[MatchRow, list[SeatRow]]]:
            rows = [MatchRow.read(row) for row in connection.execute(wanted).mappings()]
            seat_rows = _seats(connection, [row.id for row in rows])
            return [(row, [seat for seat in seat_rows if seat.match == row.id]) for row in rows]

        return await self._database.read(work)


def named_users(seat_rows: Sequence[SeatRow]) -> set[str]:
    """Return the users whose names, or names that they chose, are at seats."""
    return {seat.user for seat in seat_rows if seat.user is not None and seat.name != NAMELESS}


def _in_turn(condition: ColumnElement[bool]) -> Select[Any]:
    """Select matches: the latest of everyone first, then everyone's second, and so on."""
    latest = (matches.changed.desc(), matches.id)
    turn = func.row_number().over(partition_by=_origin_of(matches.host), order_by=latest)
    wanted = select(tables.matches).join_from(
        tables.matches, tables.users, users.id == matches.host
    )
    return wanted.where(condition).order_by(turn, *latest)


def _origin_of(user: ColumnElement[str]) -> ColumnElement[str]:
    """Return what a user counts as where something is shared: an origin, or the user alone."""
    return func.coalesce(users.origin, user)


def _public(status: str, now: int, grace: int) -> ColumnElement[bool]:
    """Return the condition that a match is public, of a status, and attended."""
    attended = matches.process.in_(live_processes()) | (matches.changed >= now - grace)
    return (matches.status == status) & matches.public & attended


def _of(users: Collection[str]) -> ColumnElement[bool]:
    """Return the condition that users host a match or have a seat in it."""
    mine = select(seats.match).where(seats.user.in_(users))
    return matches.id.in_(mine) | matches.host.in_(users)


def _match(connection: Connection, match_id: str) -> MatchRow | None:
    rows = connection.execute(select(tables.matches).where(matches.id == match_id))
    row = rows.mappings().one_or_none()
    return None if row is None else MatchRow.read(row)


def _seats(connection: Connection, ids: Sequence[str]) -> list[SeatRow]:
    wanted = select(tables.seats).where(seats.match.in_(ids)).order_by(seats.match, seats.seat)
    return [SeatRow.read(row) for row in connection.execute(wanted).mappings()]


def _fields(row: MatchRow | SeatRow | PlyRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in type(row).__dataclass_fields__}
