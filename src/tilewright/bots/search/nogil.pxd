# C shim: the .py beside this file stays Python; native code uses these C forms.
from tilewright.bots.search.alphabeta cimport AlphaBeta
from tilewright.bots.search.tree cimport Tree


cdef inline int weigh(AlphaBeta search, int action, int depth, int alpha, int beta) except? -1:
    with nogil:
        return search.weigh(action, depth, alpha, beta)


cdef inline int run(Tree tree, int playouts) except -1:
    with nogil:
        return tree.run(playouts)
