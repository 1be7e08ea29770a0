cimport cython
from tilewright.bots cimport const
from tilewright.bots.evaluation cimport Evaluation
from tilewright.bots.search cimport transpositions
from tilewright.bots.search.transpositions cimport TranspositionTable
from tilewright.bots.search.stack cimport Frame
from tilewright.bots.stop cimport Stop
from tilewright.core cimport const as core
from tilewright.core.state cimport State


@cython.final
cdef class AlphaBeta:
    cdef Evaluation evaluation
    cdef TranspositionTable table
    cdef Stop stop
    cdef Frame root
    cdef int seat
    cdef public long long nodes
    cdef public long long node_limit
    cdef public bint stopped
    cdef public bint hit_depth_limit
    cdef int history[2][core.MAX_ACTIONS]

    cdef int search_action(self, int action, int depth, int alpha, int beta) except? -1 nogil
    @cython.locals(actor=int)
    cdef int search_child(self, Frame frame, int depth, int alpha, int beta) except? -1 nogil
    cdef bint can_evaluate(self, Frame frame) noexcept nogil
    @cython.locals(value=int)
    cdef int evaluate_child(self, Frame frame) except? -1 nogil
    @cython.locals(key="unsigned long long", entry="unsigned long long", table_action=int)
    cdef int search(self, Frame frame, int depth, int alpha, int beta) except? -1 nogil
    @cython.locals(bound=int)
    cdef bint is_conclusive(self, unsigned long long entry, int alpha, int beta) noexcept nogil
    @cython.locals(best=int, chosen=int, bound=int, i=int, action=int, value=int)
    cdef int search_actions(self, Frame frame, unsigned long long key, int depth, int alpha,
                            int beta) except? -1 nogil
    @cython.locals(reduction=int, value=int)
    cdef int search_next(self, Frame frame, int i, int depth, int alpha, int beta) except? -1 nogil
    @cython.locals(side=int, i=int, action=int)
    cdef int score_actions(self, Frame frame, int table_action) noexcept nogil
    @cython.locals(best=int, j=int, action=int)
    cdef int pick_next(self, Frame frame, int i) noexcept nogil
    @cython.locals(side=int, i=int)
    cdef int update_history(self, Frame frame, int action, int depth) noexcept nogil
    cdef int update_line(self, Frame frame, int action) noexcept nogil
