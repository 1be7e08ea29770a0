"""A short run of the tool that kills servers; the long one is for developers."""

from pathlib import Path

import pytest

from tests import services
from tools.kill import Plan, run

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
