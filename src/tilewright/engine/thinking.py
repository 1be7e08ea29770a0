"""A thought under way, in a thread of its own, so that the conversation goes on."""

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
from tilewright.engine.info import Info, tell_thought

AT_ONCE: Final = 20  # thoughts that are told as they come
PAUSE: Final = 0.05  # seconds between any two after these

Tell = Callable[[Info], None]
Done = Callable[[str | Exception], None]


class Question(NamedTuple):
    """What a bot is asked: for which position, with which generator, within which limits."""

    state: State
    rng: Rng
    limits: Limits | None
    candidates: int  # how many actions are to be told of


class Thinking:
    """A bot that is at it; it tells its news, and at the end its action, from its own thread."""

    def __init__(self, bot: Bot, question: Question, tell: Tell, done: Done) -> None:
        self.bot = bot
        self.question = question
        self.tell = tell
        self.done = done
        self.flag = Stop()
        self.began = monotonic()
        self.count = 0  # of the thoughts that were told
        self.told: Thought | None = None  # the last of them
        self.told_at = self.began
        self.thread = Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin."""
        self.thread.start()

    def stop(self) -> None:
        """Ask for the best so far."""
        self.flag.set()

    def wait(self, seconds: float) -> None:
        """Wait for the end, but no longer than this."""
        self.thread.join(seconds)

    def _run(self) -> None:
        try:
            action = self._choose()
            answer: str | Exception = self.question.state.game.write_action(action)
        except Exception as error:  # noqa: BLE001  # the outermost door of this thread
            answer = error
        self.done(answer)

    def _choose(self) -> int:
        state, rng, limits, candidates = self.question
        if not hasattr(self.bot, "think"):
            return self.bot.choose(state, rng)
        thinker = cast("Thinker", self.bot)
        every = candidates > 1
        thought = thinker.think(
            state, rng, limits, stop=self.flag, report=self._report, every=every
        )
        if thought != self.told:
            self._tell_of(thought)
        return thought.action

    def _report(self, thought: Thought) -> None:
        """Tell of a thought, unless there has been much news a moment ago."""
        if self.count < AT_ONCE or monotonic() - self.told_at > PAUSE:
            self._tell_of(thought)

    def _tell_of(self, thought: Thought) -> None:
        self.count += 1
        self.told, self.told_at = thought, monotonic()
        game, seconds = self.question.state.game, self.told_at - self.began
        for info in tell_thought(thought, game, seconds, self.question.candidates):
            self.tell(info)
