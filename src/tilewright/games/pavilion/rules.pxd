cimport cython
from tilewright.core.cshims cimport bits
from tilewright.core cimport const as core
from tilewright.core.rng cimport Rng
from tilewright.games.kit cimport bag
from tilewright.games.pavilion cimport board, const, legal, scoring
from tilewright.games.pavilion.table cimport Table

cdef int can_draw(Table table) except -1 nogil
cdef bint is_anything_left(Table table) except -1 nogil
cdef int draw(Table table, Rng rng) except -1 nogil
cdef int places_to_fill(Table table) except -1 nogil
@cython.locals(source=int)
cdef int lay_out(Table table, int place, int colour) except -1 nogil
@cython.locals(place=int)
cdef int deal(Table table, Rng rng) except -1 nogil
cdef int end_deal(Table table) except -1 nogil
@cython.locals(seat=int, joker=int, count=int)
cdef int take(Table table, int source, int colour) except -1 nogil
cdef int move_to_hand(Table table, int source, int colour, int count) except -1 nogil
@cython.locals(count=int, colour=int)
cdef int push_to_centre(Table table, int source) except -1 nogil
@cython.locals(lost=int)
cdef int take_token(Table table, int seat, int count) except -1 nogil
cdef int next_seat(Table table, int seat) noexcept nogil
cdef int start_placing(Table table) except -1 nogil
cdef int give_turn(Table table, int seat) except -1 nogil
@cython.locals(seat=int, cost=int, star=int, at=int, run=int, points=int)
cdef int place(Table table, int space, int colour, int wilds) except -1 nogil
@cython.locals(joker=int)
cdef int pay(Table table, int seat, int colour, int real, int wilds) except -1 nogil
@cython.locals(owed=int, structure=int, mask="unsigned long long", i=int)
cdef int structures_completed(Table table, int seat, int space) except -1 nogil
cdef int give_bonus(Table table, int seat) except -1 nogil
cdef bint is_choice(Table table) except -1 nogil
@cython.locals(colour=int)
cdef int first_of_supply(Table table) except -1 nogil
cdef int gain(Table table, int seat, int colour) except -1 nogil
cdef int pick(Table table, int colour) except -1 nogil
@cython.locals(seat=int, _=int)
cdef int pass_turn(Table table) except -1 nogil
@cython.locals(colour=int)
cdef int first_of_hand(Table table, int seat) except -1 nogil
cdef int put_aside(Table table, int seat, int colour) except -1 nogil
@cython.locals(count=int, colour=int)
cdef int kept_tiles(Table table, int seat) except -1 nogil
@cython.locals(seat=int)
cdef int keep(Table table, int colour) except -1 nogil
@cython.locals(count=int, lost=int, colour=int)
cdef int end_keeping(Table table, int seat) except -1 nogil
cdef int end_turn(Table table) except -1 nogil
@cython.locals(seat=int, _=int)
cdef int next_turn(Table table) except -1 nogil
@cython.locals(seat=int)
cdef int end_round(Table table) except -1 nogil
@cython.locals(colour=int)
cdef int take_kept_tiles(Table table, int seat) except -1 nogil
@cython.locals(count=int, lost=int, seat=int)
cdef int finish(Table table) except -1 nogil
