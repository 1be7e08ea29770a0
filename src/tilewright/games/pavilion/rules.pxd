# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits, choose
from tilewright.core cimport const as core
from tilewright.core.rng cimport Rng
from tilewright.games.kit cimport bag
from tilewright.games.pavilion cimport board, const, legal, scoring
from tilewright.games.pavilion.position cimport Position

cdef int can_draw(Position state) except -1 nogil
cdef bint is_anything_left(Position state) except -1 nogil
cdef int draw(Position state, Rng rng) except -1 nogil
cdef int places_to_fill(Position state) except -1 nogil
@cython.locals(source=int)
cdef int lay_out(Position state, int place, int colour) except -1 nogil
@cython.locals(place=int)
cdef int deal(Position state, Rng rng) except -1 nogil
cdef int end_deal(Position state) except -1 nogil
@cython.locals(seat=int, joker=int, count=int)
cdef int take(Position state, int source, int colour) except -1 nogil
cdef int move_to_hand(Position state, int source, int colour, int count) except -1 nogil
@cython.locals(centre="unsigned char *", display="unsigned char *", colour=int)
cdef int push_to_centre(Position state, int source) except -1 nogil
@cython.locals(colour=int)
cdef int record_push(Position state, int source) except -1 nogil
@cython.locals(lost=int)
cdef int take_token(Position state, int seat, int count) except -1 nogil
cdef int next_seat(Position state, int seat) noexcept nogil
cdef int start_placing(Position state) except -1 nogil
cdef int give_turn(Position state, int seat) except -1 nogil
@cython.locals(seat=int, cost=int, star=int, at=int, run=int, points=int)
cdef int place(Position state, int space, int colour, int wilds) except -1 nogil
@cython.locals(joker=int)
cdef int pay(Position state, int seat, int colour, int real, int wilds) except -1 nogil
@cython.locals(owed=int, structure=int, mask="unsigned long long", i=int)
cdef int structures_completed(Position state, int seat, int space) except -1 nogil
cdef int give_bonus(Position state, int seat) except -1 nogil
cdef bint is_choice(Position state) except -1 nogil
@cython.locals(colour=int)
cdef int first_of_supply(Position state) except -1 nogil
cdef int gain(Position state, int seat, int colour) except -1 nogil
cdef int pick(Position state, int colour) except -1 nogil
@cython.locals(seat=int, _=int)
cdef int pass_turn(Position state) except -1 nogil
@cython.locals(colour=int)
cdef int first_of_hand(Position state, int seat) except -1 nogil
cdef int put_aside(Position state, int seat, int colour) except -1 nogil
@cython.locals(count=int, colour=int)
cdef int kept_tiles(Position state, int seat) except -1 nogil
@cython.locals(seat=int)
cdef int keep(Position state, int colour) except -1 nogil
@cython.locals(count=int, lost=int, colour=int)
cdef int end_keeping(Position state, int seat) except -1 nogil
cdef int end_turn(Position state) except -1 nogil
@cython.locals(seat=int, _=int)
cdef int next_turn(Position state) except -1 nogil
@cython.locals(seat=int)
cdef int end_round(Position state) except -1 nogil
@cython.locals(colour=int)
cdef int take_kept_tiles(Position state, int seat) except -1 nogil
@cython.locals(count=int, lost=int, seat=int)
cdef int finish(Position state) except -1 nogil
