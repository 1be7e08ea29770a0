from tilewright.core cimport release
from tilewright.core.rng cimport Rng
from tilewright.core.state cimport State
