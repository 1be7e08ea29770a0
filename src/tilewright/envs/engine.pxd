from tilewright.core.rng cimport Rng
from tilewright.envs cimport rounds
from tilewright.envs.lent cimport Lent
from tilewright.envs.part cimport Part


cpdef Py_ssize_t first_illegal(list slots, Lent lent) except -2
cpdef work(Part part, list slots, Lent lent, int jobs)
cpdef pick(list slots, Rng rng, long long[::1] into)
