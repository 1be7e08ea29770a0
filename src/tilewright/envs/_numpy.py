"""NumPy, or an error that says how to get it."""

from tilewright.envs.extras import needed

with needed("rl"):
    import numpy as np

__all__ = ["np"]
