"""The way from a batch into engine code."""

from __future__ import annotations

from tilewright.envs import rounds
from tilewright.envs.hand import Hand
from tilewright.envs.lent import Lent
from tilewright.envs.part import Part
from tilewright.envs.slot import Slot


def work(part: Part, hands: list[Hand], slots: list[Slot], lent: Lent, jobs: int) -> int:
    """Do with all slots what is to be done; if actions are not legal, nothing.

    Return the first slot whose action is not legal, or -1.
    """
    return rounds.work(part, hands, slots, lent, jobs)


def serve(hand: Hand) -> None:
    """Do what a hand is given to do, until it is given nothing."""
    rounds.serve(hand)
