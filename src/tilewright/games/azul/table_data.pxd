cimport cython
from tilewright.core cimport const as core
from tilewright.games.azul cimport const
from tilewright.games.azul.table cimport Table


cpdef dict dump(Table table)
cdef list _heap(Table table, int source)
cdef dict _dump_board(Table table, int seat)
cdef object _dump_line(Table table, int seat, int line)
cdef object _dump_place(Table table, int seat, int place)
@cython.locals(colour=int)
cpdef load(Table table, dict data)
@cython.locals(colour=int)
cdef _load_heap(Table table, int source, list heap)
@cython.locals(row=int, column=int, line=int)
cdef _load_board(Table table, int seat, dict board)
cdef _load_tile(Table table, int seat, int row, int column, int colour)
@cython.locals(colour=int)
cdef _load_line(Table table, int seat, int line, object held)
