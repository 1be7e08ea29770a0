"""What bots are asked to do, as a line of JSON, and how it is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tilewright.bots import Bot, Limits, make_bot
from tilewright.bots.stop import Stop
from tilewright.core.errors import TilewrightError
from tilewright.core.record import Record
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.server.protocol import to_error
from tilewright.server.thinking.analysis import analyse_match, analyse_ply
from tilewright.server.thinking.live import look


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
    nodes: int | None = None  # a limit instead of seconds, where there is no clock to search by


class Look(msgspec.Struct, tag="look"):
    """Analyse any position once; `id` is what a request to stop names."""

    id: int
    position: str
    nodes: int
    seconds: float | None = None
    played: str | None = None
    names: list[str] = []


Task = Choose | Analyse | Look


def read_task(line: bytes | str) -> Task:
    """Return the task of a line."""
    task: Task = msgspec.json.decode(line, type=Task)
    return task


@cache
def _bot(game: str, bot: str) -> Bot:
    return make_bot(bot, find_game(game))


def answer(
    line: bytes | str, report: Callable[[float], None], stop: Stop | None = None
) -> dict[str, Any]:
    """Return the answer to one line; long tasks report their progress from 0 to 1.

    Another thread may set `stop` to end a look at a position early.
    """
    task = read_task(line)
    try:
        if isinstance(task, Look):
            played, names = task.played, task.names
            found = look(task.position, task.nodes, task.seconds, played, names, stop)
            return {"look": found}
        if isinstance(task, Choose):
            state = find_game(task.game).from_text(task.position)
            return {"action": int(_bot(task.game, task.bot).choose(state, Rng(task.seed)))}
        return {"analysis": _analyse(task, report)}
    except TilewrightError as error:
        return {"error": str(error), "refusal": msgspec.to_builtins(to_error(error))}


def _analyse(task: Analyse, report: Callable[[float], None]) -> dict[str, Any]:
    record = Record.from_text(task.record)
    limits = Limits(seconds=task.seconds) if task.nodes is None else Limits(nodes=task.nodes)
    if task.ply is not None:
        return analyse_ply(record, task.ply, task.bot, limits, task.seed)
    positions = len(record.plies) + 1
    return analyse_match(record, task.bot, limits, task.seed, lambda done: report(done / positions))
