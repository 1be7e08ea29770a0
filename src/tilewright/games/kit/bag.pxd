# Inlined into the modules that call it.
cimport cython


@cython.locals(count=int, colour=int)
cdef int refill(unsigned char *bag, unsigned char *used, int colours) except -1 nogil
@cython.locals(colour=int)
cdef bint is_empty(unsigned char *heap, int colours) except -1 nogil
