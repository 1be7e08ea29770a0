cimport cython
from tilewright.bots cimport const
from tilewright.bots.evaluation cimport Evaluation
from tilewright.bots.stop cimport Stop
from tilewright.core.cshims cimport bits, cmath
from tilewright.core cimport const as core
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State

cdef double CURIOSITY, BOLDNESS, FOCUS


@cython.final
cdef class Tree:
    cdef Evaluation evaluation
    cdef readonly bint guided
    cdef State root
    cdef State state
    cdef State child
    cdef ActionList actions
    cdef Rng rng
    cdef Rng chance
    cdef Stop stop
    cdef int room
    cdef int used
    cdef public long long nodes
    cdef public int longest
    cdef int depth
    cdef long long node_limit
    cdef unsigned long long salt
    cdef int[::1] first
    cdef int[::1] size
    cdef int[::1] action
    cdef int[::1] visits
    cdef double[::1] total
    cdef float[::1] prior
    cdef int path[const.MAX_PATH]
    cdef int mover[const.MAX_PATH]
    cdef double share[core.MAX_SEATS]

    cdef int sow(self, int node, int action) noexcept nogil
    @cython.locals(_=int)
    cdef int run(self, int playouts) except -1 nogil
    @cython.locals(node=int, length=int)
    cdef int walk(self) except -1 nogil
    @cython.locals(count=int, i=int)
    cdef int grow(self, int node) except -1 nogil
    @cython.locals(seat=int, best=double, sum_of_priors=double, i=int, chosen=int)
    cdef int foresee(self, int node) except -1 nogil
    @cython.locals(width=int)
    cdef int sample(self, int node) noexcept nogil
    @cython.locals(log_visits=double, best=double, chosen=int, start=int, i=int, child=int,
                   value=double)
    cdef int best_plain(self, int node) noexcept nogil
    @cython.locals(reach=double, best=double, chosen=int, child=int, value=double)
    cdef int best_guided(self, int node) noexcept nogil
    cdef int play_out(self) except -1 nogil
    @cython.locals(best=int, winners=int, seat=int, score=int)
    cdef int divide(self) except -1 nogil
    cdef int estimate(self) except -1 nogil
    @cython.locals(best=int, seat=int, scale=double, total=double)
    cdef int judge(self, State state) except -1 nogil
    @cython.locals(i=int)
    cdef int carry_back(self, int length) except -1 nogil
    @cython.locals(child=int)
    cdef int place_of(self, int action) noexcept nogil
    @cython.locals(chosen=int, child=int)
    cdef int most_visited(self, int node) noexcept nogil
