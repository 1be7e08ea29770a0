"""The text that names a program: the command that starts it, limits and options."""

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


class LaunchCommand(NamedTuple):
    """How to start a program, and what to set before it plays."""

    words: tuple[str, ...]
    limits: str  # as for `read_limits`
    options: Mapping[str, str]


def read_launch_command(text: str) -> LaunchCommand:
    """Return the command in a text.

    Words such as `time=0.5` or `bot=greedy` before the program are its limits and options, like
    variables in a shell.
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise _refuse(text, f"can't be split into words: {error}") from error
    settings: dict[str, str] = {}
    while words and (match := _SETTING.fullmatch(words[0])):
        settings[match["name"]] = one_line(match["value"])
        del words[0]
    if not words:
        raise _refuse(text, "names no program")
    if which(words[0]) is None:
        raise _refuse(text, f"names {quote(words[0])}, but there is no such program")
    limits = ",".join(f"{name}={settings.pop(name)}" for name in LIMITS if name in settings)
    return LaunchCommand(tuple(words), limits, settings)


def _refuse(text: str, problem: str) -> BadSetup:
    sentence = f"the command {quote(text)} {problem}"
    return BadSetup("setup.engine", sentence, {"command": text})
