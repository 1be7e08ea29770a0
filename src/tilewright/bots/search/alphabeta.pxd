cimport cython
from tilewright.bots cimport const
from tilewright.bots.evaluation cimport Evaluation
from tilewright.bots.search cimport cache as memory
from tilewright.bots.search.cache cimport Cache
from tilewright.bots.search.frame cimport Frame
from tilewright.bots.stop cimport Stop
from tilewright.core cimport const as core
from tilewright.core.state cimport State


@cython.final
cdef class AlphaBeta:
    cdef Evaluation evaluation
    cdef Cache cache
    cdef Stop stop
    cdef Frame root
    cdef int me
    cdef public long long nodes
    cdef public long long node_limit
    cdef public bint stopped
    cdef public bint is_cut
    cdef int history[2][core.MAX_ACTIONS]

    cdef int weigh(self, int action, int depth, int alpha, int beta) except? -1 nogil
    @cython.locals(actor=int)
    cdef int follow(self, Frame frame, int depth, int alpha, int beta) except? -1 nogil
    cdef bint may_cut(self, Frame frame) noexcept nogil
    @cython.locals(value=int)
    cdef int judge(self, Frame frame) except? -1 nogil
    @cython.locals(key="unsigned long long", data="unsigned long long", hint=int)
    cdef int search(self, Frame frame, int depth, int alpha, int beta) except? -1 nogil
    @cython.locals(bound=int)
    cdef bint settles(self, unsigned long long data, int alpha, int beta) noexcept nogil
    @cython.locals(best=int, chosen=int, bound=int, i=int, action=int, value=int)
    cdef int try_all(self, Frame frame, unsigned long long key, int depth, int alpha,
                     int beta) except? -1 nogil
    @cython.locals(less=int, value=int)
    cdef int try_one(self, Frame frame, int i, int depth, int alpha, int beta) except? -1 nogil
    @cython.locals(side=int, i=int, action=int)
    cdef int rank(self, Frame frame, int hint) noexcept nogil
    @cython.locals(best=int, j=int, action=int)
    cdef int next_action(self, Frame frame, int i) noexcept nogil
    @cython.locals(side=int, i=int)
    cdef int praise(self, Frame frame, int action, int depth) noexcept nogil
    cdef int keep_line(self, Frame frame, int action) noexcept nogil
