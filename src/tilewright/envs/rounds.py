"""Going through the slots of a part; compiled code lets other threads run meanwhile."""

from __future__ import annotations

from tilewright.core.rng import Rng
from tilewright.envs.lent import Lent, Numbers
from tilewright.envs.part import Part
from tilewright.envs.slot import Slot


def first_illegal(slots: list[Slot], lent: Lent) -> int:
    """Return the first slot whose action is not legal, or -1 if all are."""
    for i, slot in enumerate(slots):
        if not slot.may(lent.actions[i]):
            return i
    return -1


def work(part: Part, slots: list[Slot], lent: Lent, jobs: int) -> int:
    """Do with every slot of a part what is to be done."""
    for i in range(part.first, part.last):
        part.work(slots[i], i, lent, jobs)
    return 0


def pick(slots: list[Slot], rng: Rng, into: Numbers) -> int:
    """Write a random legal action for every slot; 0 where a match is over."""
    for i, slot in enumerate(slots):
        into[i] = slot.state.fast_pick(rng) if slot.state.actor >= 0 else 0
    return 0
