# C shim: the .py beside this file stays Python; native code uses these C forms.
from tilewright.envs cimport const
from tilewright.envs.buffers cimport Buffers
from tilewright.envs.cshims.list_access cimport items, size
from tilewright.envs.pool cimport Worker
from tilewright.envs.shard cimport Env, Shard


cdef inline int run(Shard shard, list workers, list envs, Buffers buffers, int tasks) except -2:
    cdef int illegal
    set_buffers(workers, buffers)
    with nogil:
        illegal = check_then_run(shard, workers, envs, buffers, tasks)
    set_buffers(workers, None)
    return illegal


cdef inline int set_buffers(list workers, Buffers buffers) except -1:
    cdef Py_ssize_t i
    for i in range(size(workers)):
        (<Worker>items(workers)[i]).buffers = buffers
    return 0


cdef inline int check_then_run(
        Shard shard, list workers, list envs, Buffers buffers, int tasks) noexcept nogil:
    cdef int illegal = -1
    if tasks & const.CHECK:
        run_parallel(shard, workers, envs, buffers, const.CHECK)
        illegal = first_illegal(shard, workers)
    if illegal < 0:
        run_parallel(shard, workers, envs, buffers, tasks & ~const.CHECK)
    return illegal


cdef inline int first_illegal(Shard shard, list workers) noexcept nogil:
    cdef Py_ssize_t i
    if shard.illegal >= 0:
        return shard.illegal
    for i in range(size(workers)):
        if (<Worker>items(workers)[i]).shard.illegal >= 0:
            return (<Worker>items(workers)[i]).shard.illegal
    return -1


cdef inline int run_parallel(
        Shard shard, list workers, list envs, Buffers buffers, int tasks) noexcept nogil:
    cdef Py_ssize_t i
    for i in range(size(workers)):
        (<Worker>items(workers)[i]).tasks = tasks
        (<Worker>items(workers)[i]).start.send()
    run_shard(shard, envs, buffers, tasks)
    for i in range(size(workers)):
        (<Worker>items(workers)[i]).done.wait()
    return 0


cdef inline int run_shard(Shard shard, list envs, Buffers buffers, int tasks) noexcept nogil:
    cdef Py_ssize_t i
    shard.illegal = -1
    if shard.holds_gil:
        return shard.run_holding_gil(envs, buffers, tasks)
    for i in range(shard.first, shard.last):
        shard.run(<Env>items(envs)[i], i, buffers, tasks)
    return 0


cdef inline int serve(Worker worker) noexcept:
    with nogil:
        worker.start.wait()
        while worker.tasks:
            run_shard(worker.shard, worker.envs, worker.buffers, worker.tasks)
            worker.done.send()
            worker.start.wait()
    return 0
