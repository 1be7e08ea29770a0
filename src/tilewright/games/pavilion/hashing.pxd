# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.pavilion cimport const
from tilewright.games.pavilion.position cimport Position


@cython.locals(key="unsigned long long", word="unsigned long long", source=int, colour=int)
cdef unsigned long long offer_key(Position state) except? 0 nogil
@cython.locals(key="unsigned long long", word="unsigned long long", colour=int)
cdef unsigned long long turn_key(Position state) except? 0 nogil
@cython.locals(key="unsigned long long", word="unsigned long long", colour=int, star=int)
cdef unsigned long long board_key(Position state, int seat) except? 0 nogil
