"""A server in a process of its own, for tools and tests that stop or kill it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

SERVE = ("-m", "tilewright", "serve")


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A running `tilewright serve`, which can be measured, stopped and killed."""

    def __init__(self, database: str, core: int | None = None, **settings: float | str) -> None:
        self._settings: dict[str, float | str] = {
            "database": database,
            "port": 0,
            "log_level": "warning",
            **settings,
        }
        self._core = core
        # Words before the command, such as those that enter a network, and options of Python.
        self.prefix: Sequence[str] = ()
        self.python_options: Sequence[str] = ()
        self._process: subprocess.Popen[str] | None = None
        self.host = ""

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process is not None
        return self._process.pid

    def start(self, *flags: str) -> None:
        """Start the server, and wait until it is ready; a restart uses the same port."""
        environment = {
            f"TILEWRIGHT_{name.upper()}": str(value) for name, value in self._settings.items()
        }
        self._process = subprocess.Popen(
            [*self.prefix, sys.executable, *self.python_options, *SERVE, *flags],
            env=os.environ | environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self._core is not None:
            os.sched_setaffinity(self._process.pid, {self._core})
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {line}")
        self.host = line.rpartition("http://")[2]
        self._settings["port"] = int(self.host.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the server, as a failing machine would."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server, as an administrator would."""
        self._signal(signal.SIGTERM)

    def freeze(self) -> None:
        """Freeze the server: it does nothing, and nobody is told."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let a frozen server go on."""
        os.kill(self.pid, signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.communicate()
            self._process = None

    def memory(self) -> int:
        """Return the memory of the server in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """Return the CPU time of the server."""
        return self._seconds(Path(f"/proc/{self.pid}/stat"))

    def main_seconds(self) -> float:
        """Return the CPU time of the main thread, which runs the event loop."""
        return self._seconds(Path(f"/proc/{self.pid}/task/{self.pid}/stat"))

    def _seconds(self, stat: Path) -> float:
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
