cimport cython
from tilewright.bots cimport const


@cython.final
cdef class TranspositionTable:
    cdef unsigned long long mask
    cdef unsigned long long age
    cdef unsigned long long[::1] words

    @cython.locals(slot="unsigned long long", entry="unsigned long long")
    cdef unsigned long long find(self, unsigned long long key) noexcept nogil
    @cython.locals(slot="unsigned long long", entry="unsigned long long", old="unsigned long long")
    cdef int store(self, unsigned long long key, unsigned long long depth,
                   unsigned long long bound, int value, unsigned long long action) noexcept nogil


cdef int value_of(unsigned long long entry) noexcept nogil
cdef int action_of(unsigned long long entry) noexcept nogil
cdef int bound_of(unsigned long long entry) noexcept nogil
cdef int depth_of(unsigned long long entry) noexcept nogil
