cimport cython


@cython.locals(i=int)
cdef int zeros(float *into, int at, int count) noexcept nogil
@cython.locals(i=int)
cdef int one_of(float *into, int at, int count, int which) noexcept nogil
cdef int number(float *into, int at, int value, float unit) noexcept nogil
@cython.locals(kind=int)
cdef int heap(float *into, int at, unsigned char *counts, int kinds, float unit) noexcept nogil
@cython.locals(i=int)
cdef int members(float *into, int at, unsigned long long word, int count) noexcept nogil
cdef int seat_from(int seat, int other, int seats) noexcept nogil
cdef int seat_after(int seat, int steps, int seats) noexcept nogil
