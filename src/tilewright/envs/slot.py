"""A place of a batch: a match under way, and the generators of all its matches."""

from __future__ import annotations

from tilewright.bots.chooser import Chooser
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.envs import const, reach
from tilewright.envs.lent import Lent
from tilewright.envs.saved import SlotData


class Terms:
    """What the matches of a batch have in common."""

    def __init__(self, openings: list[State], reward: int, restarts: bool) -> None:
        self.openings = openings  # a slot begins its matches with one after the other
        self.count = len(openings)
        self.reward = reward
        self.restarts = restarts


class Slot:
    """One match after another, each with chance of its own."""

    def __init__(self, terms: Terms, state: State) -> None:
        self.terms = terms
        self.state = state
        self.seeds = Rng(0)
        self.chance = Rng(0)
        self.mind = Rng(0)  # of the bots
        self.opening = 0  # the next one
        self.matches = 0  # how many have ended
        self.ended = False  # whether one has in the step under way
        self.counted = False  # whether the end of this match is among them
        arrays.allocate(
            self,
            before=(core.MAX_SEATS,),
            final=(core.MAX_SEATS,),
            gain=(core.MAX_SEATS,),
        )

    # Engine

    def begin(self) -> int:
        """Engine: start the next match."""
        self.chance.word = self.seeds.next64()
        self.mind.word = self.seeds.next64()
        reach.set_up(self.state, self.terms.openings, self.opening)
        self.counted = False
        self.opening += 1
        if self.opening == self.terms.count:
            self.opening = 0
        return self.count_points()

    def count_points(self) -> int:
        """Engine: write down the points from which changes are counted."""
        for seat in range(self.state.seats):
            self.before[seat] = self.state.fast_score(seat)
        return 0

    def may(self, action: int) -> bool:
        """Engine: whether an action is legal; where a match is over, all are the same."""
        if self.state.actor == core.NOBODY:
            return True
        return 0 <= action < self.state.num_actions and self.state.fast_is_legal(action)

    def act(self, action: int, choosers: list[Chooser]) -> int:
        """Engine: carry out an action, and go on until the next is asked for."""
        self.ended = False
        if self.counted:
            return 0
        if self.state.actor != core.NOBODY:
            self.state.fast_apply(action)
        return self.go_on(choosers)

    def go_on(self, choosers: list[Chooser]) -> int:
        """Engine: let chance, bots and new matches go on until somebody else is to act.

        A step tells of one end. If bots end the next match too, that waits for the next step.
        """
        while True:
            if self.state.actor == core.NATURE:
                self.state.fast_deal(self.chance)
            elif self.state.actor == core.NOBODY:
                if self.ended:
                    return 0
                self.finish()
                if not self.terms.restarts:
                    return 0
                self.begin()
            else:
                action = reach.choose(choosers, self.state, self.mind)
                if action == core.UNDECIDED:
                    return 0
                self.state.fast_apply(action)

    def finish(self) -> int:
        """Engine: write down how a match has ended, and what every seat gains by it."""
        self.ended = True
        self.counted = True
        self.matches += 1
        for seat in range(self.state.seats):
            self.final[seat] = self.state.fast_score(seat)
        if self.terms.reward == const.RESULT:
            return self.gain_shares()
        for seat in range(self.state.seats):
            if self.terms.reward == const.MARGIN:
                self.gain[seat] = self.final[seat] - self.best_other(seat)
            else:
                self.gain[seat] = self.final[seat] - self.before[seat]
        return self.count_points()

    def gain_shares(self) -> int:
        """Engine: split the win among the seats that stand best."""
        best = self.state.fast_standing(0)
        winners = 0
        for seat in range(self.state.seats):
            if self.state.fast_standing(seat) > best:
                best = self.state.fast_standing(seat)
        for seat in range(self.state.seats):
            if self.state.fast_standing(seat) == best:
                winners += 1
        for seat in range(self.state.seats):
            self.gain[seat] = 1.0 / winners if self.state.fast_standing(seat) == best else 0.0
        return 0

    def best_other(self, seat: int) -> int:
        """Engine: the most points that another seat ended with."""
        best = self.final[1 if seat == 0 else 0]
        for other in range(self.state.seats):
            if other != seat and self.final[other] > best:
                best = self.final[other]
        return best

    def tell(self, i: int, lent: Lent) -> int:
        """Engine: write the rewards of the step, and whether the match has ended."""
        if lent.wants_rewards:
            for seat in range(self.state.seats):
                lent.rewards[i * self.state.seats + seat] = self.reward(seat)
        if lent.wants_finished:
            lent.finished[i] = self.ended or self.state.actor == core.NOBODY
        if self.terms.reward == const.CHANGE and not self.ended:
            self.count_points()
        return 0

    def reward(self, seat: int) -> float:
        """Engine: the reward of a seat for the step."""
        if self.ended:
            return self.gain[seat]
        if self.terms.reward == const.CHANGE:
            return self.state.fast_score(seat) - self.before[seat]
        return 0.0

    before: list[int]  # the points of every seat when its change was last told
    final: list[int]  # the points with which the last match ended
    gain: list[float]  # the rewards for the last match

    # For a batch

    def reset(self, seed: int | None, opening: int, choosers: list[Chooser]) -> None:
        """Break the match off and begin anew; a seed fixes all that chance will do."""
        if seed is not None:
            self.seeds = Rng(seed)
            self.opening = opening
            self.matches = 0
            for seat in range(core.MAX_SEATS):
                self.final[seat] = 0
        self.ended = True  # no step is under way that could tell of an end
        self.begin()
        self.go_on(choosers)

    def answer(self, action: int, choosers: list[Chooser]) -> None:
        """Carry out the action of a bot that was asked from outside, and go on."""
        self.state.apply(action)
        self.go_on(choosers)

    def last_scores(self) -> list[int]:
        """Return the points with which the last match ended; zeros before the first end."""
        return [self.final[seat] for seat in range(self.state.seats)]

    def to_data(self) -> SlotData:
        """Return the slot as plain data."""
        return {
            "seeds": self.seeds.word,
            "chance": self.chance.word,
            "mind": self.mind.word,
            "opening": self.opening,
            "matches": self.matches,
            "counted": bool(self.counted),
            "before": [self.before[seat] for seat in range(self.state.seats)],
            "last": self.last_scores(),
            "state": self.state.to_data(),
        }

    def load(self, data: SlotData, state: State, choosers: list[Chooser]) -> None:
        """Take over what was saved, and the state that was read from it."""
        self.seeds = Rng(data["seeds"])
        self.chance = Rng(data["chance"])
        self.mind = Rng(data["mind"])
        self.opening = data["opening"]
        self.matches = data["matches"]
        self.ended = True  # as after a reset
        self.counted = data["counted"] and state.actor == core.NOBODY and not self.terms.restarts
        for seat in range(state.seats):
            self.before[seat] = data["before"][seat]
            self.final[seat] = data["last"][seat]
        self.state.fast_copy_from(state)
        self.go_on(choosers)
