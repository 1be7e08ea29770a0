# C shim: the .py beside this file stays Python; native code uses these C forms.
from tilewright.envs cimport const
from tilewright.envs.hand cimport Hand
from tilewright.envs.lent cimport Lent
from tilewright.envs.part cimport Part
from tilewright.envs.reach cimport items, size
from tilewright.envs.slot cimport Slot


cdef inline int work(Part part, list hands, list slots, Lent lent, int jobs) except -2:
    cdef int illegal
    lend(hands, lent)
    with nogil:
        illegal = check_and_share(part, hands, slots, lent, jobs)
    lend(hands, None)
    return illegal


cdef inline int lend(list hands, Lent lent) except -1:
    cdef Py_ssize_t i
    for i in range(size(hands)):
        (<Hand>items(hands)[i]).lent = lent
    return 0


cdef inline int check_and_share(
        Part part, list hands, list slots, Lent lent, int jobs) noexcept nogil:
    cdef int illegal = -1
    if jobs & const.CHECK:
        share(part, hands, slots, lent, const.CHECK)
        illegal = first_illegal(part, hands)
    if illegal < 0:
        share(part, hands, slots, lent, jobs & ~const.CHECK)
    return illegal


cdef inline int first_illegal(Part part, list hands) noexcept nogil:
    cdef Py_ssize_t i
    if part.illegal >= 0:
        return part.illegal
    for i in range(size(hands)):
        if (<Hand>items(hands)[i]).part.illegal >= 0:
            return (<Hand>items(hands)[i]).part.illegal
    return -1


cdef inline int share(Part part, list hands, list slots, Lent lent, int jobs) noexcept nogil:
    cdef Py_ssize_t i
    for i in range(size(hands)):
        (<Hand>items(hands)[i]).jobs = jobs
        (<Hand>items(hands)[i]).due.ring()
    go_through(part, slots, lent, jobs)
    for i in range(size(hands)):
        (<Hand>items(hands)[i]).done.wait()
    return 0


cdef inline int go_through(Part part, list slots, Lent lent, int jobs) noexcept nogil:
    cdef Py_ssize_t i
    part.illegal = -1
    for i in range(part.first, part.last):
        part.work(<Slot>items(slots)[i], i, lent, jobs)
    return 0


cdef inline int serve(Hand hand) noexcept:
    with nogil:
        hand.due.wait()
        while hand.jobs:
            go_through(hand.part, hand.slots, hand.lent, hand.jobs)
            hand.done.ring()
            hand.due.wait()
    return 0
