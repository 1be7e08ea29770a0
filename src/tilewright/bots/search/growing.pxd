from tilewright.bots.search cimport nogil
from tilewright.bots.search.tree cimport Tree
