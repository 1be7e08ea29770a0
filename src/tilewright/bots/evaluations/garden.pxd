cimport cython
from tilewright.bots.evaluation cimport Evaluation
from tilewright.core cimport bits
from tilewright.core.state cimport State
from tilewright.games.garden cimport board, const, groups, scoring
from tilewright.games.garden.state cimport Garden
from tilewright.games.garden.table cimport Table

cdef double TILE_WORTH
cdef double EXPANSION_WORTH
cdef double JOKER_WORTH
cdef double FADING
cdef double LEFT_OVER
cdef double GROUP_HOPE
cdef double DECORATION_HOPE
cdef double FREE_CELL


cdef class GardenEvaluation(Evaluation):
    cdef Garden scratch

    @cython.locals(table=Garden, value=double)
    cdef double fast_value(self, State state, int seat) except? -1
    @cython.locals(now=int, value=double)
    cdef double wheel_to_come(self, Table table, int seat) except? -1
    @cython.locals(value=double, i=int, cells="unsigned long long", group="unsigned long long")
    cdef double group_worth(self, Table table, int seat) except? -1
    @cython.locals(total=double, size=int)
    cdef double sum_of_values(self, Table table, int seat, unsigned long long group) except? -1
    @cython.locals(later=double, value=double, threat=double)
    cdef double storage_worth(self, Table table, int seat) except? -1
    @cython.locals(value=double, decoration=int, area=int, laid=int, hope=double)
    cdef double begun(self, Table table, int seat) except? -1
