"""Run commands in processes, watch them, and interrupt or kill them."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

DEADLINE = 300  # seconds after which a test gives up waiting


def start(*arguments: str) -> subprocess.Popen[str]:
    """Start a command in its own process group, as a terminal does."""
    command = [sys.executable, "-m", "tilewright", *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


def finish(run: subprocess.Popen[str]) -> tuple[str, str]:
    """Return the output and errors of a command when it has ended; kill it after a timeout."""
    with run:
        try:
            return run.communicate(timeout=DEADLINE)
        finally:
            run.kill()


def wait_for_lines(path: Path, number: int, run: subprocess.Popen[str]) -> int:
    """Wait until a file has some number of lines, and return how many it has."""
    for _ in range(DEADLINE * 100):
        found = path.read_bytes().count(b"\n") if path.exists() else 0
        if found >= number or run.poll() is not None:
            return found
        time.sleep(0.01)
    raise TimeoutError(f"{path} has {found} lines, not {number}")


def wait_for_child(run: subprocess.Popen[str]) -> None:
    """Wait until a process has started another."""
    children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
    for _ in range(DEADLINE * 100):
        if run.poll() is not None or children.read_text("utf-8").strip():
            return
        time.sleep(0.01)


def is_gone(group: int) -> bool:
    """Wait until no process of a group is running; return False after a timeout."""
    for _ in range(DEADLINE * 100):
        if not any(_is_running(stat, group) for stat in Path("/proc").glob("[0-9]*/stat")):
            return True
        time.sleep(0.01)
    return False


def _is_running(stat: Path, group: int) -> bool:
    """Return whether a process belongs to a group and is not a zombie."""
    try:
        state, _, its_group, *_ = stat.read_text("utf-8").rpartition(")")[2].split()
    except OSError:  # it has just ended
        return False
    return int(its_group) == group and state != "Z"


def results_of(path: Path) -> list[dict[str, Any]]:
    """Return the matches of a results file in order, without their times."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    for line in lines:
        del line["seconds"]
    return sorted(lines, key=lambda line: (line["deal"], line["group"], line["rotation"]))


def figures_of(output: str) -> dict[str, Any]:
    """Return the figures that a command printed, without times."""
    data: dict[str, Any] = json.loads(output)
    del data["seconds_per_action"]
    return data
