"""One env of a batch, played with a single state and its public methods."""

from collections.abc import Mapping

from tests.conformance.games import Setup
from tilewright import NATURE, Bot, Rng, State
from tilewright.envs.rewards import margins, result_shares


class SingleEnv:
    """One match after another, as an env of a batch must play them."""

    def __init__(
        self,
        setup: Setup,
        seed: int,
        number: int = 0,
        reward: str = "result",
        bots: Mapping[int, Bot] | None = None,
    ) -> None:
        self.setup, self.reward, self.bots = setup, reward, bots or {}
        self.seeds, self.start = Rng(seed), number % setup.seats
        self.last_scores = [0] * setup.seats
        self.matches = 0
        self.state: State
        self.start_match()
        self.advance()

    def start_match(self) -> None:
        self.chance, self.bot_rng = Rng(self.seeds.randseed()), Rng(self.seeds.randseed())
        self.state = self.setup.game.new(self.setup.seats, self.setup.side, self.start)
        self.start = (self.start + 1) % self.setup.seats
        self.before = self.state.scores()

    def advance(self) -> list[float] | None:
        """Let chance and bots act; return the rewards of a match that ends."""
        rewards = None
        while self.state.actor < 0 or self.state.actor in self.bots:
            if self.state.is_over:
                rewards = self.end_match()
                self.start_match()
            elif self.state.actor == NATURE:
                self.state.apply_deal(self.state.deal(self.chance))
            else:
                self.state.apply(self.bots[self.state.actor].choose(self.state, self.bot_rng))
        return rewards

    def end_match(self) -> list[float]:
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
        """Apply an action; return the rewards, and whether the match has ended."""
        self.state.apply(action)
        rewards = self.advance()
        if rewards is not None:
            return rewards, True
        told = [0.0] * self.setup.seats
        if self.reward == "change":
            told, self.before = self.changes(), self.state.scores()
        return told, False
