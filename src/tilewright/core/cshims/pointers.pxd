# C shim: the .py beside this file stays Python; native code uses these C forms.
from libc.string cimport memset


cdef inline unsigned char *byte_at(unsigned char[::1] numbers, Py_ssize_t at) noexcept nogil:
    return &numbers[at]


cdef inline float *zeroed_floats(float[::1] numbers, Py_ssize_t at, Py_ssize_t count) noexcept nogil:
    memset(&numbers[at], 0, <size_t>count * sizeof(float))
    return &numbers[at]


cdef inline short *short_at(short[::1] numbers, Py_ssize_t at) noexcept nogil:
    return &numbers[at]
