# C shim: the .py beside this file stays Python; native code uses these C forms.
cdef enum:
    NATURE = -1
    NOBODY = -2
    MAX_SEATS = 4
    MAX_LEGAL = 1024
    MAX_ACTIONS = 4096
    MAX_POINTS = 3500
    UNDECIDED = -1
