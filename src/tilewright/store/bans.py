"""Networks whose requests are refused."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tilewright.store import tables
from tilewright.store.database import Database
from tilewright.store.rows import Ban

bans = tables.bans.c


class Bans:
    """The banned networks of a site."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Ban]:
        """Return all bans, in order of their networks."""
        wanted = select(tables.bans).order_by(bans.network)

        def work(connection: Connection) -> list[Ban]:
            return [Ban.read(row) for row in connection.execute(wanted).mappings()]

        return await self._database.read(work)

    async def add(self, ban: Ban) -> None:
        """Ban a network, or give the ban another reason."""

        def work(connection: Connection) -> None:
            connection.execute(delete(tables.bans).where(bans.network == ban.network))
            values = {"network": ban.network, "reason": ban.reason, "created": ban.created}
            connection.execute(insert(tables.bans), values)

        await self._database.write(work)

    async def remove(self, network: str) -> bool:
        """Lift a ban; return whether there was one."""
        statement = delete(tables.bans).where(bans.network == network)

        def work(connection: Connection) -> bool:
            return connection.execute(statement).rowcount > 0

        return await self._database.write(work)
