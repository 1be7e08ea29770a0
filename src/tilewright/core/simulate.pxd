from tilewright.core cimport nogil
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State
