cimport cython
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.games.garden cimport const, legal, rules
from tilewright.games.garden.position cimport Position


@cython.locals(i=int)
cdef list names_of(unsigned long long hexagons)
cpdef dict dump(Position state)
@cython.locals(place=int, up=bint)
cdef list _dump_display(Position state)
cdef object _dump_pending(Position state)
cdef object _dump_last(Position state)
@cython.locals(now=int, i=int)
cdef dict _dump_chosen(Position state)
cdef dict _dump_board(Position state, int seat)
@cython.locals(lying=int, rotation=int, cell=int)
cdef object _dump_area(Position state, int seat, int area)
@cython.locals(i=int)
cpdef load(Position state, dict data)
@cython.locals(found="unsigned long long")
cdef unsigned long long _set_of(list names) except? 0
@cython.locals(number=int)
cdef _load_display(Position state, dict data)
cdef _load_phase(Position state, dict data)
@cython.locals(others=int, seat=int)
cdef _load_discards(Position state, dict pending)
@cython.locals(i=int)
cdef _load_board(Position state, int seat, dict board)
@cython.locals(middle=int)
cdef _load_area(Position state, int seat, int area, object lying)
