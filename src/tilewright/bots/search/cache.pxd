cimport cython
from tilewright.bots cimport const


@cython.final
cdef class Cache:
    cdef unsigned long long mask
    cdef unsigned long long age
    cdef unsigned long long[::1] words

    @cython.locals(place="unsigned long long", data="unsigned long long")
    cdef unsigned long long find(self, unsigned long long key) noexcept nogil
    @cython.locals(place="unsigned long long", data="unsigned long long", old="unsigned long long")
    cdef int store(self, unsigned long long key, unsigned long long depth,
                   unsigned long long bound, int value, unsigned long long action) noexcept nogil


cdef int value_in(unsigned long long data) noexcept nogil
cdef int action_in(unsigned long long data) noexcept nogil
cdef int bound_in(unsigned long long data) noexcept nogil
cdef int depth_in(unsigned long long data) noexcept nogil
