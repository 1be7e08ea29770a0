# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng
from tilewright.games.pavilion cimport board, const, scoring
from tilewright.games.pavilion.position cimport Position

@cython.locals(joker=int, real=int, wilds=int)
cdef unsigned long long payment_word(Position state, int seat, int colour) noexcept nogil
@cython.locals(colours=int, colour=int)
cdef int hand_colours(Position state, int seat) noexcept nogil
@cython.locals(colours=int)
cdef int accepted_colours(Position state, int seat, int star) noexcept nogil
@cython.locals(cost=int)
cdef int payments(Position state, int space, int colour) noexcept nogil
@cython.locals(colours=int, others=int)
cdef unsigned long long takes_from(Position state, int source) noexcept nogil
@cython.locals(found="unsigned long long", source=int)
cdef unsigned long long takings(Position state) noexcept nogil
cdef int keepable(Position state, int seat) noexcept nogil
cdef int list_colours(ActionList into, int first, int colours) except -1 nogil
@cython.locals(found="unsigned long long")
cdef int list_takings(Position state, ActionList into) except -1 nogil
@cython.locals(hand=int, accepted=int, empty=int, star=int)
cdef int list_placements(Position state, ActionList into) except -1 nogil
@cython.locals(colour=int, first=int)
cdef int list_payments(Position state, ActionList into, int space, int colours) except -1 nogil
@cython.locals(colours=int, colour=int)
cdef int supply_colours(Position state) noexcept nogil
@cython.locals(ring=int)
cdef int empty_positions(Position state, int star) noexcept nogil
@cython.locals(wilds=int, colour=int, space=int, star=int)
cdef bint may_place(Position state, int placement) noexcept nogil
@cython.locals(found="unsigned long long")
cdef int pick_taking(Position state, Rng rng) noexcept nogil
@cython.locals(hand=int, choices=int, left=int, star=int, found=int, by_star="unsigned long long")
cdef int pick_placement(Position state, Rng rng) noexcept nogil
@cython.locals(word="unsigned long long")
cdef unsigned long long open_payments(Position state, int star, int colour) noexcept nogil
@cython.locals(colours=int, choices=int)
cdef int count_placements(Position state, int star, int hand) noexcept nogil
@cython.locals(colours=int, copies=int, colour=int, word="unsigned long long", choices=int, payment=int, cost=int, at=int, space=int, first=int)
cdef int nth_placement(Position state, int star, int hand, int n) noexcept nogil
