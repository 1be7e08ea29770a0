"""Matches: made once, then changed only through the ledger."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tilewright.store import tables
from tilewright.store.rows import AnswerRow, MatchRow, PlyRow, SeatRow

ANSWERS: Final = 64  # of a match, that are remembered word for word

matches = tables.matches.c
seats = tables.seats.c
plies = tables.plies.c
answers = tables.answers.c


@dataclass(frozen=True, slots=True)
class Stored:
    """A match with all that belongs to it."""

    match: MatchRow
    seats: list[SeatRow]
    plies: list[PlyRow]
    answers: list[AnswerRow]


class Matches:
    """The matches of the site."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(write=True)

    async def add(self, match: MatchRow, places: Sequence[SeatRow]) -> None:
        """Remember a new match."""
        async with self._writer.begin() as connection:
            await connection.execute(insert(tables.matches), _fields(match))
            await connection.execute(insert(tables.seats), [_fields(seat) for seat in places])

    async def find(self, match_id: str) -> MatchRow | None:
        """Return a match by id, without seats and plies."""
        async with self._engine.connect() as connection:
            return await _match(connection, match_id)

    async def with_seats(self, match_id: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """Return a match by id, with its seats but without plies."""
        found = await self._list(matches.id == match_id, 1)
        return found[0] if found else None

    async def load(self, match_id: str) -> Stored | None:
        """Return a match with all that belongs to it."""
        async with self._engine.connect() as connection:
            match = await _match(connection, match_id)
            if match is None:
                return None
            places = await _seats(connection, [match_id])
            moves = select(tables.plies).where(plies.match == match_id).order_by(plies.ply)
            rows = (await connection.execute(moves)).mappings()
            recent = (
                select(tables.answers)
                .where(answers.match == match_id)
                .order_by(answers.version.desc())
                .limit(ANSWERS)
            )
            told = (await connection.execute(recent)).mappings()
            return Stored(
                match,
                places,
                [PlyRow.read(row) for row in rows],
                [AnswerRow.read(row) for row in told][::-1],
            )

    async def lobby(self, limit: int) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return public matches that wait for players, the newest first."""
        return await self._list((matches.status == "waiting") & matches.public, limit)

    async def of_users(
        self, users: Collection[str], limit: int, before: int | None = None
    ) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return the matches of users, those with the latest change first."""
        mine = select(seats.match).where(seats.user.in_(users))
        condition = matches.id.in_(mine) | matches.host.in_(users)
        if before is not None:
            condition &= matches.changed < before
        return await self._list(condition, limit)

    async def latest(self, status: str | None, limit: int) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return matches of a status or of any, those with the latest change first."""
        condition = matches.status == status if status else matches.id.is_not(None)
        return await self._list(condition, limit)

    async def waiting_of(self, users: Collection[str]) -> int:
        """Return how many matches of users are not over."""
        condition = matches.host.in_(users) & (matches.status != "over")
        async with self._engine.connect() as connection:
            wanted = select(func.count()).select_from(tables.matches).where(condition)
            return int(await connection.scalar(wanted) or 0)

    async def unfinished_of(self, users: Collection[str], limit: int) -> list[tuple[str, str]]:
        """Return ids and states of matches that users sit at or host, and that go on."""
        mine = select(seats.match).where(seats.user.in_(users), seats.out.is_(None))
        hosted = matches.host.in_(users) & (matches.status == "waiting")
        condition = (matches.id.in_(mine) | hosted) & (matches.status != "over")
        wanted = select(matches.id, matches.status).where(condition).limit(limit)
        async with self._engine.connect() as connection:
            return [(row.id, row.status) for row in await connection.execute(wanted)]

    async def ids(self, after: str = "", limit: int = 1000) -> list[str]:
        """Return ids of matches in their order, for going through all of them."""
        wanted = select(matches.id).where(matches.id > after).order_by(matches.id).limit(limit)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def forget_answers(self, match_id: str) -> None:
        """Forget what clients were told about their actions in a match."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(tables.answers).where(answers.match == match_id))

    async def _list(
        self, condition: ColumnElement[bool], limit: int
    ) -> list[tuple[MatchRow, list[SeatRow]]]:
        wanted = select(tables.matches).where(condition)
        wanted = wanted.order_by(matches.changed.desc(), matches.id).limit(limit)
        async with self._engine.connect() as connection:
            rows = [MatchRow.read(row) for row in (await connection.execute(wanted)).mappings()]
            places = await _seats(connection, [row.id for row in rows])
        return [(row, [seat for seat in places if seat.match == row.id]) for row in rows]


async def _match(connection: AsyncConnection, match_id: str) -> MatchRow | None:
    rows = await connection.execute(select(tables.matches).where(matches.id == match_id))
    row = rows.mappings().one_or_none()
    return None if row is None else MatchRow.read(row)


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> list[SeatRow]:
    wanted = select(tables.seats).where(seats.match.in_(ids)).order_by(seats.match, seats.seat)
    return [SeatRow.read(row) for row in (await connection.execute(wanted)).mappings()]


def _fields(row: MatchRow | SeatRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in type(row).__dataclass_fields__}
