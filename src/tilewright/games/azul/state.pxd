cimport cython
from tilewright.core.cshims cimport bits, choose, memory
from tilewright.core cimport const as core
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State
from tilewright.games.azul cimport const, hashing, encode, rules, scoring, position_data
from tilewright.games.azul.position cimport Position


cdef class Azul(Position):
    cdef int fast_restart(self) except -1 nogil
    @cython.locals(word="unsigned int", first=int, source=int)
    cdef int fast_legal(self, ActionList into) except -1 nogil
    @cython.locals(columns="unsigned int", room="unsigned int", at=int, source=int)
    cdef int fast_mask(self, unsigned char *into, ActionList scratch) except -1 nogil
    @cython.locals(word="unsigned int", source=int)
    cdef bint fast_is_legal(self, int action) except -1 nogil
    @cython.locals(word="unsigned int", room="unsigned int", sources=int, choices=int, found=int)
    cdef int fast_pick(self, Rng rng) except -1 nogil
    @cython.locals(source=int, taking=int, colour=int)
    cdef int fast_apply(self, int action) except -1 nogil
    cdef int fast_deal(self, Rng rng) except -1 nogil
    cdef int fast_score(self, int seat) except? -1 nogil
    @cython.locals(key="unsigned long long", seat=int)
    cdef unsigned long long fast_key(self) except? 0 nogil
    cdef int fast_standing(self, int seat) except? -1 nogil
    cdef int fast_observe(self, int seat, float *into) except -1 nogil
    @cython.locals(clone=Azul)
    cdef State fast_copy(self)
    cdef int open_columns(self) except -1 nogil
