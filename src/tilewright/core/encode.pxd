cimport cython
from tilewright.core.cshims cimport pointers
from tilewright.core.actionlist cimport ActionList
from tilewright.core.state cimport State


cpdef int observe_into(State state, int seat, float[::1] into) except -1
@cython.locals(actions=ActionList, child=State, i=Py_ssize_t)
cpdef int observe_outcomes(State state, Py_ssize_t size, float[::1] into) except -1
