cimport cython
from tilewright.bots cimport const as bots
from tilewright.bots.evaluation cimport Evaluation
from tilewright.bots.evaluations cimport pavilion_plans as plans
from tilewright.bots.evaluations cimport pavilion_spending as spending
from tilewright.bots.evaluations.pavilion_spending cimport HandSpender
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.core.state cimport State
from tilewright.games.pavilion cimport board, const, scoring
from tilewright.games.pavilion.state cimport Pavilion

cdef int ONE, SCORE, TILES, WILDS, OWED, TURN, TOKEN, STARS, COSTS, STRUCTURES, PHASES
cdef int HAND, PASSED, PLANNED, EARNED, LEFT, EXCESS, LEFT_OF, LEFT_NEXT, LEFT_USEFUL
cdef int SINGLE, BONUS, LACK, MIXED, COST, PILLAR, STATUE, WINDOW, OPEN
cdef int LACKING[22]
cdef int AT_STAGE, AT_CENTRE, AT_TOKEN, AT_DISPLAYS, AT_SUPPLY, AT_OWED, AT_PHASE, MIDDLE_SIZE
cdef int AT_COVERED, AT_HAND, AT_KEPT, AT_SCORE, AT_FEATURES, AT_COLOURS, AT_WILD, BOARD_SIZE
cdef int MOST_COUNTED


cdef class PavilionEvaluation(Evaluation):
    cdef Pavilion state
    cdef HandSpender spender

    @cython.locals(phase=int)
    cdef int load(self, State state) except -1 nogil
    cdef int final_value(self, int seat) except? -1 nogil
    @cython.locals(before="unsigned long long")
    cdef int write_features(self, int seat) except -1 nogil
    @cython.locals(colour=int, count=int)
    cdef int write_hand(self, int seat) except -1 nogil
    @cython.locals(star=int, laid=int, bonus=int, i=int, size=int, mask="unsigned long long")
    cdef int write_progress(self, int seat) except -1 nogil
    @cython.locals(rest=int, colour=int, count=int)
    cdef int write_rest(self, int seat) except -1 nogil
    @cython.locals(star=int, ring=int, empty=int, at=int, space=int, cost=int, laid=int,
                   colours=int, colour=int, lacking=int, count=int)
    cdef int write_stars(self, int seat) except -1 nogil
    @cython.locals(i=int, mask="unsigned long long", lacking=int)
    cdef int write_costs(self, int seat) except -1 nogil
    @cython.locals(covered="unsigned long long", i=int, mask="unsigned long long", laid=int,
                   is_last=int)
    cdef int write_structures(self, int seat, unsigned long long before) except -1 nogil
    @cython.locals(seat=int, value=int)
    cdef int evaluate(self, State state) except -1 nogil
    cdef int seat_value(self, int seat) except? -1 nogil
    cdef int board_value(self, int seat) except? -1 nogil
    @cython.locals(value=int)
    cdef int turn_value(self, int seat) except? -1 nogil
    cdef int marker_owner(self) noexcept nogil
    @cython.locals(colour=int, source=int, count=int)
    cdef int write_middle(self) except -1 nogil
    @cython.locals(place="unsigned long long", key="unsigned long long",
                   held="unsigned long long")
    cdef unsigned long long input_key(self, int seat) except? 0 nogil
    @cython.locals(left="unsigned long long", star=int, colours=int, i=int)
    cdef int write_inputs(self, int seat) except -1 nogil
    @cython.locals(colour=int, count=int)
    cdef int write_held(self, int seat) except -1 nogil
