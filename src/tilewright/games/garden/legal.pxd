# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.core.actionlist cimport ActionList
from tilewright.games.garden cimport board, const, groups
from tilewright.games.garden.position cimport Position

cdef int nth_hexagon(int taking, int i) noexcept nogil
@cython.locals(found=int, place=int, shows=bint)
cdef int expansion_places(Position state, int hexagon) noexcept nogil
cdef int free_tile_places(Position state, int seat) noexcept nogil
cdef int free_expansion_places(Position state, int seat) noexcept nogil
cdef unsigned long long kind_set(int taking) noexcept nogil
@cython.locals(either=int)
cdef bint fits(unsigned long long as_tile, unsigned long long as_expansion, int tiles, int expansions) noexcept nogil
@cython.locals(as_tile="unsigned long long", as_expansion="unsigned long long")
cdef bint may_take(Position state, int taking, int tiles, int expansions) noexcept nogil
@cython.locals(seat=int, tiles=int, expansions=int, hexagon=int, rest="unsigned long long", as_tile="unsigned long long", as_expansion="unsigned long long", found=int, i=int)
cdef int copies(Position state) noexcept nogil
cdef unsigned long long pieces(Position state, int seat, int hexagon) noexcept nogil
@cython.locals(colour=int, value=int, needed=int, others="unsigned long long")
cdef bint can_pay(Position state, int seat, int hexagon) noexcept nogil
@cython.locals(colour=int)
cdef unsigned long long payment_set(Position state, int piece) noexcept nogil
@cython.locals(value=int, paid=int)
cdef int still_needed(Position state) noexcept nogil
cdef unsigned long long above(int hexagon) noexcept nogil
@cython.locals(used="unsigned long long", way="unsigned long long", colour=int)
cdef unsigned long long payable_set(Position state) noexcept nogil
@cython.locals(seat=int, ways="unsigned long long", tiles="unsigned long long", needed=int, found="unsigned long long", left="unsigned long long", piece=int, later="unsigned long long")
cdef unsigned long long payable_tiles(Position state) noexcept nogil
@cython.locals(seat=int, expansions="unsigned long long", needed=int, found="unsigned long long", left="unsigned long long", piece=int, later="unsigned long long")
cdef unsigned long long payable_expansions(Position state) noexcept nogil
cdef bint may_pay_joker(Position state) noexcept nogil
@cython.locals(first=int)
cdef int rotations(Position state, int seat, int area, int hexagon) noexcept nogil
cdef bint may_buy(Position state, int seat) noexcept nogil
cdef unsigned long long droppable_tiles(Position state) noexcept nogil
@cython.locals(expansions="unsigned long long")
cdef unsigned long long droppable_expansions(Position state) noexcept nogil
cdef int add_set(ActionList into, int first, unsigned long long found) except -1 nogil
@cython.locals(seat=int, tiles=int, expansions=int, found=int, area=int, taking=int, fitting=bint)
cdef int turn_starts(Position state) noexcept nogil
@cython.locals(seat=int, left="unsigned long long", hexagon=int, first=int)
cdef int list_turn(Position state, ActionList into) except -1 nogil
@cython.locals(seat=int, left="unsigned long long", hexagon=int, first=int, area=int)
cdef int list_layings(Position state, ActionList into) except -1 nogil
cdef int list_payments(Position state, ActionList into) except -1 nogil
cdef int list_discards(Position state, ActionList into) except -1 nogil
