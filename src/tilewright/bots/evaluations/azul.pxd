cimport cython
from tilewright.bots.evaluation cimport Evaluation
from tilewright.core.state cimport State
from tilewright.games.azul cimport const, rules
from tilewright.games.azul.state cimport Azul
from tilewright.games.azul.table cimport Table

cdef double LINE_SHARE
cdef double TILE_HOPE
cdef double ROW_HOPE
cdef double COLUMN_HOPE
cdef double COLOUR_HOPE


cdef class AzulEvaluation(Evaluation):
    cdef Azul scratch

    @cython.locals(table=Azul, value=double)
    cdef double fast_value(self, State state, int seat) except? -1
    @cython.locals(value=double, line=int)
    cdef double begun_lines(self, Table table, int seat) except? -1
    @cython.locals(value=double, colour=double, i=int)
    cdef double begun_bonuses(self, Table table, int seat) except? -1
    @cython.locals(laid=int)
    cdef double progress(self, int mask) except? -1
