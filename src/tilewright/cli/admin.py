"""`tilewright admin`: manage a server's database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tilewright.cli.serve import read_settings
from tilewright.core.errors import BadSetup

if TYPE_CHECKING:
    from tilewright.server.ops.settings import Settings
    from tilewright.store import MatchRow, SeatRow, Store

Database = Annotated[str | None, typer.Option(help="Database URL; default: the server's setting.")]
MatchId = Annotated[str, typer.Argument(metavar="MATCH", help="Match id.")]


def _with_store(
    database: str | None,
    what: Callable[[Store], Coroutine[Any, Any, None]],
    *,
    is_new: bool = False,
) -> None:
    """Run a function with the store; its tables must exist unless it may be new."""
    settings = read_settings(database=database)
    from tilewright.server.ops.database import check_revision, usable
    from tilewright.store import Store

    if not is_new:
        _find_file(settings)

    async def work() -> None:
        store = Store(settings.database)
        async with usable(store):
            if not is_new:
                await check_revision(store)
            await what(store)

    asyncio.run(work())


def _find_file(settings: Settings) -> Path | None:
    """Return the file of a SQLite database, or None for another; raise if the file is missing."""
    from tilewright.server.ops.secret import database_file

    file = database_file(settings)
    if file is not None and not file.is_file():
        raise FileNotFoundError(f"there is no file {file}")
    return file


def list_matches(
    database: Database = None,
    status: Annotated[str | None, typer.Option(help="waiting, playing or over.")] = None,
    limit: Annotated[int, typer.Option(help="Maximum number of matches.")] = 50,
) -> None:
    """List matches, most recently changed first."""

    async def work(store: Store) -> None:
        table = Table()
        for name in ("match", "game", "status", "plies", "seats", "changed"):
            table.add_column(name)
        for row, seats in await store.matches.latest(status, limit):
            table.add_row(*_cells(row, seats))
        Console(soft_wrap=True).print(table)

    _with_store(database, work)


def _cells(row: MatchRow, seats: list[SeatRow]) -> list[str]:
    changed = datetime.fromtimestamp(row.changed / 1000, UTC).isoformat(" ", "seconds")
    names = ", ".join(seat.name for seat in seats)
    return [row.id, f"{row.game} {row.side}", row.status, str(row.plies), names, changed]


def show(match: MatchId, database: Database = None) -> None:
    """Show everything about a match except its plies."""

    async def work(store: Store) -> None:
        from tilewright.server.loading import load_match
        from tilewright.server.ops.admin import find_obstacle, find_problem

        stored = await load_match(store.matches, match)
        for name in type(stored.match).__dataclass_fields__:
            if name != "invite":
                typer.echo(f"{name}: {getattr(stored.match, name)}")
        for seat in stored.seats:
            typer.echo(f"seat {seat.seat}: {seat.kind} {seat.name} {seat.bot or ''}".rstrip())
        obstacle = find_obstacle(stored)
        unknown = f"unknown: {obstacle}" if obstacle else "yes"
        typer.echo(f"valid: {find_problem(stored) or unknown}")

    _with_store(database, work)


def export(
    match: MatchId,
    database: Database = None,
    file: Annotated[Path | None, typer.Option(help="Output file; default: stdout.")] = None,
) -> None:
    """Export the record of a match."""

    async def work(store: Store) -> None:
        from tilewright.server.loading import load_match
        from tilewright.server.ops.database import create_private
        from tilewright.server.records import to_text

        text = to_text(await load_match(store.matches, match))
        if file is None:
            typer.echo(text, nl=False)
        else:
            create_private(file)
            file.write_text(text, "utf-8")

    _with_store(database, work)


def end(match: MatchId, database: Database = None) -> None:
    """End a match in its current state."""

    async def work(store: Store) -> None:
        from tilewright.server.ops.admin import end_match

        await end_match(store, match)
        typer.echo(f"{match} has ended")

    _with_store(database, work)


def check(database: Database = None) -> None:
    """Replay every match and list those that are invalid or cannot be replayed."""
    problems = 0

    async def work(store: Store) -> None:
        nonlocal problems
        from tilewright.server.ops.admin import check_matches

        matches = plies = unplayable = 0
        async for finding in check_matches(store):
            matches += 1
            plies += finding.plies
            if finding.problem:
                problems += 1
                typer.echo(f"{finding.match}: {finding.problem}")
            elif finding.unplayable:
                unplayable += 1
                typer.echo(f"{finding.match}: not replayed: {finding.unplayable}")
        counts = f"{matches} matches, {plies} plies, {problems} invalid"
        typer.echo(f"{counts}, {unplayable} not replayed" if unplayable else counts)

    _with_store(database, work)
    if problems:
        raise typer.Exit(1)


def migrate(database: Database = None) -> None:
    """Migrate the database to the current schema."""

    async def work(store: Store) -> None:
        from tilewright.server.ops.database import check_not_newer
        from tilewright.store.migrate import current, upgrade

        await check_not_newer(store)
        before = await current(store.database)
        await upgrade(store.database)
        typer.echo(f"from revision {before or 'none'} to {await current(store.database)}")

    _with_store(database, work, is_new=True)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to copy to.")],
    database: Database = None,
) -> None:
    """Copy a SQLite database, even while a server uses it."""
    settings = read_settings(database=database)
    from tilewright.server.ops.admin import back_up

    source = _find_file(settings)
    if source is None:
        raise BadSetup("setup.database", "use pg_dump to back up PostgreSQL")
    back_up(source, file)
    typer.echo(f"copied {source} to {file}")


Network = Annotated[str, typer.Argument(metavar="NETWORK", help="Address or network (CIDR).")]


def ban(
    network: Network,
    reason: Annotated[str, typer.Option(help="A note for yourself.")] = "",
    database: Database = None,
) -> None:
    """Ban an address or a network; running servers follow within 5 seconds."""

    async def work(store: Store) -> None:
        from tilewright.server.http.bans import read_network
        from tilewright.server.sources import now_ms
        from tilewright.store import Ban

        found = str(read_network(network))
        await store.bans.add(Ban(found, reason, now_ms()))
        typer.echo(f"{found} is banned")

    _with_store(database, work)


def unban(network: Network, database: Database = None) -> None:
    """Lift a ban."""

    async def work(store: Store) -> None:
        from tilewright.server.http.bans import read_network

        found = str(read_network(network))
        if not await store.bans.remove(found):
            raise BadSetup("setup.ban", f"{found} is not banned")
        typer.echo(f"{found} is no longer banned")

    _with_store(database, work)


def bans(database: Database = None) -> None:
    """List banned networks."""

    async def work(store: Store) -> None:
        for each in await store.bans.all():
            since = datetime.fromtimestamp(each.created / 1000, UTC).isoformat(" ", "seconds")
            typer.echo(f"{each.network}  since {since}  {each.reason}".rstrip())

    _with_store(database, work)
