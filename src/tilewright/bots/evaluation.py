"""Estimate the final score of every seat in a position.

A game's evaluation describes each seat by small integers, its *features*, and assigns the
position to a *stage* of the match. The expected final score of a seat is the sum of its
features, each times its weight at that stage. Weights are in thousandths of a point and come
from a data file, which is tuned by self-play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tilewright.bots import const
from tilewright.bots.net import Net
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.errors import BadSetup
from tilewright.core.state import State

# Compiled, these are C functions: what a class in Python defines by these names is not called.
FAST: Final = (
    "load",
    "write_features",
    "final_value",
    "evaluate",
    "seat_value",
    "clear_features",
    "weigh_features",
    "knows_board",
    "write_middle",
    "input_key",
    "write_inputs",
    "marker_owner",
    "seat_to_act",
    "correct",
    "add_up",
    "add_views",
    "view",
    "margin",
)


class Evaluation:
    """The base class of evaluations; each game has a subclass in `evaluations`.

    Evaluations outside this package derive from `PythonEvaluation`.
    """

    def __init__(self, game: str, feature_names: tuple[str, ...], stages: int) -> None:
        demand_called(type(self))
        if len(feature_names) > const.MAX_FEATURES or stages > const.MAX_STAGES:
            room = f"{const.MAX_FEATURES} features and {const.MAX_STAGES} stages"
            raise ValueError(f"an evaluation has room for {room}, too few for {game}")
        self.game = game
        self.feature_names = feature_names
        self.stages = stages
        self.size = len(feature_names)
        self.stage = 0
        self.finishes_turns = False  # whether it can evaluate in the middle of a turn
        self.middle_size = 0  # how many inputs of a net describe the middle of the table
        self.board_size = 0  # and how many describe a board; 0 if it has no use for a net
        self.has_net = False
        self.net = Net(0, 0)
        self.place = 0  # of a board in the cache
        arrays.allocate(
            self,
            features=(const.MAX_FEATURES,),
            weights=(const.MAX_STAGES, const.MAX_FEATURES),
            spread=(const.MAX_STAGES,),
            expected=(core.MAX_SEATS,),
            slots=(core.MAX_SEATS,),
            corrections=(core.MAX_SEATS,),
            boards=(const.BOARDS,),
            board_values=(const.BOARDS,),
        )

    def set_weights(self, weights: Sequence[Sequence[int]], spread: Sequence[int]) -> None:
        """Set the weights and, by stage, the standard deviation of the final margin."""
        for place in range(const.BOARDS):
            self.boards[place] = 0
        for stage in range(self.stages):
            self.spread[stage] = spread[stage]
            for i in range(self.size):
                self.weights[stage][i] = weights[stage][i]

    def set_net(self, net: Net, spread: Sequence[int]) -> None:
        """Let a net correct the expected scores; the spread is that of what it predicts."""
        if (net.middle_size, net.board_size) != (self.middle_size, self.board_size):
            raise ValueError(f"the net does not fit the evaluation of {self.game}")
        self.net = net
        self.has_net = True
        for stage in range(self.stages):
            self.spread[stage] = spread[stage]

    def spreads(self) -> list[int]:
        """Return the standard deviation of the final margin by stage."""
        return [self.spread[stage] for stage in range(self.stages)]

    # Fast methods: every game overrides the first three.

    def load(self, state: State) -> int:
        """Fast: load a position and set its stage."""
        return 0

    def write_features(self, seat: int) -> int:
        """Fast: write the features of a seat of the loaded position."""
        return 0

    def final_value(self, seat: int) -> int:
        """Fast: return the final value of a seat: its score, and tie-breaks as thousandths."""
        return 0

    def evaluate(self, state: State) -> int:
        """Fast: set the expected final score of every seat, in thousandths of a point."""
        self.load(state)
        if state.actor == core.NOBODY:
            for seat in range(state.seats):
                self.expected[seat] = self.final_value(seat)
            return 0
        for seat in range(state.seats):
            self.expected[seat] = self.seat_value(seat)
        return self.correct(state) if self.has_net else 0

    def seat_value(self, seat: int) -> int:
        """Fast: return the expected final score of a seat of the loaded position, without a net.

        A game may override this to remember what a board is worth, since a search meets the same
        boards again and again.
        """
        self.clear_features()
        self.write_features(seat)
        return self.weigh_features()

    def clear_features(self) -> int:
        """Fast: set all features to 0."""
        for i in range(self.size):
            self.features[i] = 0
        return 0

    def weigh_features(self) -> int:
        """Fast: return the sum of the features, each times its weight."""
        return dot(self.features, self.weights[self.stage], self.size)

    def knows_board(self, key: int) -> bool:
        """Fast: go to the place of a board in the cache; return whether its value is there."""
        self.place = key & (const.BOARDS - 1)
        if self.boards[self.place] == key:
            return True
        self.boards[self.place] = key
        return False

    # Fast methods for nets: a game whose evaluation takes nets overrides the first four.

    def write_middle(self) -> int:
        """Fast: add the inputs for the middle of the loaded position."""
        return 0

    def input_key(self, seat: int) -> int:
        """Fast: return a key of all that the inputs for a seat's board depend on."""
        return 0

    def write_inputs(self, seat: int) -> int:
        """Fast: add the inputs for a seat's board."""
        return 0

    def marker_owner(self) -> int:
        """Fast: return the seat that starts the next round, or -1."""
        return -1

    def seat_to_act(self, state: State) -> int:
        """Fast: return the seat to act in the loaded position, or a negative number."""
        return state.actor

    def correct(self, state: State) -> int:
        """Fast: add what the net says to the expected scores."""
        self.add_up(state.seats)
        return self.add_views(state)

    def add_up(self, seats: int) -> int:
        """Fast: add up the inputs of the middle, and those of boards that are not known yet."""
        self.net.begin()
        self.write_middle()
        self.net.finish_middle()
        for seat in range(seats):
            if not self.net.find_board(seat, self.input_key(seat)):
                self.write_inputs(seat)
            self.slots[seat] = self.net.slot
        return 0

    def add_views(self, state: State) -> int:
        """Fast: add what the net says from the point of view of every seat."""
        actor = self.seat_to_act(state)
        for seat in range(state.seats):
            self.corrections[seat] = self.view(state.seats, seat, actor)
        for seat in range(state.seats):
            self.expected[seat] += self.corrections[seat]
        return 0

    def view(self, seats: int, seat: int, actor: int) -> int:
        """Fast: return what the net says from the point of view of a seat."""
        self.net.start_view(self.slots[seat])
        best = -1000 * const.POINT
        for other in range(seats):
            if other != seat:
                self.net.add_other(self.slots[other])
                if self.expected[other] > best:
                    best = self.expected[other]
        lead = self.expected[seat] - best + const.LEADS * const.LEAD_STEP // 2
        self.net.add_view(min(max(lead, 0) // const.LEAD_STEP, const.LEADS - 1))
        if actor >= 0:
            self.net.add_view(const.AWAY + places_on(seat, actor, seats))
        owner = self.marker_owner()
        away = core.MAX_SEATS if owner < 0 else places_on(seat, owner, seats)
        self.net.add_view(const.MARKED + away)
        return self.net.output()

    def margin(self, state: State, seat: int) -> int:
        """Fast: return a seat's expected lead over the best of the others."""
        self.evaluate(state)
        best = -1000 * const.POINT
        for other in range(state.seats):
            if other != seat and self.expected[other] > best:
                best = self.expected[other]
        return self.expected[seat] - best

    # Checked methods

    def points(self, state: State) -> tuple[float, ...]:
        """Return the expected final score of every seat."""
        self._require_game(state)
        self.evaluate(state)
        return tuple([self.expected[seat] / 1000.0 for seat in range(state.seats)])

    def spread_at(self, state: State) -> float:
        """Return the standard deviation of the final margin, in points; 0 at the end."""
        self._require_game(state)
        self.load(state)
        return 0.0 if state.actor == core.NOBODY else self.spread[self.stage] / 1000.0

    def features_of(self, state: State) -> tuple[int, list[list[int]]]:
        """Return the stage of a position and the features of every seat."""
        self._require_game(state)
        self.load(state)
        found = []
        for seat in range(state.seats):
            self.clear_features()
            self.write_features(seat)
            found.append([self.features[i] for i in range(self.size)])
        return self.stage, found

    def trace_inputs(self, state: State) -> tuple[tuple[int, ...], memoryview[int]]:
        """Return a position for learning: numbers in thousandths, and the inputs of its net.

        The numbers are the stage, the seat to act, the owner of the marker, and the expected
        scores without the net's part.
        """
        self._require_game(state)
        self.evaluate(state)
        plain = [self.expected[seat] - self.corrections[seat] for seat in range(state.seats)]
        return (self.stage, self.seat_to_act(state), self.marker_owner(), *plain), self.net.trace

    def _require_game(self, state: State) -> None:
        """Raise `BadSetup` for a position of another game."""
        if state.game_id() != self.game:
            sentence = f"this evaluation is for {self.game}, not {state.game_id()}"
            raise BadSetup("setup.game", sentence, {"game": self.game, "other": state.game_id()})

    features: list[int]
    weights: list[list[int]]
    spread: list[int]
    expected: list[int]
    slots: list[int]
    corrections: list[int]
    boards: list[int]
    board_values: list[int]


def demand_called(kind: type) -> None:
    """Raise `TypeError` if a class from elsewhere defines what a compiled search would not call."""
    for base in kind.__mro__:
        if base.__module__.partition(".")[0] == "tilewright":
            continue
        for name in FAST:
            if name in vars(base):
                raise TypeError(
                    f"{base.__name__}.{name} would not be called in compiled form: "
                    "derive from PythonEvaluation and override expected_scores"
                )


def places_on(seat: int, other: int, seats: int) -> int:
    """Fast: return how many places after a seat another seat sits."""
    return other - seat if other >= seat else other - seat + seats


def dot(a: list[int], b: list[int], size: int) -> int:
    """Fast: return the dot product."""
    total = 0
    for i in range(size):
        total += a[i] * b[i]
    return total


EvaluationFactory = Callable[[State], Evaluation]  # creates the evaluation for a position's setup
