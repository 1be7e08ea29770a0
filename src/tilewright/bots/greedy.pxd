cimport cython
from tilewright.bots.chooser cimport Chooser
from tilewright.bots.evaluation cimport Evaluation
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State


cdef class GreedyChooser(Chooser):
    cdef Evaluation evaluation
    cdef State child
    cdef ActionList actions

    @cython.locals(best=int, value=int, equals=int, chosen=int, i=int)
    cdef int fast_choose(self, State state, Rng rng) except -2 nogil
