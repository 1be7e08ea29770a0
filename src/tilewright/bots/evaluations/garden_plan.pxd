cimport cython
from tilewright.bots.evaluations cimport garden_growth
from tilewright.bots.evaluations.garden_growth cimport Growth
from tilewright.core.cshims cimport bits
from tilewright.games.garden cimport board, const
from tilewright.games.garden.position cimport Position

cdef int NOTHING, NOWHERE, PAVILION_VALUE, JOKER_VALUE, DOUBLE
cdef int PRICES[4]
cdef int WHEEL_NOW[288]
cdef int WHEEL_LATER[288]


@cython.final
cdef class Plan:
    cdef unsigned long long tiles
    cdef unsigned long long doubles
    cdef unsigned long long expansions
    cdef int jokers
    cdef int round
    cdef int cost
    cdef int placed
    cdef int groups
    cdef int now
    cdef int later
    cdef int wheel
    cdef int tile_gain[36]
    cdef int expansion_gain[36]
    cdef int keep[36]

    @cython.locals(left="unsigned long long", bare="unsigned long long", hexagon=int, gain=int)
    cdef int load(self, Position state, int seat, Growth growth) except -1 nogil
    @cython.locals(wheel=int)
    cdef int missed(self, int hexagon, int gain) noexcept nogil
    @cython.locals(thing=int)
    cdef int carry_out(self, bint passed) except -1 nogil
    @cython.locals(left="unsigned long long", hexagon=int, best=int, chosen=int, net=int)
    cdef int best_thing(self) noexcept nogil
    @cython.locals(colour=int, value=int, others="unsigned long long", pieces=int, lacking=int,
                   wheel=int, price=int)
    cdef int net(self, int hexagon, int gain) noexcept nogil
    @cython.locals(hexagon=int, colour=int, value=int, others="unsigned long long",
                   pieces="unsigned long long")
    cdef int place(self, int thing, bint passed) except -1 nogil
    cdef int drop_tile(self, int hexagon) except -1 nogil
    @cython.locals(first="unsigned long long", second="unsigned long long", cost=int)
    cdef unsigned long long cheaper(self, unsigned long long one, unsigned long long other,
                                    int needed) noexcept nogil
    @cython.locals(found="unsigned long long", left="unsigned long long", chosen=int, hexagon=int,
                   lacking=int)
    cdef unsigned long long cheapest(self, unsigned long long pieces, int needed) noexcept nogil


@cython.locals(found="unsigned long long", area=int)
cdef unsigned long long bare_cells(Position state, int seat) noexcept nogil
