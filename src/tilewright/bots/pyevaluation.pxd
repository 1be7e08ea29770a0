cimport cython
from tilewright.bots cimport const
from tilewright.bots.evaluation cimport Evaluation
from tilewright.core.state cimport State


cdef class PythonEvaluation(Evaluation):
    @cython.locals(seat=int)
    cdef int evaluate(self, State state) except -1 with gil
    cdef int write_features(self, int seat) except -1 nogil
