"""Memory: users, matches and their plies, in SQLite or PostgreSQL, behind one interface."""

from tilewright.store.errors import NO_ANSWER, Fenced, StoreDown
from tilewright.store.ledger import Ledger
from tilewright.store.rows import Analysis, AnswerRow, Change, MatchRow, PlyRow, SeatRow, User
from tilewright.store.store import Store, Stored

__all__ = [
    "NO_ANSWER",
    "Analysis",
    "AnswerRow",
    "Change",
    "Fenced",
    "Ledger",
    "MatchRow",
    "PlyRow",
    "SeatRow",
    "Store",
    "StoreDown",
    "Stored",
    "User",
]
