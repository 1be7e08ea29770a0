cimport cython
from tilewright.core cimport const as core
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State
from tilewright.envs cimport const, reach
from tilewright.envs.lent cimport Lent


@cython.final
cdef class Terms:
    cdef list openings
    cdef int count
    cdef int reward
    cdef bint restarts


@cython.final
cdef class Slot:
    cdef Terms terms
    cdef readonly State state
    cdef readonly Rng seeds
    cdef readonly Rng chance
    cdef readonly Rng mind
    cdef readonly long long matches
    cdef int opening
    cdef bint ended
    cdef short before[core.MAX_SEATS]
    cdef short final[core.MAX_SEATS]
    cdef float gain[core.MAX_SEATS]

    cdef int begin(self) except -1 nogil
    @cython.locals(seat=int)
    cdef int count_points(self) except -1 nogil
    cdef bint may(self, long long action) except -1 nogil
    cdef int act(self, int action, list choosers) except -1 nogil
    @cython.locals(action=int)
    cdef int go_on(self, list choosers) except -1 nogil
    @cython.locals(seat=int)
    cdef int finish(self) except -1 nogil
    @cython.locals(best=int, winners=int, seat=int)
    cdef int gain_shares(self) except -1 nogil
    @cython.locals(best=int, other=int)
    cdef int best_other(self, int seat) except? -1 nogil
    @cython.locals(seat=int)
    cdef int tell(self, int i, Lent lent) except -1 nogil
    cdef float reward(self, int seat) except? -1 nogil
