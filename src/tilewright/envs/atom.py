"""What two threads share: a word and a lock, as compiled code uses them without Python."""

from __future__ import annotations

from threading import Lock
from typing import Final

_ONE_AT_A_TIME: Final = Lock()


def change(word: list[int], old: int, new: int) -> bool:
    """Change a word that holds one value to another; return whether it held it."""
    with _ONE_AT_A_TIME:
        if word[0] != old:
            return False
        word[0] = new
        return True


def listen(word: list[int], value: int, turns: int) -> bool:
    """Wait a moment for a word to hold a value; return whether it does."""
    return word[0] == value


def closed_lock() -> Lock:
    """Return a lock that is closed."""
    lock = Lock()
    lock.acquire()
    return lock


def await_lock(lock: Lock) -> None:
    """Wait until a lock has been opened, and close it again."""
    lock.acquire()


def open_lock(lock: Lock) -> None:
    """Open a lock."""
    lock.release()


def drop_lock(lock: Lock) -> None:
    """Give a lock up."""
