cimport cython
from tilewright.core.cshims cimport bits, memory
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State
from tilewright.games.garden cimport const, groups, hashing, legal, encode, rules, position_data
from tilewright.games.garden.position cimport Position


cdef class Garden(Position):
    cdef int fast_restart(self) except -1 nogil
    cdef int fast_legal(self, ActionList into) except -1 nogil
    @cython.locals(place=int, piece=int)
    cdef bint fast_is_legal(self, int action) except -1 nogil
    @cython.locals(seat=int, hexagon=int, area=int, fitting=int, cell=int, allowed=bint, bare=bint,
                   tiles=int, expansions=int)
    cdef bint may_start_turn(self, int action) except -1 nogil
    @cython.locals(piece=int)
    cdef bint may_pay(self, int action) except -1 nogil
    @cython.locals(places=int, first=int, single=int, start=int, left=int,
                   tiles="unsigned long long", expansions="unsigned long long")
    cdef int fast_pick(self, Rng rng) except -1 nogil
    @cython.locals(starts=int, others=int, left=int)
    cdef int pick_turn_start(self, Rng rng) except -1 nogil
    @cython.locals(seat=int, count=int, hexagon=int, area=int, size=int, cell=int, turns=int, first=int,
                   left="unsigned long long", cells="unsigned long long")
    cdef int nth_placement(self, int n) noexcept nogil
    cdef int fast_apply(self, int action) except -1 nogil
    cdef int fast_deal(self, Rng rng) except -1 nogil
    cdef int fast_score(self, int seat) except? -1 nogil
    @cython.locals(key="unsigned long long", seat=int)
    cdef unsigned long long fast_key(self) except? 0 nogil
    cdef int fast_observe(self, int seat, float *into) except -1 nogil
    @cython.locals(clone=Garden)
    cdef State fast_copy(self)
