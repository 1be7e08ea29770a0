"""How a program is named: the command that starts it, and what is set before it plays."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from shutil import which
from typing import Final, NamedTuple

from tilewright.core.errors import BadSetup, quote
from tilewright.engine.protocol import one_line

LIMITS: Final = ("time", "nodes", "depth", "threads", "memory")
_SETTING: Final = re.compile(r"(?P<name>[a-z][a-z0-9-]*)=(?P<value>.*)", re.DOTALL)


class Command(NamedTuple):
    """How a program is started, and what is set before it plays."""

    words: tuple[str, ...]
    limits: str  # its own, as `read_limits` reads them
    options: Mapping[str, str]


def read_command(text: str) -> Command:
    """Return the command that a text stands for.

    Words such as `time=0.5` or `bot=greedy` before the program are limits and options of it, as
    a shell takes such words for variables.
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise _refuse(text, f"cannot be split into words: {error}") from error
    settings: dict[str, str] = {}
    while words and (match := _SETTING.fullmatch(words[0])):
        settings[match["name"]] = one_line(match["value"])
        del words[0]
    if not words:
        raise _refuse(text, "names no program")
    if which(words[0]) is None:
        raise _refuse(text, f"names {quote(words[0])}, and there is no such program")
    limits = ",".join(f"{name}={settings.pop(name)}" for name in LIMITS if name in settings)
    return Command(tuple(words), limits, settings)


def _refuse(text: str, problem: str) -> BadSetup:
    sentence = f"the command {quote(text)} {problem}"
    return BadSetup("setup.engine", sentence, {"command": text})
