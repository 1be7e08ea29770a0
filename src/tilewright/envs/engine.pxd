from tilewright.envs cimport rounds
from tilewright.envs.hand cimport Hand
from tilewright.envs.lent cimport Lent
from tilewright.envs.part cimport Part


cpdef int work(Part part, list hands, list slots, Lent lent, int jobs) except -2
cpdef serve(Hand hand)
