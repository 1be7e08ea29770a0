cimport cython
from tilewright.core cimport const
from tilewright.core.cshims cimport memory
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng


cdef class State:
    cdef list events  # the only Python object of a state: memory.pxd counts on it
    cdef bint recording
    cdef readonly int seats
    cdef readonly int num_actions
    cdef readonly int actor
    cdef readonly int steps

    cdef int fast_legal(self, ActionList into) except -1 nogil
    @cython.locals(action=int, i=int)
    cdef int fast_mask(self, unsigned char *into, ActionList scratch) except -1 nogil
    cdef bint fast_is_legal(self, int action) except -1 nogil
    cdef int fast_pick(self, Rng rng) except -1 nogil
    cdef int fast_apply(self, int action) except -1 nogil
    cdef int fast_deal(self, Rng rng) except -1 nogil
    cdef int fast_restart(self) except -1 nogil
    cdef int fast_score(self, int seat) except? -1 nogil
    cdef unsigned long long fast_key(self) except? 0 nogil
    cdef int fast_standing(self, int seat) except? -1 nogil
    cdef int fast_observe(self, int seat, float *into) except -1 nogil
    cdef State fast_copy(self)
    cdef int fast_copy_from(self, State other) except -1 nogil
    cdef int note(self, int kind, int a, int b=*, int c=*, int d=*, int e=*) except -1 with gil
