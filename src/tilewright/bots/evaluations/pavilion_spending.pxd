cimport cython
from tilewright.bots.evaluations cimport pavilion_plans as plans
from tilewright.core.cshims cimport bits
from tilewright.games.pavilion cimport board, const, legal, scoring
from tilewright.games.pavilion.position cimport Position

cdef int COMPLETE, BEGUN, FULLER, WILD


@cython.final
cdef class HandSpender:
    cdef int points
    cdef int home[6]
    cdef int plan[6]
    cdef int extra[6]
    cdef int best
    cdef int best_space
    cdef int best_colour

    cdef int spend_hand(self, Position state, int seat) except -1 nogil
    @cython.locals(colour=int)
    cdef int spend(self, Position state, int seat, int kind) except -1 nogil
    @cython.locals(ring=int, layout=int)
    cdef int plan_for(self, Position state, int seat, int star, int kind) noexcept nogil
    @cython.locals(colour=int, star=int)
    cdef int find_homes(self, Position state, int seat, int kind) except -1 nogil
    cdef int settle(self, Position state, int seat, int colour, int star, int kind) noexcept nogil
    @cython.locals(taken=int, star=int, colours=int, ring=int, colour=int, home=int, least=int)
    cdef int find_grey_homes(self, Position state, int seat, int kind) except -1 nogil
    @cython.locals(star=int)
    cdef int empty_star(self, Position state, int seat, int taken) noexcept nogil
    cdef int value(self, int colour, int count) noexcept nogil
    @cython.locals(colours=int)
    cdef bint is_mixed(self, Position state, int seat, int star) noexcept nogil
    @cython.locals(hand=int, star=int, colours=int, ring=int, cost=int)
    cdef int spend_on_mixed_star(self, Position state, int seat, int kind) except -1 nogil
    @cython.locals(ring=int, laid=int, count=int, wilds=int, hope=int, empty=int, at=int,
                   space=int, cost=int, real=int, gain=int)
    cdef int try_colour(self, Position state, int seat, int kind, int star, int colour) except -1 nogil
    @cython.locals(joker=int, wilds=int, best=int, number=int, chosen=int, colour=int, count=int,
                   place=int, k=int, gain=int)
    cdef int share_out_wilds(self, Position state, int seat) except -1 nogil
    @cython.locals(count=int, total=int, star=int, place=int, target=int, ring=int,
                   new="unsigned long long", cost=int)
    cdef int fill_home(self, Position state, int seat, int colour) except -1 nogil


cdef int layout_of(Position state, int star) noexcept nogil
@cython.locals(star=int, real=int)
cdef int lay(Position state, int seat, int colour, unsigned long long spaces,
             int cost) except -1 nogil
