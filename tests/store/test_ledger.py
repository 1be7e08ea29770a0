"""Steps of matches are written atomically, and only by the process that holds the fence."""

import asyncio
from dataclasses import asdict, replace

import pytest
from sqlalchemy import event, insert, update
from sqlalchemy.exc import IntegrityError

from tests.store.rows import match, ply, seats, user
from tilewright.store import AnswerRow, Fenced, LedgerEntry, MatchRow, Store, Stored, tables

pytestmark = pytest.mark.anyio


async def begun(store: Store, *names: str) -> list[MatchRow]:
    """Return new matches, each owned by process p."""
    if await store.users.find("ada") is None:
        await store.users.add(user("ada"))
    rows = []
    for name in names:
        await store.matches.add(match(name), seats(name, "ada", None))
        claim = await store.leases.claim(name, "p")
        rows.append(match(name, fence=claim.fence))
    return rows


async def load(store: Store, name: str) -> Stored:
    stored = await store.matches.load(name)
    assert stored is not None
    return stored


async def test_a_step_is_there_when_it_is_acknowledged(store: Store) -> None:
    (row,) = await begun(store, "m")
    after = replace(row, version=1, plies=2, status="playing", start=1, times=[1, 2], wake=True)
    answer = AnswerRow("m", "ada", "a1", 1, "{}")
    steps = [ply("m", 0), ply("m", 1)]
    await store.ledger.commit(LedgerEntry(after, steps, None, seats("m", "ada", "ada")[1:], answer))
    stored = await load(store, "m")
    assert stored.match == replace(after, process="p")
    assert stored.plies == steps
    assert stored.answers == [answer]
    assert stored.seats[1].user == "ada"


async def test_a_match_that_goes_on_while_it_is_read_is_read_as_it_was(store: Store) -> None:
    await begun(store, "m")

    def goes_on(*arguments: object) -> None:
        if "FROM matches" in str(arguments[2]) and steps:
            with other.database.engine.begin() as connection:
                connection.execute(update(tables.matches).values(plies=1, version=1))
                connection.execute(insert(tables.plies), asdict(steps.pop()))

    other, steps = Store(store.url), [ply("m", 0)]
    event.listen(store.database.engine, "after_cursor_execute", goes_on)
    during, after = await load(store, "m"), await load(store, "m")
    await other.close()
    assert (during.match.plies, len(during.plies)) == (0, 0)
    assert (after.match.plies, len(after.plies)) == (1, 1)


async def test_plies_can_be_taken_back(store: Store) -> None:
    (row,) = await begun(store, "m")
    first = replace(row, version=1, plies=3)
    await store.ledger.commit(LedgerEntry(first, [ply("m", n) for n in range(3)]))
    again = replace(row, version=2, plies=2)
    await store.ledger.commit(LedgerEntry(again, [ply("m", 1, 2)], cut=1))
    assert (await load(store, "m")).plies == [ply("m", 0), ply("m", 1, 2)]


async def test_a_process_that_lost_the_fence_writes_nothing(store: Store) -> None:
    (row,) = await begun(store, "m")
    taken = await store.leases.claim("m", "q")
    assert taken.fence == row.fence + 1
    with pytest.raises(Fenced):
        await store.ledger.commit(LedgerEntry(replace(row, version=1), [ply("m", 0)]))
    stored = await load(store, "m")
    assert stored.plies == [] and stored.match.version == 0


async def test_no_ply_is_written_twice(store: Store) -> None:
    (row,) = await begun(store, "m")
    await store.ledger.commit(LedgerEntry(replace(row, version=1), [ply("m", 0)]))
    with pytest.raises(IntegrityError):
        await store.ledger.commit(LedgerEntry(replace(row, version=2), [ply("m", 0, 2)]))
    stored = await load(store, "m")
    assert stored.plies == [ply("m", 0)] and stored.match.version == 1


async def test_a_step_that_was_written_before_is_not_written_again(store: Store) -> None:
    (row,) = await begun(store, "m")
    change = LedgerEntry(replace(row, version=1, plies=1), [ply("m", 0)])
    await store.ledger.commit(change)
    await store.ledger.commit(change)
    assert (await load(store, "m")).plies == [ply("m", 0)]


async def test_an_id_that_was_used_long_ago_can_be_used_again(store: Store) -> None:
    (row,) = await begun(store, "m")
    for version, text in ((1, "first"), (2, "second")):
        answer = AnswerRow("m", "ada", "a1", version, text)
        await store.ledger.commit(LedgerEntry(replace(row, version=version), [], answer=answer))
    assert (await load(store, "m")).answers == [answer]


async def test_one_bad_step_does_not_spoil_the_others(store: Store) -> None:
    rows = await begun(store, "a", "b", "c", "d")
    await store.ledger.commit(LedgerEntry(replace(rows[1], version=1), [ply("b", 0)]))
    await store.leases.claim("d", "q")
    changes = [LedgerEntry(replace(row, version=2), [ply(row.id, 0, 2)]) for row in rows]
    done = await asyncio.gather(*map(store.ledger.commit, changes), return_exceptions=True)
    assert [type(each) for each in done] == [type(None), IntegrityError, type(None), Fenced]
    versions = [(await load(store, name)).match.version for name in "abcd"]
    assert versions == [2, 1, 2, 0]


async def test_a_step_that_no_database_takes_does_not_spoil_the_others(store: Store) -> None:
    rows = await begun(store, "a", "b", "c")
    changes = [
        LedgerEntry(replace(row, version=1), [ply(row.id, 2**70 if row.id == "b" else 0)])
        for row in rows
    ]
    done = await asyncio.gather(*map(store.ledger.commit, changes), return_exceptions=True)
    assert [isinstance(each, Exception) for each in done] == [False, True, False]
    assert [(await load(store, name)).match.version for name in "abc"] == [1, 0, 1]


async def test_steps_that_come_together_are_written_together(store: Store) -> None:
    rows = await begun(store, *(f"m{n}" for n in range(20)))
    changes = [LedgerEntry(replace(row, version=1), [ply(row.id, 0)]) for row in rows]
    await asyncio.gather(*map(store.ledger.commit, changes))
    assert store.ledger.changes == 20
    assert store.ledger.batches <= 2
