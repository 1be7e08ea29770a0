"""The whole memory of the site: one object, a part for each kind of thing."""

from __future__ import annotations

from sqlalchemy import text

from tilewright.store.analyses import Analyses
from tilewright.store.database import is_sqlite, open_engine
from tilewright.store.leases import Leases
from tilewright.store.ledger import Ledger
from tilewright.store.matches import Matches, Stored
from tilewright.store.users import Users


class Store:
    """Users, matches, leases and analyses in one database."""

    def __init__(self, url: str, patience: float = 30.0) -> None:
        self.url = url
        self.engine = open_engine(url)
        self.users = Users(self.engine)
        self.matches = Matches(self.engine)
        self.leases = Leases(self.engine)
        self.analyses = Analyses(self.engine)
        self.ledger = Ledger(self.engine, patience)

    @property
    def is_alone(self) -> bool:
        """Whether only one process at a time can use this database."""
        return is_sqlite(self.url)

    async def check(self) -> None:
        """Raise unless the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        await self.ledger.close()
        await self.engine.dispose()


__all__ = ["Store", "Stored"]
