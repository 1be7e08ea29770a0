"""Analysis of a position by a search.

The value of a position is what the search expects: every seat's final score and win chance. The
loss of an action is the value of the best action less its own, for the seat that acts; the
search compares the two directly, within the same limits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, cast

from tilewright.bots import Candidate, Limits, Thinker, find_evaluation, make_bot
from tilewright.bots.prediction import Prediction, predict
from tilewright.bots.stop import Stop
from tilewright.bots.thought import demand_legal
from tilewright.core.errors import BadSetup
from tilewright.core.game import Game
from tilewright.core.rng import Rng
from tilewright.core.state import State

ANALYST: Final = "strong"
SECONDS: Final = 1.0  # without any limit
TOP: Final = 10  # actions that are compared with each other
DIGITS: Final = 4  # of chances and points in plain data


class Loss(NamedTuple):
    """What an action lost: win chance, and points of the expected margin."""

    chance: float
    points: float


@dataclass(frozen=True)
class PositionAnalysis:
    """A position, its outlook, and its actions, best first."""

    state: State
    outlook: Prediction
    candidates: tuple[Candidate, ...]  # none if chance acts or the match is over
    played: Candidate | None = None  # the action played there, if known
    nodes: int = 0
    depth: int = 0

    @property
    def best(self) -> Candidate | None:
        """The best action."""
        return self.candidates[0] if self.candidates else None

    @property
    def loss(self) -> Loss | None:
        """What the action played lost; None if none was played."""
        if self.best is None or self.played is None:
            return None
        seat = self.state.actor
        chance = self.best.shares[seat] - self.played.shares[seat]
        points = self.best.margin(seat) - self.played.margin(seat)
        return Loss(max(0.0, chance), max(0.0, points))

    def to_data(self) -> dict[str, object]:
        """Return the analysis as plain data."""
        position = self.state.to_data()
        return {
            "game": self.state.game_id(),
            "position": self.state.to_text(),
            "round": position["round"],
            "actor": position["actor"],
            **outlook_data(self.outlook),
            "candidates": [candidate_data(self.state.game, c) for c in self.candidates],
            **played_data(self),
            "nodes": self.nodes,
            "depth": self.depth,
        }


class Analyst:
    """A bot that analyses positions of a game, one at a time."""

    def __init__(self, game: Game, bot: str = ANALYST, limits: Limits | None = None) -> None:
        self.limits = (limits or Limits()).ending(SECONDS).checked()
        made = make_bot(bot, game, self.limits)
        if not hasattr(made, "weigh"):
            sentence = f'the bot "{bot}" does not analyse positions; use {ANALYST}'
            raise BadSetup("setup.analyst", sentence, {"bot": bot})
        self.bot = cast("Thinker", made)
        self.is_ended = False
        self._stop = Stop()

    def end(self) -> None:
        """Stop thinking, from any thread; a running analysis returns what it has found."""
        self.is_ended = True
        self._stop.set()

    def look(
        self, state: State, rng: Rng, played: int | None = None, *, top: int = TOP
    ) -> PositionAnalysis:
        """Return the analysis of a position, with its actions in order of value.

        The best actions and the one played are searched again, against each other. With `top` 1
        no others are ranked, which leaves more time for these two.
        """
        copy = state.copy()
        if state.actor < 0:
            evaluation = find_evaluation(state.game, "tuned", state.seats, state.side)
            return PositionAnalysis(copy, predict(evaluation, state), ())
        if played is not None:
            demand_legal(state, [played])
        thought = self.bot.think(state, rng, stop=self._new_stop(), every=top > 1)
        found, nodes, depth = thought
        leading = [candidate.action for candidate in found[:top]]
        if played is not None and played not in leading:
            leading.append(played)
        is_ranked = top > 1 and (self.is_ended or len(leading) == len(found))
        if len(leading) > 1 and not is_ranked:
            second = self.bot.weigh(state, rng, leading, stop=self._new_stop())
            rest = tuple(c for c in found if c.action not in leading)
            found, nodes, depth = second.candidates + rest, nodes + second.nodes, second.depth
        chosen = next((c for c in found if c.action == played), None)
        kept = found if top > 1 else tuple(c for c in found if c in (found[0], chosen))
        outlook = Prediction(found[0].points, found[0].shares)
        return PositionAnalysis(copy, outlook, kept, chosen, nodes, depth)

    def _new_stop(self) -> Stop:
        """Return a stop flag for one search."""
        self._stop = Stop()
        if self.is_ended:
            self._stop.set()
        return self._stop


def analyse_position(
    state: State,
    limits: Limits | None = None,
    rng: Rng | None = None,
    *,
    bot: str = ANALYST,
    played: int | None = None,
) -> PositionAnalysis:
    """Return a bot's analysis of a position; see `Analyst.look`."""
    return Analyst(state.game, bot, limits).look(state, rng or Rng(0), played)


def outlook_data(outlook: Prediction) -> dict[str, object]:
    """Return expected scores and win chances as plain data."""
    return {"points": _rounded(outlook.points), "chances": _rounded(outlook.shares)}


def candidate_data(game: Game, candidate: Candidate) -> dict[str, object]:
    """Return a candidate as plain data."""
    seats = range(len(candidate.points))
    return {
        "action": game.write_action(candidate.action),
        "points": _rounded(candidate.points),
        "margins": _rounded([candidate.margin(seat) for seat in seats]),
        "chances": _rounded(candidate.shares),
        "line": [game.write_action(action) for action in candidate.line],
        "visits": candidate.visits,
    }


def played_data(analysis: PositionAnalysis) -> dict[str, object]:
    """Return the action played and its loss as plain data."""
    played, loss = analysis.played, analysis.loss
    return {
        "played": candidate_data(analysis.state.game, played) if played else None,
        "loss": {k: round(v, DIGITS) for k, v in loss._asdict().items()} if loss else None,
    }


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]
