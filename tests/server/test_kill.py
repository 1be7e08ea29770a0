"""A short run of the tool that kills servers; the long one is for developers."""

import time
from pathlib import Path

import httpx
import pytest

from tests import services
from tilewright.store import Store
from tools.kill import Plan, run
from tools.kill_players import Pair
from tools.kill_watch import Watch

pytestmark = [pytest.mark.anyio, pytest.mark.processes]


async def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kill.db'}"
    assert await run(database, Plan(matches=12, kills=3, pause=1)) == []


async def test_of_two_processes_either_can_be_killed(
    postgres: services.Postgres, redis: services.Redis
) -> None:
    database = postgres.new_database()
    plan = Plan(matches=12, kills=2, pause=1, calm=True)
    assert await run(database, plan, redis.url) == []


async def test_the_database_and_redis_can_be_restarted() -> None:
    with services.postgres(options=()) as database, services.redis() as redis:
        restarts = [database.restart, redis.restart]
        url = database.new_database()
        plan = Plan(matches=12, kills=3, pause=1)
        assert await run(url, plan, redis.url, restarts) == []


async def test_nobody_is_behind_after_a_process_was_frozen(
    postgres: services.Postgres, redis: services.Redis
) -> None:
    plan = Plan(matches=8, kills=2, pause=1, freeze=9)
    assert await run(postgres.new_database(), plan, redis.url) == []


async def test_nobody_is_behind_after_the_database_was_away_for_longer_than_a_lease() -> None:
    with services.postgres(options=()) as database, services.redis() as redis:

        def be_away() -> None:
            database.stop()
            time.sleep(10)
            database.start()

        plan = Plan(matches=8, kills=1, pause=1, service_every=1)
        assert await run(database.new_database(), plan, redis.url, [be_away]) == []


def test_somebody_who_is_behind_is_found(tmp_path: Path) -> None:
    pair = Pair(1, [], httpx.AsyncClient())
    ada, ben = pair.people
    watch = Watch(Store(f"sqlite:///{tmp_path / 'none.db'}"), [pair])
    pair.match = ada.match = ben.match = "m"
    ada.opened = ben.opened = 100.0
    ada.version, ben.version = 3, 2
    watch.committed("m", 2, 100.0)
    watch.committed("m", 3, 105.0)
    watch.compare(114.0)
    assert pair.complaints == []
    for now in (116.0, 117.0):
        watch.compare(now)
    assert pair.complaints == ["m: Ben still sees version 2"]
    assert watch.longest == 12
    pair.complaints.clear()
    ada.version, ben.opened = 1, None  # one whose socket is closed knows that it is
    watch.compare(200.0)
    assert pair.complaints == ["m: Ada still sees version 1"]
