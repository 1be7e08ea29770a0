from tilewright.bots cimport const
from tilewright.bots.search cimport release
from tilewright.bots.search.alphabeta cimport AlphaBeta
