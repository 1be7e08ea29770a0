cimport cython
from tilewright.games.kit cimport encode
from tilewright.games.pavilion cimport const
from tilewright.games.pavilion.table cimport Table


@cython.locals(at=int)
cdef int write(Table table, int seat, float *into) except -1 nogil
@cython.locals(source=int)
cdef int write_middle(Table table, float *into, int at) except -1 nogil
@cython.locals(seats=int)
cdef int write_progress(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int)
cdef int write_scores(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, size=int)
cdef int write_hands(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, outer="unsigned long long")
cdef int write_stars(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, space=int)
cdef int write_grey_stars(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, space=int)
cdef int write_middle_stars(Table table, int seat, float *into, int at) except -1 nogil
