from tilewright.bots.search cimport release
from tilewright.bots.search.tree cimport Tree
