"""Running tasks on all envs of a batch; native code releases the GIL meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.envs import const

if TYPE_CHECKING:
    from tilewright.envs.buffers import Buffers
    from tilewright.envs.pool import Worker
    from tilewright.envs.shard import Env, Shard


def run(shard: Shard, workers: list[Worker], envs: list[Env], buffers: Buffers, tasks: int) -> int:
    """Run tasks on all envs, or on none if any action is illegal.

    Return the first env with an illegal action, or -1.
    """
    set_buffers(workers, buffers)
    illegal = check_then_run(shard, workers, envs, buffers, tasks)
    set_buffers(workers, None)
    return illegal


def set_buffers(workers: list[Worker], buffers: Buffers | None) -> int:
    """Give the workers the arrays of a call, or take them away."""
    for worker in workers:
        worker.buffers = buffers
    return 0


def check_then_run(
    shard: Shard, workers: list[Worker], envs: list[Env], buffers: Buffers, tasks: int
) -> int:
    """Check all actions if that is one of the tasks, then run the other tasks."""
    illegal = -1
    if tasks & const.CHECK:
        run_parallel(shard, workers, envs, buffers, const.CHECK)
        illegal = first_illegal(shard, workers)
    if illegal < 0:
        run_parallel(shard, workers, envs, buffers, tasks & ~const.CHECK)
    return illegal


def first_illegal(shard: Shard, workers: list[Worker]) -> int:
    """Return the first env with an illegal action, or -1."""
    for each in (shard, *(worker.shard for worker in workers)):
        if each.illegal >= 0:
            return each.illegal
    return -1


def run_parallel(
    shard: Shard, workers: list[Worker], envs: list[Env], buffers: Buffers, tasks: int
) -> int:
    """Run tasks on one shard here, and on the others in the workers."""
    for worker in workers:
        worker.tasks = tasks
        worker.start.send()
    run_shard(shard, envs, buffers, tasks)
    for worker in workers:
        worker.done.wait()
    return 0


def run_shard(shard: Shard, envs: list[Env], buffers: Buffers, tasks: int) -> int:
    """Run tasks on the envs of a shard."""
    shard.illegal = -1
    if shard.holds_gil:
        return shard.run_holding_gil(envs, buffers, tasks)
    for i in range(shard.first, shard.last):
        shard.run(envs[i], i, buffers, tasks)
    return 0


def serve(worker: Worker) -> int:
    """Run what the worker is given until it is given no tasks."""
    worker.start.wait()
    while worker.tasks:
        assert worker.buffers is not None
        run_shard(worker.shard, worker.envs, worker.buffers, worker.tasks)
        worker.done.send()
        worker.start.wait()
    return 0
