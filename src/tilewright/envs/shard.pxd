cimport cython
from tilewright.core cimport const as core
from tilewright.core.actionlist cimport ActionList
from tilewright.core.cshims cimport bits, pointers
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State
from tilewright.envs cimport const
from tilewright.envs.buffers cimport Buffers
from tilewright.envs.cshims cimport list_access


@cython.final
cdef class EnvOptions:
    cdef list openings
    cdef int count
    cdef int reward
    cdef bint restarts


@cython.final
cdef class Env:
    cdef EnvOptions options
    cdef readonly State state
    cdef readonly Rng seed_rng
    cdef readonly Rng chance_rng
    cdef readonly Rng bot_rng
    cdef readonly long long matches
    cdef int opening
    cdef bint ended
    cdef bint counted
    cdef short base_scores[core.MAX_SEATS]
    cdef short final_scores[core.MAX_SEATS]
    cdef float final_rewards[core.MAX_SEATS]

    cdef int start_match(self) except -1 nogil
    @cython.locals(seat=int)
    cdef int keep_scores(self) except -1 nogil
    cdef bint is_legal(self, long long action) except -1 nogil
    cdef int act(self, int action, list choosers) except -1 nogil
    @cython.locals(action=int)
    cdef int advance(self, list choosers) except -1 nogil
    @cython.locals(seat=int)
    cdef int end_match(self) except -1 nogil
    @cython.locals(best=int, winners=int, seat=int, won=bint)
    cdef int share_win(self) except -1 nogil
    @cython.locals(best=int, other=int)
    cdef int best_other(self, int seat) except? -1 nogil
    @cython.locals(seat=int)
    cdef int write_rewards(self, int i, Buffers buffers) except -1 nogil
    cdef float reward(self, int seat) except? -1 nogil


@cython.final
cdef class Shard:
    cdef int first
    cdef int last
    cdef Py_ssize_t size
    cdef readonly list choosers
    cdef bint holds_gil
    cdef ActionList actions
    cdef Rng rng
    cdef int illegal
    cdef object error

    @cython.locals(i=int, env=Env)
    cdef int run_holding_gil(self, list envs, Buffers buffers, int tasks) except -1 with gil
    cdef int run(self, Env env, Py_ssize_t i, Buffers buffers, int tasks) except -1 nogil
    @cython.locals(mask="unsigned char *", place="float *")
    cdef int observe(self, Env env, Py_ssize_t i, Buffers buffers) except -1 nogil
    cdef int sample(self, Env env, Py_ssize_t i, Buffers buffers) except -1 nogil
