"""Sessions, second factors, recovery codes and e-mail addresses; what names look like.

On the way back everyone is logged out, and second factors and e-mail addresses are lost.
"""

import sqlalchemy as sa
from alembic import op

from tilewright.store.skeletons import skeleton

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Go forward."""
    op.add_column("users", sa.Column("skeleton", sa.String(length=200)))
    op.add_column("users", sa.Column("email", sa.String(length=254)))
    op.add_column("users", sa.Column("used", sa.BigInteger()))
    op.create_index(op.f("ix_users_skeleton"), "users", ["skeleton"], unique=True)
    op.create_index(op.f("ix_users_email"), "users", ["email"])
    _fill_skeletons()
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("browser", sa.String(length=40), nullable=False),
        sa.Column("system", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_sessions_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("token", name=op.f("uq_sessions_token")),
    )
    op.create_index(op.f("ix_sessions_user"), "sessions", ["user"])
    op.create_index(op.f("ix_sessions_created"), "sessions", ["created"])
    op.create_table(
        "second_factors",
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("step", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("tried", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_second_factors_user")),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_second_factors")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_recovery_codes_user")),
        sa.PrimaryKeyConstraint("user", "code", name=op.f("pk_recovery_codes")),
    )
    op.create_table(
        "mail_tokens",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("purpose", sa.String(length=40), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_mail_tokens_user")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_mail_tokens")),
    )
    op.create_index(op.f("ix_mail_tokens_user"), "mail_tokens", ["user"])


def downgrade() -> None:
    """Go back; everyone has to log in again."""
    for table in ("mail_tokens", "recovery_codes", "second_factors", "sessions"):
        op.drop_table(table)
    op.drop_index(op.f("ix_users_email"), "users")
    op.drop_index(op.f("ix_users_skeleton"), "users")
    for column in ("skeleton", "email", "used"):
        op.drop_column("users", column)


def _fill_skeletons() -> None:
    """Give every account the skeleton of its name; of several that look alike, the first."""
    connection = op.get_bind()
    users = sa.table("users", sa.column("id"), sa.column("kind"), sa.column("name"))
    accounts = sa.select(users.c.id, users.c.name).where(users.c.kind == "account")
    change = sa.text("UPDATE users SET skeleton = :skeleton WHERE id = :id")
    seen = set()
    for user_id, name in connection.execute(
        accounts.order_by(sa.literal_column("created"), users.c.id)
    ).all():
        found = skeleton(name)
        if found not in seen:
            seen.add(found)
            connection.execute(change, {"skeleton": found, "id": user_id})
