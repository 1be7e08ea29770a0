"""Sum up a profile of the server by the parts that an action passes.

`python -m tools.load_parts FILE -m tilewright serve` runs a module, profiles it from SIGUSR1 to
SIGTERM, and writes the profile.
"""

from __future__ import annotations

import cProfile
import pstats
import runpy
import signal
import sys
from collections import defaultdict
from operator import itemgetter
from pathlib import Path
from typing import cast

# A function belongs to the first part of which a text is in the path of its file.
PARTS = {
    "rules and the match core": ("tilewright/table/", "tilewright/games/", "tilewright/core/"),
    "what each person is sent": ("tilewright/server/live/", "tilewright/server/protocol", "i18n"),
    "store": ("tilewright/store/", "sqlalchemy/", "sqlite", "psycopg", "tilewright/server/cluster"),
    "sockets": ("tilewright/server/http/", "uvicorn/", "websockets/", "starlette/", "fastapi/"),
    "event loop": ("asyncio/", "selectors.py", "contextvars", "threading.py", "concurrent/"),
}
REST = "everything else"
WAITING = ("select.epoll", "select.select", "acquire' of")

Function = tuple[str, int, str]
Times = tuple[int, int, float, float]


def table(path: Path) -> str:
    """Return a table of the parts and their shares of the main thread's time."""
    seconds = sums(
        cast(
            "dict[Function, tuple[int, int, float, float, dict[Function, Times]]]",
            vars(pstats.Stats(str(path)))["stats"],
        )
    )
    total = sum(seconds.values())
    rows = [
        f"| {part} | {spent / total:.0%} |"
        for part, spent in sorted(seconds.items(), key=itemgetter(1), reverse=True)
    ]
    return "\n".join(["| part of the main thread | share |", "|---|---|", *rows])


def sums(
    stats: dict[Function, tuple[int, int, float, float, dict[Function, Times]]],
) -> dict[str, float]:
    """Return the seconds by part; those of built-in functions count for their callers."""
    seconds: dict[str, float] = defaultdict(float)
    for function, (_, _, own, _, callers) in stats.items():
        if any(word in function[2] for word in WAITING):
            continue
        if function[0] != "~":
            seconds[part_of(function[0])] += own
            continue
        for caller, (_, _, spent, _) in callers.items():
            seconds[part_of(caller[0])] += spent
    return seconds


def part_of(path: str) -> str:
    """Return the part that a file belongs to."""
    for part, texts in PARTS.items():
        if any(text in path for text in texts):
            return part
    return REST


def profile() -> None:
    """Run the module that the command line names, and write its profile to a file."""
    path, _, module = sys.argv[1:4]
    sys.argv = [module, *sys.argv[4:]]
    profiler = cProfile.Profile()
    signal.signal(signal.SIGUSR1, lambda *_: profiler.enable())
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    finally:
        profiler.disable()
        profiler.dump_stats(path)


if __name__ == "__main__":
    profile()
