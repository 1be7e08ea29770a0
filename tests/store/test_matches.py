"""Finding matches."""

import pytest

from tests.store.rows import analysis, match, seats, user
from tilewright.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
async def people(store: Store) -> None:
    for name in ("ada", "ben"):
        await store.users.add(user(name))


async def test_the_lobby_shows_public_matches_that_wait(store: Store) -> None:
    for name, fields in (
        ("old", {"changed": 11}),
        ("new", {"changed": 12}),
        ("private", {"changed": 12, "public": False}),
        ("begun", {"changed": 12, "status": "playing"}),
    ):
        await store.matches.add(match(name, **fields), seats(name, "ada", None))
    found = await store.matches.lobby(10, now=15, grace=5)
    assert [row.id for row, _ in found] == ["new", "old"]
    assert [seat.kind for seat in found[0][1]] == ["person", "open"]
    assert len(await store.matches.lobby(1, now=15, grace=5)) == 1


async def test_the_lobby_shows_old_matches_only_while_somebody_is_there(store: Store) -> None:
    for name in ("attended", "left", "orphaned"):
        await store.matches.add(match(name), seats(name, "ada", None))
    await store.leases.renew("alive", "http://one", 60_000)
    await store.leases.renew("dead", "http://two", -1)
    await store.leases.claim("attended", "alive")
    await store.leases.claim("orphaned", "dead")
    found = await store.matches.lobby(10, now=50, grace=5)
    assert [row.id for row, _ in found] == ["attended"]


async def test_a_user_finds_what_they_host_or_sit_at(store: Store) -> None:
    await store.matches.add(match("hosted", "ada", changed=3), seats("hosted", None, None))
    await store.matches.add(match("seated", "ben", changed=2), seats("seated", "ben", "ada"))
    await store.matches.add(match("other", "ben"), seats("other", "ben", None))
    found = await store.matches.of_users({"ada"}, 10)
    assert [row.id for row, _ in found] == ["hosted", "seated"]
    later = await store.matches.of_users({"ada"}, 10, (3, "hosted"))
    assert [row.id for row, _ in later] == ["seated"]


async def test_matches_that_changed_at_the_same_time_are_listed_once_each(store: Store) -> None:
    for name in ("d", "b", "e", "a", "c"):
        await store.matches.add(match(name, changed=7), seats(name, "ada", None))
    listed: list[str] = []
    after = None
    while found := await store.matches.of_users({"ada"}, 2, after):
        last = found[-1][0]
        after = (last.changed, last.id)
        listed += [row.id for row, _ in found]
    assert listed == ["a", "b", "c", "d", "e"]


async def test_matches_that_go_on_are_counted_and_listed(store: Store) -> None:
    await store.matches.add(match("a", status="playing"), seats("a", "ada", None))
    await store.matches.add(match("b", status="over"), seats("b", "ada", None))
    await store.matches.add(match("c", "ben", status="playing"), seats("c", "ada", "ben"))
    assert await store.matches.unfinished_hosted_by({"ada"}) == 1
    assert sorted(await store.matches.unfinished_of({"ada"})) == [
        ("a", "playing"),
        ("c", "playing"),
    ]


async def test_all_matches_can_be_gone_through(store: Store) -> None:
    for name in "abc":
        await store.matches.add(match(name), seats(name, "ada", None))
    assert await store.matches.ids(limit=2) == ["a", "b"]
    assert await store.matches.ids(after="b") == ["c"]


async def test_an_analysis_is_taken_once(store: Store) -> None:
    await store.matches.add(match("m"), seats("m", "ada", None))
    await store.leases.renew("p", "", 60_000)
    await store.analyses.add(analysis("x", "m"))
    assert await store.analyses.unfinished({"ada"}) == 1
    taken = await store.analyses.take("p", 50)
    assert taken is not None and (taken.id, taken.status) == ("x", "running")
    assert await store.analyses.take("q", 50) is None
    await store.analyses.advance("x", 0.5, 55)
    halfway = await store.analyses.find("x")
    assert halfway is not None and halfway.progress == 0.5
    assert await store.analyses.unfinished() == 1
    await store.analyses.finish("x", "done", {"plies": []}, 60)
    found = await store.analyses.find("x")
    assert found is not None and (found.status, found.result) == ("done", '{"plies": []}')
    await store.analyses.advance("x", 0.5, 70)
    assert await store.analyses.find("x") == found
    assert found.progress == 1
    assert await store.analyses.unfinished({"ada"}) == 0


async def test_results_of_analyses_are_read_only_where_they_are_needed(store: Store) -> None:
    await store.matches.add(match("m"), seats("m", "ada", None))
    await store.analyses.add(analysis("x", "m"))
    await store.analyses.finish("x", "done", {"plies": []}, 60)
    (of_match,) = await store.analyses.of_match("m")
    (of_user,) = await store.analyses.of_users({"ada"})
    assert (of_match.result, of_user.result) == ('{"plies": []}', None)


async def test_an_analysis_of_a_dead_process_is_taken_again(store: Store) -> None:
    await store.matches.add(match("m"), seats("m", "ada", None))
    await store.leases.renew("p", "", -1)
    await store.analyses.add(analysis("x", "m"))
    await store.analyses.take("p", 50)
    taken = await store.analyses.take("q", 200)
    assert taken is not None and taken.process == "q"
