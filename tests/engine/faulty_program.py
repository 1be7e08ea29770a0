"""A program that speaks the protocol correctly, or with the fault that its first argument names.

It runs as a process and is never imported by the code under test. The second argument, if there is
one, is a file for the ids of its processes.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

HELLO = [
    "protocol 1",
    "name Test program",
    "version 7",
    "game azul rules 1 sides coloured,grey seats 2,3,4",
    "wants legal",
    "option colour choice red,blue default red",
    "option size number 1 9 default 3",
    "option motto text default be quick",
    "ok",
]
KIND = sys.argv[1]
INFO = b"info depth 1 nodes 20 points 3.5,-1 shares 0.75,0.25 line "
AGES = 1000


def note(pid: int) -> None:
    """Write down the id of a process."""
    if len(sys.argv) > 2:
        with Path(sys.argv[2]).open("a", encoding="utf-8") as file:
            file.write(f"{pid}\n")


def say(*lines: str) -> None:
    for line in lines:
        write(f"{line}\n".encode())


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def misbehave_at_start() -> None:
    if KIND == "crash at start":
        sys.exit("no licence found\nand no will to go on")
    if KIND == "hang at start":
        time.sleep(AGES)
    if KIND == "deaf":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if KIND == "flood of lines":
        while True:
            say("name again and again")
    if KIND == "garbage":
        write(b"\xff\xfe\x00garbage\n")
    if KIND == "huge line":
        while True:
            write(b"x" * 4096)


def break_down(legal: list[str]) -> None:
    """End, hang or send garbage instead of an answer, if that is the fault."""
    if KIND == "crash":
        raise RuntimeError("the cat sat on the keyboard")
    if KIND == "killed":
        os.kill(os.getpid(), signal.SIGSEGV)
    if KIND == "leaves a child":
        child = subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({AGES})"])
        note(child.pid)
        sys.exit(4)
    if KIND == "closes its output":
        os.close(1)
    if KIND in ("hang", "deaf", "closes its output"):
        time.sleep(AGES)
    if KIND == "flood of news":
        while True:
            write(INFO + legal[0].encode() + b"\n")


def prepare(legal: list[str]) -> dict[str, str]:
    """Return what each fault sends instead of, or before, a correct answer."""
    return {
        "unreadable action": "best 9Z9",
        "illegal action": "best col1",
        "two actions": f"best {legal[0]} {legal[-1]}",
        "no action": "best",
        "wrong news": "info points 1,2,3 line col1",
        "unreadable news": "info depth deep",
        "news": f"{INFO.decode()}{legal[0]}",
    }


def go(words: list[str]) -> None:
    legal = words[words.index("legal") + 1 :] if "legal" in words else []
    if not legal:
        return say("error go.nothing to choose from")
    break_down(legal)
    if KIND in prepare(legal):
        say(prepare(legal)[KIND])
    if KIND == "flood of errors":
        sys.stderr.write("woe is me\n" * 200_000)
    if KIND == "waits for stop" or "infinite" in words:
        return thinking(legal)
    return say(f"best {legal[0]}")


def thinking(legal: list[str]) -> None:
    """Answer only when told to stop."""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "ping" and KIND != "does not pong":
            say(f"pong {rest}")
        if word == "quit":
            sys.exit(5 if KIND == "bad exit" else 0)
        if word == "stop":
            break
    say(f"best {legal[0]}")


def hello() -> list[str]:
    changes = {
        "another protocol": ("protocol 1", "protocol 99"),
        "no name": ("name Test program", "motto none"),
        "no game": (HELLO[3], "motto none"),
        "unknown game": (HELLO[3], "game chess rules 1 sides white,black seats 2"),
        "other rules": ("rules 1", "rules 2"),
        "only two seats": ("seats 2,3,4", "seats 2"),
        "more seats than there are": ("seats 2,3,4", "seats 2,9"),
        "seats that there are not": ("seats 2,3,4", "seats 9"),
        "unreadable offer": ("seats 2,3,4", "chairs many"),
        "bad option": ("default 3", "default 77"),
        "calls itself something odd": ("Test program", "Odd \x1b[31m" + "long " * 30),
    }
    old, new = changes.get(KIND, ("", ""))
    return [line.replace(old, new) if old else line for line in HELLO]


def option(name: str, value: str) -> str:
    values = {"colour": ("red", "blue"), "size": tuple("123456789"), "motto": (value,)}
    if KIND == "agrees to everything" or value in values.get(name, ()):
        return "ok"
    return f"error option.unknown there is no {name} {value}"


def position(rest: str) -> str:
    if KIND == "refuses positions":
        return "error position.ugly I do not like it"
    is_data = rest.startswith('data {"game":') or KIND == "agrees to everything"
    return "ok" if is_data else "error position.form only data, please"


def obey(word: str, rest: str) -> None:
    if word == "hello":
        say(*hello())
    elif word == "ping":
        say(f"pong {rest}")
    elif word == "game" and KIND == "hang at the set-up":
        time.sleep(AGES)
    elif word == "game":
        say("ok" if rest.startswith("azul ") else "error unknown.game only azul here")
    elif word == "option":
        say(option(*rest.partition(" ")[::2]))
    elif word == "position":
        say(position(rest))
    elif word == "go":
        go(rest.split())
    elif word == "quit":
        sys.exit(5 if KIND == "bad exit" else 0)
    elif KIND == "dies of strange words":
        sys.exit(6)
    elif word and word != "stop":
        say("oops" if KIND == "strange errors" else f"error command.unknown no {word} here")


def main() -> None:
    note(os.getpid())
    misbehave_at_start()
    while True:
        for line in sys.stdin:
            if not (KIND == "deaf" and line == "quit\n"):
                obey(*line.strip().partition(" ")[::2])
        if KIND not in ("deaf", "stays at the end"):
            return
        time.sleep(AGES)


if __name__ == "__main__":
    main()
