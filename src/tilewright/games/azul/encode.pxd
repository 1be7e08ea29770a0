# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.games.azul cimport const
from tilewright.games.azul.position cimport Position
from tilewright.games.kit cimport numbers


@cython.locals(at=int)
cdef int write(Position state, int seat, float *into) except -1 nogil
@cython.locals(source=int)
cdef int write_middle(Position state, float *into, int at) except -1 nogil
@cython.locals(seats=int)
cdef int write_progress(Position state, int seat, float *into, int at) except -1 nogil
cdef int phase(Position state) except -1 nogil
@cython.locals(i=int, other=int)
cdef int write_scores(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, line=int, colour=int)
cdef int write_lines(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, row=int)
cdef int write_walls(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, left=int, row=int, place=int)
cdef int write_grey_walls(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, place=int, kind=int)
cdef int write_floors(Position state, int seat, float *into, int at) except -1 nogil
