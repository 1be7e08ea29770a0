cimport cython
from tilewright.core cimport const
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State


@cython.locals(made="long long")
cdef long long play_on(State state, Rng rng, long long moves) except -1 nogil


# Below play_on, because the two modules declare each other.
from tilewright.core cimport nogil
