"""The hints that each seat got.

On the way back they are forgotten; nothing else depends on them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Go forward."""
    op.add_column(
        "seats", sa.Column("hints", sa.JSON(), nullable=False, server_default=sa.text("'[]'"))
    )


def downgrade() -> None:
    """Go back; hints are forgotten."""
    op.drop_column("seats", "hints")
