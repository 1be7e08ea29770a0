"""Matches that start from a position.

On the way back these matches are deleted: without their positions they cannot be replayed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Go forward."""
    op.add_column("matches", sa.Column("position", sa.Text()))


def downgrade() -> None:
    """Go back; matches from a position are deleted, since nothing else could replay them."""
    started = "(SELECT id FROM matches WHERE position IS NOT NULL)"
    for table in ("analyses", "answers", "plies", "seats"):
        op.execute(sa.text(f"DELETE FROM {table} WHERE match IN {started}"))
    op.execute(sa.text("DELETE FROM matches WHERE position IS NOT NULL"))
    op.drop_column("matches", "position")
