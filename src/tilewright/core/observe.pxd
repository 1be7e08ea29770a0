from tilewright.core.cshims cimport pointers
from tilewright.core.state cimport State


cpdef int observe_into(State state, int seat, float[::1] into) except -1
