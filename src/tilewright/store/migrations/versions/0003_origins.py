"""Where users come from, so that shared queues are fair; banned networks; who wants a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Go forward."""
    op.add_column("users", sa.Column("origin", sa.String(length=16)))
    op.add_column(
        "seats", sa.Column("again", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(length=43), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("network", name=op.f("pk_bans")),
    )


def downgrade() -> None:
    """Go back; bans are lost."""
    op.drop_table("bans")
    op.drop_column("seats", "again")
    op.drop_column("users", "origin")
