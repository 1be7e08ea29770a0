"""A search in a thread of its own, so that the session can answer meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple, cast

from tilewright.bots import Bot, Limits
from tilewright.bots.stop import Stop
from tilewright.bots.thought import Thinker, Thought
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.engine.info_line import InfoLine, info_lines

MAX_IMMEDIATE: Final = 20  # reports that are sent at once
REPORT_INTERVAL: Final = 0.05  # seconds between later reports

Tell = Callable[[InfoLine], None]
Done = Callable[[str | Exception], None]


class SearchRequest(NamedTuple):
    """What a bot is asked: position, random generator, limits and number of candidates."""

    state: State
    rng: Rng
    limits: Limits | None
    candidates: int  # actions to report


class SearchThread:
    """A running search; passes info lines to `tell` and the action to `done`, from its thread."""

    def __init__(self, bot: Bot, request: SearchRequest, tell: Tell, done: Done) -> None:
        self.bot = bot
        self.request = request
        self.tell = tell
        self.done = done
        self.flag = Stop()
        self.began = monotonic()
        self.count = 0  # of the reports sent
        self.last: Thought | None = None  # the last one sent
        self.last_at = self.began
        self.thread = Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self.thread.start()

    def stop(self) -> None:
        """Stop and return the best action so far."""
        self.flag.set()

    def wait(self, seconds: float) -> None:
        """Wait for the end, with a timeout."""
        self.thread.join(seconds)

    def _run(self) -> None:
        try:
            action = self._choose()
            answer: str | Exception = self.request.state.game.write_action(action)
        except Exception as error:  # noqa: BLE001  # reported by `done`
            answer = error
        self.done(answer)

    def _choose(self) -> int:
        state, rng, limits, candidates = self.request
        if not hasattr(self.bot, "think"):
            return self.bot.choose(state, rng)
        thinker = cast("Thinker", self.bot)
        every = candidates > 1
        thought = thinker.think(
            state, rng, limits, stop=self.flag, report=self._report, every=every
        )
        if thought != self.last:
            self._send(thought)
        return thought.action

    def _report(self, thought: Thought) -> None:
        """Send a report, unless there were many a moment ago."""
        if self.count < MAX_IMMEDIATE or monotonic() - self.last_at > REPORT_INTERVAL:
            self._send(thought)

    def _send(self, thought: Thought) -> None:
        self.count += 1
        self.last, self.last_at = thought, monotonic()
        game, seconds = self.request.state.game, self.last_at - self.began
        for info in info_lines(thought, game, seconds, self.request.candidates):
            self.tell(info)
