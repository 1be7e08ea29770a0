cimport cython
from tilewright.core.cshims cimport bits, memory
from tilewright.core cimport const as core
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State
from tilewright.games.pavilion cimport const, hashing, legal, encode, rules, position_data
from tilewright.games.pavilion.position cimport Position


cdef class Pavilion(Position):
    cdef int fast_restart(self) except -1 nogil
    cdef int fast_legal(self, ActionList into) except -1 nogil
    @cython.locals(source=int, colour=int, colours=int)
    cdef bint fast_is_legal(self, int action) except -1 nogil
    @cython.locals(colours=int, choice=int)
    cdef int fast_pick(self, Rng rng) except -1 nogil
    @cython.locals(source=int, wilds=int)
    cdef int fast_apply(self, int action) except -1 nogil
    cdef int fast_deal(self, Rng rng) except -1 nogil
    cdef int fast_score(self, int seat) except? -1 nogil
    @cython.locals(key="unsigned long long", seat=int)
    cdef unsigned long long fast_key(self) except? 0 nogil
    cdef int fast_observe(self, int seat, float *into) except -1 nogil
    @cython.locals(clone=Pavilion)
    cdef State fast_copy(self)
