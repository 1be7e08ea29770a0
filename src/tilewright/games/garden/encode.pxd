cimport cython
from tilewright.games.garden cimport const
from tilewright.games.garden.table cimport Table
from tilewright.games.kit cimport encode


@cython.locals(at=int)
cdef int write(Table table, int seat, float *into) except -1 nogil
cdef int write_heaps(Table table, float *into, int at) except -1 nogil
@cython.locals(places=int, place=int, i=int, hexagon=int, up=bint)
cdef int write_display(Table table, float *into, int at) except -1 nogil
@cython.locals(seats=int)
cdef int write_progress(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(places=int, i=int)
cdef int write_taking(Table table, float *into, int at) except -1 nogil
@cython.locals(size=int, up=bint, cell=int, area=int, rotation=int)
cdef int write_paying(Table table, float *into, int at) except -1 nogil
@cython.locals(points=int)
cdef int write_discarding(Table table, float *into, int at) except -1 nogil
@cython.locals(seats=int, i=int, other=int)
cdef int write_scores(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(size=int, i=int, other=int)
cdef int write_storages(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, area=int)
cdef int write_areas(Table table, int seat, float *into, int at) except -1 nogil
@cython.locals(kinds=int, i=int, other=int, cell=int, hexagon=int)
cdef int write_cells(Table table, int seat, float *into, int at) except -1 nogil
