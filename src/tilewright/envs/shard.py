"""The envs of a batch in native code, and the shards that threads work on."""

from __future__ import annotations

from tilewright.bots.chooser import Chooser
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits, pointers
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.envs import const
from tilewright.envs.batch_data import EnvData
from tilewright.envs.buffers import Buffers
from tilewright.envs.cshims import list_access


class EnvOptions:
    """What all envs of a batch have in common."""

    def __init__(self, openings: list[State], reward: int, restarts: bool) -> None:
        self.openings = openings  # start positions, which an env uses in turn
        self.count = len(openings)
        self.reward = reward
        self.restarts = restarts


class Env:
    """One match after another, each with random generators of its own."""

    def __init__(self, options: EnvOptions, state: State) -> None:
        self.options = options
        self.state = state
        self.seed_rng = Rng(0)  # seeds the generators of each match
        self.chance_rng = Rng(0)
        self.bot_rng = Rng(0)
        self.opening = 0  # of the next match
        self.matches = 0  # how many have ended
        self.ended = False  # whether one has in the current step
        self.counted = False  # whether `matches` includes the current one
        arrays.allocate(
            self,
            base_scores=(core.MAX_SEATS,),
            final_scores=(core.MAX_SEATS,),
            final_rewards=(core.MAX_SEATS,),
        )

    # Fast methods

    def start_match(self) -> int:
        """Fast: start the next match."""
        self.chance_rng.word = self.seed_rng.next64()
        self.bot_rng.word = self.seed_rng.next64()
        list_access.load_opening(self.state, self.options.openings, self.opening)
        self.counted = False
        self.opening += 1
        if self.opening == self.options.count:
            self.opening = 0
        return self.keep_scores()

    def keep_scores(self) -> int:
        """Fast: keep the scores, from which the next change is counted."""
        for seat in range(self.state.seats):
            self.base_scores[seat] = self.state.fast_score(seat)
        return 0

    def is_legal(self, action: int) -> bool:
        """Fast: return whether an action is legal; any is when the match is over."""
        if self.state.actor == core.NOBODY:
            return True
        return 0 <= action < self.state.num_actions and self.state.fast_is_legal(action)

    def act(self, action: int, choosers: list[Chooser]) -> int:
        """Fast: apply an action and advance to the caller's next decision."""
        self.ended = False
        if self.counted:
            return 0
        if self.state.actor != core.NOBODY:
            self.state.fast_apply(action)
        return self.advance(choosers)

    def advance(self, choosers: list[Chooser]) -> int:
        """Fast: let chance and bots act, and start new matches, until it is another seat's turn.

        A step reports one end. If bots end the next match too, the next step reports that.
        """
        while True:
            if self.state.actor == core.NATURE:
                self.state.fast_deal(self.chance_rng)
            elif self.state.actor == core.NOBODY:
                if self.ended:
                    return 0
                self.end_match()
                if not self.options.restarts:
                    return 0
                self.start_match()
            else:
                action = list_access.choose(choosers, self.state, self.bot_rng)
                if action == core.UNDECIDED:
                    return 0
                self.state.fast_apply(action)

    def end_match(self) -> int:
        """Fast: keep the final scores and every seat's reward."""
        self.ended = True
        self.counted = True
        self.matches += 1
        for seat in range(self.state.seats):
            self.final_scores[seat] = self.state.fast_score(seat)
        if self.options.reward == const.RESULT:
            return self.share_win()
        for seat in range(self.state.seats):
            if self.options.reward == const.MARGIN:
                self.final_rewards[seat] = self.final_scores[seat] - self.best_other(seat)
            else:
                self.final_rewards[seat] = self.final_scores[seat] - self.base_scores[seat]
        return self.keep_scores()

    def share_win(self) -> int:
        """Fast: split a reward of 1 among the seats with the best standing."""
        best = self.state.fast_standing(0)
        winners = 0
        for seat in range(self.state.seats):
            if self.state.fast_standing(seat) > best:
                best = self.state.fast_standing(seat)
        for seat in range(self.state.seats):
            if self.state.fast_standing(seat) == best:
                winners += 1
        for seat in range(self.state.seats):
            won = self.state.fast_standing(seat) == best
            self.final_rewards[seat] = 1.0 / winners if won else 0.0
        return 0

    def best_other(self, seat: int) -> int:
        """Fast: return the highest final score among the other seats."""
        best = self.final_scores[1 if seat == 0 else 0]
        for other in range(self.state.seats):
            if other != seat and self.final_scores[other] > best:
                best = self.final_scores[other]
        return best

    def write_rewards(self, i: int, buffers: Buffers) -> int:
        """Fast: write the rewards of the step, and whether the match has ended."""
        if buffers.wants_rewards:
            for seat in range(self.state.seats):
                buffers.rewards[i * self.state.seats + seat] = self.reward(seat)
        if buffers.wants_finished:
            buffers.finished[i] = self.ended or self.state.actor == core.NOBODY
        if self.options.reward == const.CHANGE and not self.ended:
            self.keep_scores()
        return 0

    def reward(self, seat: int) -> float:
        """Fast: return a seat's reward for the step."""
        if self.ended:
            return self.final_rewards[seat]
        if self.options.reward == const.CHANGE:
            return self.state.fast_score(seat) - self.base_scores[seat]
        return 0.0

    base_scores: list[int]  # scores when a change was last reported
    final_scores: list[int]  # of the last match that ended
    final_rewards: list[float]

    # For the batch

    def reset(self, seed: int | None, opening: int, choosers: list[Chooser]) -> None:
        """Abandon the match and start a new one; a seed determines all that follows."""
        if seed is not None:
            self.seed_rng = Rng(seed)
            self.opening = opening
            self.matches = 0
            for seat in range(core.MAX_SEATS):
                self.final_scores[seat] = 0
        self.ended = True  # so that `advance` leaves an end for the next step to report
        self.start_match()
        self.advance(choosers)

    def answer(self, action: int, choosers: list[Chooser]) -> None:
        """Apply the action of a bot that was asked from Python, and advance."""
        self.state.apply(action)
        self.advance(choosers)

    def last_scores(self) -> list[int]:
        """Return the final scores of the last match that ended; zeros before that."""
        return [self.final_scores[seat] for seat in range(self.state.seats)]

    def to_data(self) -> EnvData:
        """Return the env as plain data."""
        return {
            "seeds": self.seed_rng.word,
            "chance": self.chance_rng.word,
            "mind": self.bot_rng.word,
            "opening": self.opening,
            "matches": self.matches,
            "counted": bool(self.counted),
            "before": [self.base_scores[seat] for seat in range(self.state.seats)],
            "last": self.last_scores(),
            "state": self.state.to_data(),
        }

    def load(self, data: EnvData, state: State, choosers: list[Chooser]) -> None:
        """Restore saved data, with the state that was read from it."""
        self.seed_rng = Rng(data["seeds"])
        self.chance_rng = Rng(data["chance"])
        self.bot_rng = Rng(data["mind"])
        self.opening = data["opening"]
        self.matches = data["matches"]
        self.ended = True  # as after a reset
        self.counted = data["counted"] and state.actor == core.NOBODY and not self.options.restarts
        for seat in range(state.seats):
            self.base_scores[seat] = data["before"][seat]
            self.final_scores[seat] = data["last"][seat]
        self.state.fast_copy_from(state)
        self.advance(choosers)


class Shard:
    """A range of envs that one thread works on, and what native code needs for that."""

    def __init__(self, size: int, choosers: list[Chooser], holds_gil: bool) -> None:
        self.first = 0
        self.last = 0  # exclusive
        self.size = size  # of an observation
        self.choosers = choosers  # one for each seat
        self.holds_gil = holds_gil  # for games in Python, which need it anyway and may fail
        self.actions = ActionList()
        self.rng = Rng(0)
        self.illegal = -1  # the first env with an illegal action
        self.error: Exception | None = None  # what a game raised

    def assign(self, first: int, last: int) -> None:
        """Set the range of envs."""
        self.first = first
        self.last = last

    def take_error(self) -> Exception | None:
        """Return what a game raised since the last call."""
        error: Exception | None = self.error
        self.error = None
        return error

    # Fast methods

    def run_holding_gil(self, envs: list[Env], buffers: Buffers, tasks: int) -> int:
        """Fast: run tasks on the envs of this shard; keep the error if one fails."""
        try:
            for i in range(self.first, self.last):
                env = envs[i]
                self.run(env, i, buffers, tasks)
        except Exception as error:  # noqa: BLE001  # a game of another package may raise anything
            self.error = error
        return 0

    def run(self, env: Env, i: int, buffers: Buffers, tasks: int) -> int:
        """Fast: run tasks on env number `i`."""
        if tasks & const.CHECK and self.illegal < 0 and not env.is_legal(buffers.actions[i]):
            self.illegal = i
        if tasks & const.APPLY:
            env.act(buffers.actions[i], self.choosers)
        if tasks & const.REWARD:
            env.write_rewards(i, buffers)
        if tasks & const.OBSERVE:
            self.observe(env, i, buffers)
        if tasks & const.SAMPLE:
            self.sample(env, i, buffers)
        return 0

    def observe(self, env: Env, i: int, buffers: Buffers) -> int:
        """Fast: write the seat to act, its legal actions and its observation."""
        if buffers.wants_actors:
            buffers.actors[i] = env.state.actor
        if buffers.wants_masks:
            mask = pointers.byte_at(buffers.masks, i * env.state.num_actions)
            env.state.fast_mask(mask, self.actions)
        if buffers.wants_observations:
            place = pointers.zeroed_floats(buffers.observations, i * self.size, self.size)
            env.state.fast_observe(max(env.state.actor, 0), place)
        return 0

    def sample(self, env: Env, i: int, buffers: Buffers) -> int:
        """Fast: write a random legal action, determined by the seed and the env's number."""
        self.rng.word = bits.add64(buffers.sample_seed, bits.mul64(i, bits.MIX_A))
        buffers.samples[i] = env.state.fast_pick(self.rng) if env.state.actor >= 0 else 0
        return 0
