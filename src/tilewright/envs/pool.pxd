cimport cython
from tilewright.envs cimport const
from tilewright.envs.buffers cimport Buffers
from tilewright.envs.cshims cimport atomics
from tilewright.envs.shard cimport Shard


@cython.final
cdef class Signal:
    cdef int flag[1]
    cdef atomics.PyThread_type_lock lock

    cdef int send(self) noexcept nogil
    cdef int wait(self) noexcept nogil


@cython.final
cdef class Worker:
    cdef Shard shard
    cdef list envs
    cdef Signal start
    cdef Signal done
    cdef int tasks
    cdef Buffers buffers


# After the classes above, which this shim imports from here.
from tilewright.envs.cshims cimport dispatch


cpdef int run(Shard shard, list workers, list envs, Buffers buffers, int tasks) except -2
cpdef serve(Worker worker)
