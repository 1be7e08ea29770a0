"""Environments whose optional packages are missing."""

import subprocess
import sys

import pytest

PACKAGES = {
    "pettingzoo": ("pettingzoo", "tilewright.envs.pettingzoo"),
    "openspiel": ("pyspiel", "tilewright.envs.openspiel"),
    "gymnasium": ("gymnasium", "tilewright.envs.gymnasium"),
    "rl": ("numpy", "tilewright.envs"),
}


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in an interpreter of its own."""
    command = [sys.executable, "-c", program]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.mark.parametrize("extra", PACKAGES)
def test_a_missing_package_is_named_with_the_way_to_get_it(extra: str) -> None:
    package, module = PACKAGES[extra]
    program = f"import sys; sys.modules[{package!r}] = None; import {module}"
    ended = run(program)
    assert ended.returncode == 1
    assert f"pip install 'tilewright[{extra}]'" in ended.stderr.splitlines()[-1]
    assert package in ended.stderr.splitlines()[-1]


def test_the_package_itself_needs_none_of_them() -> None:
    names = [package for package, _ in PACKAGES.values()] + ["PIL"]
    program = f"import sys; sys.modules |= dict.fromkeys({names}); import tilewright.cli.main"
    assert run(program).returncode == 0
