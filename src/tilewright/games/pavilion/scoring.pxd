# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.pavilion cimport board, const
from tilewright.games.pavilion.position cimport Position


@cython.locals(run=int, _=int)
cdef int run_through(int ring, int at) noexcept nogil
cdef int star_ring(Position state, int seat, int star) noexcept nogil
@cython.locals(colours=int)
cdef int star_value(Position state, int seat, int star) except -1 nogil
@cython.locals(star=int, points=int, i=int, mask="unsigned long long")
cdef int add_bonuses(Position state, int seat) except -1 nogil
cdef int lose(Position state, int seat, int points) except -1 nogil
