cimport cython
from tilewright.envs.bell cimport Bell
from tilewright.envs.lent cimport Lent
from tilewright.envs.part cimport Part


@cython.final
cdef class Hand:
    cdef Part part
    cdef list slots
    cdef Bell due
    cdef Bell done
    cdef int jobs
    cdef Lent lent
