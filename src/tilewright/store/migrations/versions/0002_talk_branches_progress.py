"""Talk at the table, matches that branch off others, and analyses under way.

There is no way back: earlier versions would lose what people agreed to, and branches.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward."""
    with op.batch_alter_table("matches") as matches:
        matches.add_column(_with_default("free_chat", sa.Boolean(), sa.false()))
        matches.add_column(sa.Column("branch_of", sa.String(length=16)))
        matches.add_column(sa.Column("branch_ply", sa.Integer()))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(_with_default("chat", sa.Boolean(), sa.false()))
    with op.batch_alter_table("analyses") as analyses:
        analyses.add_column(sa.Column("ply", sa.Integer()))
        analyses.add_column(_with_default("seconds", sa.Float(), sa.text("0.5")))
        analyses.add_column(_with_default("progress", sa.Float(), sa.text("0")))


def _with_default(
    name: str, kind: sa.types.TypeEngine[Any], value: sa.ColumnElement[Any] | sa.TextClause
) -> sa.Column[Any]:
    """Return a column that rows from before have a value in."""
    return sa.Column(name, kind, nullable=False, server_default=value)
