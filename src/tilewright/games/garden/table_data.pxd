cimport cython
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.games.garden cimport const, legal, rules
from tilewright.games.garden.table cimport Table


@cython.locals(i=int)
cdef list names_of(unsigned long long hexagons)
cpdef dict dump(Table table)
@cython.locals(place=int, up=bint)
cdef list _dump_display(Table table)
cdef object _dump_pending(Table table)
cdef object _dump_last(Table table)
@cython.locals(now=int, i=int)
cdef dict _dump_chosen(Table table)
cdef dict _dump_board(Table table, int seat)
@cython.locals(lying=int, rotation=int, cell=int)
cdef object _dump_area(Table table, int seat, int area)
@cython.locals(i=int)
cpdef load(Table table, dict data)
@cython.locals(found="unsigned long long")
cdef unsigned long long _set_of(list names) except? 0
@cython.locals(number=int)
cdef _load_display(Table table, dict data)
cdef _load_phase(Table table, dict data)
@cython.locals(others=int, seat=int)
cdef _load_discards(Table table, dict pending)
@cython.locals(i=int)
cdef _load_board(Table table, int seat, dict board)
@cython.locals(middle=int)
cdef _load_area(Table table, int seat, int area, object lying)
