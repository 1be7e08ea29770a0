cimport cython
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.core.rng cimport Rng
from tilewright.games.azul cimport const, scoring
from tilewright.games.azul.table cimport Table
from tilewright.games.kit cimport bag


cdef int can_draw(Table table) except -1 nogil
cdef int draw(Table table, Rng rng) except -1 nogil
@cython.locals(source=int)
cdef int lay_out(Table table, int place, int colour) except -1 nogil
@cython.locals(place=int)
cdef int deal(Table table, Rng rng) except -1 nogil
cdef int open_round(Table table) except -1 nogil

@cython.locals(seat=int, count=int)
cdef int take(Table table, int source, int colour, int goal) except -1 nogil
@cython.locals(centre="unsigned char *", display="unsigned char *", other=int)
cdef int push_to_centre(Table table, int source, int colour) except -1 nogil
@cython.locals(place=int)
cdef int take_marker(Table table, int seat) except -1 nogil
@cython.locals(fitting=int)
cdef int put(Table table, int seat, int goal, int colour, int count) except -1 nogil
cdef int fill_line(Table table, int seat, int line, int colour, int count) except -1 nogil
@cython.locals(falling=int, _=int)
cdef int drop(Table table, int seat, int colour, int count) except -1 nogil
cdef int record_drop(Table table, int seat, int colour, int falling, int spilling) except -1 nogil
cdef int next_seat(Table table, int seat) noexcept nogil

cdef int start_tiling(Table table) except -1 nogil
cdef int tile_walls(Table table) except -1 nogil
@cython.locals(line=int, allowed=int)
cdef int tile_lines(Table table, int seat) except -1 nogil
@cython.locals(colour=int, column=int)
cdef int allowed_columns(Table table, int seat, int line) except -1 nogil
@cython.locals(line=int)
cdef int line_to_tile(Table table, int seat) except -1 nogil
cdef int choose_column(Table table, int column) except -1 nogil
@cython.locals(colour=int, points=int, runs=int)
cdef int lay(Table table, int seat, int row, int column) except -1 nogil
@cython.locals(lacking=int)
cdef int empty_line(Table table, int seat, int line) except -1 nogil
@cython.locals(colour=int)
cdef int drop_line(Table table, int seat, int line) except -1 nogil
@cython.locals(covered=int, loss=int, place=int)
cdef int settle_floor(Table table, int seat) except -1 nogil
@cython.locals(line=int)
cdef int tile_lines_by_points(Table table, int seat) except -1 nogil
@cython.locals(allowed=int, best=int, most=int, column=int, row=int, points=int)
cdef int best_column(Table table, int seat, int line) except -1 nogil

@cython.locals(reason=int)
cdef int end_round(Table table) except -1 nogil
@cython.locals(seat=int)
cdef int end_reason(Table table) except -1 nogil
@cython.locals(seat=int)
cdef int finish(Table table, int reason) except -1 nogil
