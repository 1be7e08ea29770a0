cimport cython
from tilewright.bots.evaluation cimport Evaluation
from tilewright.core cimport bits
from tilewright.core.state cimport State
from tilewright.games.pavilion cimport board, const, scoring
from tilewright.games.pavilion.state cimport Pavilion
from tilewright.games.pavilion.table cimport Table

cdef double TILE_WORTH
cdef double WILD_WORTH
cdef double OWED_WORTH
cdef double SPENT_LATE
cdef double STAR_HOPE
cdef double COST_HOPE
cdef double STRUCTURE_HOPE


cdef class PavilionEvaluation(Evaluation):
    cdef Pavilion scratch

    @cython.locals(table=Pavilion, value=double)
    cdef double fast_value(self, State state, int seat) except? -1
    @cython.locals(worth=double, value=double, count=int, colour=int)
    cdef double hand_worth(self, Table table, int seat) except? -1
    @cython.locals(value=double, star=int, laid=int, bonus=int, i=int, size=int,
                   mask="unsigned long long")
    cdef double begun_bonuses(self, Table table, int seat) except? -1
    @cython.locals(value=double, laid=int, i=int, size=int, mask="unsigned long long")
    cdef double begun_structures(self, Table table, int seat) except? -1
