"""How many cores this process may use."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

GROUPS: Final = Path("/proc/self/cgroup")  # the control groups of this process
ROOT: Final = Path("/sys/fs/cgroup")


def available_cores() -> int:
    """Return how many cores the calling thread may use, by affinity and by CPU quota.

    A quota, such as a container's, is rounded down to whole cores, but to one at least.
    """
    quota = cpu_quota()
    allowed = allowed_cores()
    return allowed if quota is None else max(1, min(allowed, int(quota)))


def allowed_cores() -> int:
    """Return how many cores the affinity of the calling thread allows."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def cpu_quota(groups: Path = GROUPS, root: Path = ROOT) -> float | None:
    """Return the CPU quota of this process in cores, or None if it has no quota.

    Control groups are nested; the smallest quota applies.
    """
    return min(_quotas(groups, root), default=None)


def _quotas(groups: Path, root: Path) -> Iterator[float]:
    for line in _read(groups).splitlines():
        _, controllers, name = line.split(":", 2)
        if controllers and "cpu" not in controllers.split(","):
            continue
        base = root / "cpu" if controllers else root
        group = base / name.lstrip("/")
        for folder in (group, *group.parents):
            if folder.is_relative_to(base):
                yield from _quota_of(folder)


def _quota_of(group: Path) -> Iterator[float]:
    """Yield the quota of a control group, if it has one.

    Version 2 has it in one file, as "max 100000" or two numbers, version 1 in two files.
    """
    words = _read(group / "cpu.max").split()
    words = words or _read(group / "cpu.cfs_quota_us", group / "cpu.cfs_period_us").split()
    if len(words) == 2 and words[0].isdecimal():
        yield int(words[0]) / int(words[1])


def _read(*paths: Path) -> str:
    try:
        return "\n".join(path.read_text() for path in paths)
    except OSError:
        return ""
