cimport cython
from tilewright.core.cshims cimport bits, pointers
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng
from tilewright.envs cimport const
from tilewright.envs.lent cimport Lent
from tilewright.envs.slot cimport Slot


@cython.final
cdef class Part:
    cdef int first
    cdef int last
    cdef Py_ssize_t size
    cdef readonly list choosers
    cdef ActionList actions
    cdef Rng rng
    cdef int illegal

    cdef int work(self, Slot slot, Py_ssize_t i, Lent lent, int jobs) except -1 nogil
    @cython.locals(mask="unsigned char *", place="float *")
    cdef int show(self, Slot slot, Py_ssize_t i, Lent lent) except -1 nogil
    cdef int pick(self, Slot slot, Py_ssize_t i, Lent lent) except -1 nogil
