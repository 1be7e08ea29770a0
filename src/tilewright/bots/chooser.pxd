from tilewright.core cimport const
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State


cdef class Chooser:
    cdef int fast_choose(self, State state, Rng rng) except -2 nogil


cdef class RandomChooser(Chooser):
    cdef int fast_choose(self, State state, Rng rng) except -2 nogil
