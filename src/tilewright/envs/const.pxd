cdef enum:
    RESULT = 0
    MARGIN = 1
    CHANGE = 2

    ACT = 1
    TELL = 2
    SHOW = 4
