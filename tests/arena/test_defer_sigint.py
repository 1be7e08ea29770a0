"""Ctrl-C waits for work that must not be interrupted."""

from __future__ import annotations

import signal
from threading import Thread

import pytest

from tilewright.arena.defer_sigint import defer_sigint


def test_an_interruption_comes_after_the_block() -> None:
    done: list[str] = []

    def interrupted() -> None:
        with defer_sigint():
            signal.raise_signal(signal.SIGINT)
            done.append("work")
        done.append("more")

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert done == ["work"]


def test_afterwards_interruptions_come_at_once() -> None:
    before = signal.getsignal(signal.SIGINT)
    with defer_sigint():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_an_error_of_the_block_is_not_hidden() -> None:
    with pytest.raises(ValueError, match="mine"), defer_sigint():
        raise ValueError("mine")


def test_in_another_thread_nothing_changes() -> None:
    found: list[object] = []

    def work() -> None:
        with defer_sigint():
            found.append(signal.getsignal(signal.SIGINT))

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert found == [signal.getsignal(signal.SIGINT)]
