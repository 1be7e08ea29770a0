"""The `go` command: the limits for one answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tilewright.bots.limits import Limits, read_limits
from tilewright.core.errors import BadSetup, quote
from tilewright.engine.protocol import BadCommand, is_number, read_pairs, write_number

LIMITS: Final = ("time", "nodes", "depth")
CLOCK: Final = ("clock", "increment")
INFINITE: Final = "infinite"
EXPECTED_ACTIONS: Final = 20  # a clock is divided by this number
MIN_SECONDS: Final = 0.01


class GoCommand(NamedTuple):
    """The limits of one search; without any, the engine uses its own."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    clock: float | None = None  # seconds left to the seat for the rest of the match
    increment: float = 0.0  # seconds added with every action
    infinite: bool = False
    legal: tuple[str, ...] = ()  # for engines that ask for them

    @classmethod
    def within(cls, limits: Limits, legal: Sequence[str] = ()) -> GoCommand:
        """Return the command for a bot's limits."""
        return cls(limits.seconds, limits.nodes, limits.depth, legal=tuple(legal))

    @classmethod
    def read(cls, words: Sequence[str]) -> GoCommand:
        """Return the command for the words after `go`."""
        if words == [INFINITE]:
            return cls(infinite=True)
        pairs = read_pairs(words, (*LIMITS, *CLOCK))
        for name, value in pairs.items():
            if not is_number(value):
                sentence = f"{quote(value)} is not a number for {name}"
                raise BadSetup("setup.limit", sentence, {"limit": name, "value": value})
        if "increment" in pairs and "clock" not in pairs:
            raise BadCommand("command.words", "an increment needs a clock")
        if "time" in pairs and "clock" in pairs:
            raise BadCommand("command.words", "time and clock can't both be given")
        written = ",".join(f"{name}={pairs[name]}" for name in LIMITS if name in pairs)
        limits = read_limits(written) if written else Limits()
        clock = float(pairs["clock"]) if "clock" in pairs else None
        increment = float(pairs.get("increment", 0))
        return cls(limits.seconds, limits.nodes, limits.depth, clock, increment)

    def write(self) -> str:
        """Return the command."""
        words = ["go"]
        numbers = (self.seconds, self.nodes, self.depth, self.clock, self.increment or None)
        for name, value in zip((*LIMITS, *CLOCK), numbers, strict=True):
            if value is not None:
                words += [name, write_number(value)]
        words += [INFINITE] if self.infinite else []
        words += ["legal", *self.legal] if self.legal else []
        return " ".join(words)

    def limits(self, own: Limits | None, threads: int, memory: int) -> Limits | None:
        """Return the limits for a bot: its own if the command has none."""
        if self == GoCommand():
            return own and own._replace(threads=threads, memory=memory)
        return Limits(self._share(), self.nodes, self.depth, threads, memory).checked()

    def _share(self) -> float | None:
        """Return the seconds for this action: a share of the clock if there is one."""
        if self.clock is None:
            return self.seconds
        share = self.clock / EXPECTED_ACTIONS + self.increment * 0.8
        return max(MIN_SECONDS, min(share, self.clock / 2))
