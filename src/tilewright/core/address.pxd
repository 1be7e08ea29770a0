# The C forms of address.py.
cdef inline float *float_at(float[::1] numbers, Py_ssize_t at) noexcept nogil:
    return &numbers[at]
