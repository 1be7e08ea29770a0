"""A bot that speaks the engine protocol: it tries actions out, playing on by chance.

Try it from the folder above:

    tilewright engine-check "python examples/engine_bot.py"
    tilewright match azul "engine:python examples/engine_bot.py" greedy

It reads positions and finds legal actions with the help of `tilewright`. What follows after
`play_on` is all of the protocol that a bot needs.
"""

import json
import sys
from collections.abc import Iterator
from itertools import cycle
from statistics import mean
from time import monotonic

from tilewright import Rng, State, TilewrightError, find_game, game_ids

LONGEST = 0.2  # seconds of thought; it never takes longer, so it need not listen meanwhile


def choose(state: State, seconds: float, rng: Rng) -> int:
    """Return the action that turned out best on average when the round was played on by chance."""
    end = monotonic() + seconds
    leads: dict[int, list[int]] = {}
    for action in cycle(state.legal_actions()):
        leads.setdefault(action, []).append(play_on(state, action, rng))
        if monotonic() > end:
            break
    return max(leads, key=lambda action: mean(leads[action]))


def play_on(state: State, action: int, rng: Rng) -> int:
    """Return how far the seat to act is ahead when chance deals again."""
    seat, after = state.actor, state.copy()
    after.apply(action)
    while after.actor >= 0:
        after.apply(after.random_action(rng))
    scores = after.scores()
    return scores.pop(seat) - max(scores)


class Refused(Exception):
    """A command that cannot be obeyed: a code and a sentence."""


class Engine:
    """Answers one command after the other."""

    def __init__(self) -> None:
        self.game = ""
        self.state: State | None = None
        self.rng = Rng(1)

    def answer(self, word: str, rest: str) -> Iterator[str]:
        """Yield the lines that answer a command."""
        if word == "hello":
            yield from hello()
        elif word == "ping":
            yield f"pong {rest}"
        elif word == "game":
            self.set_game(rest.split())
            yield "ok"
        elif word == "position":
            self.set_position(*rest.partition(" ")[::2])
            yield "ok"
        elif word == "go":
            yield f"best {self.find_best(rest.split())}"
        elif word == "option":
            raise Refused("option.unknown", "this bot has no options")
        elif word != "stop":  # every answer comes soon, so there is nothing to stop
            raise Refused("command.unknown", f"this bot does not know {word}")

    def set_game(self, words: list[str]) -> None:
        """Choose a game; the side and the number of seats come again with every position."""
        if words[:1] == [] or words[0] not in game_ids():
            raise Refused("unknown.game", f"this bot plays {', '.join(game_ids())}")
        self.game = words[0]
        self.state = None

    def set_position(self, form: str, text: str) -> None:
        """Read a position."""
        if form != "data":
            raise Refused("position.form", "this bot reads only positions as data")
        if not self.game:
            raise Refused("game.none", "choose a game first")
        try:
            self.state = find_game(self.game).from_data(json.loads(text))
        except json.JSONDecodeError as error:
            raise Refused("position.unreadable", str(error)) from error

    def find_best(self, words: list[str]) -> int:
        """Return the action for the position; of the limits only the time matters here."""
        if self.state is None:
            raise Refused("position.none", "give a position first")
        self.state.demand_seat()
        limits = dict(zip(words[::2], words[1::2], strict=False))
        return choose(self.state, min(LONGEST, float(limits.get("time", LONGEST))), self.rng)


def hello() -> Iterator[str]:
    """Yield what the bot says of itself."""
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
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return
        try:
            for answer in engine.answer(word, rest) if word else ():
                print(answer, flush=True)
        except Refused as refused:
            print("error", *refused.args, flush=True)
        except TilewrightError as error:
            print("error", error.code, error, flush=True)


if __name__ == "__main__":
    main()
