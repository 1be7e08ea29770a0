"""Gymnasium spaces for observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tilewright.core.observation import Layout


def observation_space(layout: Layout) -> spaces.Box:
    """Return the observation space."""
    low, high = (np.empty(layout.size, np.float32) for _ in range(2))
    for field in layout.fields:
        part = slice(field.offset, field.offset + field.size)
        low[part], high[part] = field.low, field.high
    return spaces.Box(low, high, dtype=np.float32)


def action_space(num_actions: int) -> spaces.Discrete[Any]:
    """Return the action space."""
    return spaces.Discrete(num_actions)
