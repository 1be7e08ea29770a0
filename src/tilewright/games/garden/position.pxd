from tilewright.core.cshims cimport bits
from tilewright.core.state cimport State
from tilewright.games.garden cimport const


cdef class Position(State):
    cdef bint back
    cdef bint is_expansion
    cdef bint passed_first
    cdef bint waiting
    cdef short target
    cdef short in_bag
    cdef short dropped_points
    cdef signed char round
    cdef signed char first
    cdef signed char start
    cdef signed char turn
    cdef signed char phase
    cdef signed char marker
    cdef signed char stack_size
    cdef signed char opened
    cdef signed char supply
    cdef signed char taking
    cdef signed char copy_at
    cdef signed char thing
    cdef signed char paid_jokers
    cdef signed char dropped_last
    cdef unsigned char reveals
    cdef unsigned long long unseen
    cdef unsigned long long shown_tiles
    cdef unsigned long long shown_expansions
    cdef unsigned long long paid_tiles
    cdef unsigned long long paid_expansions
    cdef unsigned long long expansions[4]
    cdef unsigned long long tile_set[4]
    cdef unsigned long long free[4]
    cdef unsigned long long filled[4]
    cdef unsigned long long of_colour[4][6]
    cdef unsigned long long of_value[4][6]
    cdef unsigned long long near[4]
    cdef unsigned long long near_colour[4][6]
    cdef unsigned long long near_value[4][6]
    cdef unsigned long long closed[4][36]
    cdef short score[4]
    cdef unsigned char passed[4]
    cdef unsigned char jokers[4]
    cdef unsigned char stored[4]
    cdef signed char choice[6]
    cdef unsigned char bag[36]
    cdef unsigned char tower[36]
    cdef unsigned char place_state[8]
    cdef unsigned char place_hexagon[8]
    cdef unsigned char place_count[8]
    cdef unsigned char place_tiles[8][4]
    cdef unsigned char tile_places[36]
    cdef unsigned char tiles[4][36]
    cdef unsigned char areas[4][6]
    cdef unsigned char cells[4][48]

    cdef int clear(self) except -1 nogil
    cdef int clear_turn(self) except -1 nogil
    cdef int clear_display(self) except -1 nogil
    cdef int clear_board(self, int seat) except -1 nogil
