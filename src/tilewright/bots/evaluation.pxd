from tilewright.core.state cimport State


cdef class Evaluation:
    cdef double fast_value(self, State state, int seat) except? -1
