"""Run a Ray cluster of two machines with one processor each, one of which a test can kill.

Prints the address of the cluster. When a line comes in, kills a machine without warning, prints
"killed", and keeps the cluster running until the input ends.
"""

import os
import sys
from pathlib import Path
from signal import SIGKILL
from time import monotonic
from typing import Any

from ray.cluster_utils import Cluster

from tilewright.arena.ray_cluster import play_remotely

TASK = play_remotely.__name__.encode()  # Ray names its processes after what they run
QUICK = {  # how soon a machine that does not answer counts as dead
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_failure_threshold": 3,
}


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def kill_player(machine: Any) -> None:
    """Kill the process that plays on a machine, which would outlive the machine for a moment."""
    raylet = machine.all_processes["raylet"][0].process.pid
    children = Path(f"/proc/{raylet}/task/{raylet}/children")
    deadline = monotonic() + 60
    while monotonic() < deadline:
        for child in children.read_text("utf-8").split():
            if TASK in Path(f"/proc/{child}/cmdline").read_bytes():
                os.kill(int(child), SIGKILL)
                return
    raise TimeoutError("nothing plays on this machine")


def main() -> None:
    head = {"num_cpus": 0, "include_dashboard": False, "_system_config": QUICK}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        machines = [cluster.add_node(num_cpus=1) for _ in range(2)]
        say(cluster.address)
        if sys.stdin.readline():
            kill_player(machines[0])
            cluster.remove_node(machines[0], allow_graceful=False)
            say("killed")
            sys.stdin.read()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
