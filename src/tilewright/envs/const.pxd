# C shim: the .py beside this file stays Python; native code uses these C forms.
cdef enum:
    RESULT = 0
    MARGIN = 1
    CHANGE = 2

    CHECK = 1
    APPLY = 2
    REWARD = 4
    OBSERVE = 8
    SAMPLE = 16

    IDLE = 0
    SENT = 1
    SLEEPING = 2
    SPIN_TURNS = 10000
