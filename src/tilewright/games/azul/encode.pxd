cimport cython
from tilewright.core cimport const as core
from tilewright.games.azul cimport const
from tilewright.games.azul.table cimport Table
from tilewright.games.kit cimport encode


@cython.locals(at=int)
cdef int write(Table table, int seat, float *into) except -1 nogil
@cython.locals(source=int)
cdef int write_middle(Table table, float *into, int at) except -1 nogil
@cython.locals(seats=int)
cdef int write_progress(Table table, int seat, float *into, int at) except -1 nogil
cdef int phase(Table table) except -1 nogil
@cython.locals(i=int, other=int)
cdef int write_scores(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, line=int, colour=int)
cdef int write_lines(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, row=int)
cdef int write_walls(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, place=int, tile=int)
cdef int write_grey_walls(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, place=int, kind=int)
cdef int write_floors(Table table, int seat, float *into, int at) except -1 nogil
