"""A process in which bots think: a line of JSON in, a line of JSON out, until the input ends.

Long tasks report their progress in lines before the last.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import Any

import msgspec

import tilewright
from tilewright.bots import Bot, make_bot
from tilewright.core.errors import TilewrightError
from tilewright.core.record import Record
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.server.thinking.analysis import analyse_match, analyse_ply


class Choose(msgspec.Struct, tag="choose"):
    """Choose an action in a position."""

    game: str
    bot: str
    position: str
    seed: int


class Analyse(msgspec.Struct, tag="analyse"):
    """Analyse a record, or one position of it."""

    record: str
    bot: str
    seconds: float
    seed: int
    ply: int | None = None


@cache
def _bot(game: str, bot: str) -> Bot:
    return make_bot(bot, find_game(game))


def answer(line: bytes) -> dict[str, Any]:
    """Return the answer to one line."""
    task = msgspec.json.decode(line, type=Choose | Analyse)
    try:
        if isinstance(task, Choose):
            state = find_game(task.game).from_text(task.position)
            return {"action": int(_bot(task.game, task.bot).choose(state, Rng(task.seed)))}
        return {"analysis": _analyse(task)}
    except TilewrightError as error:
        return {"error": str(error)}


def _analyse(task: Analyse) -> dict[str, Any]:
    record = Record.from_text(task.record)
    if task.ply is not None:
        return analyse_ply(record, task.ply, task.bot, task.seconds, task.seed)
    positions = len(record.plies) + 1

    def progress(done: int) -> None:
        _write({"progress": done / positions})

    return analyse_match(record, task.bot, task.seconds, task.seed, progress)


def _write(found: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    """Answer until the input ends, as it does when the server is gone."""
    assert tilewright.__version__
    if len(sys.argv) > 1 and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    for line in sys.stdin.buffer:
        try:
            _write(answer(line))
        except BrokenPipeError:
            os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
