from tilewright.core.state cimport State
from tilewright.games.pavilion cimport const


cdef class Position(State):
    cdef signed char grey
    cdef signed char placing
    cdef signed char displays
    cdef signed char round
    cdef signed char wild
    cdef signed char first
    cdef signed char start
    cdef signed char turn
    cdef signed char phase
    cdef signed char token
    cdef signed char owed
    cdef signed char kept_last
    cdef short on_offer
    cdef short in_bag
    cdef signed char in_supply
    cdef unsigned long long covered[4]
    cdef short score[4]
    cdef unsigned char passed[4]
    cdef unsigned char in_hand[4]
    cdef unsigned char holds[10]
    cdef unsigned char bag[6]
    cdef unsigned char tower[6]
    cdef unsigned char supply[6]
    cdef unsigned char tiles[10][6]
    cdef unsigned char hand[4][6]
    cdef unsigned char kept[4][6]
    cdef unsigned char star_colours[4][7]
    cdef unsigned char spaces[4][42]

    cdef int clear(self) except -1 nogil
    cdef int clear_board(self, int seat) except -1 nogil
