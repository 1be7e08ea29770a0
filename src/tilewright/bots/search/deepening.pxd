from tilewright.bots cimport const
from tilewright.bots.search cimport nogil
from tilewright.bots.search.alphabeta cimport AlphaBeta
