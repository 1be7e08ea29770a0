"""A short run of the tool that restarts processes in turn; the long one is for developers."""

import pytest

from tests import services
from tools.roll import Plan, run

pytestmark = [pytest.mark.anyio, pytest.mark.processes]


async def test_processes_can_be_restarted_in_turn(
    postgres: services.Postgres, redis: services.Redis
) -> None:
    # Whoever had to wait for a lease to lapse would not go on in time.
    plan = Plan(matches=9, rounds=1, pause=1, lease=60)
    outcome = await run(postgres.new_database(), redis.url, plan)
    assert outcome.wrong == []
    assert outcome.restarts == 3 and outcome.pauses
    assert max(outcome.pauses) < plan.lease
