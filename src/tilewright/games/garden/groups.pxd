cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.garden cimport board, const
from tilewright.games.garden.position cimport Position

@cython.locals(group="unsigned long long", edge="unsigned long long", near="unsigned long long")
cdef unsigned long long connected(unsigned long long cells, unsigned long long start) noexcept nogil
@cython.locals(near="unsigned long long", colour=int, value=int, colours="unsigned long long", values="unsigned long long")
cdef bint is_allowed(Position state, int seat, int cell, int hexagon) noexcept nogil
@cython.locals(group="unsigned long long", found="unsigned long long", value=int)
cdef bint is_colour_group_valid(Position state, int seat, int cell, unsigned long long colours, unsigned long long values) noexcept nogil
@cython.locals(group="unsigned long long", found="unsigned long long", colour=int)
cdef bint is_pattern_group_valid(Position state, int seat, int cell, unsigned long long colours, unsigned long long values) noexcept nogil
@cython.locals(allowed="unsigned long long", left="unsigned long long", cell=int)
cdef unsigned long long cells_for(Position state, int seat, int hexagon) noexcept nogil
