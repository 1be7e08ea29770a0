"""The arrays that a caller lends to a batch for one call."""

from __future__ import annotations

from typing import TypeAlias

from tilewright.core.state import Bytes, Floats

Numbers: TypeAlias = "memoryview[int]"  # whole numbers of 64 bits


class Lent:
    """Where actions are read, and everything else is written; what is not wanted is None."""

    def __init__(
        self,
        actions: Numbers | None = None,
        masks: Bytes | None = None,
        observations: Floats | None = None,
        rewards: Floats | None = None,
        finished: Bytes | None = None,
        actors: Bytes | None = None,
    ) -> None:
        if actions is not None:
            self.actions = actions
        if masks is not None:
            self.masks = masks
        if observations is not None:
            self.observations = observations
        if rewards is not None:
            self.rewards = rewards
        if finished is not None:
            self.finished = finished
        if actors is not None:
            self.actors = actors
        self.wants_masks = masks is not None
        self.wants_observations = observations is not None
        self.wants_rewards = rewards is not None
        self.wants_finished = finished is not None
        self.wants_actors = actors is not None
        self.luck = 0

    def ask_for_actions(self, picks: Numbers, luck: int) -> None:
        """Take an array for random actions, and what they are drawn by."""
        self.picks = picks
        self.luck = luck

    actions: Numbers
    masks: Bytes
    observations: Floats
    rewards: Floats
    finished: Bytes
    actors: Bytes
    picks: Numbers
