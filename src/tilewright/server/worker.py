"""A process in which bots think: a line of JSON in, a line of JSON out, until the input ends."""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import Any

import msgspec

import tilewright
from tilewright.bots import Bot, make_bot
from tilewright.core.errors import TilewrightError
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.server.analysis import analyse


class Task(msgspec.Struct):
    """What is to be thought about."""

    game: str
    bot: str
    position: str
    seed: int
    analyse: bool = False


@cache
def _bot(game: str, bot: str) -> Bot:
    return make_bot(bot, find_game(game))


def answer(line: bytes) -> bytes:
    """Return the answer to one line."""
    task = msgspec.json.decode(line, type=Task)
    found: dict[str, Any]
    try:
        state = find_game(task.game).from_text(task.position)
        bot = _bot(task.game, task.bot)
        if task.analyse:
            found = {"analysis": analyse(bot, state, Rng(task.seed))}
        else:
            found = {"action": int(bot.choose(state, Rng(task.seed)))}
    except TilewrightError as error:
        found = {"error": str(error)}
    return msgspec.json.encode(found) + b"\n"


def main() -> None:
    """Answer until the input ends, as it does when the server is gone."""
    assert tilewright.__version__
    for line in sys.stdin.buffer:
        try:
            sys.stdout.buffer.write(answer(line))
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)  # nobody is left to answer to, nor to complain to


if __name__ == "__main__":
    main()
