cimport cython
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.games.pavilion cimport const
from tilewright.games.pavilion.position cimport Position


cpdef dict dump(Position state)
cdef list _source(Position state, int source)
cdef dict _dump_board(Position state, int seat)
cdef object _dump_space(Position state, int seat, int space)
@cython.locals(colour=int)
cpdef load(Position state, dict data)
@cython.locals(colour=int)
cdef _load_phase(Position state, dict data)
@cython.locals(colour=int)
cdef _load_heap(Position state, int source, list heap)
@cython.locals(colour=int, star=int, at=int)
cdef _load_board(Position state, int seat, dict board)
@cython.locals(space=int)
cdef _load_tile(Position state, int seat, int star, int at, int colour)
