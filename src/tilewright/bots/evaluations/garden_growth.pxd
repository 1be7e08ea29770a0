cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.garden cimport board, const
from tilewright.games.garden.position cimport Position

cdef int FAMILIES, MOST_GROUPS, SIXTHS
cdef int SIZES[64]
cdef int SUMS[64]


@cython.final
cdef class Growth:
    cdef unsigned long long known_colour[4][6]
    cdef unsigned long long known_value[4][6]
    cdef unsigned long long rim[4]
    cdef int count[4][12]
    cdef int mask[48][24]
    cdef unsigned long long edge[48][24]

    @cython.locals(i=int)
    cdef int survey(self, Position state, int seat) except -1 nogil
    @cython.locals(i=int)
    cdef bint is_known(self, Position state, int seat) noexcept nogil
    @cython.locals(found=int, near="unsigned long long", edge="unsigned long long", mask=int,
                   cell=int)
    cdef int find_groups(self, Position state, int seat, int family,
                         unsigned long long cells) except -1 nogil
    @cython.locals(colour=int, value=int, family=int, other=int, alone=int, best=int, added=int,
                   both=int, i=int, j=int, mask=int, cells="unsigned long long")
    cdef int gain(self, int seat, int hexagon, unsigned long long where, bint back) noexcept nogil
    @cython.locals(found="unsigned long long", family=int, i=int)
    cdef unsigned long long forbidden(self, int seat, int colour, int value) noexcept nogil


@cython.locals(colour=int)
cdef int kind_in(int hexagon, int family) noexcept nogil
cdef int sum_of(int family, int mask) noexcept nogil
@cython.locals(size=int)
cdef int points_of(int family, int mask, bint back) noexcept nogil
@cython.locals(size=int)
cdef int expected_points(int family, int mask, bint back) noexcept nogil
cdef int growth_of(int family, int mask, int kind, bint back) noexcept nogil
