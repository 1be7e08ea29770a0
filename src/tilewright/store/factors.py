"""Second factors of accounts, and recovery codes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from tilewright.store import tables
from tilewright.store.database import Database
from tilewright.store.rows import SecondFactor

FREE_TRIES: Final = 10  # codes in a row that may be wrong
WAIT: Final = 15 * 60  # seconds from then on, for each further code

factors = tables.second_factors.c
codes = tables.recovery_codes.c


class Factors:
    """What accounts show besides their passwords."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, user_id: str) -> SecondFactor | None:
        """Return the second factor of an account, confirmed or not."""
        wanted = select(tables.second_factors).where(factors.user == user_id)

        def work(connection: Connection) -> SecondFactor | None:
            found = connection.execute(wanted).mappings().first()
            return None if found is None else SecondFactor.read(found)

        return await self._database.read(work)

    async def propose(self, user_id: str, secret: str) -> bool:
        """Store a secret that is yet to be confirmed; return False if one is confirmed."""
        outdated = (factors.user == user_id) & factors.confirmed.is_(False)
        kept = select(factors.user).where(factors.user == user_id)
        row = {"user": user_id, "secret": secret, "confirmed": False}

        def work(connection: Connection) -> bool:
            connection.execute(delete(tables.second_factors).where(outdated))
            if connection.scalar(kept) is not None:
                return False
            connection.execute(
                insert(tables.second_factors), {**row, "step": 0, "tries": 0, "tried": 0}
            )
            return True

        return await self._database.write(work)

    async def confirm(self, user_id: str, secret: str, step: int) -> bool:
        """Ask for codes of a secret from now on; return whether it is still the proposed one."""
        statement = (
            update(tables.second_factors)
            .where(factors.user == user_id, factors.secret == secret)
            .where(factors.confirmed.is_(False))
            .values(confirmed=True, step=step, tries=0)
        )
        return await self._database.write(lambda c: c.execute(statement).rowcount) > 0

    async def remove(self, user_id: str) -> None:
        """Ask for a password alone from now on."""
        statement = delete(tables.second_factors).where(factors.user == user_id)
        await self._database.write(lambda connection: connection.execute(statement))

    async def may_try(self, user_id: str, now: int) -> bool:
        """Count one more try; return False if there were too many wrong ones."""
        statement = (
            update(tables.second_factors)
            .where(factors.user == user_id)
            .where(or_(factors.tries < FREE_TRIES, factors.tried < now - 1000 * WAIT))
            .values(tries=factors.tries + 1, tried=now)
        )
        return await self._database.write(lambda c: c.execute(statement).rowcount) > 0

    async def use_step(self, user_id: str, step: int) -> bool:
        """Use up the code of a moment and all earlier ones; return whether it was unused."""
        statement = (
            update(tables.second_factors)
            .where(factors.user == user_id, factors.step < step)
            .values(step=step, tries=0)
        )
        return await self._database.write(lambda c: c.execute(statement).rowcount) > 0

    async def set_codes(self, user_id: str, digests: Collection[str]) -> None:
        """Replace the recovery codes of an account."""
        rows = [{"user": user_id, "code": digest} for digest in digests]

        def work(connection: Connection) -> None:
            connection.execute(delete(tables.recovery_codes).where(codes.user == user_id))
            connection.execute(insert(tables.recovery_codes), rows)

        await self._database.write(work)

    async def count_codes(self, user_id: str) -> int:
        """Return how many recovery codes are left."""
        wanted = select(func.count()).where(codes.user == user_id)
        return await self._database.read(lambda connection: connection.scalar(wanted)) or 0

    async def use_code(self, user_id: str, digest: str) -> bool:
        """Use up a recovery code; return whether it was good."""
        used = delete(tables.recovery_codes).where(codes.user == user_id, codes.code == digest)
        fresh = update(tables.second_factors).where(factors.user == user_id).values(tries=0)

        def work(connection: Connection) -> bool:
            if connection.execute(used).rowcount == 0:
                return False
            connection.execute(fresh)
            return True

        return await self._database.write(work)
