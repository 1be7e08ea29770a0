# Inlined into the modules that call it.
cimport cython
from tilewright.core cimport const


@cython.final
cdef class ActionList:
    cdef int count
    cdef short items[const.MAX_LEGAL]

    cdef int clear(self) except -1 nogil
    cdef int add(self, int action) except -1 nogil
