cimport cython
from tilewright.core.cshims cimport bits
from tilewright.games.azul cimport const
from tilewright.games.azul.table cimport Table


@cython.locals(key="unsigned long long", word="unsigned long long", source=int, colour=int)
cdef unsigned long long offer_key(Table table) except? 0 nogil
@cython.locals(key="unsigned long long", word="unsigned long long", colour=int)
cdef unsigned long long turn_key(Table table) except? 0 nogil
@cython.locals(key="unsigned long long", word="unsigned long long", line=int, row=int)
cdef unsigned long long board_key(Table table, int seat) except? 0 nogil
