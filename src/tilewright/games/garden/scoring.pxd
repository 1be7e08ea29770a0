# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.garden cimport board, const, groups
from tilewright.games.garden.position cimport Position

cdef int lose(Position state, int seat, int points) except -1 nogil
cdef int value_of(int hexagon) noexcept nogil
@cython.locals(colours=int, values=int, points=int, each=int, i=int)
cdef int wheel_points(Position state, int seat) except -1 nogil
@cython.locals(points=int, seat=int)
cdef int score_round(Position state) except -1 nogil
@cython.locals(jokers=int, worth=int, lost=int, i=int)
cdef int score_end(Position state, int seat) except -1 nogil
@cython.locals(worth=int, hexagon=int)
cdef int stored_value(Position state, int seat) except -1 nogil
@cython.locals(group="unsigned long long", points=int)
cdef int score_groups(Position state, int seat, unsigned long long cells, int kind) except -1 nogil
@cython.locals(size=int, points=int)
cdef int group_points(Position state, int seat, unsigned long long group) except -1 nogil
