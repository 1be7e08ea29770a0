"""The database: users, matches and their plies, in SQLite or PostgreSQL, behind one interface."""

from tilewright.store.analyses import Analyses
from tilewright.store.bans import Bans
from tilewright.store.errors import NO_ANSWER, Fenced, StoreDown, UserGone
from tilewright.store.factors import Factors
from tilewright.store.leases import Leases, Standing
from tilewright.store.ledger import Ledger
from tilewright.store.mail import MailTokens
from tilewright.store.matches import Matches
from tilewright.store.rows import Analysis, Ban, MailToken, SecondFactor, Session, User
from tilewright.store.sessions import OpenSessions
from tilewright.store.store import Store
from tilewright.store.users import Users
from tilewright.table.rows import (
    ANSWERS_KEPT,
    AnswerRow,
    LedgerEntry,
    MatchRow,
    PlyRow,
    SeatRow,
    Stored,
)

__all__ = [
    "ANSWERS_KEPT",
    "NO_ANSWER",
    "Analyses",
    "Analysis",
    "AnswerRow",
    "Ban",
    "Bans",
    "Factors",
    "Fenced",
    "Leases",
    "Ledger",
    "LedgerEntry",
    "MailToken",
    "MailTokens",
    "MatchRow",
    "Matches",
    "OpenSessions",
    "PlyRow",
    "SeatRow",
    "SecondFactor",
    "Session",
    "Standing",
    "Store",
    "StoreDown",
    "Stored",
    "User",
    "UserGone",
    "Users",
]
