cimport cython
from tilewright.bots cimport const as bots
from tilewright.bots.evaluation cimport Evaluation
from tilewright.bots.evaluations cimport pavilion_plans as plans
from tilewright.core cimport bits
from tilewright.core.state cimport State
from tilewright.games.pavilion cimport board, const, legal, scoring
from tilewright.games.pavilion.state cimport Pavilion
from tilewright.games.pavilion.table cimport Table

cdef int ONE, SCORE, TILES, WILDS, OWED, TURN, TOKEN, STARS, COSTS, STRUCTURES, PHASES
cdef int HAND, PASSED, PLANNED, EARNED, LEFT, EXCESS, LEFT_OF, LEFT_NEXT, LEFT_USEFUL
cdef int SINGLE, BONUS, LACK, MIXED, COST, PILLAR, STATUE, WINDOW, OPEN
cdef int LACKING[22]


cdef class PavilionEvaluation(Evaluation):
    cdef Pavilion table
    cdef int home[6]
    cdef int plan[6]
    cdef int extra[6]
    cdef int best
    cdef int best_space
    cdef int best_colour

    @cython.locals(phase=int)
    cdef int take_in(self, State state) except -1 nogil
    cdef int final_worth(self, int seat) except? -1 nogil
    @cython.locals(before="unsigned long long")
    cdef int describe(self, int seat) except -1 nogil
    @cython.locals(colour=int, count=int)
    cdef int describe_hand(self, int seat) except -1 nogil
    @cython.locals(star=int, laid=int, bonus=int, i=int, size=int, mask="unsigned long long")
    cdef int describe_hopes(self, int seat) except -1 nogil
    cdef int spend_hand(self, int seat) except -1 nogil
    @cython.locals(colour=int)
    cdef int spend(self, int seat, int kind) except -1 nogil
    cdef int layout_of(self, int star) noexcept nogil
    @cython.locals(ring=int, layout=int)
    cdef int plan_for(self, int seat, int star, int kind) noexcept nogil
    @cython.locals(colour=int, star=int)
    cdef int find_homes(self, int seat, int kind) except -1 nogil
    cdef int settle(self, int seat, int colour, int star, int kind) noexcept nogil
    @cython.locals(taken=int, star=int, colours=int, ring=int, colour=int, home=int, least=int)
    cdef int find_grey_homes(self, int seat, int kind) except -1 nogil
    @cython.locals(star=int)
    cdef int empty_star(self, int seat, int taken) noexcept nogil
    cdef int value(self, int seat, int colour, int count) noexcept nogil
    @cython.locals(colours=int)
    cdef bint takes_many(self, int seat, int star) noexcept nogil
    @cython.locals(hand=int, star=int, colours=int, ring=int, cost=int)
    cdef int lay_one(self, int seat, int kind) except -1 nogil
    @cython.locals(ring=int, laid=int, count=int, wilds=int, hope=int, empty=int, at=int,
                   space=int, cost=int, real=int, gain=int)
    cdef int weigh_colour(self, int seat, int kind, int star, int colour) except -1 nogil
    @cython.locals(joker=int, wilds=int, best=int, number=int, chosen=int, colour=int, count=int,
                   place=int, k=int, gain=int)
    cdef int share_out_wilds(self, int seat) except -1 nogil
    @cython.locals(count=int, star=int, place=int, target=int, ring=int,
                   new="unsigned long long", cost=int)
    cdef int fill_home(self, int seat, int colour) except -1 nogil
    @cython.locals(rest=int, colour=int, count=int)
    cdef int describe_rest(self, int seat) except -1 nogil
    @cython.locals(star=int, ring=int, empty=int, at=int, space=int, cost=int, laid=int,
                   colours=int, colour=int, lacking=int, count=int)
    cdef int describe_stars(self, int seat) except -1 nogil
    @cython.locals(i=int, mask="unsigned long long", lacking=int)
    cdef int describe_costs(self, int seat) except -1 nogil
    @cython.locals(covered="unsigned long long", i=int, mask="unsigned long long", laid=int,
                   is_last=int)
    cdef int describe_structures(self, int seat, unsigned long long before) except -1 nogil


@cython.locals(real=int)
cdef int lay(Table table, int seat, int colour, unsigned long long spaces, int star,
             int cost) except -1 nogil
