"""An engine that knows no rules: it asks for the legal actions and picks one at random.

Try it from the root of the repository:

    tilewright engine-check "python examples/legal_bot.py"

It needs only the standard library and is easy to translate to any language. To plug in a neural
network that scores actions, replace `choose`.
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
    """Return one of the legal actions; a better bot would look at the position."""
    return random.choice(legal)


def read_position(text: str) -> object:
    """Return a position as plain data, or None if the text is invalid."""
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
        command, _, rest = line.strip().partition(" ")
        answer = f"error command.unknown this bot does not know {command}"
        if command == "hello":
            answer = HELLO
        elif command == "ping":
            answer = f"pong {rest}"
        elif command == "game":
            is_known = rest.split(" ")[0] in GAMES
            answer = "ok" if is_known else f"error unknown.game this bot does not play {rest}"
        elif command == "position" and not rest.startswith("data"):
            answer = "error position.form this bot reads only positions as data"
        elif command == "position":
            found = read_position(rest)
            position = found or position
            answer = "ok" if found else "error position.unreadable this is no position"
        elif command == "go":
            legal = rest.partition("legal ")[2].split()
            answer = f"best {choose(position, legal)}" if legal else "error go.no-legal which ones?"
        elif command == "quit":
            return
        if command not in ("", "stop"):  # answers are immediate, so there is nothing to stop
            print(answer, flush=True)


if __name__ == "__main__":
    main()
