# C shim: the .py beside this file stays Python; native code uses these C forms.
cdef inline unsigned char *byte_at(unsigned char[::1] numbers, Py_ssize_t at) noexcept nogil:
    return &numbers[at]


cdef inline float *float_at(float[::1] numbers, Py_ssize_t at) noexcept nogil:
    return &numbers[at]


cdef inline short *short_at(short[::1] numbers, Py_ssize_t at) noexcept nogil:
    return &numbers[at]
