"""A share of the slots of a batch, worked on by one thread."""

from __future__ import annotations

from tilewright.bots.chooser import Chooser
from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits, pointers
from tilewright.core.rng import Rng
from tilewright.envs import const
from tilewright.envs.lent import Lent
from tilewright.envs.slot import Slot


class Part:
    """The slots from one number to another, and what engine code needs to work on them."""

    def __init__(self, first: int, last: int, size: int, choosers: list[Chooser]) -> None:
        self.first = first
        self.last = last  # the first that belongs to the next part
        self.size = size  # of an observation
        self.choosers = choosers  # one for each seat
        self.actions = ActionList()
        self.rng = Rng(0)
        self.illegal = -1  # the first slot whose action is not legal

    def work(self, slot: Slot, i: int, lent: Lent, jobs: int) -> int:
        """Engine: do with a slot what is to be done."""
        if jobs & const.CHECK and self.illegal < 0 and not slot.may(lent.actions[i]):
            self.illegal = i
        if jobs & const.ACT:
            slot.act(lent.actions[i], self.choosers)
        if jobs & const.TELL:
            slot.tell(i, lent)
        if jobs & const.SHOW:
            self.show(slot, i, lent)
        if jobs & const.PICK:
            self.pick(slot, i, lent)
        return 0

    def show(self, slot: Slot, i: int, lent: Lent) -> int:
        """Engine: write who is to act, what it may do, and what it sees."""
        if lent.wants_actors:
            lent.actors[i] = slot.state.actor
        if lent.wants_masks:
            mask = pointers.byte_at(lent.masks, i * slot.state.num_actions)
            slot.state.fast_mask(mask, self.actions)
        if lent.wants_observations:
            place = pointers.float_at(lent.observations, i * self.size)
            slot.state.fast_observe(max(slot.state.actor, 0), place)
        return 0

    def pick(self, slot: Slot, i: int, lent: Lent) -> int:
        """Engine: write a random legal action, drawn by a generator of the slot's own."""
        self.rng.word = bits.add64(lent.luck, bits.mul64(i, bits.MIX_A))
        lent.picks[i] = slot.state.fast_pick(self.rng) if slot.state.actor >= 0 else 0
        return 0
