cdef enum:
    NATURE = -1
    NOBODY = -2
    MAX_SEATS = 4
    MAX_LEGAL = 1024
    UNDECIDED = -1
