cimport cython
from tilewright.bots.evaluation cimport Evaluation
from tilewright.core.actionlist cimport ActionList
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State


@cython.locals(actions=ActionList, child=State, best=int, value=int,
               equals=int, chosen=int, i=int)
cdef int best_action(State state, Evaluation evaluation, Rng rng) except -1
