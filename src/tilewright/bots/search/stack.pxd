from tilewright.bots cimport const
from tilewright.core cimport const as core
from tilewright.core.actionlist cimport ActionList
from tilewright.core.state cimport State


cdef class Frame:
    cdef State state
    cdef ActionList actions
    cdef Frame next
    cdef int length
    cdef int killer
    cdef int scores[core.MAX_LEGAL]
    cdef short line[const.MAX_LINE]
