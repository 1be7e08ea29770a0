"""Real functions, the same compiled and pure.

This module stays plain Python. Compiled modules take the same names from `cmath.pxd`.
"""

from math import exp, log, sqrt

__all__ = ["exp", "log", "sqrt"]
