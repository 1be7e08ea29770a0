cimport cython
from tilewright.envs cimport atom, const


@cython.final
cdef class Bell:
    cdef int word[1]
    cdef atom.PyThread_type_lock bed

    cdef int ring(self) noexcept nogil
    cdef int wait(self) noexcept nogil
