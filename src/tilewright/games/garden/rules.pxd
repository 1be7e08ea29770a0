cimport cython
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.core.rng cimport Rng
from tilewright.games.garden cimport board, const, legal, scoring
from tilewright.games.garden.table cimport Table
from tilewright.games.kit cimport bag

cdef int can_draw(Table table) except -1 nogil
cdef bint is_anything_left(Table table) except -1 nogil
cdef int draw(Table table, Rng rng) except -1 nogil
@cython.locals(top=int)
cdef int lay_out(Table table, int hexagon) except -1 nogil
@cython.locals(unseen=int, _=int)
cdef int deal(Table table, Rng rng) except -1 nogil
cdef int end_tiles(Table table) except -1 nogil
@cython.locals(place=int)
cdef int turn_up(Table table, int hexagon) except -1 nogil
cdef int reveal_next(Table table) except -1 nogil
cdef int open_stack(Table table) except -1 nogil
@cython.locals(place=int)
cdef int open_whole_stack(Table table) except -1 nogil
cdef int take(Table table, int taking) except -1 nogil
@cython.locals(hexagon=int, places=int)
cdef int resolve_copies(Table table) except -1 nogil
cdef int choose_copy(Table table, int place) except -1 nogil
@cython.locals(seat=int, top=int, from_top=int, place=int, hexagon=int, i=int)
cdef int store_taking(Table table) except -1 nogil
@cython.locals(at=int)
cdef int store_piece(Table table, int seat, int place, int hexagon) except -1 nogil
cdef int store_tile(Table table, int seat, int hexagon) except -1 nogil
cdef int remove_tile(Table table, int seat, int hexagon) except -1 nogil
cdef int start_placing(Table table, int hexagon, int target, bint is_expansion) except -1 nogil
@cython.locals(tiles="unsigned long long", expansions="unsigned long long", joker=int)
cdef int resolve_payment(Table table) except -1 nogil
cdef int pay(Table table, int piece) except -1 nogil
@cython.locals(seat=int)
cdef int carry_out(Table table) except -1 nogil
@cython.locals(left="unsigned long long", hexagon=int)
cdef int discard_payment(Table table, int seat) except -1 nogil
@cython.locals(colour=int, here="unsigned long long")
cdef int put(Table table, int seat, int hexagon, int cell) except -1 nogil
@cython.locals(jokers=int, decoration=int, jokers_given=int, i=int)
cdef int place_tile(Table table, int seat, int hexagon, int cell) except -1 nogil
@cython.locals(area=int, mask="unsigned long long")
cdef bint is_surrounded(Table table, int seat, int decoration) except -1 nogil
@cython.locals(room=int, kept=int)
cdef int gain_jokers(Table table, int seat, int jokers) except -1 nogil
cdef unsigned long long area_cells(int area) noexcept nogil
cdef int lay(Table table, int seat, int hexagon, int area, int rotation) except -1 nogil
@cython.locals(seat=int, middle="unsigned long long")
cdef int buy(Table table, int area) except -1 nogil
@cython.locals(seat=int)
cdef int pass_turn(Table table) except -1 nogil
cdef int resolve_discards(Table table) except -1 nogil
@cython.locals(seat=int, hexagon=int, kind=int)
cdef int drop(Table table, int piece) except -1 nogil
@cython.locals(seat=int, lost=int)
cdef int stop(Table table) except -1 nogil
cdef int end_turn(Table table) except -1 nogil
@cython.locals(seat=int, _=int)
cdef int next_turn(Table table) except -1 nogil
cdef int give_turn(Table table, int seat) except -1 nogil
cdef int start_round(Table table) except -1 nogil
@cython.locals(seat=int)
cdef int end_round(Table table) except -1 nogil
@cython.locals(place=int, i=int)
cdef int clear_display(Table table) except -1 nogil
@cython.locals(seat=int)
cdef int finish(Table table) except -1 nogil
