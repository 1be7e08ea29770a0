# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits, choose
from tilewright.core cimport const as core
from tilewright.core.rng cimport Rng
from tilewright.games.garden cimport board, const, groups, legal, scoring
from tilewright.games.garden.position cimport Position
from tilewright.games.kit cimport bag

cdef int can_draw(Position state) except -1 nogil
cdef bint is_anything_left(Position state) except -1 nogil
cdef int draw(Position state, Rng rng) except -1 nogil
cdef int lay_out(Position state, int hexagon) except -1 nogil
cdef int show_tile(Position state, int place, int hexagon) except -1 nogil
@cython.locals(last=int, at=int, i=int)
cdef int hide_tile(Position state, int place, int hexagon) except -1 nogil
cdef int show_expansion(Position state, int place, int hexagon) except -1 nogil
@cython.locals(unseen=int, _=int)
cdef int deal(Position state, Rng rng) except -1 nogil
cdef int end_tiles(Position state) except -1 nogil
@cython.locals(place=int)
cdef int turn_up(Position state, int hexagon) except -1 nogil
cdef int reveal_next(Position state) except -1 nogil
cdef int open_stack(Position state) except -1 nogil
@cython.locals(place=int)
cdef int open_whole_stack(Position state) except -1 nogil
cdef int take(Position state, int taking) except -1 nogil
@cython.locals(hexagon=int, places=int)
cdef int resolve_copies(Position state) except -1 nogil
cdef int choose_copy(Position state, int place) except -1 nogil
@cython.locals(seat=int, top=int, from_top=int, place=int, hexagon=int, i=int)
cdef int store_taking(Position state) except -1 nogil
cdef int store_piece(Position state, int seat, int place, int hexagon) except -1 nogil
cdef int store_tile(Position state, int seat, int hexagon) except -1 nogil
cdef int remove_tile(Position state, int seat, int hexagon) except -1 nogil
cdef int start_placing(Position state, int hexagon, int target, bint is_expansion) except -1 nogil
@cython.locals(tiles="unsigned long long", expansions="unsigned long long", joker=int)
cdef int resolve_payment(Position state) except -1 nogil
cdef int pay(Position state, int piece) except -1 nogil
@cython.locals(seat=int)
cdef int carry_out(Position state) except -1 nogil
@cython.locals(left="unsigned long long", hexagon=int)
cdef int discard_payment(Position state, int seat) except -1 nogil
@cython.locals(colour=int, here="unsigned long long")
cdef int put(Position state, int seat, int hexagon, int cell) except -1 nogil
@cython.locals(jokers=int, decoration=int, jokers_given=int, i=int)
cdef int place_tile(Position state, int seat, int hexagon, int cell) except -1 nogil
@cython.locals(area=int, mask="unsigned long long")
cdef bint is_surrounded(Position state, int seat, int decoration) except -1 nogil
@cython.locals(room=int, kept=int)
cdef int gain_jokers(Position state, int seat, int jokers) except -1 nogil
cdef unsigned long long area_cells(int area) noexcept nogil
cdef int lay(Position state, int seat, int hexagon, int area, int rotation) except -1 nogil
@cython.locals(seat=int, middle="unsigned long long")
cdef int buy(Position state, int area) except -1 nogil
@cython.locals(seat=int)
cdef int pass_turn(Position state) except -1 nogil
cdef int resolve_discards(Position state) except -1 nogil
@cython.locals(seat=int, hexagon=int, kind=int)
cdef int drop(Position state, int piece) except -1 nogil
@cython.locals(seat=int, lost=int)
cdef int stop(Position state) except -1 nogil
cdef int end_turn(Position state) except -1 nogil
@cython.locals(seat=int, _=int)
cdef int next_turn(Position state) except -1 nogil
cdef int give_turn(Position state, int seat) except -1 nogil
cdef int start_round(Position state) except -1 nogil
@cython.locals(seat=int)
cdef int end_round(Position state) except -1 nogil
@cython.locals(place=int, i=int)
cdef int clear_display(Position state) except -1 nogil
@cython.locals(seat=int)
cdef int finish(Position state) except -1 nogil
