cimport cython
from tilewright.bots cimport const
from tilewright.bots.net cimport Net
from tilewright.core cimport const as core
from tilewright.core.state cimport State


cdef class Evaluation:
    cdef readonly str game
    cdef readonly tuple feature_names
    cdef readonly int stages
    cdef int size
    cdef int stage
    cdef bint finishes_turns
    cdef int features[const.MAX_FEATURES]
    cdef int weights[const.MAX_STAGES][const.MAX_FEATURES]
    cdef int spread[const.MAX_STAGES]
    cdef int expected[core.MAX_SEATS]
    cdef readonly int middle_size
    cdef readonly int board_size
    cdef readonly bint has_net
    cdef Net net
    cdef int slots[core.MAX_SEATS]
    cdef int corrections[core.MAX_SEATS]
    cdef int place
    cdef unsigned long long boards[const.BOARDS]
    cdef int board_values[const.BOARDS]

    cdef int load(self, State state) except -1 nogil
    cdef int write_features(self, int seat) except -1 nogil
    cdef int final_value(self, int seat) except? -1 nogil
    @cython.locals(seat=int)
    cdef int evaluate(self, State state) except -1 nogil
    cdef int seat_value(self, int seat) except? -1 nogil
    @cython.locals(i=int)
    cdef int clear_features(self) except -1 nogil
    cdef int weigh_features(self) except? -1 nogil
    cdef bint knows_board(self, unsigned long long key) noexcept nogil
    cdef int write_middle(self) except -1 nogil
    cdef unsigned long long input_key(self, int seat) except? 0 nogil
    cdef int write_inputs(self, int seat) except -1 nogil
    cdef int marker_owner(self) noexcept nogil
    cdef int seat_to_act(self, State state) noexcept nogil
    cdef int correct(self, State state) except -1 nogil
    @cython.locals(seat=int)
    cdef int add_up(self, int seats) except -1 nogil
    @cython.locals(seat=int, actor=int)
    cdef int add_views(self, State state) except -1 nogil
    @cython.locals(best=int, other=int, lead=int, owner=int, away=int)
    cdef int view(self, int seats, int seat, int actor) except? -1 nogil
    @cython.locals(best=int, other=int)
    cdef int margin(self, State state, int seat) except? -1 nogil


@cython.locals(total=int, i=int)
cdef int dot(int *a, int *b, int size) noexcept nogil
cdef int places_on(int seat, int other, int seats) noexcept nogil
