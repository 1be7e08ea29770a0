# Inlined into the modules that call it.
cimport cython


cdef int one_hot(float *into, int at, int count, int which) noexcept nogil
cdef int number(float *into, int at, int value, float unit) noexcept nogil
@cython.locals(kind=int)
cdef int counts(float *into, int at, unsigned char *numbers, int kinds, float unit) noexcept nogil
cdef int seat_from(int seat, int other, int seats) noexcept nogil
cdef int seat_after(int seat, int steps, int seats) noexcept nogil
