"""Sessions, second factors, recovery codes and links sent by e-mail."""

import asyncio

import pytest

from tests.store.rows import session, user
from tilewright.store import MailToken, Store
from tilewright.store.factors import FREE_TRIES, WAIT
from tilewright.store.mail import CONFIRM, LIFETIMES, MOST_TOKENS, RESET
from tilewright.store.sessions import LIFETIME

pytestmark = pytest.mark.anyio


async def test_a_session_is_found_with_its_user(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.sessions.add(session("here", "ada"))
    found = await store.sessions.find("token of here", 1)
    assert found == (session("here", "ada"), user("ada"))
    assert await store.sessions.find("other", 1) is None


async def test_a_session_lapses_and_is_then_forgotten(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.sessions.add(session("here", "ada"))
    late = 2 + 1000 * LIFETIME
    assert await store.sessions.find("token of here", late) is None
    await store.sessions.add(session("there", "ada", created=late))
    assert not await store.sessions.exist(["here"])


async def test_a_new_session_takes_the_place_of_the_old_one(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.sessions.add(session("here", "ada"))
    await store.sessions.add(session("there", "ada"), instead_of="token of here")
    assert [each.id for each in await store.sessions.of_user("ada")] == ["there"]


async def test_a_session_is_adopted_once(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.sessions.adopt(session("here", "ada"))
    await store.sessions.adopt(session("again", "ada", token="token of here"))
    assert [each.id for each in await store.sessions.of_user("ada")] == ["here"]


async def test_only_sessions_of_the_same_user_are_ended(store: Store) -> None:
    for name in ("ada", "eve"):
        await store.users.add(user(name))
    for name, owner in (("a", "ada"), ("b", "ada"), ("c", "ada"), ("e", "eve")):
        await store.sessions.add(session(name, owner))
    assert not await store.sessions.end("eve", "a")
    assert await store.sessions.end("ada", "a")
    assert await store.sessions.end_others("ada", "b") == 1
    assert [each.id for each in await store.sessions.of_user("ada")] == ["b"]
    assert await store.sessions.exist(["e"])


async def test_sessions_are_listed_by_their_last_use(store: Store) -> None:
    await store.users.add(user("ada"))
    for name in ("a", "b"):
        await store.sessions.add(session(name, "ada"))
    await store.sessions.touch("b", 7)
    assert [(each.id, each.used) for each in await store.sessions.of_user("ada")] == [
        ("b", 7),
        ("a", 1),
    ]


async def test_a_second_factor_counts_once_it_is_confirmed(store: Store) -> None:
    await store.users.add(user("ada"))
    assert await store.factors.propose("ada", "first")
    assert await store.factors.propose("ada", "second")
    assert not await store.factors.confirm("ada", "first", 5)
    assert await store.factors.confirm("ada", "second", 5)
    assert not await store.factors.propose("ada", "third")
    found = await store.factors.find("ada")
    assert found is not None and (found.secret, found.confirmed) == ("second", True)


async def test_a_code_is_good_once_and_so_are_all_before_it(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.factors.propose("ada", "secret")
    assert await store.factors.use_step("ada", 5)
    for step in (5, 4):
        assert not await store.factors.use_step("ada", step)
    assert await store.factors.use_step("ada", 6)


async def test_of_two_uses_of_a_code_at_once_only_one_is_good(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.factors.propose("ada", "secret")
    await store.factors.set_codes("ada", ["one", "two"])
    tries = [store.factors.use_code("ada", "one") for _ in range(4)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, False, True]
    steps = [store.factors.use_step("ada", 9) for _ in range(4)]
    assert sorted(await asyncio.gather(*steps)) == [False, False, False, True]
    assert await store.factors.count_codes("ada") == 1


async def test_after_too_many_wrong_codes_one_has_to_wait(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.factors.propose("ada", "secret")
    tries = [store.factors.may_try("ada", 1) for _ in range(FREE_TRIES + 5)]
    assert sum(await asyncio.gather(*tries)) == FREE_TRIES
    later = 2 + 1000 * WAIT
    assert await store.factors.may_try("ada", later)
    assert not await store.factors.may_try("ada", later + 1)
    await store.factors.use_step("ada", 3)
    assert await store.factors.may_try("ada", later + 1)


def _link(name: str, purpose: str, created: int = 1) -> MailToken:
    return MailToken(name, "ada", purpose, "ada@example.org", created)


async def test_an_address_is_the_accounts_once_it_is_confirmed(store: Store) -> None:
    await store.users.add(user("ada", kind="account"))
    await store.mail.add(_link("token", CONFIRM))
    assert await store.mail.pending("ada", 1) == "ada@example.org"
    assert await store.users.by_email("ada@example.org") == []
    assert await store.mail.confirm("other", 1) is None
    assert await store.mail.confirm("token", 1) is not None
    assert [each.id for each in await store.users.by_email("ada@example.org")] == ["ada"]
    assert await store.mail.pending("ada", 1) is None


async def test_a_link_is_good_once_for_its_purpose_and_for_a_while(store: Store) -> None:
    await store.users.add(user("ada", kind="account", password="old"))
    for name in ("late", "good", "other"):
        await store.mail.add(_link(name, RESET))
    lapsed = 2 + 1000 * LIFETIMES[RESET]
    assert await store.mail.reset("late", "new", lapsed) is None
    assert await store.mail.confirm("good", 1) is None
    tries = [store.mail.reset("good", "new", 1) for _ in range(4)]
    assert sum(found is not None for found in await asyncio.gather(*tries)) == 1
    assert await store.mail.reset("other", "newer", 1) is None
    ada = await store.users.find("ada")
    assert ada is not None and ada.password == "new"


async def test_an_account_has_only_so_many_links(store: Store) -> None:
    await store.users.add(user("ada", kind="account"))
    for number in range(MOST_TOKENS):
        assert await store.mail.add(_link(str(number), RESET))
    assert not await store.mail.add(_link("one more", RESET))
    assert await store.mail.add(_link("confirm", CONFIRM))
    assert await store.mail.add(_link("later", RESET, 2 + 1000 * LIFETIMES[RESET]))
