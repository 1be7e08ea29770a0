cimport cython
from tilewright.core cimport const as core
from tilewright.games.azul cimport const
from tilewright.games.azul.position cimport Position


cpdef dict dump(Position state)
cdef list _heap(Position state, int source)
cdef dict _dump_board(Position state, int seat)
cdef object _dump_line(Position state, int seat, int line)
cdef object _dump_place(Position state, int seat, int place)
@cython.locals(colour=int)
cpdef load(Position state, dict data)
@cython.locals(colour=int)
cdef _load_heap(Position state, int source, list heap)
@cython.locals(row=int, column=int, line=int)
cdef _load_board(Position state, int seat, dict board)
cdef _load_tile(Position state, int seat, int row, int column, int colour)
@cython.locals(colour=int)
cdef _load_line(Position state, int seat, int line, object held)
