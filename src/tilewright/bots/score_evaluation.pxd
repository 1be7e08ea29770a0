cimport cython
from tilewright.bots cimport const
from tilewright.bots.evaluation cimport Evaluation
from tilewright.core cimport const as core
from tilewright.core.state cimport State


cdef class ScoreEvaluation(Evaluation):
    cdef int scored[core.MAX_SEATS]
    cdef int beaten[core.MAX_SEATS]

    @cython.locals(seat=int, other=int, standing=int)
    cdef int load(self, State state) except -1 nogil
    cdef int write_features(self, int seat) except -1 nogil
    cdef int final_value(self, int seat) except? -1 nogil
