"""The way from a batch into engine code."""

from __future__ import annotations

from tilewright.core.rng import Rng
from tilewright.envs import rounds
from tilewright.envs.lent import Lent, Numbers
from tilewright.envs.part import Part
from tilewright.envs.slot import Slot


def first_illegal(slots: list[Slot], lent: Lent) -> int:
    """Return the first slot whose action is not legal, or -1 if all are."""
    return rounds.first_illegal(slots, lent)


def work(part: Part, slots: list[Slot], lent: Lent, jobs: int) -> None:
    """Do with every slot of a part what is to be done."""
    rounds.work(part, slots, lent, jobs)


def pick(slots: list[Slot], rng: Rng, into: Numbers) -> None:
    """Write a random legal action for every slot; 0 where a match is over."""
    rounds.pick(slots, rng, into)
