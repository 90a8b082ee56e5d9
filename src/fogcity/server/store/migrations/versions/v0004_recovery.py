"""Recovery codes; an index for the lists of live and finished games at open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table of codes, and replace an index by one that these lists can use."""
    op.create_table(
        "recovery",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("start", sa.String(8), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "start", name="pk_recovery"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_recovery_player"),
    )
    op.drop_index("ix_tables_status_changed", "tables")
    op.create_index("ix_tables_status_open_changed", "tables", ["status", "open", "changed"])
