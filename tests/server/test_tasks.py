"""Background jobs continue after a run that failed."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from tests.server.clients import PATIENCE, running, until
from tilewright.server.ops.settings import Settings
from tilewright.server.tasks import repeat

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("error", [OSError("away"), RuntimeError("a bug"), KeyError("a bug")])
async def test_a_job_that_fails_runs_again_and_is_logged(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    runs, third = 0, asyncio.Event()

    async def job() -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            raise error
        third.set()

    with caplog.at_level(logging.WARNING):
        task = asyncio.create_task(repeat(job, 0.001))
        async with asyncio.timeout(PATIENCE):
            await third.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert caplog.records


async def test_a_lease_is_renewed_after_an_error_that_nobody_thought_of(
    settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings(lease=1)) as server:
        leases = server.parts.store.leases
        renew, failures, renewed = leases.renew, [RuntimeError("a bug")], []

        async def fail_first(*arguments: object) -> None:
            if failures:
                raise failures.pop()
            renewed.append(arguments)
            await renew(*arguments)

        monkeypatch.setattr(leases, "renew", fail_first)
        await until(lambda: len(renewed) >= 2)
        assert failures == []
