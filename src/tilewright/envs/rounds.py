"""Going through the slots of a batch; compiled code lets other threads run meanwhile."""

from __future__ import annotations

from tilewright.envs import const
from tilewright.envs.hand import Hand
from tilewright.envs.lent import Lent
from tilewright.envs.part import Part
from tilewright.envs.slot import Slot


def work(part: Part, hands: list[Hand], slots: list[Slot], lent: Lent, jobs: int) -> int:
    """Do with all slots what is to be done; if actions are not legal, nothing.

    Return the first slot whose action is not legal, or -1.
    """
    lend(hands, lent)
    illegal = check_and_share(part, hands, slots, lent, jobs)
    lend(hands, None)
    return illegal


def lend(hands: list[Hand], lent: Lent | None) -> int:
    """Hand the arrays to the hands, or take them back."""
    for hand in hands:
        hand.lent = lent
    return 0


def check_and_share(part: Part, hands: list[Hand], slots: list[Slot], lent: Lent, jobs: int) -> int:
    """Check all actions first where that is to be done, then share the rest of the work."""
    illegal = -1
    if jobs & const.CHECK:
        share(part, hands, slots, lent, const.CHECK)
        illegal = first_illegal(part, hands)
    if illegal < 0:
        share(part, hands, slots, lent, jobs & ~const.CHECK)
    return illegal


def first_illegal(part: Part, hands: list[Hand]) -> int:
    """Return the first slot whose action is not legal, or -1."""
    for each in (part, *(hand.part for hand in hands)):
        if each.illegal >= 0:
            return each.illegal
    return -1


def share(part: Part, hands: list[Hand], slots: list[Slot], lent: Lent, jobs: int) -> int:
    """Do the same with all slots: with those of a part here, with the others by hands."""
    for hand in hands:
        hand.jobs = jobs
        hand.due.ring()
    go_through(part, slots, lent, jobs)
    for hand in hands:
        hand.done.wait()
    return 0


def go_through(part: Part, slots: list[Slot], lent: Lent, jobs: int) -> int:
    """Do with the slots of a part what is to be done."""
    part.illegal = -1
    for i in range(part.first, part.last):
        part.work(slots[i], i, lent, jobs)
    return 0


def serve(hand: Hand) -> int:
    """Do what a hand is given to do, until it is given nothing."""
    hand.due.wait()
    while hand.jobs:
        assert hand.lent is not None
        go_through(hand.part, hand.slots, hand.lent, hand.jobs)
        hand.done.ring()
        hand.due.wait()
    return 0
