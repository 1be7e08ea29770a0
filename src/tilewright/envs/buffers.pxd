cdef class Buffers:
    cdef const long long[::1] actions
    cdef unsigned char[::1] masks
    cdef float[::1] observations
    cdef float[::1] rewards
    cdef unsigned char[::1] finished
    cdef signed char[::1] actors
    cdef long long[::1] samples
    cdef unsigned long long sample_seed
    cdef bint wants_masks
    cdef bint wants_observations
    cdef bint wants_rewards
    cdef bint wants_finished
    cdef bint wants_actors
