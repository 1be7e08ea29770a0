cimport cython
from tilewright.bots cimport const, netmath
from tilewright.core cimport const as core
from tilewright.core.cshims cimport pointers

cdef int MOST_TRACED


@cython.final
cdef class Net:
    cdef readonly int middle_size
    cdef readonly int board_size
    cdef short[::1] middle_rows
    cdef short[::1] board_rows
    cdef short[::1] view_rows
    cdef short[::1] first_bias
    cdef short[::1] second_rows
    cdef int[::1] second_bias
    cdef short[::1] third_row
    cdef public int third_bias
    cdef short[::1] slots
    cdef unsigned long long[::1] keys
    cdef int[::1] values
    cdef int slot
    cdef public bint is_tracing
    cdef readonly int trace_size
    cdef public unsigned char[::1] trace
    cdef int trace_at
    cdef unsigned char wanted[const.MAX_MIDDLE]
    cdef unsigned char held[const.MAX_MIDDLE]
    cdef short middle[const.HIDDEN]
    cdef short sums[const.HIDDEN]

    @cython.locals(i=int)
    cdef int begin(self) except -1 nogil
    cdef int add_middle(self, int index, int count) noexcept nogil
    @cython.locals(i=int)
    cdef int finish_middle(self) except -1 nogil
    @cython.locals(start=int, i=int)
    cdef bint find_board(self, int seat, unsigned long long key) except -1 nogil
    @cython.locals(at=int, into="short *", row="short *")
    cdef int add_board(self, int index, int count) except -1 nogil
    @cython.locals(board="short *")
    cdef int start_view(self, int slot) except -1 nogil
    @cython.locals(board="short *")
    cdef int add_other(self, int slot) except -1 nogil
    @cython.locals(row="short *")
    cdef int add_view(self, int index) except -1 nogil
    @cython.locals(total="long long")
    cdef int output(self) except? -1 nogil
