# C shim: the .py beside this file stays Python; native code uses these C forms.
# The lists belong to a batch and do not change while native code runs.
from cpython.object cimport PyObject
from tilewright.bots.chooser cimport Chooser
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State


cdef extern from "Python.h":
    PyObject **items "PySequence_Fast_ITEMS"(list things) noexcept nogil
    Py_ssize_t size "PyList_GET_SIZE"(list things) noexcept nogil


cdef inline int load_opening(State state, list openings, int index) except -1 nogil:
    return state.fast_copy_from(<State>items(openings)[index])


cdef inline int choose(list choosers, State state, Rng rng) except -2 nogil:
    return (<Chooser>items(choosers)[state.actor]).fast_choose(state, rng)
