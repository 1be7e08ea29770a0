"""Doors for researchers: observations, rewards, and environments for learning."""

from tilewright.envs import _numpy as _numpy  # first: without NumPy it says what to install
from tilewright.envs.arrays import BadArray
from tilewright.envs.batch import Arrays, Batch
from tilewright.envs.observation import Field, Layout, layout, observe, read_back, split
from tilewright.envs.outcomes import outcomes
from tilewright.envs.rewards import REWARDS, margins, result_shares

__all__ = [
    "REWARDS",
    "Arrays",
    "BadArray",
    "Batch",
    "Field",
    "Layout",
    "layout",
    "margins",
    "observe",
    "outcomes",
    "read_back",
    "result_shares",
    "split",
]
