# C shim: the .py beside this file stays Python; native code uses these C forms.
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State
from tilewright.core cimport simulate


cdef inline long long play_on(State state, Rng rng, long long moves) except -1:
    with nogil:
        return simulate.play_on(state, rng, moves)
