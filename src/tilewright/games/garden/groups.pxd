# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.garden cimport board, const
from tilewright.games.garden.position cimport Position

@cython.locals(group="unsigned long long", edge="unsigned long long", near="unsigned long long")
cdef unsigned long long connected(unsigned long long cells, unsigned long long start) noexcept nogil
@cython.locals(found="unsigned long long")
cdef unsigned long long border(unsigned long long group) noexcept nogil
@cython.locals(colour=int, value=int, match="unsigned long long")
cdef unsigned long long open_cells(Position state, int seat, int hexagon) noexcept nogil
cdef unsigned long long cells_for(Position state, int seat, int hexagon) noexcept nogil
cdef bint is_allowed(Position state, int seat, int cell, int hexagon) noexcept nogil
@cython.locals(colour=int, value=int, near="unsigned long long")
cdef int update_open_cells(Position state, int seat, int hexagon, int cell) except -1 nogil
@cython.locals(of_colour="unsigned long long", group="unsigned long long", near="unsigned long long", duplicates="unsigned long long", others="unsigned long long", value=int)
cdef int close_to_patterns(Position state, int seat, int cell, int colour) except -1 nogil
@cython.locals(of_value="unsigned long long", group="unsigned long long", near="unsigned long long", duplicates="unsigned long long", others="unsigned long long", colour=int)
cdef int close_to_colours(Position state, int seat, int cell, int value) except -1 nogil
