"""Commands for matches anywhere on the site, sent to the process that owns each match."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import msgspec

from tilewright.core.errors import TilewrightError
from tilewright.server.cluster.ownership import Elsewhere
from tilewright.server.cluster.proxy import Proxy
from tilewright.server.live.tables import Tables
from tilewright.server.protocol import Done, Refused
from tilewright.server.sources import new_id
from tilewright.store import Store
from tilewright.table import Identity
from tilewright.table.commands import Command, Leave, Resign
from tilewright.table.snapshot import WAITING


class Dispatcher:
    """Carries out commands at the table of a match, wherever that is."""

    def __init__(self, store: Store, tables: Tables, proxy: Proxy) -> None:
        self._store = store
        self._tables = tables
        self._proxy = proxy

    async def command(self, match_id: str, identity: Identity, command: Command) -> Done:
        """Carry out a command; raise if it is refused."""
        try:
            table = await self._tables.find(match_id)
        except Elsewhere as error:
            answer = await self._proxy.command(error.address, match_id, identity, command)
        else:
            answer = await table.command(identity, command)
        found = msgspec.json.decode(answer, type=Done | Refused)
        if isinstance(found, Refused):
            raise TilewrightError(found.error.code, found.error.sentence, found.error.values)
        return found

    async def leave_all(self, identity: Identity) -> None:
        """Leave or resign all matches of a user that are not over."""
        for match_id, status in await self._store.matches.unfinished_of(identity.ids):
            command: Command = Resign(id=new_id())
            if status == WAITING:
                command = Leave(id=new_id())
            with suppress(TilewrightError):
                await self.command(match_id, identity, command)

    async def delete_user(self, identity: Identity) -> None:
        """Delete a user and its programs; tables in memory are loaded again, without the names."""
        programs = {program.id for program in await self._store.users.programs(identity.id)}
        identity = replace(identity, ids=identity.ids | programs)
        await self.leave_all(identity)
        await self._store.users.erase(identity.id)
        await self.leave_all(identity)  # the seats that were taken meanwhile
        for match_id in await self._store.matches.ids_of(identity.ids):
            await self._store.leases.seize(match_id)
            table = self._tables.here(match_id)
            if table is not None:
                table.lose()
