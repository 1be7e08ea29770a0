"""Guests, accounts and programs."""

import asyncio

import pytest

from tests.store.rows import match, seats, session, user
from tilewright.store import Fenced, LedgerEntry, MailToken, Store, UserGone
from tilewright.store.mail import RESET

pytestmark = pytest.mark.anyio


async def test_a_user_is_found_by_id(store: Store) -> None:
    await store.users.add(user("ada"))
    assert await store.users.find("ada") == user("ada")
    assert await store.users.find("ben") is None


async def test_a_guest_becomes_an_account(store: Store) -> None:
    await store.users.add(user("ada"))
    assert await store.users.make_account("ada", "ada l", "Ada L", "hash")
    account = await store.users.by_login("ada l")
    assert account is not None
    assert (account.id, account.kind, account.name) == ("ada", "account", "Ada L")


async def test_the_name_of_an_account_is_given_once(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.users.add(user("eve"))
    assert await store.users.make_account("ada", "ada", "Ada", "hash")
    assert not await store.users.make_account("eve", "ada", "ADA", "other")
    eve = await store.users.find("eve")
    assert eve is not None and eve.kind == "guest"


async def test_a_guest_becomes_an_account_once(store: Store) -> None:
    await store.users.add(user("ada"))
    assert await store.users.make_account("ada", "ada", "Ada", "hash")
    assert not await store.users.make_account("ada", "lovelace", "Lovelace", "other")
    ada = await store.users.find("ada")
    assert ada is not None and (ada.name, ada.password) == ("Ada", "hash")


async def test_an_account_takes_over_its_guests(store: Store) -> None:
    for name in ("ada", "guest1", "guest2", "other"):
        await store.users.add(user(name))
    await store.users.make_account("ada", "ada", "Ada", "hash")
    await store.users.merge("guest1", "ada")
    await store.users.merge("guest2", "ada")
    assert await store.users.ids("ada") == {"ada", "guest1", "guest2"}


async def test_a_guest_is_taken_over_only_once(store: Store) -> None:
    for name in ("ada", "eve", "guest"):
        await store.users.add(user(name))
    await store.users.merge("guest", "ada")
    await store.users.merge("guest", "eve")
    assert await store.users.ids("eve") == {"eve"}


async def test_another_password_ends_sessions_and_programs(store: Store) -> None:
    for name in ("ada", "eve"):
        await store.users.add(user(name, kind="account", password="old"))
        await store.sessions.add(session(name, name))
        program = user(f"bot of {name}", kind="program", owner=name, token=f"token of {name}")
        await store.users.add(program)
    await store.users.set_password("ada", "new")
    ada = await store.users.find("ada")
    assert ada is not None and (ada.password, ada.epoch) == ("new", 1)
    assert not await store.sessions.exist(["ada"]) and await store.sessions.exist(["eve"])
    assert await store.users.by_token("token of ada") is None
    assert await store.users.by_token("token of eve") is not None


async def test_the_sessions_of_a_guest_end_when_an_account_takes_it_over(store: Store) -> None:
    for name in ("ada", "guest"):
        await store.users.add(user(name))
        await store.sessions.add(session(name, name))
    await store.users.merge("guest", "ada")
    assert not await store.sessions.exist(["guest"]) and await store.sessions.exist(["ada"])


async def test_an_account_is_found_by_what_its_name_looks_like(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.users.make_account("ada", "pavlo", "Pavlo", "hash")
    found = await store.users.by_skeleton("P\N{CYRILLIC SMALL LETTER A}vl0")
    assert found is not None and found.id == "ada"
    assert await store.users.by_skeleton("Paula") is None


async def test_names_that_look_alike_are_given_once(store: Store) -> None:
    for name in ("ada", "eve"):
        await store.users.add(user(name))
    assert await store.users.make_account("ada", "ada l", "Ada L", "hash")
    assert not await store.users.make_account("eve", "ada_l", "Ada_L", "other")


async def test_a_program_is_found_by_its_token(store: Store) -> None:
    await store.users.add(user("ada", kind="account"))
    await store.users.add(user("bot", kind="program", owner="ada", token="digest"))
    found = await store.users.by_token("digest")
    assert found is not None and found.id == "bot"
    assert [program.id for program in await store.users.programs("ada")] == ["bot"]


async def test_only_its_owner_removes_a_program(store: Store) -> None:
    await store.users.add(user("ada", kind="account"))
    await store.users.add(user("bot", kind="program", owner="ada", token="digest"))
    assert not await store.users.remove_program("eve", "bot")
    assert await store.users.remove_program("ada", "bot")
    assert await store.users.by_token("digest") is None


async def test_nothing_of_an_erased_user_is_left_but_an_unnamed_seat(store: Store) -> None:
    await store.users.add(user("ada", kind="account", login="ada", password="hash"))
    await store.users.add(user("guest", merged_into="ada"))
    await store.users.add(user("bot", kind="program", owner="ada", token="digest"))
    await store.sessions.add(session("here", "ada"))
    await store.factors.propose("ada", "secret")
    await store.factors.set_codes("ada", ["code"])
    await store.mail.add(MailToken("token", "ada", RESET, "ada@example.org", 1))
    await store.matches.add(match("m"), seats("m", "ada", "guest"))
    await store.users.erase("ada")
    for name in ("ada", "guest", "bot"):
        left = await store.users.find(name)
        assert left is not None
        assert (left.kind, left.name, left.login, left.password) == ("deleted", "-", None, None)
    assert not await store.sessions.exist(["here"])
    assert await store.factors.find("ada") is None
    assert not await store.factors.use_code("ada", "code")
    assert await store.mail.owner_of("token", 1) is None
    stored = await store.matches.load("m")
    assert stored is not None
    assert [seat.name for seat in stored.seats] == ["-", "-"]


async def test_somebody_who_was_deleted_gets_no_seat(store: Store) -> None:
    for name in ("ada", "ben"):
        await store.users.add(user(name))
    await store.matches.add(match("m"), seats("m", "ada", None))
    claim = await store.leases.claim("m", "p")
    row = match("m", fence=claim.fence, version=1)
    await store.users.erase("ben")
    with pytest.raises(Fenced):
        await store.ledger.commit(LedgerEntry(row, seats=seats("m", "ada", "ben")[1:]))
    await store.ledger.commit(LedgerEntry(row, seats=seats("m", "ada", None)[1:]))
    with pytest.raises(UserGone):
        await store.matches.add(match("n"), seats("n", "ada", "ben"))
    assert await store.matches.ids() == ["m"]


async def test_a_seat_that_waits_for_a_deletion_is_not_taken(store: Store) -> None:
    for name in ("ada", "ben"):
        await store.users.add(user(name))
    await store.matches.add(match("m"), seats("m", "ada", None))
    claim = await store.leases.claim("m", "p")
    row = match("m", fence=claim.fence, version=1)
    sits = LedgerEntry(row, seats=seats("m", "ada", "ben")[1:])
    done = await asyncio.gather(
        store.users.erase("ben"), store.ledger.commit(sits), return_exceptions=True
    )
    stored = await store.matches.load("m")
    assert stored is not None and "ben" not in [seat.name for seat in stored.seats]
    assert done[1] is None or isinstance(done[1], Fenced)


async def test_a_session_starts_only_with_the_password_that_was_checked(store: Store) -> None:
    await store.users.add(user("ada", kind="account", password="old"))
    known = await store.users.find("ada")
    await store.users.set_password("ada", "new")
    with pytest.raises(UserGone):
        await store.sessions.add(session("late", "ada"), None, known)
    await store.sessions.add(session("now", "ada"), None, await store.users.find("ada"))
    assert await store.sessions.exist(["late", "now"]) == {"now"}


async def test_an_account_has_only_so_many_programs_also_if_it_asks_at_once(store: Store) -> None:
    await store.users.add(user("ada", kind="account"))
    await store.sessions.add(session("here", "ada"))
    programs = [
        user(f"bot{number}", kind="program", owner="ada", token=f"digest{number}")
        for number in range(6)
    ]
    added = await asyncio.gather(*(store.users.add_program(each, "here", 3) for each in programs))
    assert added.count(True) == len(await store.users.programs("ada")) == 3


async def test_somebody_who_was_deleted_gets_no_name(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.users.rename("ada", "Augusta")
    found = await store.users.find("ada")
    assert found is not None and found.name == "Augusta"
    await store.users.erase("ada")
    await store.users.rename("ada", "Augusta")
    found = await store.users.find("ada")
    assert found is not None and found.name == "-"
