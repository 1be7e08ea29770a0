# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.kit cimport numbers
from tilewright.games.pavilion cimport const
from tilewright.games.pavilion.position cimport Position


@cython.locals(at=int)
cdef int write(Position state, int seat, float *into) except -1 nogil
@cython.locals(source=int)
cdef int write_middle(Position state, float *into, int at) except -1 nogil
@cython.locals(seats=int)
cdef int write_progress(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int)
cdef int write_scores(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, size=int)
cdef int write_hands(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, outer="unsigned long long")
cdef int write_stars(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int)
cdef int write_grey_stars(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int)
cdef int write_middle_stars(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(left="unsigned long long", space=int)
cdef int write_colours(Position state, int seat, float *into, int at, int first, int last) except -1 nogil
