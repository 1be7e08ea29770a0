cimport cython
from tilewright.core.actionlist cimport ActionList
from tilewright.core.state cimport State


@cython.locals(actions=ActionList, child=State, total="long long", i=int)
cdef long long count_leaves(State state, int depth) except -1
