# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.azul cimport const
from tilewright.games.azul.position cimport Position


@cython.locals(run=int)
cdef int run_through(int line, int at) noexcept nogil
@cython.locals(after=int, gaps_before=int)
cdef int run_length(int line, int at) noexcept nogil
@cython.locals(across=int, down=int)
cdef int placement_points(int row, int column, int at_row, int at_column) noexcept nogil
@cython.locals(found=int, row=int)
cdef int complete_rows(Position state, int seat) except -1 nogil
@cython.locals(i=int)
cdef int add_bonuses(Position state, int seat) except -1 nogil
cdef int add_bonus(Position state, int seat, int what, int which, int points) except -1 nogil
