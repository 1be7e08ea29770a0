# C shim: the .py beside this file stays Python; native code uses these C forms.
from tilewright.bots.search.alphabeta cimport AlphaBeta
from tilewright.bots.search.tree cimport Tree


cdef inline int search_action(AlphaBeta search, int action, int depth, int alpha, int beta) except? -1:
    with nogil:
        return search.search_action(action, depth, alpha, beta)


cdef inline int run(Tree tree, int simulations) except -1:
    with nogil:
        return tree.run(simulations)
