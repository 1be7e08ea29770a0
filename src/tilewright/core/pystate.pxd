cimport cython
from tilewright.core cimport const
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State


cdef class PythonState(State):
    @cython.locals(last=int, action=int)
    cdef int fast_legal(self, ActionList into) except -1 with gil
    cdef bint fast_is_legal(self, int action) except -1 with gil
    cdef int fast_pick(self, Rng rng) except -1 with gil
    cdef int fast_apply(self, int action) except -1 with gil
    cdef int fast_deal(self, Rng rng) except -1 with gil
    cdef int fast_restart(self) except -1 with gil
    cdef int fast_score(self, int seat) except? -1 with gil
    cdef int fast_standing(self, int seat) except? -1 with gil
    cdef unsigned long long fast_key(self) except? 0 with gil
    @cython.locals(i=Py_ssize_t, size=Py_ssize_t)
    cdef int fast_observe(self, int seat, float *into) except -1 with gil
    cdef State fast_copy(self)
    cdef int fast_copy_from(self, State other) except -1 with gil
