"""The arrays that a caller lends to a batch for one call."""

from __future__ import annotations

from typing import TypeAlias

from tilewright.core.state import Bytes, Floats

Numbers: TypeAlias = "memoryview[int]"  # whole numbers of 64 bits


class Lent:
    """Where actions are read, and everything else is written; what is not wanted is empty."""

    def __init__(
        self,
        actions: Numbers,
        masks: Bytes,
        observations: Floats,
        rewards: Floats,
        finished: Bytes,
        actors: Bytes,
    ) -> None:
        self.actions = actions
        self.masks = masks
        self.observations = observations
        self.rewards = rewards
        self.finished = finished
        self.actors = actors
        self.wants_masks = len(masks) > 0
        self.wants_observations = len(observations) > 0
        self.wants_rewards = len(rewards) > 0
        self.wants_finished = len(finished) > 0
        self.wants_actors = len(actors) > 0
