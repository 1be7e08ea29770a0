"""A bot that knows no rules: it asks to be told the legal actions, and takes any of them.

Try it from the folder above:

    tilewright engine-check "python examples/legal_bot.py"

It needs nothing but Python, and could be written in any language. A learner or a network that
scores the actions it is offered takes the place of `choose`.
"""

import json
import random
import sys

HELLO = """\
protocol 1
name Any legal action
version 1
game azul rules 1 sides coloured,grey seats 2,3,4
game garden rules 1 sides front,back seats 2,3,4
game pavilion rules 1 sides coloured,grey seats 2,3,4
wants legal
ok"""
GAMES = ("azul", "garden", "pavilion")


def choose(position: object, legal: list[str]) -> str:
    """Return one of the legal actions; the position is there for a bot that can use it."""
    return random.choice(legal)


def read_position(text: str) -> object:
    """Return the plain data of a position, or None if it is none."""
    form, _, rest = text.partition(" ")
    try:
        data = json.loads(rest) if form == "data" else None
    except ValueError:
        return None
    return data if isinstance(data, dict) and "game" in data else None


def main() -> None:
    """Answer commands until `quit` or the end of the input."""
    position: object = None
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        answer = f"error command.unknown this bot does not know {word}"
        if word == "hello":
            answer = HELLO
        elif word == "ping":
            answer = f"pong {rest}"
        elif word == "game":
            is_known = rest.split(" ")[0] in GAMES
            answer = "ok" if is_known else f"error unknown.game this bot does not play {rest}"
        elif word == "position" and not rest.startswith("data"):
            answer = "error position.form this bot reads only positions as data"
        elif word == "position":
            found = read_position(rest)
            position = found or position
            answer = "ok" if found else "error position.unreadable this is no position"
        elif word == "go":
            legal = rest.partition("legal ")[2].split()
            answer = f"best {choose(position, legal)}" if legal else "error go.no-legal which ones?"
        elif word == "quit":
            return
        if word not in ("", "stop"):  # every answer comes at once, so there is nothing to stop
            print(answer, flush=True)


if __name__ == "__main__":
    main()
