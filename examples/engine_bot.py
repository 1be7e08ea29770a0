"""An engine that chooses actions by random playouts.

Try it from the root of the repository:

    tilewright engine-check "python examples/engine_bot.py"
    tilewright match azul "engine:python examples/engine_bot.py" greedy

It uses `tilewright` to read positions and find legal actions. The code after `playout` is all of
the engine protocol that a bot needs.
"""

import json
import sys
from collections.abc import Iterator
from itertools import cycle
from statistics import mean
from time import monotonic

from tilewright import Rng, State, TilewrightError, find_game, game_ids

MAX_TIME = 0.2  # seconds per action: so short that it can ignore input while it thinks


def choose(state: State, seconds: float, rng: Rng) -> int:
    """Return the action with the best mean lead after random playouts."""
    end = monotonic() + seconds
    leads: dict[int, list[int]] = {}
    for action in cycle(state.legal_actions()):
        leads.setdefault(action, []).append(playout(state, action, rng))
        if monotonic() > end:
            break
    return max(leads, key=lambda action: mean(leads[action]))


def playout(state: State, action: int, rng: Rng) -> int:
    """Play randomly until the next deal or the end; return the lead of the seat to act now."""
    seat, after = state.actor, state.copy()
    after.apply(action)
    while after.actor >= 0:
        after.apply(after.random_action(rng))
    scores = after.scores()
    return scores.pop(seat) - max(scores)


class CommandError(Exception):
    """An error to report to the caller: a code and a sentence."""


class Engine:
    """Holds the game and the position, and answers commands."""

    def __init__(self) -> None:
        self.game = ""
        self.state: State | None = None
        self.rng = Rng(1)

    def answer(self, command: str, rest: str) -> Iterator[str]:
        """Yield the lines that answer a command."""
        if command == "hello":
            yield from hello()
        elif command == "ping":
            yield f"pong {rest}"
        elif command == "game":
            self.set_game(rest.split())
            yield "ok"
        elif command == "position":
            self.set_position(*rest.partition(" ")[::2])
            yield "ok"
        elif command == "go":
            yield f"best {self.find_best(rest.split())}"
        elif command == "option":
            raise CommandError("option.unknown", "this bot has no options")
        elif command != "stop":  # answers come quickly, so there is nothing to stop
            raise CommandError("command.unknown", f"this bot does not know {command}")

    def set_game(self, words: list[str]) -> None:
        """Select a game; positions contain the side and the number of seats."""
        if words[:1] == [] or words[0] not in game_ids():
            raise CommandError("unknown.game", f"this bot plays {', '.join(game_ids())}")
        self.game = words[0]
        self.state = None

    def set_position(self, form: str, text: str) -> None:
        """Read a position."""
        if form != "data":
            raise CommandError("position.form", "this bot reads only positions as data")
        if not self.game:
            raise CommandError("game.none", "choose a game first")
        try:
            self.state = find_game(self.game).from_data(json.loads(text))
        except json.JSONDecodeError as error:
            raise CommandError("position.unreadable", str(error)) from error

    def find_best(self, words: list[str]) -> int:
        """Return the action for the position; only the time limit is used."""
        if self.state is None:
            raise CommandError("position.none", "give a position first")
        self.state.demand_seat()
        limits = dict(zip(words[::2], words[1::2], strict=False))
        return choose(self.state, min(MAX_TIME, float(limits.get("time", MAX_TIME))), self.rng)


def hello() -> Iterator[str]:
    """Yield the answer to `hello`: the name, the version and the games."""
    yield "protocol 1"
    yield "name Example"
    yield "version 1"
    for game in map(find_game, game_ids()):
        sides, seats = ",".join(game.sides), ",".join(map(str, game.seat_counts))
        yield f"game {game.id} rules {game.rules_version} sides {sides} seats {seats}"
    yield "ok"


def main() -> None:
    """Answer commands until `quit` or the end of the input."""
    engine = Engine()
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "quit":
            return
        try:
            for answer in engine.answer(command, rest) if command else ():
                print(answer, flush=True)
        except CommandError as error:
            print("error", *error.args, flush=True)
        except TilewrightError as error:
            print("error", error.code, error, flush=True)


if __name__ == "__main__":
    main()
