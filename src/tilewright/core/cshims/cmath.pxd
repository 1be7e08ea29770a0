# C shim: the .py beside this file stays Python; native code uses these C forms.
from libc.math cimport exp, log, sqrt
