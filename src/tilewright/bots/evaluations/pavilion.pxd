cimport cython
from tilewright.bots cimport const as bots
from tilewright.bots.evaluation cimport Evaluation
from tilewright.core cimport bits
from tilewright.core.state cimport State
from tilewright.games.pavilion cimport board, const, scoring
from tilewright.games.pavilion.state cimport Pavilion

cdef int ONE, SCORE, TILES, WILDS, OWED, TURN, TOKEN, STARS, COSTS, STRUCTURES, PHASES


cdef class PavilionEvaluation(Evaluation):
    cdef Pavilion table

    @cython.locals(phase=int)
    cdef int take_in(self, State state) except -1 nogil
    cdef int final_worth(self, int seat) except? -1 nogil
    @cython.locals(colour=int)
    cdef int describe(self, int seat) except -1 nogil
    @cython.locals(star=int, laid=int, bonus=int, i=int, size=int, mask="unsigned long long")
    cdef int describe_hopes(self, int seat) except -1 nogil
