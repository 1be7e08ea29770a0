"""An atomic flag and a lock shared by two threads; native code uses them without the GIL."""

from __future__ import annotations

from threading import Lock
from typing import Final

_GUARD: Final = Lock()


def compare_exchange(flag: list[int], old: int, new: int) -> bool:
    """Set the flag to `new` if it holds `old`; return whether it did."""
    with _GUARD:
        if flag[0] != old:
            return False
        flag[0] = new
        return True


def spin(flag: list[int], value: int, turns: int) -> bool:
    """Busy-wait up to `turns` turns until the flag holds a value; return whether it does.

    Pure Python only looks once: a busy thread would keep the GIL from the other one.
    """
    return flag[0] == value


def new_lock() -> Lock:
    """Return a lock that is already acquired."""
    lock = Lock()
    lock.acquire()
    return lock


def acquire(lock: Lock) -> None:
    """Sleep until the lock is released, and acquire it."""
    lock.acquire()


def release(lock: Lock) -> None:
    """Release the lock, which wakes the thread that sleeps on it."""
    lock.release()


def free_lock(lock: Lock) -> None:
    """Free the lock's memory; Python does that by itself."""
