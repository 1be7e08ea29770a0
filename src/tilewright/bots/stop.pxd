cdef class Stop:
    cdef bint raised
