cimport cython
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.games.pavilion cimport const
from tilewright.games.pavilion.table cimport Table


cpdef dict dump(Table table)
cdef list _source(Table table, int source)
cdef dict _dump_board(Table table, int seat)
cdef object _dump_space(Table table, int seat, int space)
@cython.locals(colour=int)
cpdef load(Table table, dict data)
@cython.locals(colour=int)
cdef _load_phase(Table table, dict data)
@cython.locals(colour=int)
cdef _load_heap(Table table, int source, list heap)
@cython.locals(colour=int, star=int, at=int)
cdef _load_board(Table table, int seat, dict board)
@cython.locals(space=int)
cdef _load_tile(Table table, int seat, int star, int at, int colour)
