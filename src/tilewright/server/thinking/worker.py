"""A process in which bots think: a line of JSON in, a line of JSON out, until the input ends.

Long tasks report their progress in lines before the last. A line with only a number asks to stop
the look of this id: its answer comes early. Every answer tells how many
seconds of CPU time it took.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

import tilewright
from tilewright.bots.stop import Stop
from tilewright.server.thinking.tasks import Look, answer, read_task


class _Inbox:
    """The tasks that arrive, each with its flag: read in a thread, so that one can be stopped."""

    def __init__(self) -> None:
        self._tasks: SimpleQueue[tuple[bytes, Stop] | None] = SimpleQueue()
        self._looks: dict[int, Stop] = {}  # at most one, as the server waits for its answer

    def __iter__(self) -> Iterator[tuple[bytes, Stop]]:
        Thread(target=self._read, daemon=True).start()
        while (task := self._tasks.get()) is not None:
            yield task

    def _read(self) -> None:
        try:
            for line in sys.stdin.buffer:
                self._take(line)
        finally:
            self._tasks.put(None)

    def _take(self, line: bytes) -> None:
        if line.strip().isdigit():
            if known := self._looks.get(int(line)):
                known.set()
            return
        stop, task = Stop(), read_task(line)
        self._looks = {task.id: stop} if isinstance(task, Look) else {}
        self._tasks.put((line, stop))


def _write(found: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.stdout.buffer.flush()


def _report(part: float) -> None:
    _write({"progress": part})


def main() -> None:
    """Answer until the input ends, as it does when the server is gone."""
    assert tilewright.__version__
    if len(sys.argv) > 1 and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    for line, stop in _Inbox():
        try:
            began = time.process_time()
            found = answer(line, _report, stop)
            _write({**found, "seconds": time.process_time() - began})
        except BrokenPipeError:
            os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
