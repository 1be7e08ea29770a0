"""One slot of a batch, played with a single state and the methods that everyone uses."""

from collections.abc import Mapping

from tests.conformance.games import Setup
from tilewright import NATURE, Bot, Rng, State
from tilewright.envs.rewards import margins, result_shares


class Mirror:
    """A match after another, as a slot of a batch must play them."""

    def __init__(
        self,
        setup: Setup,
        seed: int,
        slot: int = 0,
        reward: str = "result",
        bots: Mapping[int, Bot] | None = None,
    ) -> None:
        self.setup, self.reward, self.bots = setup, reward, bots or {}
        self.seeds, self.start = Rng(seed), slot % setup.seats
        self.last_scores = [0] * setup.seats
        self.matches = 0
        self.state: State
        self.begin()
        self.go_on()

    def begin(self) -> None:
        self.chance, self.mind = Rng(self.seeds.randseed()), Rng(self.seeds.randseed())
        self.state = self.setup.game.new(self.setup.seats, self.setup.side, self.start)
        self.start = (self.start + 1) % self.setup.seats
        self.before = self.state.scores()

    def go_on(self) -> list[float] | None:
        """Let chance and bots act; return the rewards of a match that ends."""
        gained = None
        while self.state.actor < 0 or self.state.actor in self.bots:
            if self.state.is_over:
                gained = self.finish()
                self.begin()
            elif self.state.actor == NATURE:
                self.state.apply_deal(self.state.deal(self.chance))
            else:
                self.state.apply(self.bots[self.state.actor].choose(self.state, self.mind))
        return gained

    def finish(self) -> list[float]:
        self.matches += 1
        self.last_scores = self.state.scores()
        if self.reward == "result":
            return result_shares(self.state)
        if self.reward == "margin":
            return list(map(float, margins(self.state)))
        return self.changes()

    def changes(self) -> list[float]:
        return [float(a - b) for a, b in zip(self.state.scores(), self.before, strict=True)]

    def step(self, action: int) -> tuple[list[float], bool]:
        """Carry out an action; return the rewards, and whether the match has ended."""
        self.state.apply(action)
        gained = self.go_on()
        if gained is not None:
            return gained, True
        told = [0.0] * self.setup.seats
        if self.reward == "change":
            told, self.before = self.changes(), self.state.scores()
        return told, False
