# C shim: the .py beside this file stays Python; native code uses these C forms.
cdef enum:
    POINT = 1000
    MAX_FEATURES = 128
    MAX_STAGES = 32

    MAX_LINE = 64
    MAX_PATH = 128
    SAMPLES = 8
    INFINITE = 8000000
    WIN_BONUS = 20000

    EXACT = 1
    AT_LEAST = 2
    AT_MOST = 3
    NO_ACTION = 0xFFFF
    ZERO = 8388608

    HINTED = 1073741824
    KILLER = 536870912
    LATE = 4
    VERY_LATE = 8
    SHALLOW = 2
