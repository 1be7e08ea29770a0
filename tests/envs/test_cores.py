"""How many cores a batch may use: affinity, and the CPU quota of control groups."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from tilewright.envs.cores import available_cores, cpu_quota

V2 = "0::/user/job\n"
V1 = "7:cpuset:/job\n3:cpu,cpuacct:/job\n1:name=systemd:/\n"
QUOTAS: dict[str, tuple[str, Mapping[str, str], float | None]] = {
    "no files": (V2, {}, None),
    "no quota": (V2, {"user/job/cpu.max": "max 100000"}, None),
    "one core": (V2, {"user/job/cpu.max": "100000 100000"}, 1.0),
    "half a core": (V2, {"user/job/cpu.max": "50000 100000"}, 0.5),
    "of a parent": (V2, {"user/job/cpu.max": "max 100000", "user/cpu.max": "150000 100000"}, 1.5),
    "in a container": (V2, {"cpu.max": "200000 100000"}, 2.0),
    "the smallest": (V2, {"user/job/cpu.max": "300000 100000", "cpu.max": "200000 100000"}, 2.0),
    "outside the namespace": ("0::/../../other\n", {"cpu.max": "200000 100000"}, 2.0),
    "version 1": (
        V1,
        {"cpu/job/cpu.cfs_quota_us": "250000\n", "cpu/job/cpu.cfs_period_us": "100000\n"},
        2.5,
    ),
    "version 1 without a quota": (
        V1,
        {"cpu/job/cpu.cfs_quota_us": "-1\n", "cpu/job/cpu.cfs_period_us": "100000\n"},
        None,
    ),
}


@pytest.mark.parametrize("name", QUOTAS)
def test_the_quota_is_read_from_the_control_groups(name: str, tmp_path: Path) -> None:
    lines, files, quota = QUOTAS[name]
    groups, root = tmp_path / "groups", tmp_path / "root"
    groups.write_text(lines, "utf-8")
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
    assert cpu_quota(groups, root) == quota


def test_without_control_groups_there_is_no_quota(tmp_path: Path) -> None:
    assert cpu_quota(tmp_path / "groups", tmp_path) is None


@pytest.mark.parametrize(("quota", "cores"), [(None, 4), (9.0, 4), (2.9, 2), (1.0, 1), (0.2, 1)])
def test_a_quota_counts_in_whole_cores(
    quota: float | None, cores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilewright.envs.cores.cpu_quota", lambda: quota)
    monkeypatch.setattr("tilewright.envs.cores.allowed_cores", lambda: 4)
    assert available_cores() == cores


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="only Linux has it")
def test_affinity_counts() -> None:
    before = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(before)})
        assert available_cores() == 1
    finally:
        os.sched_setaffinity(0, before)
