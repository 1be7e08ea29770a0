# The C forms of rounds.py.
from cpython.object cimport PyObject
from tilewright.core.rng cimport Rng
from tilewright.envs.lent cimport Lent
from tilewright.envs.part cimport Part
from tilewright.envs.reach cimport items
from tilewright.envs.slot cimport Slot


cdef inline Py_ssize_t first_illegal(list slots, Lent lent) except -2:
    cdef Py_ssize_t i
    cdef PyObject **all_slots = items(slots)
    with nogil:
        for i in range(lent.actions.shape[0]):
            if not (<Slot>all_slots[i]).may(lent.actions[i]):
                return i
    return -1


cdef inline int work(Part part, list slots, Lent lent, int jobs) except -1:
    cdef Py_ssize_t i
    cdef PyObject **all_slots = items(slots)
    with nogil:
        for i in range(part.first, part.last):
            part.work(<Slot>all_slots[i], i, lent, jobs)
    return 0


cdef inline int pick(list slots, Rng rng, long long[::1] into) except -1:
    cdef Py_ssize_t i
    cdef PyObject **all_slots = items(slots)
    with nogil:
        for i in range(into.shape[0]):
            into[i] = 0
            if (<Slot>all_slots[i]).state.actor >= 0:
                into[i] = (<Slot>all_slots[i]).state.fast_pick(rng)
    return 0
