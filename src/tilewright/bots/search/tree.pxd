cimport cython
from tilewright.bots cimport const
from tilewright.bots.evaluation cimport Evaluation
from tilewright.bots.stop cimport Stop
from tilewright.core.cshims cimport bits, cmath
from tilewright.core cimport const as core
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State

cdef double UCB_C, C_PUCT, PRIOR_TEMPERATURE, SPREAD_TO_SCALE


@cython.final
cdef class Tree:
    cdef Evaluation evaluation
    cdef readonly bint guided
    cdef State root
    cdef State state
    cdef State child
    cdef ActionList actions
    cdef Rng rng
    cdef Rng deal_rng
    cdef Stop stop
    cdef int capacity
    cdef int node_count
    cdef public long long nodes
    cdef public int longest
    cdef int depth
    cdef long long node_limit
    cdef unsigned long long salt
    cdef int[::1] first_child
    cdef int[::1] child_count
    cdef int[::1] action
    cdef int[::1] visits
    cdef double[::1] total_share
    cdef float[::1] prior
    cdef int path[const.MAX_PATH]
    cdef int mover[const.MAX_PATH]
    cdef double share[core.MAX_SEATS]

    cdef int init_node(self, int node, int action) noexcept nogil
    @cython.locals(_=int)
    cdef int run(self, int simulations) except -1 nogil
    @cython.locals(node=int, length=int)
    cdef int simulate(self) except -1 nogil
    @cython.locals(count=int, i=int)
    cdef int expand(self, int node) except -1 nogil
    @cython.locals(seat=int, best=double, sum_of_priors=double, i=int, chosen=int)
    cdef int init_priors(self, int node) except -1 nogil
    @cython.locals(width=int)
    cdef int select_deal(self, int node) noexcept nogil
    @cython.locals(log_visits=double, best=double, chosen=int, start=int, i=int, child=int,
                   value=double)
    cdef int select_ucb(self, int node) noexcept nogil
    @cython.locals(exploration=double, best=double, chosen=int, child=int, value=double)
    cdef int select_puct(self, int node) noexcept nogil
    cdef int rollout(self) except -1 nogil
    @cython.locals(best=int, winners=int, seat=int, standing=int)
    cdef int result_shares(self, State state) except -1 nogil
    @cython.locals(best=int, seat=int, scale=double, total=double)
    cdef int predict(self, State state) except -1 nogil
    @cython.locals(i=int)
    cdef int backpropagate(self, int length) except -1 nogil
    @cython.locals(child=int)
    cdef int root_child(self, int action) noexcept nogil
    @cython.locals(chosen=int, child=int)
    cdef int most_visited(self, int node) noexcept nogil


# Below Tree, because the two modules declare each other.
from tilewright.bots.search cimport nogil
