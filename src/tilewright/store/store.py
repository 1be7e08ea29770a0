"""The database of a site: one object with a part for each kind of data."""

from __future__ import annotations

from sqlalchemy import text

from tilewright.store.analyses import Analyses
from tilewright.store.bans import Bans
from tilewright.store.database import Database
from tilewright.store.factors import Factors
from tilewright.store.leases import Leases
from tilewright.store.ledger import Ledger
from tilewright.store.mail import MailTokens
from tilewright.store.matches import Matches
from tilewright.store.sessions import OpenSessions
from tilewright.store.users import Users


class Store:
    """Users with their sessions, matches, leases, analyses and bans in one database."""

    def __init__(self, url: str, patience: float = 30.0) -> None:
        self.url = url
        self.database = Database(url)
        self.users = Users(self.database)
        self.sessions = OpenSessions(self.database)
        self.factors = Factors(self.database)
        self.mail = MailTokens(self.database)
        self.matches = Matches(self.database)
        self.leases = Leases(self.database)
        self.analyses = Analyses(self.database)
        self.bans = Bans(self.database)
        self.ledger = Ledger(self.database, patience)

    @property
    def is_alone(self) -> bool:
        """Whether only one process at a time can use this database."""
        return self.database.is_sqlite

    async def check(self) -> None:
        """Raise unless the database answers."""
        await self.database.read(lambda connection: connection.execute(text("SELECT 1")))

    async def close(self) -> None:
        """Write everything that waits, and close the database."""
        await self.ledger.close()
        await self.database.close()
