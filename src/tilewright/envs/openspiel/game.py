"""A game of this package as an OpenSpiel game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from tilewright.core.errors import MissingPart
from tilewright.core.game import Bounds, Game
from tilewright.core.registry import find_game, games
from tilewright.envs.openspiel.observer import PositionObserver
from tilewright.envs.openspiel.state import SpielState

PREFIX = "tilewright_"


class SpielGame(pyspiel.Game):
    """A game with a number of players and a side; `register_games` makes a subclass for each."""

    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = self.kind.parameter_specification | dict(params or {})
        rules = find_game(self.kind.short_name.removeprefix(PREFIX))
        self.start = rules.new(chosen["players"], chosen["side"])
        self.bounds = bounds_of(rules, self.start.seats)
        super().__init__(self.kind, self._info(), chosen)

    def _info(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=self.start.num_actions,
            max_chance_outcomes=self.bounds.things,
            num_players=self.start.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.decisions,
        )

    def new_initial_state(self) -> SpielState:
        """Return the start of a match."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the maximum number of draws by chance."""
        return self.bounds.draws

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> PositionObserver:
        """Return an observer; all information is public."""
        return PositionObserver(self.start, iig_obs_type, params)


def game_type(game: Game) -> pyspiel.GameType:
    """Return the game type that OpenSpiel registers."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{game.id}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seat_counts[0], "side": game.sides[0]},
    )


def bounds_of(game: Game, seats: int) -> Bounds:
    """Return how long a match can be; OpenSpiel asks for it, so a game must declare it."""
    if game.bounds is None:
        remedy = "declare Game.bounds in the manifest of the game, such as games/<id>/manifest.py"
        raise MissingPart("bounds", game.id, remedy.replace("<id>", game.id))
    return game.bounds(seats)


def register_games() -> None:
    """Register every game for `pyspiel.load_game`."""
    known = pyspiel.registered_names()
    for game in games():
        kind = game_type(game)
        if kind.short_name not in known:
            name = f"Spiel{game.id.capitalize()}"
            form = type(name, (SpielGame,), {"kind": kind, "__module__": __name__})
            globals()[name] = form  # where pickle looks for it
            pyspiel.register_game(kind, form)
