# C shim: the .py beside this file stays Python; native code uses these C forms.
# A state is: Python's header, the method table, the event list, and below that only numbers.
cdef extern from *:
    """
    #include <string.h>
    #define TW_FIELDS (sizeof(PyObject) + sizeof(void *) + sizeof(PyObject *))
    static inline int tw_copy_fields(PyObject *target, PyObject *source) {
        /* A Python subclass is longer; what it adds is not ours to copy. */
        Py_ssize_t own = Py_TYPE(target)->tp_basicsize, other = Py_TYPE(source)->tp_basicsize;
        memcpy((char *)target + TW_FIELDS, (char *)source + TW_FIELDS,
               (size_t)(own < other ? own : other) - TW_FIELDS);
        return 0;
    }
    static inline int tw_fill(unsigned char *into, int size, int at, int count, int value) {
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        /* A short array fits into one word, which takes the same time for every count. */
        if (size < 8) {
            unsigned long long word = 0, here = ((1ULL << (8 * count)) - 1) << (8 * at);
            memcpy(&word, into, (size_t)size);
            word = (word & ~here) | (0x0101010101010101ULL * (unsigned)value & here);
            memcpy(into, &word, (size_t)size);
            return 0;
        }
    #endif
        memset(into + at, value, (size_t)count);
        return 0;
    }
    """
    int fill "tw_fill"(
        unsigned char *into, int size, int at, int count, int value) noexcept nogil
    int copy_fields "tw_copy_fields"(object target, object source) noexcept nogil
