# The C forms of real.py.
from libc.math cimport exp, log, sqrt
