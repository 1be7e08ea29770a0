"""Adapters for RL frameworks: observations, rewards, batches and environments."""

from tilewright.envs.extras import needed

with needed("rl"):  # NumPy
    from tilewright.envs.batch import Arrays, Batch
    from tilewright.envs.buffers import BadArray
    from tilewright.envs.evaluator import Evaluator
    from tilewright.envs.evaluator_bot import EvaluatorBot
    from tilewright.envs.observation import Field, Layout, layout, observe, read_back, split
    from tilewright.envs.outcomes import outcomes
    from tilewright.envs.puct import PuctSearch, Searched
    from tilewright.envs.rewards import REWARDS, margins, result_shares

__all__ = [
    "REWARDS",
    "Arrays",
    "BadArray",
    "Batch",
    "Evaluator",
    "EvaluatorBot",
    "Field",
    "Layout",
    "PuctSearch",
    "Searched",
    "layout",
    "margins",
    "observe",
    "outcomes",
    "read_back",
    "result_shares",
    "split",
]
