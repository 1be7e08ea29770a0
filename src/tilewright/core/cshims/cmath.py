"""Mathematical functions, the same compiled and pure.

Compiled modules use the C functions of the same names in `cmath.pxd`.
"""

from math import exp, log, sqrt

__all__ = ["exp", "log", "sqrt"]
