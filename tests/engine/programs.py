"""Programs for tests, and a check that none of their processes is left."""

import os
import shlex
import sys
from pathlib import Path
from threading import Event

from tilewright import Azul, Rng, find_game
from tilewright.bots import Limits
from tilewright.engine.bot import EngineBot
from tilewright.engine.client import Timeouts

AZUL = find_game("azul")
PROGRAM = Path(__file__).with_name("faulty_program.py")
EXAMPLES = Path(__file__).parents[2] / "examples"
LONG_TIMEOUTS = Timeouts(start=60, answer=60, grace=60, thinking=60, leave=60)
TILEWRIGHT = shlex.join([sys.executable, "-m", "tilewright", "engine"])


def command(kind: str, pids: Path | None = None) -> str:
    """Return the command of the program with some fault."""
    words = [sys.executable, "-I", "-S", str(PROGRAM), kind]
    return shlex.join([*words, str(pids)] if pids else words)


def example(name: str) -> str:
    """Return the command of an example."""
    return shlex.join([sys.executable, str(EXAMPLES / name)])


def azul(seed: int = 1, moves: int = 0) -> Azul:
    """Return a position in which a seat acts, after some random moves."""
    state, rng = Azul(2, "coloured"), Rng(seed)
    while moves or state.actor < 0:
        if state.actor < 0:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
            moves -= 1
    return state


def bot(text: str, timeouts: Timeouts = LONG_TIMEOUTS, seconds: float = 60.0) -> EngineBot:
    """Return a program as a bot."""
    return EngineBot(text, AZUL, Limits(seconds=seconds), timeouts)


def still_running(pids: Path) -> list[int]:
    """Return the processes of a program that are still there, zombies of ours included.

    One that has been killed may need a moment to be gone.
    """
    numbers = [int(line) for line in pids.read_text("utf-8").split()]
    moments = (Event().wait(0.01) for _ in range(1000))
    while any(map(_is_there, numbers)) and not next(moments, True):
        pass
    return [number for number in numbers if _is_there(number)]


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return True
    state, parent = stat.read_text("utf-8").rpartition(")")[2].split()[:2]
    return state != "Z" or int(parent) == os.getpid()  # a zombie of somebody else's has ended
