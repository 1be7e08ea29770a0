cimport cython
from tilewright.bots cimport const as bots
from tilewright.bots cimport evaluation
from tilewright.bots.evaluation cimport Evaluation
from tilewright.bots.evaluations cimport garden_growth, garden_plan
from tilewright.bots.evaluations.garden_growth cimport Growth
from tilewright.bots.evaluations.garden_plan cimport Plan
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.core.state cimport State
from tilewright.games.garden cimport board, const, legal, rules, scoring
from tilewright.games.garden.state cimport Garden

cdef int ONE, SETTLED, SCORE, WHEEL, WHEEL_LATER, GROUPS, COLOUR, PATTERN, COLOUR_SUM, PATTERN_SUM
cdef int FREE, RIM, UP, DOWN, AROUND, OPEN, JOKERS, TILES, EXPANSIONS, VALUE, STORED, DOUBLES, KIN
cdef int CRAMPED, PLANNED, PLAN_GROUPS, PLAN_WHEEL, PLAN_LATER, REST, REST_VALUE, REST_JOKERS
cdef int PASSED, MARKER, TURN, OFFER, SHARE, SHARED, PHASES
cdef int AT_STAGE, AT_TILES, AT_SHOWN, AT_LEFT, AT_PHASE, MIDDLE_SIZE
cdef int AT_FEATURES, AT_STORED, AT_EXPANSIONS, AT_SCORE, AT_JOKERS
cdef int AT_SETTLED, BOARD_SIZE, MOST_COUNTED


cdef class GardenEvaluation(Evaluation):
    cdef Garden state
    cdef Growth growth
    cdef Plan plan
    cdef int left
    cdef unsigned long long board_keys[core.MAX_SEATS]

    @cython.locals(phase=int)
    cdef int load(self, State state) except -1 nogil
    @cython.locals(seat=int, needed=int, colour=int, used="unsigned long long",
                   one="unsigned long long", other="unsigned long long",
                   unpaid="unsigned long long", pieces="unsigned long long")
    cdef int finish_payment(self) except -1 nogil
    @cython.locals(seat=int, tiles="unsigned long long", expansions="unsigned long long")
    cdef unsigned long long open_pieces(self, unsigned long long used) noexcept nogil
    @cython.locals(left=int, place=int)
    cdef int things_left(self) noexcept nogil
    cdef int final_value(self, int seat) except? -1 nogil
    @cython.locals(i=int, value=int)
    cdef int seat_value(self, int seat) except? -1 nogil
    @cython.locals(key="unsigned long long", i=int)
    cdef int board_value(self, int seat) except? -1 nogil
    @cython.locals(key="unsigned long long", word="unsigned long long")
    cdef unsigned long long board_key(self, int seat) noexcept nogil
    cdef int write_features(self, int seat) except -1 nogil
    cdef bint is_settled(self, int seat) noexcept nogil
    cdef int write_board(self, int seat) except -1 nogil
    @cython.locals(points=int, family=int, row=int, i=int, mask=int)
    cdef int final_points(self, int seat) except -1 nogil
    @cython.locals(space="unsigned long long", family=int, row=int, kind=int, i=int, mask=int,
                   size=int, points=int, values=int)
    cdef int write_groups(self, int seat) except -1 nogil
    @cython.locals(now=int, free="unsigned long long", filled="unsigned long long", area=int,
                   decoration=int, cells="unsigned long long", laid=int)
    cdef int write_garden(self, int seat) except -1 nogil
    @cython.locals(things="unsigned long long", kinds=int, i=int, of_colour=int, of_value=int,
                   room=int)
    cdef int write_storage(self, int seat) except -1 nogil
    @cython.locals(left="unsigned long long", total=int, hexagon=int, value=int)
    cdef int write_values(self, int seat) except -1 nogil
    cdef int write_plan(self, int seat) except -1 nogil
    cdef int write_rest(self, unsigned long long things) except -1 nogil
    cdef int write_share(self, int seat) except -1 nogil
    @cython.locals(count=int, seat=int)
    cdef int seats_in(self) noexcept nogil
    @cython.locals(best=int, shown="unsigned long long", room=int, taking=int, size=int)
    cdef int best_offer(self, int seat) noexcept nogil
    cdef int marker_owner(self) noexcept nogil
    cdef int seat_to_act(self, State state) noexcept nogil
    @cython.locals(place=int, i=int)
    cdef int write_middle(self) except -1 nogil
    cdef unsigned long long input_key(self, int seat) except? 0 nogil
    @cython.locals(left="unsigned long long", hexagon=int, i=int, count=int)
    cdef int write_inputs(self, int seat) except -1 nogil
