# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits


@cython.final
cdef class Rng:
    cdef unsigned long long word

    cdef unsigned long long next64(self) noexcept nogil
    @cython.locals(product="unsigned long long", refused="unsigned long long")
    cdef unsigned int below(self, unsigned int n) noexcept nogil
