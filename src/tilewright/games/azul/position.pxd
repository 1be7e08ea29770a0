from tilewright.core.state cimport State
from tilewright.core cimport const as core
from tilewright.games.azul cimport const


cdef class Position(State):
    cdef bint grey
    cdef int displays
    cdef int round
    cdef int first
    cdef int start
    cdef int marker
    cdef int idle
    cdef bint laid
    cdef bint tiling
    cdef int on_offer
    cdef int in_bag
    cdef unsigned int holds[10]
    cdef unsigned int takes[4]
    cdef short score[4]
    cdef unsigned char bag[5]
    cdef unsigned char lid[5]
    cdef unsigned char tiles[10][5]
    cdef unsigned char line_colour[4][5]
    cdef unsigned char line_count[4][5]
    cdef unsigned char wall[4][25]
    cdef unsigned char rows[4][5]
    cdef unsigned char columns[4][5]
    cdef unsigned char row_colours[4][5]
    cdef unsigned char colour_columns[4][5]
    cdef unsigned char floor[4][7]
    cdef unsigned char floor_count[4]

    cdef int clear(self) except -1 nogil
    cdef int clear_source(self, int source) except -1 nogil
    cdef int clear_board(self, int seat) except -1 nogil
