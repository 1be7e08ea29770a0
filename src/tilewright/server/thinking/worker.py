"""A process in which bots think: a line of JSON in, a line of JSON out, until the input ends.

Long tasks report their progress in lines before the last.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

import tilewright
from tilewright.server.thinking.tasks import answer


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
    for line in sys.stdin.buffer:
        try:
            _write(answer(line, _report))
        except BrokenPipeError:
            os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
