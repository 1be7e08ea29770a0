# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.garden cimport const
from tilewright.games.garden.position cimport Position
from tilewright.games.kit cimport numbers


@cython.locals(at=int)
cdef int write(Position state, int seat, float *into) except -1 nogil
cdef int write_heaps(Position state, float *into, int at) except -1 nogil
@cython.locals(places=int, place=int, i=int, up=bint)
cdef int write_display(Position state, float *into, int at) except -1 nogil
@cython.locals(seats=int)
cdef int write_progress(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(places=int, i=int)
cdef int write_taking(Position state, float *into, int at) except -1 nogil
@cython.locals(up=bint, cell=int, area=int, rotation=int)
cdef int write_paying(Position state, float *into, int at) except -1 nogil
@cython.locals(points=int)
cdef int write_discarding(Position state, float *into, int at) except -1 nogil
@cython.locals(seats=int, i=int, other=int)
cdef int write_scores(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(size=int, i=int, other=int, left="unsigned long long", hexagon=int)
cdef int write_storages(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(i=int, other=int, area=int)
cdef int write_areas(Position state, int seat, float *into, int at) except -1 nogil
@cython.locals(kinds=int, i=int, other=int, left="unsigned long long", cell=int, hexagon=int)
cdef int write_cells(Position state, int seat, float *into, int at) except -1 nogil
