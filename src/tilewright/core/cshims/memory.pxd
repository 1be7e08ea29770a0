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
    """
    int copy_fields "tw_copy_fields"(object target, object source) noexcept nogil
