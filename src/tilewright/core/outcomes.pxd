cimport cython
from tilewright.core.cshims cimport pointers
from tilewright.core.actionlist cimport ActionList
from tilewright.core.state cimport State


@cython.locals(actions=ActionList, child=State, i=Py_ssize_t)
cpdef int observe_outcomes(State state, Py_ssize_t size, float[::1] into) except -1
