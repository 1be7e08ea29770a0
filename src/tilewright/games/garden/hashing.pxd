# Inlined into the modules that call it.
cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.garden cimport const
from tilewright.games.garden.position cimport Position


cdef unsigned long long scatter(unsigned long long kind, unsigned long long word) noexcept nogil
@cython.locals(key="unsigned long long", word="unsigned long long", place=int, i=int)
cdef unsigned long long display_key(Position state) noexcept nogil
@cython.locals(key="unsigned long long", word="unsigned long long", hexagon=int)
cdef unsigned long long tower_key(Position state) noexcept nogil
@cython.locals(key="unsigned long long", word="unsigned long long")
cdef unsigned long long turn_key(Position state) noexcept nogil
@cython.locals(word="unsigned long long", i=int)
cdef unsigned long long copying_key(Position state) noexcept nogil
@cython.locals(key="unsigned long long", word="unsigned long long")
cdef unsigned long long paying_key(Position state) noexcept nogil
@cython.locals(key="unsigned long long", word="unsigned long long", kind=int, area=int)
cdef unsigned long long board_key(Position state, int seat) noexcept nogil
@cython.locals(key="unsigned long long", left="unsigned long long", twice="unsigned long long",
               thrice="unsigned long long", hexagon=int)
cdef unsigned long long storage_key(Position state, int seat, int kind) noexcept nogil
@cython.locals(key="unsigned long long")
cdef unsigned long long garden_key(Position state, int seat, int kind) noexcept nogil
@cython.locals(found="unsigned long long", i=int)
cdef unsigned long long bit_of_kinds(unsigned long long *cells, int bit) noexcept nogil
