"""Scopes, expiry and last use of keys; browsers that are known to have logged in to an account."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

YEAR = 365 * 86_400_000  # milliseconds


def upgrade() -> None:
    """Add both. Tokens of earlier versions keep all their rights, for a year."""
    op.add_column("keys", sa.Column("scopes", sa.String(40), nullable=False, server_default=""))
    op.add_column("keys", sa.Column("used", sa.BigInteger()))
    op.add_column("keys", sa.Column("device", sa.String(64)))
    op.create_index("ix_keys_expires", "keys", ["expires"])
    keys = sa.table("keys", *map(sa.column, ("kind", "scopes", "expires")))
    tokens = sa.update(keys).where(keys.c.kind == "token")
    op.get_bind().execute(tokens.values(scopes="account play read"))
    year = time.time_ns() // 1_000_000 + YEAR
    op.get_bind().execute(tokens.where(keys.c.expires.is_(None)).values(expires=year))
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", "player", name="pk_devices"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_devices_player"),
    )
    op.create_index("ix_devices_player", "devices", ["player"])
