cimport cython
from tilewright.bots cimport const as bots
from tilewright.bots.evaluation cimport Evaluation
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.core.state cimport State
from tilewright.games.azul cimport const, rules, scoring
from tilewright.games.azul.state cimport Azul

cdef int ONE, SCORE, ROW, COLUMN, COLOUR, LINE, PROMISE, BESIDE, ABOVE, MARKER, TURN
cdef int OPEN, OPENINGS, EMPTY, FLOOR, PHASES, HORIZONS, TO_ROW, TO_COLUMN, TO_COLOUR, DEBT
cdef int AT_STAGE, AT_CENTRE, AT_MARKER, AT_DISPLAYS, AT_OFFER, AT_ROUND, MIDDLE_SIZE
cdef int AT_WALL, AT_LINE, AT_FLOOR, AT_SCORE, AT_FEATURES, AT_COLOURS, BOARD_SIZE


cdef class AzulEvaluation(Evaluation):
    cdef Azul state
    cdef int offered[5]
    cdef int promised[5]
    cdef int promises[bots.BOARDS]
    cdef unsigned long long board_keys[core.MAX_SEATS]
    cdef unsigned char is_tiled[core.MAX_SEATS]
    cdef unsigned long long surveyed[bots.BOARDS]
    cdef unsigned char fullest_rows[bots.BOARDS]

    @cython.locals(seat=int, fullest=int, phase=int)
    cdef int load(self, State state) except -1 nogil
    @cython.locals(key="unsigned long long", place=int, row=int, laid=int)
    cdef int survey(self, int seat) except -1 nogil
    cdef int tile(self, int seat) except -1 nogil
    @cython.locals(colour=int, source=int)
    cdef int count_offer(self) except -1 nogil
    @cython.locals(score=int, line=int)
    cdef int write_features(self, int seat) except -1 nogil
    @cython.locals(above=int, i=int, row=int)
    cdef int write_wall(self, int seat) except -1 nogil
    @cython.locals(held=int, colour=int, column=int, points=int, lacking=int)
    cdef int write_line(self, int seat, int line) except -1 nogil
    cdef int write_opening(self, int seat, int line) except -1 nogil
    @cython.locals(colour=int)
    cdef bint can_complete(self, int seat, int line) noexcept nogil
    @cython.locals(key="unsigned long long", value=int, left=int, line=int, points=int)
    cdef int seat_value(self, int seat) except? -1 nogil
    @cython.locals(packed=int, line=int)
    cdef int remember_board(self, int seat) except -1 nogil
    @cython.locals(word="unsigned long long", key="unsigned long long")
    cdef unsigned long long board_key(self, int seat) except? 0 nogil
    cdef int column_for(self, int seat, int line, int colour) except -1 nogil
    cdef int final_value(self, int seat) except? -1 nogil
    cdef int marker_owner(self) noexcept nogil
    @cython.locals(colour=int, source=int, count=int)
    cdef int write_middle(self) except -1 nogil
    cdef unsigned long long input_key(self, int seat) except? 0 nogil
    @cython.locals(place=int, colour=int, line=int, count=int, row=int, i=int)
    cdef int write_inputs(self, int seat) except -1 nogil
