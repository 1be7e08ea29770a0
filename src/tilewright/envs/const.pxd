# C shim: the .py beside this file stays Python; native code uses these C forms.
cdef enum:
    RESULT = 0
    MARGIN = 1
    CHANGE = 2

    CHECK = 1
    ACT = 2
    TELL = 4
    SHOW = 8
    PICK = 16

    SILENT = 0
    RINGING = 1
    ASLEEP = 2
    TURNS = 10000
