cimport cython
from tilewright.bots cimport const
from tilewright.core cimport const as core
from tilewright.core.state cimport State


cdef class Evaluation:
    cdef readonly str game
    cdef readonly tuple feature_names
    cdef readonly int stages
    cdef int size
    cdef int stage
    cdef bint finishes_turns
    cdef int features[const.MAX_FEATURES]
    cdef int weights[const.MAX_STAGES][const.MAX_FEATURES]
    cdef int spread[const.MAX_STAGES]
    cdef int expected[core.MAX_SEATS]

    cdef int load(self, State state) except -1 nogil
    cdef int write_features(self, int seat) except -1 nogil
    cdef int final_value(self, int seat) except? -1 nogil
    @cython.locals(seat=int, i=int)
    cdef int evaluate(self, State state) except -1 nogil
    @cython.locals(best=int, other=int)
    cdef int margin(self, State state, int seat) except? -1 nogil


@cython.locals(total=int, i=int)
cdef int dot(int *a, int *b, int size) noexcept nogil
