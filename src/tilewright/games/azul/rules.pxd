# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits, choose, memory
from tilewright.core cimport const as core
from tilewright.core.rng cimport Rng
from tilewright.games.azul cimport const, scoring
from tilewright.games.azul.position cimport Position
from tilewright.games.kit cimport bag


cdef int can_draw(Position state) except -1 nogil
cdef int draw(Position state, Rng rng) except -1 nogil
@cython.locals(source=int)
cdef int lay_out(Position state, int place, int colour) except -1 nogil
@cython.locals(place=int)
cdef int deal(Position state, Rng rng) except -1 nogil
cdef int open_round(Position state) except -1 nogil

@cython.locals(seat=int, count=int)
cdef int take(Position state, int source, int colour, int goal) except -1 nogil
@cython.locals(centre="unsigned char *", display="unsigned char *", other=int)
cdef int push_to_centre(Position state, int source, int colour) except -1 nogil
@cython.locals(colour=int)
cdef int record_push(Position state, int source) except -1 nogil
@cython.locals(place=int)
cdef int take_marker(Position state, int seat) except -1 nogil
@cython.locals(fitting=int)
cdef int put(Position state, int seat, int goal, int colour, int count) except -1 nogil
@cython.locals(room="unsigned int", is_open="unsigned int")
cdef int fill_line(Position state, int seat, int line, int colour, int count) except -1 nogil
@cython.locals(falling=int)
cdef int drop(Position state, int seat, int colour, int count) except -1 nogil
cdef int record_drop(Position state, int seat, int colour, int falling, int spilling) except -1 nogil
cdef int next_seat(Position state, int seat) noexcept nogil

cdef int start_tiling(Position state) except -1 nogil
cdef int tile_walls(Position state) except -1 nogil
@cython.locals(line=int, allowed=int)
cdef int tile_lines(Position state, int seat) except -1 nogil
@cython.locals(colour=int, column=int)
cdef int allowed_columns(Position state, int seat, int line) except -1 nogil
@cython.locals(line=int)
cdef int line_to_tile(Position state, int seat) except -1 nogil
cdef int choose_column(Position state, int column) except -1 nogil
@cython.locals(colour=int, points=int, runs=int)
cdef int lay(Position state, int seat, int row, int column) except -1 nogil
@cython.locals(lacking=int)
cdef int empty_line(Position state, int seat, int line) except -1 nogil
@cython.locals(colour=int)
cdef int drop_line(Position state, int seat, int line) except -1 nogil
@cython.locals(covered=int, loss=int, place=int)
cdef int settle_floor(Position state, int seat) except -1 nogil
@cython.locals(line=int)
cdef int tile_lines_by_points(Position state, int seat) except -1 nogil
@cython.locals(allowed=int, best=int, most=int, column=int, row=int, points=int)
cdef int best_column(Position state, int seat, int line) except -1 nogil

@cython.locals(reason=int)
cdef int end_round(Position state) except -1 nogil
@cython.locals(seat=int)
cdef int end_reason(Position state) except -1 nogil
@cython.locals(seat=int)
cdef int finish(Position state, int reason) except -1 nogil
