"""Limits on how long a bot may think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from tilewright.core.errors import BadSetup, quote

Number = TypeVar("Number", int, float)

SECONDS: Final = 0.5  # if no limit is set
NO_LIMIT: Final = 1 << 62
MAX_THREADS: Final = 64
MAX_MEMORY: Final = 65536


class Limits(NamedTuple):
    """What a bot may spend on one action; it stops at the first limit reached.

    With only nodes or depth given, and one thread, the same position and the same generator
    always lead to the same choice.
    """

    seconds: float | None = None
    nodes: int | None = None  # positions searched
    depth: int | None = None  # actions ahead
    threads: int = 1
    memory: int = 64  # MiB

    @property
    def is_open(self) -> bool:
        """Whether no limit ends the search."""
        return self.seconds is None and self.nodes is None and self.depth is None

    @property
    def nodes_each(self) -> int:
        """How many positions each thread may search."""
        return NO_LIMIT if self.nodes is None else -(-self.nodes // self.threads)

    def ending(self, seconds: float) -> Limits:
        """Return the same limits, with a time limit if there is no other."""
        return self._replace(seconds=seconds) if self.is_open else self

    def within(self, other: Limits) -> Limits:
        """Return the tighter of each of these limits and others."""
        return Limits(
            _least(self.seconds, other.seconds),
            _least(self.nodes, other.nodes),
            _least(self.depth, other.depth),
            min(self.threads, other.threads),
            min(self.memory, other.memory),
        )

    def checked(self) -> Limits:
        """Return the same limits; raise `BadSetup` if one is out of range."""
        _check("time", self.seconds, 0.0, 86400.0)
        _check("nodes", self.nodes, 1, 10**15)
        _check("depth", self.depth, 1, 1000)
        _check("threads", self.threads, 1, MAX_THREADS)
        _check("memory", self.memory, 1, MAX_MEMORY)
        return self


_READERS: Final[dict[str, tuple[str, Callable[[str], float]]]] = {
    "time": ("seconds", float),
    "nodes": ("nodes", int),
    "depth": ("depth", int),
    "threads": ("threads", int),
    "memory": ("memory", int),
}


def read_limits(text: str, base: Limits | None = None) -> Limits:
    """Parse limits such as `time=0.5,nodes=20000`; the others come from `base`.

    Naming any of time, nodes and depth drops all three of `base`.
    """
    found: dict[str, float] = {}
    for part in text.split(","):
        key, _, value = part.strip().partition("=")
        if key not in _READERS:
            known = ", ".join(_READERS)
            sentence = f"unknown limit {quote(key)}; choose from {known}"
            raise BadSetup("setup.limit", sentence, {"limit": key})
        field, read = _READERS[key]
        try:
            found[field] = read(value)
        except ValueError:
            sentence = f"{key} needs a number, not {quote(value)}"
            raise BadSetup("setup.limit", sentence, {"limit": key, "value": value}) from None
    base = base or Limits()
    if found.keys() & {"seconds", "nodes", "depth"}:
        base = base._replace(seconds=None, nodes=None, depth=None)
    return base._replace(**found).checked()  # type: ignore[arg-type]


def _least(a: Number | None, b: Number | None) -> Number | None:
    return min((value for value in (a, b) if value is not None), default=None)


def _check(name: str, value: float | None, least: float, most: float) -> None:
    if value is None or least <= value <= most:
        return
    sentence = f"{name} must be between {least} and {most}, not {value}"
    raise BadSetup("setup.limit", sentence, {"limit": name, "value": str(value)})
